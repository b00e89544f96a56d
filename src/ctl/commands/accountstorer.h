// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "ctl/frame/failure.h"
#include "ctl/frame/workbench.h"
#include "domain/account/account.h"
#include "domain/account/bearertoken.h"

#include <QObject>

#include <optional>

namespace Balehook::Ctl {

/// Adds one account after the other for its command, which owns it: the token goes into the keychain first, and only if
/// it is kept there the account is saved. Nothing half-made stays: before the token is stored, LeftBehind notes that it
/// may be there without its account, and store() first removes what a killed run has left. One signal for each store(),
/// never inside it. No other program adds accounts meanwhile.
class AccountStorer final : public QObject
{
    Q_OBJECT

public:
    explicit AccountStorer(const Workbench &bench)
        : m_bench(bench)
    { }

    void store(const Account &account, const std::optional<BearerToken> &token);
    /// Takes back what is being stored, and failed() tells when that is done; false if nothing is.
    bool cancel();

Q_SIGNALS:
    void stored(const Balehook::Account &account);
    /// The account was not added, and nothing of it is left. After cancel() \a failure says nothing.
    void failed(const Balehook::Ctl::Failure &failure);

private:
    void begin();
    void written(const Outcome &outcome);
    void save();
    void takeBack(const Failure &failure);
    void fail(const Failure &failure);
    static Failure unsaved(const Error &error);

    const Workbench &m_bench;
    std::optional<Account> m_account; ///< that is being stored
    std::optional<BearerToken> m_token; ///< its own
    bool m_isCancelled = false;
};

} // namespace Balehook::Ctl
