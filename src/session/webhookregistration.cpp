// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/webhookregistration.h"

#include "api/apiclient.h"
#include "core/logging.h"
#include "domain/knownwebhooks.h"
#include "domain/mentionedfields.h"
#include "domain/page.h"
#include "models/pagewalker.h"
#include "settings/registrationstore.h"

#include <QDateTime>

#include <algorithm>
#include <limits>
#include <utility>

namespace Balehook {

class WebhookRegistration::Private final
{
public:
    Private(WebhookRegistration &registration, QString account, PageSource &source, KnownWebhooks *knownWebhooks,
            RegistrationStore *registrationStore)
        : q(registration)
        , accountId(std::move(account))
        , listing(source)
        , known(knownWebhooks)
        , store(registrationStore)
    { }

    void takeUp(const RegistrationStore::Pending &sent);
    std::optional<Error> problemOfSending(const WebhookDraft &wanted);
    QStringList knownIdsLike(const WebhookDraft &wanted) const;
    void conclude(const ApiClient::Creation &creation, int sentIn);
    void check();
    bool compare(const PageAnswer &answer);
    bool isNewer(const Webhook &webhook, bool wasKnown) const;
    void endCheck(std::optional<Error> problem);
    bool wasFound() const;
    void forgetPending();
    void forgetKept();
    void keep(const WebhookDraft &typed);
    void enter(State newState);

    WebhookRegistration &q;
    const QString accountId;
    PageSource &listing;
    KnownWebhooks *const known;
    RegistrationStore *const store;
    ApiClient *client = nullptr;
    int clientTurn = 0; ///< an answer to an older client's token says nothing about the newer one's
    int perPage = 25;

    State state = State::Idle;
    RegistrationStore::Pending sent;
    bool isFromEarlierRun = false;
    Webhook webhook;
    QByteArray answerText;
    std::optional<Error> error;
    std::optional<Error> sendingProblem;

    PageWalker *walker = nullptr; ///< child of q
    std::vector<Match> matches;
    std::optional<Error> listingError;
};

void WebhookRegistration::Private::enter(State newState)
{
    state = newState;
    Q_EMIT q.stateChanged();
}

/// Goes on where an earlier run of the program ended.
void WebhookRegistration::Private::takeUp(const RegistrationStore::Pending &pending)
{
    sent = pending;
    isFromEarlierRun = true;
    check();
}

/// Writes down what is about to leave; an error says why it must not leave.
std::optional<Error> WebhookRegistration::Private::problemOfSending(const WebhookDraft &wanted)
{
    if (state == State::Sending || state == State::Checking || state == State::Unknown) {
        Error busy(ErrorKind::NotAllowed);
        busy.detail = tr("Nothing was sent, because it is not settled yet what became of the webhook sent before.");
        return busy;
    }
    if (!client)
        return Error(ErrorKind::TokenMissing);
    keep(wanted);
    const RegistrationStore::Pending next{wanted, QDateTime::currentMSecsSinceEpoch(), knownIdsLike(wanted)};
    if (store) {
        if (const Outcome written = store->setPending(accountId, next); !written)
            return written.error();
    }
    sent = next;
    return std::nullopt;
}

QStringList WebhookRegistration::Private::knownIdsLike(const WebhookDraft &wanted) const
{
    QStringList ids;
    if (!known)
        return ids;
    for (const Webhook &twin : known->twinsOf(wanted)) {
        if (wanted.isLike(twin))
            ids.append(twin.id());
    }
    return ids;
}

void WebhookRegistration::Private::conclude(const ApiClient::Creation &creation, int sentIn)
{
    webhook = creation.webhook;
    answerText = creation.answer;
    if (creation.state == ApiClient::Creation::State::Created) {
        forgetPending();
        forgetKept();
        if (known)
            known->learn(webhook);
        enter(State::Created);
        Q_EMIT q.listingOutdated();
        return;
    }
    error = creation.error;
    qCInfo(logSession).noquote() << "webhook not known to be created:" << creation.error.logLine();
    if (creation.state == ApiClient::Creation::State::Unknown) {
        check();
        return;
    }
    forgetPending();
    const bool isTokenRefused = creation.error.kind == ErrorKind::TokenRefused && sentIn == clientTurn;
    enter(State::Refused);
    if (isTokenRefused)
        Q_EMIT q.tokenRefused(creation.error);
}

void WebhookRegistration::Private::check()
{
    if (walker) {
        walker->disconnect(&q);
        walker->cancel();
        walker->deleteLater(); // perhaps it is what led here
    }
    matches.clear();
    listingError.reset();
    walker = new PageWalker(listing, perPage, &q);
    QObject::connect(walker, &PageWalker::progressed, &q, &WebhookRegistration::progressed);
    QObject::connect(walker, &PageWalker::exhausted, &q, [this] { endCheck({}); });
    QObject::connect(walker, &PageWalker::failed, &q, [this](const Error &problem) { endCheck(problem); });
    walker->start(1, PageWalker::Direction::Forward,
                  [this](int, const PageAnswer &answer, qint64) { return compare(answer); });
    enter(State::Checking);
}

bool WebhookRegistration::Private::compare(const PageAnswer &answer)
{
    if (known)
        known->learn(answer);
    const auto *page = dynamic_cast<const Page<Webhook> *>(answer.records.get());
    if (!page)
        return true;
    for (const Webhook &listed : page->records()) {
        // A list that moves may show the same one on two pages.
        const auto isListed = [&listed](const Match &match) { return match.webhook == listed; };
        if (!sent.draft.isLike(listed) || std::any_of(matches.begin(), matches.end(), isListed))
            continue;
        const bool wasKnown = sent.knownIds.contains(listed.id());
        matches.push_back({listed, isNewer(listed, wasKnown), wasKnown});
    }
    return true;
}

bool WebhookRegistration::Private::isNewer(const Webhook &listed, bool wasKnown) const
{
    const std::optional<qint64> createdAt = listed.createdAt().instant();
    constexpr qint64 tolerance = std::chrono::milliseconds(clockTolerance).count();
    return !wasKnown && createdAt && *createdAt >= sent.sentAt - tolerance;
}

void WebhookRegistration::Private::endCheck(std::optional<Error> problem)
{
    const auto rank = [](const Match &match) {
        constexpr qint64 never = std::numeric_limits<qint64>::min();
        return std::pair(match.isNewer, match.webhook.createdAt().instant().value_or(never));
    };
    std::stable_sort(matches.begin(), matches.end(),
                     [&rank](const Match &a, const Match &b) { return rank(a) > rank(b); });
    const bool found = wasFound();
    // Once it is found, the rest of the list does not matter; otherwise half a list says nothing.
    if (problem && !found) {
        listingError = std::move(problem);
        matches.clear();
    }
    enter(State::Unknown);
    if (found)
        Q_EMIT q.listingOutdated();
}

bool WebhookRegistration::Private::wasFound() const
{
    return !matches.empty() && matches.front().isNewer;
}

void WebhookRegistration::Private::forgetPending()
{
    if (!store)
        return;
    // The next run would check needlessly, and find out the same.
    if (const Outcome outcome = store->setPending(accountId, {}); !outcome)
        qCWarning(logSession).noquote() << "registration not forgotten:" << outcome.error().logLine();
}

/// What was kept has come to be.
void WebhookRegistration::Private::forgetKept()
{
    if (q.keptDraft() == sent.draft)
        keep({});
}

void WebhookRegistration::Private::keep(const WebhookDraft &typed)
{
    if (!store)
        return;
    if (const Outcome outcome = store->setDraft(accountId, typed); !outcome)
        qCWarning(logSession).noquote() << "form not kept:" << outcome.error().logLine();
}

WebhookRegistration::WebhookRegistration(QString accountId, PageSource &listing, KnownWebhooks *known,
                                         RegistrationStore *store, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(*this, std::move(accountId), listing, known, store))
{
    connect(&listing, &PageSource::invalidated, this, [this] {
        if (d->state == State::Checking)
            d->check();
    });
    if (store) {
        if (const auto pending = store->pending(d->accountId))
            d->takeUp(*pending);
    }
}

WebhookRegistration::~WebhookRegistration()
{
    delete d->walker; // cancels its requests while the listing is there
}

WebhookRegistration::State WebhookRegistration::state() const
{
    return d->state;
}

const WebhookDraft &WebhookRegistration::draft() const
{
    return d->sent.draft;
}

qint64 WebhookRegistration::sentAt() const
{
    return d->sent.sentAt;
}

bool WebhookRegistration::isFromEarlierRun() const
{
    return d->isFromEarlierRun;
}

const Webhook &WebhookRegistration::webhook() const
{
    return d->webhook;
}

const QByteArray &WebhookRegistration::answer() const
{
    return d->answerText;
}

std::optional<Error> WebhookRegistration::error() const
{
    return d->error;
}

std::vector<Webhook::Field> WebhookRegistration::namedFields() const
{
    if (d->state != State::Refused || !d->error)
        return {};
    std::vector<Webhook::Field> fields = mentionedFields(d->error->serviceText);
    if (fields.empty())
        fields = mentionedFields(d->error->detail);
    // Whoever names them all says nothing about one: the request was sent back.
    return fields.size() < WebhookDraft::fields.size() ? fields : std::vector<Webhook::Field>();
}

const std::vector<WebhookRegistration::Match> &WebhookRegistration::matches() const
{
    return d->matches;
}

std::optional<Error> WebhookRegistration::listingError() const
{
    return d->listingError;
}

qint64 WebhookRegistration::checkedCount() const
{
    return d->walker ? d->walker->readCount() : 0;
}

void WebhookRegistration::setClient(ApiClient *client)
{
    d->client = client;
    ++d->clientTurn;
}

void WebhookRegistration::setPageSize(int perPage)
{
    d->perPage = perPage;
}

bool WebhookRegistration::send(const WebhookDraft &draft)
{
    d->sendingProblem = d->problemOfSending(draft);
    if (d->sendingProblem)
        return false;
    d->isFromEarlierRun = false;
    d->webhook = {};
    d->answerText.clear();
    d->error.reset();
    d->matches.clear();
    d->listingError.reset();
    d->client->createWebhook(draft, this, [this, sentIn = d->clientTurn](const ApiClient::Creation &creation) {
        d->conclude(creation, sentIn);
    });
    d->enter(State::Sending);
    return true;
}

std::optional<Error> WebhookRegistration::sendingProblem() const
{
    return d->sendingProblem;
}

void WebhookRegistration::checkAgain()
{
    if (d->state == State::Unknown)
        d->check();
}

void WebhookRegistration::settle()
{
    if (d->state == State::Idle || d->state == State::Sending || d->state == State::Checking)
        return;
    if (d->state == State::Unknown) {
        if (d->wasFound())
            d->forgetKept();
        d->forgetPending();
    }
    d->enter(State::Idle);
}

WebhookDraft WebhookRegistration::keptDraft() const
{
    return d->store ? d->store->draft(d->accountId) : WebhookDraft();
}

void WebhookRegistration::keepDraft(const WebhookDraft &draft)
{
    d->keep(draft);
}

} // namespace Balehook
