// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/accountstorer.h"

#include "session/account/sessions.h"
#include "settings/accountsettings.h"
#include "settings/profile.h"

#include <utility>

namespace Balehook::Ctl {

void AccountStorer::store(const Account &account, const std::optional<BearerToken> &token)
{
    m_isCancelled = false;
    m_account = account;
    if (!token) {
        save();
        return;
    }
    m_bench.tokens.write(TokenKey(account, m_bench.profile.id()), *token, this,
                         [this](const Outcome &outcome) { written(outcome); });
}

void AccountStorer::written(const Outcome &outcome)
{
    m_account->hasStoredToken = outcome.ok();
    // Nothing was stored, and to take that back would ask for the password once more.
    if (!outcome && outcome.error().kind == ErrorKind::KeychainLocked)
        fail(Failure(
            ExitStatus::Keychain,
            tr("The account was not added because the keychain is locked. Unlock it and run the command again.")));
    else if (outcome && !m_isCancelled)
        save();
    else
        takeBack(outcome ? Failure(ExitStatus::Interrupted, {}) : Failure(outcome.error()));
}

void AccountStorer::save()
{
    SettingsFile &settings = m_bench.profile.settings();
    const AdministratorSettings &administrator = m_bench.sessions.administrator();
    const AccountSettings accounts(settings, &administrator);
    const Outcome saved = settings.commit(accounts.saving(administrator.allowed(*m_account)));
    if (saved) {
        Q_EMIT stored(*std::exchange(m_account, {}));
        return;
    }
    const Failure failure(ExitStatus::LocalFailure,
                          tr("The account was not added because the settings could not be saved. %1")
                              .arg(Failure(saved.error()).message));
    if (m_account->hasStoredToken)
        takeBack(failure);
    else
        fail(failure);
}

/// A token without its account is of no use. After a failed write of it, too: it may have come through all the same.
void AccountStorer::takeBack(const Failure &failure)
{
    m_bench.tokens.remove(TokenKey(*m_account, m_bench.profile.id()), this,
                          [this, failure](const Outcome &) { fail(failure); });
}

void AccountStorer::fail(const Failure &failure)
{
    m_account.reset();
    Q_EMIT failed(m_isCancelled ? Failure(ExitStatus::Interrupted, {}) : failure);
}

bool AccountStorer::cancel()
{
    m_isCancelled = m_account.has_value();
    return m_isCancelled;
}

} // namespace Balehook::Ctl
