// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/accountstorer.h"

#include "session/account/sessions.h"
#include "settings/accountsettings.h"
#include "settings/leftbehind.h"
#include "settings/profile.h"

#include <utility>

namespace Balehook::Ctl {

void AccountStorer::store(const Account &account, const std::optional<BearerToken> &token)
{
    m_isCancelled = false;
    m_account = account;
    m_token = token;
    m_bench.sessions.tidyLeftBehind(this, [this] { begin(); });
}

void AccountStorer::begin()
{
    if (m_isCancelled) {
        fail(Failure(ExitStatus::Interrupted, {}));
        return;
    }
    if (!m_token) {
        save();
        return;
    }
    const TokenKey key(*m_account, m_bench.profile.id());
    const SettingsChanges note = LeftBehind::noting(m_account->id, key.toString());
    if (const Outcome noted = m_bench.profile.settings().commit(note); !noted) {
        fail(unsaved(noted.error()));
        return;
    }
    m_bench.tokens.write(key, *m_token, this, [this](const Outcome &outcome) { written(outcome); });
}

Failure AccountStorer::unsaved(const Error &error)
{
    return Failure(
        ExitStatus::LocalFailure,
        tr("The account was not added because the settings could not be saved. %1").arg(Failure(error).message));
}

void AccountStorer::written(const Outcome &outcome)
{
    m_account->hasStoredToken = outcome.ok();
    // Nothing was stored, and to take that back would ask for the password once more.
    if (!outcome && outcome.error().kind == ErrorKind::KeychainLocked) {
        m_bench.profile.settings().change(LeftBehind::forgetting(m_account->id));
        fail(Failure(
            ExitStatus::Keychain,
            tr("The account was not added because the keychain is locked. Unlock it and run the command again.")));
    } else if (outcome && !m_isCancelled)
        save();
    else
        takeBack(outcome ? Failure(ExitStatus::Interrupted, {}) : Failure(outcome.error()));
}

void AccountStorer::save()
{
    SettingsFile &settings = m_bench.profile.settings();
    const AdministratorSettings &administrator = m_bench.sessions.administrator();
    const AccountSettings accounts(settings, &administrator);
    SettingsChanges changes = accounts.saving(administrator.allowed(*m_account));
    changes.append(LeftBehind::forgetting(m_account->id));
    const Outcome saved = settings.commit(changes);
    if (saved) {
        m_token.reset();
        Q_EMIT stored(*std::exchange(m_account, {}));
        return;
    }
    const Failure failure = unsaved(saved.error());
    if (m_account->hasStoredToken)
        takeBack(failure);
    else
        fail(failure);
}

/// A token without its account is of no use. After a failed write of it, too: it may have come through all the same.
void AccountStorer::takeBack(const Failure &failure)
{
    m_bench.sessions.tidyLeftBehind(this, [this, failure] { fail(failure); });
}

void AccountStorer::fail(const Failure &failure)
{
    m_account.reset();
    m_token.reset();
    Q_EMIT failed(m_isCancelled ? Failure(ExitStatus::Interrupted, {}) : failure);
}

bool AccountStorer::cancel()
{
    m_isCancelled = m_account.has_value();
    return m_isCancelled;
}

} // namespace Balehook::Ctl
