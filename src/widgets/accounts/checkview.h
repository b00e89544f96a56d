// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/account/accountcheck.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QGridLayout;

namespace Balehook {

class MessageSign;
class Sessions;
class ValueText;

/// "Check": asks each listing for one record and says, line by line, what came back.
class CheckView final : public QWidget
{
    Q_OBJECT

public:
    explicit CheckView(QWidget *parent = nullptr);
    ~CheckView() override;

    /// Checks go through their proxy and are written down in their history from now on; without them through the
    /// system's proxy. A password that the proxy wants is asked for there.
    void setSessions(Sessions &sessions);
    /// Drops a check under way.
    void check(const Account &account, const BearerToken &token);
    void clear();
    bool isRunning() const { return m_running; }

    /// What the answer says of the total, and of the page that was asked for.
    static QString totalText(const PageAnswer &answer);
    static QString echoText(const PageAnswer &answer);

Q_SIGNALS:
    void finished();

protected:
    bool event(QEvent *event) override;

private:
    struct Row
    {
        MessageSign *sign;
        ValueText *text;
    };

    QPointer<Sessions> m_sessions;
    std::unique_ptr<AccountCheck> m_check;
    QGridLayout *m_layout;
    std::vector<Row> m_rows;
    bool m_running = false;

    void useSessions(const Account &account);
    void refresh();
    void addRow();
    void claimRoom();
};

} // namespace Balehook
