// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/frame/accountwatch.h"
#include "ctl/frame/failure.h"
#include "ctl/frame/workbench.h"
#include "domain/account/account.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace Balehook {
class AccountSession;
}

namespace Balehook::Ctl {

/// The session of one account, for a command that does not want to wait for a better token: what the session waits for
/// in silence is an error here.
class AccountAccess final : public QObject
{
    Q_OBJECT

public:
    /// \a slug as typed; the id of an account is understood, too.
    AccountAccess(const Workbench &bench, QString slug, QObject *parent = nullptr);
    ~AccountAccess() override;

    /// The account called \a slug; nothing, and \a why, if there is none or are several.
    static std::optional<Account> find(const Workbench &bench, const QString &slug, Failure *why);

    /// Those called \a slugs, each once; all of the profile if there are none.
    static std::optional<std::vector<Account>> findAll(const Workbench &bench, const QStringList &slugs, Failure *why);

    /// Finds the account and reads its token. Then comes opened() or failed(), through the event loop. Requests may be
    /// made from the beginning; they leave when there is a token.
    void open();
    /// Null before opened(), and once the session has gone with the account.
    AccountSession *session() const;
    /// The account is no longer what it was, by an AccountWatch: the session goes.
    bool isLost() const { return m_isLost; }

Q_SIGNALS:
    /// The token is there.
    void opened();
    /// No such account, no token, no keychain, or (at any time) the service refused the token, or another program
    /// removed the account or changed its address. Comes once at most.
    void failed(const Balehook::Ctl::Failure &failure);

private:
    void follow();
    void fail(const Failure &failure);

    const Workbench &m_bench;
    const QString m_slug;
    QPointer<AccountSession> m_session;
    std::optional<AccountWatch> m_watch; ///< of the account of m_session
    bool m_isLost = false;
    bool m_isOver = false;
};

} // namespace Balehook::Ctl
