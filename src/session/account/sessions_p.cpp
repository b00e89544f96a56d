// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/sessions_p.h"

#include "core/errors/logging.h"
#include "core/process/background.h"
#include "session/account/accountremoval.h"
#include "session/index/accountsync.h"
#include "session/index/indexedrecords.h"
#include "settings/leftbehind.h"
#include "settings/registrationstore.h"
#include "store/jobindex.h"

#include <algorithm>

namespace Balehook {

std::vector<Account>::iterator Sessions::Private::find(const QString &accountId)
{
    return std::find_if(accounts.begin(), accounts.end(),
                        [&accountId](const Account &account) { return account.id == accountId; });
}

AccountSession *Sessions::Private::known(const QString &accountId) const
{
    const auto found = sessions.find(accountId);
    return found == sessions.end() ? nullptr : found->second;
}

bool Sessions::Private::isKeyInUse(const TokenKey &key)
{
    return std::any_of(accounts.begin(), accounts.end(), [&](const Account &account) { return keyOf(account) == key; });
}

bool Sessions::Private::isTokenStored(const TokenKey &key)
{
    return std::any_of(accounts.begin(), accounts.end(),
                       [&](const Account &account) { return account.hasStoredToken && keyOf(account) == key; });
}

/// By an account, or perhaps by one that this version cannot read.
bool Sessions::Private::isTokenWanted(const TokenKey &key)
{
    return isKeyInUse(key) || accountSettings.isPerhapsUnreadable(key.slug());
}

AccountSession *Sessions::Private::make(const Account &account)
{
    auto *session = new AccountSession(account, profileId, tokens, registrations, q);
    if (indexes.isSet())
        session->setIndexFile(indexes.fileOf(indexKeyOf(account)));
    session->setHistory(requests);
    session->setProxy(networkSettings.proxy());
    proxySignIn.watch(*session);
    QObject::connect(session, &AccountSession::storedTokenChanged, q, [this, id = account.id](bool stored) {
        const auto changed = find(id);
        if (changed == accounts.end())
            return;
        changed->hasStoredToken = stored;
        accountSettings.save(*changed);
    });
    sessions.emplace(account.id, session);
    return session;
}

/// Not deleted at once: whoever shows it lets go of its sources when told, and a signal of it may have led here.
void Sessions::Private::drop(const QString &accountId)
{
    AccountSession *session = known(accountId);
    if (!session)
        return;
    retire(session);
    session->deleteLater();
}

void Sessions::Private::retire(AccountSession *session)
{
    sessions.erase(session->account().id);
    session->disconnect(q);
    proxySignIn.unwatch(*session);
    session->cancelListings();
    session->importJobs().forgetEarlier();
    if (session->sync())
        session->sync()->pause();
    session->indexedWebhooks().setIndex(nullptr); // what is still read is not kept
}

void Sessions::Private::dropWithIndex(const Account &account, std::function<void(const Outcome &)> done)
{
    AccountSession *session = known(account.id);
    if (session)
        retire(session);
    removeIndexOf(session, indexKeyOf(account), std::move(done));
}

/// Deletes the session, too, which may be null.
void Sessions::Private::removeIndexOf(AccountSession *retired, const QString &key,
                                      std::function<void(const Outcome &)> done)
{
    if (!retired || !retired->jobIndex()) {
        if (retired)
            retired->deleteLater();
        removeIndex(key, std::move(done));
        return;
    }
    retired->jobIndex()->purge(q, [this, key, retired, done = std::move(done)](const Outcome &purged) {
        retired->deleteLater();
        // What was set aside, too. After that nothing is left of what the index could not delete either.
        removeIndex(key, [purged, done](const Outcome &removed) { done(removed ? removed : both(removed, purged)); });
    });
}

/// In a worker: a system takes its time to delete a file of gigabytes.
void Sessions::Private::removeIndex(const QString &key, std::function<void(const Outcome &)> done)
{
    const auto deleting =
        inBackground<Outcome>([folder = indexes, key](QPromise<Outcome> &) { return folder.remove(key); });
    whenDone(deleting, q, std::move(done));
}

/// While no other program adds an account, and with those that any of them has added: what this one knows may be old.
void Sessions::Private::tidyRemoved()
{
    tidying = std::make_shared<AccountTurn>(settings);
    const auto tidy = [this] {
        // Held for as long as any part of it takes.
        const std::shared_ptr<AccountTurn> turn = std::exchange(tidying, nullptr);
        if (!turn)
            return;
        tidyLeftBehind([turn] {});
        tidyIndexes(turn);
    };
    // Later: it ends who tells.
    QObject::connect(tidying.get(), &AccountTurn::taken, q, tidy, Qt::QueuedConnection);
    tidying->ask();
}

void Sessions::Private::tidyLeftBehind(std::function<void()> done)
{
    adopt(); // what was saved past it
    settings.change(accountSettings.tidying());
    const LeftBehind left(settings);
    const QStringList names = left.names();
    const auto all =
        std::make_shared<AccountRemoval>(AccountRemoval{.parts = int(names.size()) + 1,
                                                        .rest = Nothing(),
                                                        .done = [done = std::move(done)](const Outcome &) { done(); }});
    for (const QString &name : names) {
        const TokenKey key(left.tokenKey(name));
        const auto ended = [this, all, name, key](const Outcome &outcome) {
            if (outcome)
                forgetLeft(name, key);
            all->partDone();
        };
        const auto removal = std::make_shared<AccountRemoval>(AccountRemoval{.rest = Nothing(), .done = ended});
        if (accountSettings.isGone(name)) {
            eraseFiles(name, removal);
            // Also while tidyIndexes() may not: whose it is shows here.
            removeIndex(indexKeyOf(name, key), [removal](const Outcome &outcome) { removal->restDone(outcome); });
        } else {
            removal->partDone();
        }
        removeToken(key, !key.toString().isEmpty(), [removal](const Outcome &outcome) {
            removal->token = outcome;
            removal->partDone();
        });
    }
    QMetaObject::invokeMethod(
        q, [all] { all->partDone(); }, Qt::QueuedConnection);
}

void Sessions::Private::tidyIndexes(const std::shared_ptr<AccountTurn> &turn)
{
    // Whose they are shows the name of their file only to those who can read the account.
    if (!indexes.isSet() || accountSettings.unreadableCount() > 0 || administrator.lacksAccounts)
        return;
    QStringList keys;
    for (const Account &account : accounts)
        keys.append(indexKeyOf(account));
    const auto deleting = inBackground<bool>([folder = indexes, keys](QPromise<bool> &) {
        folder.tidy(keys);
        return true;
    });
    whenDone(deleting, q, [turn](bool) {});
}

bool Sessions::Private::change(Account &account, Account newer)
{
    newer.hasStoredToken = account.hasStoredToken;
    const Account older = std::exchange(account, std::move(newer));
    if (keyOf(older) == keyOf(account)) {
        accountSettings.save(account);
        if (AccountSession *session = known(account.id))
            session->updateAccount(account);
        return !(older.listingBase == account.listingBase); // perhaps another merchant, too
    }
    account.hasStoredToken = false;
    const QString left = AccountSettings::newAccountId();
    SettingsChanges changes = accountSettings.saving(account);
    if (older.hasStoredToken)
        changes.append(LeftBehind::noting(left, storedKeyOf(older)));
    settings.change(changes);
    // Perhaps it is another merchant now, whose files nobody may take for those of the old one.
    if (const Outcome outcome = transfers.purge(account.id); !outcome)
        qCWarning(logSession).noquote() << "old files not removed:" << outcome.error().logLine();
    dropWithIndex(older, [](const Outcome &outcome) {
        if (!outcome)
            qCWarning(logSession).noquote() << "old index not removed:" << outcome.error().logLine();
    });
    // Only once that is on the disk: a start after this one may find the account at its old address.
    settings.commit({}, q, [this, left, key = keyOf(older), wasStored = older.hasStoredToken](const Outcome &saved) {
        if (saved) // or the note is saved with the new address, if that is
            removeOldToken(left, key, wasStored);
    });
    return true;
}

/// Of the address that the note \a left is about. While no other program adds an account there.
void Sessions::Private::removeOldToken(const QString &left, const TokenKey &key, bool wasStored)
{
    takeTurn([this, left, key, wasStored](AccountTurn *turn) {
        removeToken(key, wasStored, [this, left, key, turn](const Outcome &outcome) {
            if (outcome)
                forgetLeft(left, key);
            else
                qCWarning(logSession).noquote() << "old token not removed:" << outcome.error().logLine();
            endTurn(turn);
        });
    });
}

/// Leaves a token that another account uses. One that was never stored can't fail to be removed.
void Sessions::Private::removeToken(const TokenKey &key, bool wasStored, std::function<void(const Outcome &)> done)
{
    if (key.toString().isEmpty() || isTokenWanted(key)) {
        const auto nothingToDo = [done = std::move(done)] { done(Nothing()); };
        QMetaObject::invokeMethod(q, nothingToDo, Qt::QueuedConnection);
        return;
    }
    tokens.remove(key, q, [wasStored, done = std::move(done)](const Outcome &outcome) {
        const bool nothingThere = !outcome && (!wasStored || outcome.error().kind == ErrorKind::TokenMissing);
        done(nothingThere ? Outcome(Nothing()) : outcome);
    });
}

QString Sessions::Private::storedKeyOf(const Account &account) const
{
    return account.hasStoredToken ? keyOf(account).toString() : QString();
}

/// Unless its token may be that of an account which this version cannot read: another time it can, or that is gone.
void Sessions::Private::forgetLeft(const QString &name, const TokenKey &key)
{
    if (key.toString().isEmpty() || !accountSettings.isPerhapsUnreadable(key.slug()))
        settings.change(LeftBehind::forgetting(name));
}

AccountSession *Sessions::Private::leave(const Account &account)
{
    AccountSession *session = known(account.id);
    if (session)
        retire(session);
    transfers.drop(account.id);
    Q_EMIT q->accountRemoved(account.id);
    Q_EMIT q->accountGone(account.id);
    return session;
}

/// After leave(). All but its token, which is one of the parts of \a removal.
void Sessions::Private::erase(const Account &account, AccountSession *retired,
                              const std::shared_ptr<AccountRemoval> &removal)
{
    requests.forgetAccount(account.id);
    eraseFiles(account.id, removal);
    removeIndexOf(retired, indexKeyOf(account), [removal](const Outcome &outcome) { removal->restDone(outcome); });
}

void Sessions::Private::eraseFiles(const QString &accountId, const std::shared_ptr<AccountRemoval> &removal)
{
    removal->add(transfers.purge(accountId));
    if (!registrations)
        return;
    ++removal->parts;
    registrations->remove(accountId, q, [removal](const Outcome &outcome) { removal->restDone(outcome); });
}

/// Its token belongs to the program that removed it. The rest goes only when that program is done, and if the account
/// is still gone then: it may have been removed to be written anew.
void Sessions::Private::forgetElsewhere(const Account &account)
{
    ++clearing; // before anybody hears of it, who may want to end the program
    Q_EMIT q->accountRemovedElsewhere(account);
    takeTurn([this, account, retired = leave(account)](AccountTurn *turn) {
        const auto done = [this, turn](const Outcome &outcome) {
            endTurn(turn);
            endClearing(outcome);
        };
        if (accountSettings.isGone(account.id)) {
            erase(account, retired,
                  std::make_shared<AccountRemoval>(AccountRemoval{.parts = 1, .rest = Nothing(), .done = done}));
            return;
        }
        if (retired)
            retired->deleteLater();
        const auto nothingToDo = [done] { done(Nothing()); };
        QMetaObject::invokeMethod(q, nothingToDo, Qt::QueuedConnection);
    });
}

void Sessions::Private::leaveUnreadable(const Account &account)
{
    Q_EMIT q->accountUnreadable(account);
    if (AccountSession *session = leave(account))
        session->deleteLater();
}

void Sessions::Private::endClearing(const Outcome &outcome)
{
    if (!outcome)
        qCWarning(logSession).noquote() << "left of an account:" << outcome.error().logLine();
    if (--clearing == 0)
        Q_EMIT q->clearedUp();
}

QStringList Sessions::Private::ids() const
{
    QStringList ids;
    for (const Account &account : accounts)
        ids.append(account.id);
    return ids;
}

void Sessions::Private::adopt()
{
    const QStringList idsBefore = ids();
    const std::vector<Account> before = std::exchange(accounts, accountSettings.load());
    std::vector<Account> gone;
    std::vector<Account> unreadable;
    std::vector<Account> changed; // as they were
    for (const Account &old : before) {
        const auto now = find(old.id);
        if (now == accounts.end() && removing.contains(old.id))
            accounts.push_back(old);
        else if (now == accounts.end())
            (accountSettings.isGone(old.id) ? gone : unreadable).push_back(old);
        else if (*now != old)
            changed.push_back(old);
    }
    for (const Account &old : changed)
        adoptChange(old);
    for (const Account &account : gone)
        forgetElsewhere(account);
    for (const Account &account : unreadable)
        leaveUnreadable(account);
    if (ids() != idsBefore)
        Q_EMIT q->accountsChanged();
}

void Sessions::Private::adoptChange(const Account &older)
{
    const auto found = find(older.id);
    if (found == accounts.end())
        return;
    const Account newer = *found; // whoever hears of it may change the list
    const bool hasOtherKey = keyOf(newer) != keyOf(older);
    AccountSession *session = known(newer.id);
    const bool isDropped = session && keyOf(session->account()) != keyOf(newer);
    if (isDropped)
        ++clearing; // as in forgetElsewhere()
    if (hasOtherKey || newer.listingBase != older.listingBase || newer.createBase() != older.createBase())
        Q_EMIT q->accountMovedElsewhere(newer.id);
    // The other program has deleted the index, which what is stored here may have made anew.
    if (isDropped)
        dropWithIndex(older, [this](const Outcome &outcome) { endClearing(outcome); });
    else if (session)
        session->updateAccount(newer);
    if (hasOtherKey || newer.listingBase != older.listingBase)
        Q_EMIT q->accountGone(newer.id);
    Q_EMIT q->accountChanged(newer.id);
}

void Sessions::Private::each(void (AccountSession::*what)()) const
{
    const std::map<QString, AccountSession *> now = sessions;
    for (const auto &[id, session] : now)
        (session->*what)();
}

AccountTurn *Sessions::Private::takeTurn(std::function<void(AccountTurn *)> begin)
{
    AccountTurn *turn = turns.emplace_back(std::make_unique<AccountTurn>(settings)).get();
    QObject::connect(turn, &AccountTurn::taken, q, [turn, begin = std::move(begin)] { begin(turn); });
    turn->ask();
    return turn;
}

void Sessions::Private::endTurn(AccountTurn *turn)
{
    std::erase_if(turns, [turn](const std::unique_ptr<AccountTurn> &each) { return each.get() == turn; });
}

void Sessions::Private::finishRemoval(const QString &accountId, const Outcome &saved,
                                      std::function<void(const Outcome &)> done)
{
    const auto found = find(accountId);
    if (!saved || found == accounts.end()) {
        done(saved);
        adopt(); // it may have been removed elsewhere
        return;
    }
    const Account removed = std::move(*found);
    accounts.erase(found);
    const auto end = [this, accountId, key = keyOf(removed), done = std::move(done)](const Outcome &outcome) {
        if (outcome)
            forgetLeft(accountId, key);
        done(outcome);
    };
    const auto removal = std::make_shared<AccountRemoval>(AccountRemoval{.rest = Nothing(), .done = end});
    AccountSession *retired = leave(removed);
    erase(removed, retired, removal); // after a form that was open and wanted to keep what was typed
    removeToken(keyOf(removed), removed.hasStoredToken, [removal](const Outcome &outcome) {
        removal->token = outcome;
        removal->partDone();
    });
    Q_EMIT q->accountsChanged();
}

} // namespace Balehook
