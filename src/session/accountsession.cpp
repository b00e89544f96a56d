// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/accountsession.h"

#include "api/apiclient.h"
#include "core/logging.h"
#include "net/httpclient.h"
#include "session/listingqueue.h"
#include "session/remotelisting.h"

#include <QPointer>

#include <utility>

namespace Balehook {

class AccountSession::Private final
{
public:
    Private(AccountSession *session, Account ofAccount, QString profile, TokenStore &store)
        : q(session)
        , account(std::move(ofAccount))
        , profileId(std::move(profile))
        , tokens(store)
        , http({account.listingBase.origin(), account.createBase().origin()})
        , jobs(queue, &ApiClient::listImportJobs)
        , webhooks(queue, &ApiClient::listWebhooks)
    { }

    void readToken();
    void tokenRead(int turn, const Result<BearerToken> &result);
    void adopt(int turn, const BearerToken &newToken, KeepToken keep);
    void makeClient();
    void refuse(const Error &reason);
    void setStored();
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

    // In this order: whatever uses http goes before it.
    HttpClient http;
    std::unique_ptr<ApiClient> client;
    ListingQueue queue;
    RemoteListing jobs;
    RemoteListing webhooks;
    QObject transfers;
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
    client = std::make_unique<ApiClient>(account, *token, http);
    queue.open(*client);
}

void AccountSession::Private::refuse(const Error &reason)
{
    qCInfo(logSession).noquote() << "token not accepted:" << reason.logLine();
    enter(State::TokenRefused, reason);
}

void AccountSession::Private::setStored()
{
    if (std::exchange(account.hasStoredToken, true))
        return;
    Q_EMIT q->storedTokenChanged(true);
}

void AccountSession::Private::enter(State newState, std::optional<Error> reason)
{
    state = newState;
    error = std::move(reason);
    Q_EMIT q->stateChanged();
}

AccountSession::AccountSession(Account account, QString profileId, TokenStore &tokens, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, std::move(account), std::move(profileId), tokens))
{
    connect(&d->http, &HttpClient::inFlightChanged, this, &AccountSession::inFlightChanged);
    connect(&d->queue, &ListingQueue::refused, this, [this](const Error &error) { d->refuse(error); });
}

AccountSession::~AccountSession()
{
    d->http.disconnect(this);
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
    if (d->state == State::Idle)
        d->readToken();
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

HttpClient &AccountSession::http()
{
    return d->http;
}

QObject *AccountSession::transfers()
{
    return &d->transfers;
}

void AccountSession::updateAccount(const Account &account)
{
    Q_ASSERT(TokenKey(account, d->profileId) == TokenKey(d->account, d->profileId));
    const bool moved = !(account.listingBase == d->account.listingBase);
    const bool stored = d->account.hasStoredToken;
    d->account = account;
    d->account.hasStoredToken = stored;
    if (d->state == State::Ready)
        d->makeClient();
    Q_EMIT accountChanged();
    if (moved) {
        d->queue.restart();
        Q_EMIT d->jobs.invalidated();
        Q_EMIT d->webhooks.invalidated();
    }
}

void AccountSession::setProxy(const ProxySettings &proxy)
{
    d->http.setProxy(proxy);
}

void AccountSession::setProxyCredentials(const QString &user, const QString &password)
{
    d->http.setProxyCredentials(user, password);
}

void AccountSession::resume()
{
    d->http.forgetConnections();
    d->queue.restart();
    Q_EMIT d->jobs.invalidated();
    Q_EMIT d->webhooks.invalidated();
}

void AccountSession::cancelListings()
{
    // Closed meanwhile, so that nothing leaves in the place of what is cancelled.
    const bool open = d->queue.isOpen();
    d->queue.close();
    d->jobs.cancelAll();
    d->webhooks.cancelAll();
    if (open)
        d->queue.open(*d->client);
}

void AccountSession::recallListings()
{
    d->jobs.recall();
    d->webhooks.recall();
}

} // namespace Balehook
