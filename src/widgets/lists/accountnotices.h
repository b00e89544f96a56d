// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "session/account/accountsession.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>

namespace Balehook {

class MessageBar;
struct ListingView;

/// Puts into the message bar what is to be told about the shown account: its token, its listing, waiting times, a list
/// that changed. Watches one view at a time; what belongs to an account leaves the bar with it.
class AccountNotices final : public QObject
{
    Q_OBJECT

public:
    explicit AccountNotices(MessageBar &bar, QObject *parent = nullptr);

    /// Null: no account is shown.
    void watch(ListingView *view);
    void setOffline(bool offline);
    bool isOffline() const { return m_offline; }

    static QString noTokenText();
    /// What a click does about a token that is missing or of no use; the same words wherever it is offered.
    static QString tokenAction(AccountSession::State state);

Q_SIGNALS:
    void tokenRequested();
    void refreshRequested();

private:
    void tellTokenState();
    void tellTokenProblem();
    void tellError();
    void tellListChanged();
    void startWaiting(std::chrono::seconds seconds);
    void tellWaiting();

    MessageBar &m_bar;
    ListingView *m_view = nullptr;
    std::unique_ptr<QObject> m_links; ///< to that view
    QTimer m_countdown;
    std::chrono::seconds m_waiting{};
    bool m_offline = false;
};

} // namespace Balehook
