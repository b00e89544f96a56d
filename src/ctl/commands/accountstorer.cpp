// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/accountstorer.h"

#include "session/account/sessions.h"
#include "settings/accountsettings.h"
#include "settings/profile.h"

#include <algorithm>
#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

namespace {

/// By the id of the account: where its token is.
constexpr auto notesGroup = "unfinishedTokens"_L1;

QString noteOf(const QString &accountId)
{
    return notesGroup + u'/' + accountId;
}

SettingsChanges noting(const QString &accountId, const TokenKey &key)
{
    SettingsChanges changes;
    changes.set(noteOf(accountId), key.toString());
    return changes;
}

SettingsChanges forgettingNote(const QString &id)
{
    SettingsChanges changes;
    changes.remove(noteOf(id));
    return changes;
}

} // namespace

void AccountStorer::store(const Account &account, const std::optional<BearerToken> &token)
{
    m_isCancelled = false;
    m_account = account;
    m_token = token;
    tidy(m_bench.profile.settings().childKeys(notesGroup));
}

/// Removes what killed runs may have left, of \a notes one after the other. A note stays until its token is gone.
void AccountStorer::tidy(QStringList notes)
{
    SettingsFile &settings = m_bench.profile.settings();
    const std::vector<Account> accounts = AccountSettings(settings, &m_bench.sessions.administrator()).load();
    while (!notes.isEmpty()) {
        const QString id = notes.takeFirst();
        const TokenKey key(settings.value(noteOf(id)).toString());
        const auto isItsToken = [&](const Account &account) { return TokenKey(account, m_bench.profile.id()) == key; };
        if (!key.toString().isEmpty() && std::none_of(accounts.begin(), accounts.end(), isItsToken)) {
            m_bench.tokens.remove(key, this, [this, id, notes](const Outcome &removed) {
                if (removed)
                    m_bench.profile.settings().change(forgettingNote(id));
                tidy(notes);
            });
            return;
        }
        settings.change(forgettingNote(id));
    }
    begin();
}

void AccountStorer::begin()
{
    if (!m_token) {
        save();
        return;
    }
    const TokenKey key(*m_account, m_bench.profile.id());
    if (const Outcome noted = m_bench.profile.settings().commit(noting(m_account->id, key)); !noted) {
        QMetaObject::invokeMethod(
            this, [this, failure = unsaved(noted.error())] { fail(failure); }, Qt::QueuedConnection);
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
        m_bench.profile.settings().change(forgettingNote(m_account->id));
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
    changes.append(forgettingNote(m_account->id));
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
    m_bench.tokens.remove(TokenKey(*m_account, m_bench.profile.id()), this, [this, failure](const Outcome &removed) {
        if (removed)
            m_bench.profile.settings().change(forgettingNote(m_account->id));
        fail(failure);
    });
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
