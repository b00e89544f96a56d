// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/accountcheck.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QGridLayout;
class QLabel;

namespace Balehook {

class RequestHistory;
class ValueText;

/// "Check": asks each listing for one record and says, line by line, what came back.
class CheckView final : public QWidget
{
    Q_OBJECT

public:
    explicit CheckView(QWidget *parent = nullptr);
    ~CheckView() override;

    /// Checks are written down there from now on.
    void setHistory(RequestHistory &history);
    /// Drops a check under way.
    void check(const Account &account, const BearerToken &token, const ProxySettings &proxy);
    void clear();
    bool isRunning() const { return m_running; }

Q_SIGNALS:
    void finished();

protected:
    bool event(QEvent *event) override;

private:
    struct Row
    {
        QLabel *sign;
        ValueText *text;
    };

    QPointer<RequestHistory> m_history;
    std::unique_ptr<AccountCheck> m_check;
    QGridLayout *m_layout;
    std::vector<Row> m_rows;
    bool m_running = false;

    void refresh();
    void addRow();
    void claimRoom();
};

} // namespace Balehook
