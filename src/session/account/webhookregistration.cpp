// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/webhookregistration.h"

#include "api/apiclient.h"
#include "core/errors/logging.h"
#include "domain/records/knownwebhooks.h"
#include "domain/records/mentionedfields.h"
#include "models/pagewalker.h"
#include "session/account/registrationmatches.h"
#include "session/account/registrationwords.h"
#include "session/account/sendingturn.h"
#include "settings/registrationstore.h"

#include <QDateTime>

#include <utility>

namespace Balehook {

class WebhookRegistration::Private final
{
public:
    Private(WebhookRegistration &registration, Target target, PageSource &source, KnownWebhooks *knownWebhooks,
            RegistrationStore *registrationStore)
        : q(registration)
        , accountId(std::move(target.accountId))
        , address(std::move(target.address))
        , listing(source)
        , known(knownWebhooks)
        , store(registrationStore)
        , turn(store ? new SendingTurn(*store, accountId, &q) : nullptr)
    { }

    std::optional<Error> problemOfSending() const;
    void follow(const RegistrationLook &look);
    void wait(const RegistrationLook &look);
    void dispatch(const PendingRegistration &granted);
    void endUnsent(const Error &problem);
    void conclude(const ApiClient::Creation &creation, int sentIn);
    void check();
    void endCheck(std::optional<Error> problem);
    void forgetKept();
    void keep(const WebhookDraft &typed);
    void enter(State newState);

    WebhookRegistration &q;
    const QString accountId;
    QString address;
    PageSource &listing;
    KnownWebhooks *const known;
    RegistrationStore *const store;
    SendingTurn *const turn; ///< child of q; null without a store
    ApiClient *client = nullptr;
    int clientTurn = 0; ///< an answer to an older client's token says nothing about the newer one's
    int perPage = 25;

    State state = State::Idle;
    PendingRegistration sent;
    bool isFromEarlierRun = false;
    bool keepsWhatIsSent = true;
    std::optional<RegistrationWish> wish; ///< what is to be sent, and did not leave yet
    RegistrationLook waitedFor;
    std::optional<RegistrationLock::Ending> sentElsewhere;
    Webhook webhook;
    QByteArray answerText;
    std::optional<Error> error;
    std::optional<Error> sendingProblem;

    RegistrationMatches matches;
    std::optional<Error> listingError;
    std::unique_ptr<PageWalker> walker; ///< goes first: it cancels its requests while the listing is there
};

void WebhookRegistration::Private::enter(State newState)
{
    state = newState;
    Q_EMIT q.stateChanged();
}

std::optional<Error> WebhookRegistration::Private::problemOfSending() const
{
    if (state == State::Waiting || state == State::Sending || state == State::Checking || state == State::Unknown) {
        return Error(ErrorKind::NotAllowed,
                     tr("Nothing was sent because the outcome of the previous webhook is still unknown."));
    }
    if (!turn)
        return Error(ErrorKind::DiskFailed);
    return client ? std::nullopt : std::optional<Error>(ErrorKind::TokenMissing);
}

void WebhookRegistration::Private::follow(const RegistrationLook &look)
{
    switch (look.kind) {
    case RegistrationLook::Kind::Busy:
        wait(look);
        return;
    case RegistrationLook::Kind::Granted:
        dispatch(look.pending);
        return;
    case RegistrationLook::Kind::Found:
        wish.reset();
        sent = look.pending;
        isFromEarlierRun = true;
        check();
        return;
    case RegistrationLook::Kind::Nothing:
        isFromEarlierRun = false;
        enter(State::Idle);
        return;
    case RegistrationLook::Kind::SentElsewhere:
        sentElsewhere = look.ending;
        endUnsent(Error(ErrorKind::NotAllowed, RegistrationWords::sentElsewhere(look.ending)));
        Q_EMIT q.listingOutdated();
        return;
    case RegistrationLook::Kind::Failed:
        if (wish)
            endUnsent(look.error);
        else
            check(); // which only reads
    }
}

void WebhookRegistration::Private::wait(const RegistrationLook &look)
{
    const bool isNews = state != State::Waiting || waitedFor.owner != look.owner || waitedFor.since != look.since
        || waitedFor.isSending != look.isSending;
    waitedFor = look;
    if (isNews)
        enter(State::Waiting);
}

/// It is on the disk, and nobody else sends.
void WebhookRegistration::Private::dispatch(const PendingRegistration &granted)
{
    if (!client || !granted.isSentTo(address)) { // which was changed meanwhile
        turn->end(RegistrationLock::Ending::Open, [this] {
            if (!client)
                endUnsent(Error(ErrorKind::TokenMissing));
            else if (wish)
                turn->ask(address, wish); // as old as it is: what others sent meanwhile counts
        });
        return;
    }
    wish.reset();
    sent = granted;
    client->createWebhook(sent.draft, &q, [this, sentIn = clientTurn](const ApiClient::Creation &creation) {
        conclude(creation, sentIn);
    });
    if (state != State::Sending)
        enter(State::Sending);
}

void WebhookRegistration::Private::endUnsent(const Error &problem)
{
    wish.reset();
    sendingProblem = problem;
    qCInfo(logSession).noquote() << "webhook not sent:" << problem.logLine();
    enter(State::Idle);
}

void WebhookRegistration::Private::conclude(const ApiClient::Creation &creation, int sentIn)
{
    using Ending = RegistrationLock::Ending;
    webhook = creation.webhook;
    answerText = creation.answer;
    if (creation.state == ApiClient::Creation::State::Created) {
        forgetKept();
        if (known)
            known->learn(webhook);
        Q_EMIT q.answered();
        turn->end(Ending::Created, [this] {
            enter(State::Created);
            Q_EMIT q.listingOutdated();
        });
        return;
    }
    error = creation.error;
    qCInfo(logSession).noquote() << "webhook not known to be created:" << creation.error.logLine();
    if (creation.state == ApiClient::Creation::State::Unknown) {
        turn->leaveOpen();
        check();
        return;
    }
    turn->end(Ending::Refused, [this, sentIn] {
        const Error reason = error.value_or(Error());
        enter(State::Refused);
        if (reason.kind == ErrorKind::TokenRefused && sentIn == clientTurn)
            Q_EMIT q.tokenRefused(reason);
    });
}

void WebhookRegistration::Private::check()
{
    if (walker) {
        walker->cancel();
        walker.release()->deleteLater(); // perhaps it is what led here
    }
    matches.clear();
    listingError.reset();
    if (const QString other = q.otherAddress(); !other.isEmpty()) { // what can be listed says nothing about it
        endCheck(Error(ErrorKind::NotAllowed, RegistrationWords::addressChanged(other)));
        return;
    }
    walker = std::make_unique<PageWalker>(listing, perPage);
    QObject::connect(walker.get(), &PageWalker::progressed, &q, &WebhookRegistration::progressed);
    QObject::connect(walker.get(), &PageWalker::exhausted, &q,
                     [this] { endCheck(RegistrationWords::partlyListed(walker->readCount(), walker->statedTotal())); });
    QObject::connect(walker.get(), &PageWalker::failed, &q, [this](const Error &problem) { endCheck(problem); });
    walker->start(1, PageWalker::Direction::Forward, [this](int, const PageAnswer &answer, qint64) {
        if (known)
            known->learn(answer);
        matches.add(answer, sent);
        return true;
    });
    enter(State::Checking);
}

void WebhookRegistration::Private::endCheck(std::optional<Error> problem)
{
    matches.sort();
    const bool found = matches.hasNewer();
    if (problem && !found) { // half a list says nothing, unless it is there
        listingError = std::move(problem);
        matches.clear();
    }
    enter(State::Unknown);
    if (found)
        Q_EMIT q.listingOutdated();
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
    store->setDraft(accountId, typed, &q, [this](const Outcome &outcome) {
        if (!outcome)
            qCWarning(logSession).noquote() << "form not kept:" << outcome.error().logLine();
        Q_EMIT q.draftKept(outcome);
    });
}

WebhookRegistration::WebhookRegistration(Target target, PageSource &listing, KnownWebhooks *known,
                                         RegistrationStore *store, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(*this, std::move(target), listing, known, store))
{
    connect(&listing, &PageSource::invalidated, this, [this] {
        if (d->state == State::Checking && d->walker)
            d->check();
    });
    if (!d->turn)
        return;
    connect(d->turn, &SendingTurn::looked, this, [this](const RegistrationLook &look) { d->follow(look); });
    const auto pending = store->pending(d->accountId);
    if (!pending)
        return;
    // Goes on where an earlier run of the program ended, unless the program that sent it still runs.
    d->sent = *pending;
    d->isFromEarlierRun = true;
    d->state = pending->owner.isOtherAlive() ? State::Waiting : State::Checking;
    d->waitedFor = {.kind = RegistrationLook::Kind::Busy, .owner = pending->owner, .since = pending->sentAt};
    d->turn->ask(d->address, {});
}

WebhookRegistration::~WebhookRegistration() = default;

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

QString WebhookRegistration::otherAddress() const
{
    return d->sent.isSentTo(d->address) ? QString() : d->sent.address;
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
    // All of them: the request was sent back.
    return fields.size() < WebhookDraft::fields.size() ? fields : std::vector<Webhook::Field>();
}

const std::vector<WebhookRegistration::Match> &WebhookRegistration::matches() const
{
    return d->matches.all();
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

void WebhookRegistration::setAddress(const QString &address)
{
    if (std::exchange(d->address, address) == address)
        return;
    if (d->state == State::Checking && d->walker)
        d->check();
    else // later: the account is not done with its change
        QMetaObject::invokeMethod(this, &WebhookRegistration::checkAgain, Qt::QueuedConnection);
}

void WebhookRegistration::setKeepsWhatIsSent(bool keeps)
{
    d->keepsWhatIsSent = keeps;
}

bool WebhookRegistration::send(const WebhookDraft &draft, std::optional<qint64> since)
{
    d->sendingProblem = d->problemOfSending();
    if (d->sendingProblem)
        return false;
    if (d->keepsWhatIsSent)
        d->keep(draft);
    d->isFromEarlierRun = false;
    d->sentElsewhere.reset();
    d->webhook = {};
    d->answerText.clear();
    d->error.reset();
    d->matches.clear();
    d->listingError.reset();
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    d->sent = {draft, now, RegistrationMatches::idsLike(draft, d->known)};
    d->wish = RegistrationWish{draft, d->sent.knownIds, since.value_or(now)};
    d->turn->ask(d->address, d->wish);
    d->enter(State::Sending);
    return true;
}

std::optional<Error> WebhookRegistration::sendingProblem() const
{
    return d->sendingProblem;
}

std::optional<RegistrationLock::Ending> WebhookRegistration::sentElsewhere() const
{
    return d->sentElsewhere;
}

const RegistrationLook &WebhookRegistration::waitedFor() const
{
    return d->waitedFor;
}

bool WebhookRegistration::isWaitingToSend() const
{
    return d->state == State::Waiting && d->wish;
}

void WebhookRegistration::stopWaiting()
{
    if (d->state != State::Waiting)
        return;
    d->turn->stop();
    d->wish.reset();
    d->enter(State::Idle);
}

void WebhookRegistration::checkAgain()
{
    if (d->state == State::Unknown)
        d->check();
}

void WebhookRegistration::settle()
{
    d->sendingProblem.reset();
    if (d->state != State::Created && d->state != State::Refused && d->state != State::Unknown)
        return;
    if (d->state == State::Unknown) {
        if (d->matches.hasNewer())
            d->forgetKept();
        d->turn->settle(d->sent);
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
