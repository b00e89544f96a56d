// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/accountsession.h"

#include "api/apiclient.h"
#include "core/errors/logging.h"
#include "domain/records/knownwebhooks.h"
#include "net/httpclient.h"
#include "net/requesthistory.h"
#include "session/account/observations.h"
#include "session/account/searchedlistings.h"
#include "session/account/webhookregistration.h"
#include "session/index/accountsync.h"
#include "session/index/indexedjobs.h"
#include "session/listing/firstpagefile.h"
#include "session/listing/listingqueue.h"
#include "store/jobindex.h"

#include <QPointer>
#include <QTimer>

#include <array>
#include <utility>

namespace Balehook {

namespace {

/// Nothing of the index is read before the window shows its first rows.
constexpr std::chrono::milliseconds indexDelay{500};

} // namespace

class AccountSession::Private final
{
public:
    Private(AccountSession *session, Account ofAccount, QString profile, TokenStore &store,
            RegistrationStore *registrations)
        : q(session)
        , account(std::move(ofAccount))
        , profileId(std::move(profile))
        , tokens(store)
        , http({account.listingBase.origin(), account.createBase().origin()})
        , jobs(queue, &ApiClient::listImportJobs)
        , webhooks(queue, &ApiClient::listWebhooks)
        , properties(queue, &ApiClient::listProperties)
        , checkedWebhooks(queue, &ApiClient::listWebhooks)
        , registration({account.id, ApiClient::creationAddress(account)}, checkedWebhooks, &knownWebhooks,
                       registrations)
        , listedForIndex(queue, &ApiClient::listImportJobs)
        , searched(queue)
    {
        knownWebhooks.watch(webhooks);
        searched.teach(knownWebhooks);
        searched.learnFrom(webhooks, properties);
        searched.setPageSize(account.perPage);
        registration.setPageSize(account.perPage);
    }

    bool isOwn(const std::optional<Origin> &origin) const
    {
        return origin == account.listingBase.origin() || origin == account.createBase().origin();
    }
    void readToken();
    void tokenRead(int turn, const Result<BearerToken> &result);
    void adopt(int turn, const BearerToken &newToken, KeepToken keep);
    void makeClient();
    void refuse(const Error &reason);
    void setStored();
    /// What the window shows.
    std::array<RemoteListing *, 3> listings() { return {&jobs, &webhooks, &properties}; }
    void askAllAgain();
    void enter(State newState, std::optional<Error> reason = {});

    AccountSession *const q;
    Account account;
    const QString profileId;
    TokenStore &tokens;
    State state = State::Idle;
    std::optional<Error> error;
    std::optional<BearerToken> token;
    bool forThisSessionOnly = false;
    int lastTurn = 0; ///< counts what may bring a token: reads and settings
    int adoptedTurn = 0; ///< the one the token came from; an older one that ends later is ignored

    QPointer<RequestHistory> history;
    Observations observations;
    // In this order: whatever uses http goes before it.
    HttpClient http;
    std::unique_ptr<ApiClient> client;
    ListingQueue queue;
    RemoteListing jobs;
    RemoteListing webhooks;
    RemoteListing properties; ///< asked only while the account gives a path
    RemoteListing checkedWebhooks; ///< for the registration alone: it goes on when another account is shown
    KnownWebhooks knownWebhooks;
    WebhookRegistration registration;
    RemoteListing listedForIndex; ///< goes on when another account is shown
    SearchedListings searched;
    std::unique_ptr<JobIndex> index;
    std::unique_ptr<AccountSync> sync;
    std::unique_ptr<IndexedJobs> indexed;
    QObject transfers;
    QObject links; ///< to http: goes first
};

void AccountSession::Private::readToken()
{
    const int turn = ++lastTurn;
    enter(State::ReadingToken);
    tokens.read(TokenKey(account, profileId), account.hasStoredToken, q,
                [this, turn](const Result<BearerToken> &result) { tokenRead(turn, result); });
}

void AccountSession::Private::tokenRead(int turn, const Result<BearerToken> &result)
{
    if (turn < adoptedTurn)
        return;
    if (result) {
        setStored();
        adopt(turn, result.value(), KeepToken::InKeychain);
        return;
    }
    const bool missing = result.error().kind == ErrorKind::TokenMissing;
    queue.block(result.error());
    enter(missing ? State::NoToken : State::TokenUnavailable, result.error());
}

void AccountSession::Private::adopt(int turn, const BearerToken &newToken, KeepToken keep)
{
    if (turn < adoptedTurn)
        return;
    adoptedTurn = turn;
    token = newToken;
    forThisSessionOnly = keep == KeepToken::ForThisSession;
    makeClient();
    enter(State::Ready);
}

void AccountSession::Private::makeClient()
{
    queue.close();
    const auto observe = [this](Endpoint endpoint, const PageRequest &asked, const PageAnswer &answer) {
        observations.note(account, endpoint, asked, answer);
    };
    client = std::make_unique<ApiClient>(account, *token, http, observe);
    queue.open(*client);
    registration.setClient(client.get());
}

void AccountSession::Private::refuse(const Error &reason)
{
    queue.block(reason);
    registration.setClient(nullptr);
    qCInfo(logSession).noquote() << "token not accepted:" << reason.logLine();
    enter(State::TokenRefused, reason);
}

void AccountSession::Private::setStored()
{
    if (std::exchange(account.hasStoredToken, true))
        return;
    Q_EMIT q->storedTokenChanged(true);
}

void AccountSession::Private::askAllAgain()
{
    queue.restart();
    for (RemoteListing *listing : listings())
        Q_EMIT listing->invalidated();
    searched.outdate();
}

void AccountSession::Private::enter(State newState, std::optional<Error> reason)
{
    state = newState;
    error = std::move(reason);
    Q_EMIT q->stateChanged();
}

AccountSession::AccountSession(Account account, QString profileId, TokenStore &tokens, RegistrationStore *registrations,
                               QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, std::move(account), std::move(profileId), tokens, registrations))
{
    connect(&d->http, &HttpClient::inFlightChanged, &d->links, [this](int count) { Q_EMIT inFlightChanged(count); });
    connect(&d->http, &HttpClient::tried, &d->observations,
            [this](const HttpTry &attempt) { d->observations.note(d->account, attempt); });
    connect(&d->queue, &ListingQueue::refused, this, [this](const Error &error) { d->refuse(error); });
    connect(&d->registration, &WebhookRegistration::tokenRefused, this,
            [this](const Error &error) { d->refuse(error); });
    connect(&d->registration, &WebhookRegistration::listingOutdated, &d->webhooks, &PageSource::invalidated);
    connect(&d->registration, &WebhookRegistration::listingOutdated, &d->searched.webhooks, &IndexedListing::outdate);
}

AccountSession::~AccountSession()
{
    d->queue.close();
}

const Account &AccountSession::account() const
{
    return d->account;
}

AccountSession::State AccountSession::state() const
{
    return d->state;
}

std::optional<Error> AccountSession::tokenError() const
{
    return d->error;
}

bool AccountSession::isTokenForThisSessionOnly() const
{
    return d->token && d->forThisSessionOnly;
}

void AccountSession::start()
{
    if (d->state != State::Idle)
        return;
    d->readToken();
    QTimer::singleShot(indexDelay, this, [this] {
        if (d->index && !d->index->isOpen())
            d->index->open();
    });
}

void AccountSession::retryToken()
{
    if (d->state != State::Ready && d->state != State::ReadingToken)
        d->readToken();
}

void AccountSession::setToken(const BearerToken &token, KeepToken keep, QObject *context,
                              std::function<void(const Outcome &)> done)
{
    const int turn = ++d->lastTurn;
    if (keep == KeepToken::ForThisSession) {
        d->adopt(turn, token, keep);
        QMetaObject::invokeMethod(
            context, [done = std::move(done)] { done(Nothing()); }, Qt::QueuedConnection);
        return;
    }
    // Not with the caller's context: what was stored is used, whether or not its dialog is still open.
    const auto stored = [this, turn, token, caller = QPointer<QObject>(context),
                         done = std::move(done)](const Outcome &outcome) {
        if (outcome) {
            d->setStored();
            d->adopt(turn, token, KeepToken::InKeychain);
        }
        if (caller)
            done(outcome);
    };
    d->tokens.write(TokenKey(d->account, d->profileId), token, this, stored);
}

PageSource &AccountSession::importJobs()
{
    return d->jobs;
}

PageSource &AccountSession::webhooks()
{
    return d->webhooks;
}

PageSource *AccountSession::properties()
{
    return d->account.propertiesPath.isEmpty() ? nullptr : &d->properties;
}

LentSource<PageSource> AccountSession::newImportJobs()
{
    return LentSource<PageSource>(d->jobs.copy(d->transfers));
}

LentSource<IndexedJobs> AccountSession::newIndexedJobs()
{
    return LentSource(d->index ? new IndexedJobs(*d->index, &d->transfers) : nullptr);
}

KnownWebhooks &AccountSession::knownWebhooks()
{
    return d->knownWebhooks;
}

WebhookRegistration &AccountSession::registration()
{
    return d->registration;
}

void AccountSession::setIndexFile(const QString &file)
{
    d->jobs.keepFirstPage(FirstPageFile::ofImportJobs(file, [this] { return d->account.listingBase.toString(); }));
    d->index = std::make_unique<JobIndex>(file);
    d->index->setListing(d->account.listingBase.toString());
    d->sync = std::make_unique<AccountSync>(d->listedForIndex, *d->index);
    d->indexed = std::make_unique<IndexedJobs>(*d->index);
    d->searched.webhooks.setIndex(d->index.get());
}

JobIndex *AccountSession::jobIndex()
{
    return d->index.get();
}

AccountSync *AccountSession::sync()
{
    return d->sync.get();
}

IndexedJobs *AccountSession::indexedJobs()
{
    return d->indexed.get();
}

IndexedWebhooks &AccountSession::indexedWebhooks()
{
    return d->searched.webhooks;
}

IndexedProperties *AccountSession::indexedProperties()
{
    return d->account.propertiesPath.isEmpty() ? nullptr : &d->searched.properties;
}

const Observations &AccountSession::observations() const
{
    return d->observations;
}

HttpClient &AccountSession::http()
{
    return d->http;
}

bool AccountSession::couldSendTokenFor(const QUrl &link) const
{
    return d->state == State::Ready && !d->account.sendsTokenForFiles && d->isOwn(Origin::of(link));
}

std::optional<Secret> AccountSession::tokenForFile(const QUrl &link) const
{
    const bool goes = d->state == State::Ready && d->account.sendsTokenForFiles && d->isOwn(Origin::of(link));
    return goes ? std::optional<Secret>(d->token->secret()) : std::nullopt;
}

std::optional<Secret> AccountSession::tokenForCommand(const QUrl &url) const
{
    if (d->state != State::Ready || !d->isOwn(Origin::of(url)))
        return {};
    return d->token->secret();
}

QObject *AccountSession::transfers()
{
    return &d->transfers;
}

void AccountSession::updateAccount(const Account &account)
{
    Q_ASSERT(TokenKey(account, d->profileId) == TokenKey(d->account, d->profileId));
    const Account older = std::exchange(d->account, account);
    d->account.hasStoredToken = older.hasStoredToken;
    if (d->history)
        setHistory(*d->history);
    d->registration.setPageSize(account.perPage);
    d->registration.setAddress(ApiClient::creationAddress(account));
    d->searched.setPageSize(account.perPage);
    if (d->state == State::Ready)
        d->makeClient();
    Q_EMIT accountChanged();
    const bool moved = !(account.listingBase == older.listingBase);
    if (moved) {
        d->knownWebhooks.clear();
        d->searched.forget();
    }
    if (moved && d->index) {
        d->sync->cancel();
        d->index->setListing(account.listingBase.toString());
        d->index->purge(this, [this](const Outcome &) { d->indexed->searchAgain(); }); // what fails is its error()
    }
    if (moved || account.pagination != older.pagination) {
        d->askAllAgain();
        for (RemoteListing *listing : d->listings())
            Q_EMIT listing->moved();
        Q_EMIT d->checkedWebhooks.invalidated();
        Q_EMIT d->listedForIndex.invalidated();
    } else if (account.propertiesPath != older.propertiesPath) {
        d->queue.restart();
        Q_EMIT d->properties.invalidated();
        Q_EMIT d->properties.moved();
        d->searched.properties.forget();
    }
}

void AccountSession::setHistory(RequestHistory &history)
{
    d->history = &history;
    d->http.setHistory(history, d->account.id, d->account.displayName());
}

void AccountSession::setProxy(const ProxySettings &proxy)
{
    d->http.setProxy(proxy);
}

void AccountSession::setProxyCredentials(const ProxyCredentials &credentials)
{
    d->http.setProxyCredentials(credentials);
}

void AccountSession::resume()
{
    d->http.forgetConnections();
    d->askAllAgain();
    if (d->sync)
        d->sync->resume();
}

void AccountSession::cancelListings()
{
    // Closed meanwhile, so that nothing leaves in the place of what is cancelled.
    const bool open = d->queue.isOpen();
    d->queue.close();
    for (RemoteListing *listing : d->listings())
        listing->cancelAll();
    if (open)
        d->queue.open(*d->client);
}

void AccountSession::recallListings()
{
    for (RemoteListing *listing : d->listings())
        listing->recall();
}

} // namespace Balehook
