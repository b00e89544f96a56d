// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/proxycredentials.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <vector>

namespace Balehook {

class AccountSession;

/// The name and password typed for a proxy in this run, and who has them. Owned by Sessions.
///
/// Offered again and again, a wrong password may lock the user out of the proxy. So one session tries what was typed,
/// the one that asked last; others that are asked wait. Once the proxy has let a request through all sessions get it,
/// those made later, too. Once it is refused nobody has it any more.
class ProxySignIn final : public QObject
{
    Q_OBJECT

public:
    explicit ProxySignIn(QObject *parent = nullptr);

    /// Asks and answers for \a session until it is deleted or let go of.
    void watch(AccountSession &session);
    void unwatch(AccountSession &session);

    /// What the user typed.
    void set(const ProxyCredentials &typed);
    const ProxyCredentials &credentials() const { return m_credentials; }
    /// The proxy has let a request through with credentials().
    bool isTaken() const { return m_isTaken; }
    /// The proxy is another one now.
    void forget();

    /// From whoever is no session and went to the proxy with \a offered, such as a check: the proxy took them, or
    /// asked again.
    void accepted(const ProxyCredentials &offered);
    void refused(const QString &proxyHost, const ProxyCredentials &offered);
    /// Says wanted(), from the event loop, unless credentials for that proxy are known.
    void ask(const QString &proxyHost);

Q_SIGNALS:
    /// The user is to be asked; the answer goes to set().
    void wanted(const QString &proxyHost);
    /// isTaken() now.
    void taken();

private:
    struct Member
    {
        QPointer<AccountSession> session;
        bool has = false;
        int asked = 0; ///< larger the later it was; 0 for one that does not wait
        int inFlight = 0;
    };

    Member *find(const AccountSession *session);
    void askedBy(AccountSession &session, const QString &proxyHost);
    void answer(AccountSession *session, const QString &proxyHost);
    void count(const AccountSession &session, int inFlight);
    void tryNext();
    void give(Member &member);
    void drop();

    ProxyCredentials m_credentials;
    bool m_isTaken = false;
    std::vector<Member> m_members;
    QPointer<AccountSession> m_trying; ///< has what is not taken yet, and is waited for
    QTimer m_patience; ///< with m_trying while it asks for nothing
    int m_lastAsked = 0;
};

} // namespace Balehook
