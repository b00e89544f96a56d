// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/sessions.h"

#include "core/logging.h"
#include "failedrows/filecache.h"
#include "net/httpclient.h"
#include "net/requesthistory.h"
#include "session/accountremoval.h"
#include "session/accountsync.h"
#include "session/filetransfers.h"
#include "session/indexedwebhooks.h"
#include "session/indexfolder.h"
#include "session/proxysignin.h"
#include "settings/accountsettings.h"
#include "settings/filesettings.h"
#include "settings/networksettings.h"
#include "settings/registrationstore.h"
#include "store/jobindex.h"

#include <QPointer>
#include <QSettings>
#include <QTimer>

#include <algorithm>
#include <map>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds tidyingDelay{20};

} // namespace

class Sessions::Private final
{
public:
    Private(Sessions *owner, QSettings &profileSettings, QString profile, TokenStore &store, const QString &filesFolder,
            RegistrationStore *registrationStore)
        : q(owner)
        , settings(profileSettings)
        , accountSettings(profileSettings, &administrator)
        , networkSettings(profileSettings)
        , profileId(std::move(profile))
        , tokens(store)
        , registrations(registrationStore)
        , files(filesFolder)
        , transfers([owner](const QString &accountId) { return owner->session(accountId); }, files)
        , accounts(accountSettings.load())
        , current(accountSettings.currentAccount())
    {
        files.setLimit(FileSettings(settings).limit(FileCache::standardLimit));
    }

    std::vector<Account>::iterator find(const QString &accountId);
    AccountSession *known(const QString &accountId) const;
    TokenKey keyOf(const Account &account) const { return TokenKey(account, profileId); }
    bool isKeyInUse(const TokenKey &key);
    AccountSession *make(const Account &account);
    void drop(const QString &accountId);
    /// The same, and deletes the index; \a done comes from the event loop.
    void dropWithIndex(const Account &account, std::function<void(const Outcome &)> done);
    void retire(AccountSession *session);
    /// Not the key alone: two accounts may have the same.
    QString indexKeyOf(const Account &account) const { return account.id + u'\n' + keyOf(account).toString(); }
    void tidyIndexes() const;
    void change(Account &account, Account newer);
    void removeToken(const Account &account, std::function<void(const Outcome &)> done);

    Sessions *const q;
    QSettings &settings;
    AdministratorSettings administrator;
    AccountSettings accountSettings;
    NetworkSettings networkSettings;
    const QString profileId;
    IndexFolder indexes;
    TokenStore &tokens;
    RegistrationStore *const registrations; ///< may be null
    RequestHistory requests;
    FileCache files;
    FileTransfers transfers;
    std::vector<Account> accounts;
    QString current;
    ProxySignIn proxySignIn;
    std::map<QString, AccountSession *> sessions; ///< children of q
};

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
    if (session->sync())
        session->sync()->pause();
    session->indexedWebhooks().setIndex(nullptr); // what is still read is not kept
}

void Sessions::Private::dropWithIndex(const Account &account, std::function<void(const Outcome &)> done)
{
    const QString key = indexKeyOf(account);
    AccountSession *session = known(account.id);
    if (!session || !session->jobIndex()) {
        drop(account.id);
        QMetaObject::invokeMethod(
            q, [outcome = indexes.remove(key), done = std::move(done)] { done(outcome); }, Qt::QueuedConnection);
        return;
    }
    retire(session);
    session->jobIndex()->purge(q, [this, key, session, done = std::move(done)](const Outcome &purged) {
        session->deleteLater();
        // What was set aside, too. After that nothing is left of what the index could not delete either.
        const Outcome removed = indexes.remove(key);
        done(removed ? removed : both(removed, purged));
    });
}

void Sessions::Private::tidyIndexes() const
{
    QStringList keys;
    for (const Account &account : accounts)
        keys.append(indexKeyOf(account));
    indexes.tidy(keys);
}

void Sessions::Private::change(Account &account, Account newer)
{
    newer.hasStoredToken = account.hasStoredToken;
    const Account older = std::exchange(account, std::move(newer));
    if (keyOf(older) == keyOf(account)) {
        accountSettings.save(account);
        if (AccountSession *session = known(account.id))
            session->updateAccount(account);
        return;
    }
    account.hasStoredToken = false;
    accountSettings.save(account);
    // Perhaps it is another merchant now, whose files nobody may take for those of the old one.
    if (const Outcome outcome = transfers.purge(account.id); !outcome)
        qCWarning(logSession).noquote() << "old files not removed:" << outcome.error().logLine();
    dropWithIndex(older, [](const Outcome &outcome) {
        if (!outcome)
            qCWarning(logSession).noquote() << "old index not removed:" << outcome.error().logLine();
    });
    removeToken(older, [](const Outcome &outcome) {
        if (!outcome)
            qCWarning(logSession).noquote() << "old token not removed:" << outcome.error().logLine();
    });
}

/// Leaves a token that another account uses. One that was never stored can't fail to be removed.
void Sessions::Private::removeToken(const Account &account, std::function<void(const Outcome &)> done)
{
    const TokenKey key = keyOf(account);
    if (isKeyInUse(key)) {
        const auto nothingToDo = [done = std::move(done)] { done(Nothing()); };
        QMetaObject::invokeMethod(q, nothingToDo, Qt::QueuedConnection);
        return;
    }
    tokens.remove(key, q, [wasStored = account.hasStoredToken, done = std::move(done)](const Outcome &outcome) {
        const bool nothingThere = !outcome && (!wasStored || outcome.error().kind == ErrorKind::TokenMissing);
        done(nothingThere ? Outcome(Nothing()) : outcome);
    });
}

Sessions::Sessions(QSettings &settings, QString profileId, TokenStore &tokens, const QString &filesFolder,
                   RegistrationStore *registrations, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, settings, std::move(profileId), tokens, filesFolder, registrations))
{
    connect(&d->proxySignIn, &ProxySignIn::wanted, this, &Sessions::proxyPasswordWanted);
    // What is left of downloads that nobody went on with; not now, when the window is about to appear.
    QTimer::singleShot(tidyingDelay, this, [this] {
        d->files.tidy();
        d->tidyIndexes();
    });
}

Sessions::~Sessions()
{
    // While d is still there, which their signals lead to.
    for (const auto &[id, session] : std::exchange(d->sessions, {}))
        delete session;
}

void Sessions::setIndexFolder(const QString &folder)
{
    d->indexes = IndexFolder(folder);
}

const IndexFolder &Sessions::indexes() const
{
    return d->indexes;
}

QString Sessions::indexKey(const Account &account) const
{
    return d->indexKeyOf(account);
}

void Sessions::setAdministrator(AdministratorSettings administrator)
{
    Q_ASSERT(d->sessions.empty());
    d->administrator = std::move(administrator);
    d->accounts = d->accountSettings.load();
}

const AdministratorSettings &Sessions::administrator() const
{
    return d->administrator;
}

const std::vector<Account> &Sessions::accounts() const
{
    return d->accounts;
}

const Account *Sessions::account(const QString &accountId) const
{
    const auto found = d->find(accountId);
    return found == d->accounts.end() ? nullptr : &*found;
}

AccountSession *Sessions::session(const QString &accountId)
{
    if (AccountSession *session = d->known(accountId))
        return session;
    const Account *wanted = account(accountId);
    if (!wanted)
        return nullptr;
    AccountSession *session = d->make(*wanted);
    session->start();
    return session;
}

RequestHistory &Sessions::requests() const
{
    return d->requests;
}

AccountSession *Sessions::knownSession(const QString &accountId) const
{
    return d->known(accountId);
}

FileCache &Sessions::files()
{
    return d->files;
}

FileTransfers &Sessions::transfers()
{
    return d->transfers;
}

void Sessions::setFilesLimit(qint64 bytes)
{
    FileSettings(d->settings).setLimit(bytes);
    d->files.setLimit(bytes);
    d->files.makeRoom(0);
}

void Sessions::saveAccount(const Account &account)
{
    const QString id = account.id;
    const Account allowed = d->administrator.allowed(account);
    const auto found = d->find(id);
    if (found != d->accounts.end()) {
        d->change(*found, allowed);
        Q_EMIT accountChanged(id);
        return;
    }
    d->accounts.push_back(allowed);
    d->accountSettings.save(allowed);
    Q_EMIT accountsChanged();
}

void Sessions::removeAccount(const QString &accountId, QObject *context, std::function<void(const Outcome &)> done)
{
    const auto found = d->find(accountId);
    // One that is preset and yet not there has nothing to be removed.
    const bool isLocked = found != d->accounts.end() && d->administrator.isAccountLocked(accountId);
    if (found == d->accounts.end() || isLocked) {
        const Outcome outcome =
            isLocked ? Outcome(AdministratorSettings::lockedAccountError(*found)) : Outcome(Nothing());
        QMetaObject::invokeMethod(
            context, [outcome, done = std::move(done)] { done(outcome); }, Qt::QueuedConnection);
        return;
    }
    const QPointer<QObject> caller(context);
    const Account removed = std::move(*found);
    d->accounts.erase(found);
    d->accountSettings.remove(removed.id);
    d->settings.sync();
    const Outcome saved =
        d->settings.status() == QSettings::NoError ? Outcome(Nothing()) : Outcome(Error(ErrorKind::DiskFailed));
    const Outcome purged = both(saved, d->transfers.purge(removed.id));
    const auto removal = std::make_shared<AccountRemoval>(
        AccountRemoval{.rest = purged, .done = [caller, done = std::move(done)](const Outcome &outcome) {
                           if (caller)
                               done(outcome);
                       }});
    d->dropWithIndex(removed, [removal](const Outcome &outcome) {
        removal->rest = both(removal->rest, outcome);
        removal->partDone();
    });
    d->requests.forgetAccount(removed.id);
    Q_EMIT accountRemoved(removed.id);
    // After a form that was open and wanted to keep what was typed.
    const Outcome forgotten = d->registrations ? d->registrations->remove(removed.id) : Outcome(Nothing());
    removal->rest = both(removal->rest, forgotten);
    d->removeToken(removed, [removal](const Outcome &outcome) {
        removal->token = outcome;
        removal->partDone();
    });
    Q_EMIT accountsChanged();
}

void Sessions::moveAccount(int from, int to)
{
    const int count = int(d->accounts.size());
    if (from < 0 || from >= count || to < 0 || to >= count || from == to)
        return;
    const auto first = d->accounts.begin();
    if (from < to)
        std::rotate(first + from, first + from + 1, first + to + 1);
    else
        std::rotate(first + to, first + from, first + from + 1);
    QStringList ids;
    for (const Account &each : d->accounts)
        ids.append(each.id);
    d->accountSettings.setOrder(ids);
    Q_EMIT accountsChanged();
}

QString Sessions::currentAccount() const
{
    if (d->accounts.empty())
        return {};
    return account(d->current) ? d->current : d->accounts.front().id;
}

void Sessions::setCurrentAccount(const QString &accountId)
{
    const QString before = currentAccount();
    if (!account(accountId))
        return;
    AccountSession *left = before == accountId ? nullptr : d->known(before);
    d->current = accountId;
    d->accountSettings.setCurrentAccount(accountId);
    if (left)
        left->cancelListings();
    if (AccountSession *shown = d->known(accountId))
        shown->recallListings();
}

QString Sessions::baseUrlTemplate() const
{
    return d->accountSettings.baseUrlTemplate();
}

void Sessions::setBaseUrlTemplate(const QString &text)
{
    d->accountSettings.setBaseUrlTemplate(text);
}

ProxySettings Sessions::proxy() const
{
    return d->networkSettings.proxy();
}

void Sessions::setProxy(const ProxySettings &proxy)
{
    if (proxy == d->networkSettings.proxy())
        return;
    d->networkSettings.setProxy(proxy);
    d->proxySignIn.forget();
    for (const auto &[id, session] : d->sessions)
        session->setProxy(proxy);
    resumeAll();
}

ProxySignIn &Sessions::proxySignIn() const
{
    return d->proxySignIn;
}

void Sessions::resumeAll()
{
    // A copy: what resuming brings about may make or drop sessions.
    const std::map<QString, AccountSession *> sessions = d->sessions;
    for (const auto &[id, session] : sessions)
        session->resume();
}

} // namespace Balehook
