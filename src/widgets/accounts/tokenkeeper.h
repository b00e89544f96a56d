// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/bearertoken.h"
#include "session/account/accountsession.h"

#include <QPointer>
#include <QWidget>

#include <optional>

namespace Balehook {

class DialogNotice;

/// Hands a token to a session and, where the keychain does not take it, says why and offers to keep it for this session
/// only or to try again. Shared by the dialogs that take a token.
class TokenKeeper final : public QWidget
{
    Q_OBJECT

public:
    explicit TokenKeeper(QWidget *parent = nullptr);

    /// Ends in kept(), now or after the user's choice; \a session may go away meanwhile.
    void keep(AccountSession &session, const BearerToken &token);
    /// Forgets the token and hides the offer.
    void reset();
    bool isBusy() const { return m_busy; }
    /// The store refused; the user has to choose.
    bool isAsking() const { return m_token.has_value() && !m_busy; }

Q_SIGNALS:
    void busyChanged(bool busy);
    void kept();
    void failed();

private:
    DialogNotice *m_notice;
    QPointer<AccountSession> m_session;
    std::optional<BearerToken> m_token;
    bool m_busy = false;

    void hand(AccountSession::KeepToken how);
    void loseSession();
    void handled(const Outcome &outcome);
    void setBusy(bool busy);
};

} // namespace Balehook
