// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/sessions.h"

#include "session/account/sessions_p.h"
#include "session/account/webhookregistration.h"
#include "session/listing/firstpagefile.h"
#include "settings/leftbehind.h"
#include "settings/registrationstore.h"

#include <QFile>
#include <QPointer>

#include <algorithm>
#include <map>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

Sessions::Sessions(SettingsFile &settings, QString profileId, TokenStore &tokens, const QString &filesFolder,
                   QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, settings, std::move(profileId), tokens, filesFolder))
{
    connect(&d->proxySignIn, &ProxySignIn::wanted, this, &Sessions::proxyPasswordRequested);
    connect(&settings, &SettingsFile::changedElsewhere, this, [this] { d->adopt(); });
}

Sessions::~Sessions()
{
    // While d is still there, which their signals lead to.
    for (const auto &[id, session] : std::exchange(d->sessions, {}))
        delete session;
}

void Sessions::setRegistrations(RegistrationStore &registrations)
{
    Q_ASSERT(d->sessions.empty());
    d->registrations = &registrations;
}

void Sessions::setIndexFolder(const QString &folder)
{
    d->indexes = IndexFolder(folder);
}

const IndexFolder &Sessions::indexes() const
{
    return d->indexes;
}

void Sessions::tidy()
{
    d->files.tidy();
    d->tidyRemoved();
}

void Sessions::tidyLeftBehind(QObject *context, std::function<void()> done)
{
    d->tidyLeftBehind([caller = QPointer<QObject>(context), done = std::move(done)] {
        if (caller)
            done();
    });
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

QStringList Sessions::idsOrAll(const QStringList &ids) const
{
    return ids.isEmpty() ? d->ids() : ids;
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
    if (!d->isHeld)
        session->start();
    return session;
}

void Sessions::hold()
{
    d->isHeld = true;
    if (keptRowsFile().isEmpty() && !d->accounts.empty())
        session(currentAccount())->start();
}

QString Sessions::keptRowsFile() const
{
    const Account *shown = account(currentAccount());
    const QString path = shown ? FirstPageFile::pathBeside(d->indexes.fileOf(indexKey(*shown))) : QString();
    return QFile::exists(path) ? path : QString();
}

bool Sessions::isHeld() const
{
    return d->isHeld;
}

void Sessions::begin()
{
    if (!std::exchange(d->isHeld, false))
        return;
    d->each(&AccountSession::start);
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
        if (d->change(*found, allowed))
            Q_EMIT accountGone(id);
        Q_EMIT accountChanged(id);
        return;
    }
    d->accounts.push_back(allowed);
    d->accountSettings.save(allowed);
    Q_EMIT accountsChanged();
}

void Sessions::removeAccount(const QString &accountId, QObject *context, std::function<void(const Outcome &)> done)
{
    const AccountTurn *asked =
        d->takeTurn([this, accountId, caller = QPointer<QObject>(context), done = std::move(done)](AccountTurn *turn) {
            removeInTurn(accountId, [this, accountId, turn, caller, done](const Outcome &outcome) {
                d->removing.remove(accountId);
                d->endTurn(turn);
                if (caller)
                    done(outcome);
            });
        });
    connect(asked, &AccountTurn::waits, this, &Sessions::removalWaits);
}

std::optional<PendingRegistration> Sessions::openRegistration(const QString &accountId) const
{
    using State = WebhookRegistration::State;
    AccountSession *session = d->known(accountId);
    if (!session)
        return d->registrations ? d->registrations->pending(accountId) : std::nullopt;
    const WebhookRegistration &registration = session->registration();
    const State state = registration.state();
    if (state != State::Sending && state != State::Checking && state != State::Unknown)
        return std::nullopt;
    return PendingRegistration{registration.draft(), registration.sentAt(), {}, {}, {}};
}

bool Sessions::isRemoving(const QString &accountId) const
{
    return d->removing.contains(accountId);
}

bool Sessions::isRemovingAny() const
{
    return !d->turns.empty() || isClearingUp();
}

bool Sessions::isClearingUp() const
{
    return d->clearing > 0;
}

void Sessions::removeInTurn(const QString &accountId, std::function<void(const Outcome &)> done)
{
    const auto found = d->find(accountId);
    // One that is preset and yet not there has nothing to be removed.
    const bool isLocked = found != d->accounts.end() && d->administrator.isAccountLocked(accountId);
    if (found == d->accounts.end() || isLocked) {
        const Outcome outcome =
            isLocked ? Outcome(AdministratorSettings::lockedAccountError(*found)) : Outcome(Nothing());
        QMetaObject::invokeMethod(
            this, [outcome, done = std::move(done)] { done(outcome); }, Qt::QueuedConnection);
        return;
    }
    d->removing.insert(accountId);
    SettingsChanges changes = d->accountSettings.removal(accountId);
    changes.append(LeftBehind::noting(accountId, d->storedKeyOf(*found)));
    d->settings.commit(changes, this, [this, accountId, done = std::move(done)](const Outcome &saved) mutable {
        d->finishRemoval(accountId, saved, std::move(done));
    });
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
    d->accountSettings.setOrder(d->ids());
    Q_EMIT accountsChanged();
}

QStringList Sessions::recentAccounts() const
{
    return d->accountSettings.recentAccounts();
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
    d->each(&AccountSession::resume);
}

} // namespace Balehook
