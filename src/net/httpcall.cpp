// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/httpcall.h"

#include "core/secrets/knownsecrets.h"
#include "net/answererror.h"
#include "net/httpconnections.h"
#include "net/requestbuilder.h"
#include "net/retrypolicy.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace Balehook {

HttpCall::HttpCall(HttpConnections &connections, HttpRequest request, HttpTimeouts timeouts, QObject *parent)
    : ApiReply(parent)
    , m_connections(connections)
    , m_wanted(std::move(request))
    , m_timeouts(timeouts)
{
    connect(&m_wait, &Countdown::ticked, this, &HttpCall::waiting);
    connect(&m_wait, &Countdown::ended, this, &HttpCall::tryOnce);
}

HttpCall::~HttpCall()
{
    dropExchange();
    endRequest();
}

void HttpCall::start(const std::vector<Origin> &tokenOrigins)
{
    Result<QNetworkRequest> built = RequestBuilder::build(m_wanted, tokenOrigins, m_timeouts);
    if (!built) {
        QTimer::singleShot(0, this, [this, error = built.error()] { finish(error); });
        return;
    }
    m_request = std::move(built).value();
    tryOnce();
}

void HttpCall::cancel()
{
    m_isOver = true;
    m_wait.stop();
    dropExchange();
    endRequest();
    deleteLater();
}

void HttpCall::tryOnce()
{
    if (m_isOver)
        return;
    if (!m_connections.takeTurn(*this, m_wanted.url)) {
        connect(&m_connections, &HttpConnections::turnCame, this, &HttpCall::tryOnce, Qt::SingleShotConnection);
        return;
    }
    m_wanted.attempt = ++m_tries;
    m_exchange = std::make_unique<HttpExchange>(m_connections.manager(m_wanted.kind), nullptr);
    m_exchange->setRecorder(m_connections.recorder());
    connect(m_exchange.get(), &HttpExchange::ended, this, &HttpCall::concludeTry);
    m_isCounted = true;
    m_connections.requestStarted();
    m_exchange->start(m_request, m_wanted, std::max(m_timeouts.overall - m_spent, std::chrono::milliseconds(1)));
}

void HttpCall::concludeTry(const HttpExchangeOutcome &outcome)
{
    m_connections.noteAnswer(*this, outcome.facts.status);
    dropExchange();
    const std::optional<ErrorKind> verdict = httpVerdict(outcome.facts);
    if (verdict)
        endRequest();
    if (m_isOver)
        return;
    m_spent += outcome.elapsed;
    const auto asked = parsedRetryAfter(outcome.retryAfter, outcome.date, QDateTime::currentDateTimeUtc());
    Q_EMIT m_connections.tried({m_wanted.kind == HttpKind::Creation ? "POST" : "GET", m_wanted.url,
                                outcome.facts.status, outcome.elapsed, m_tries, asked});
    if (m_isOver)
        return; // whoever saw it had enough
    setMayHaveArrived(outcome.bodyWasRead);

    if (!verdict) {
        finishLater({outcome.facts.status, withoutKnownSecrets(outcome.contentType), outcome.body, m_wanted.url,
                     m_spent, m_tries});
        return;
    }
    const bool again = m_tries < maxTries && mayRetry(m_wanted.kind, *verdict, outcome.facts.status)
        && outcome.facts.stop != StopReason::Deadline && m_spent < m_timeouts.overall;
    const auto wait = again ? retryWait(m_timeouts.retryBase, m_tries, asked) : std::nullopt;
    if (wait) {
        m_wait.start(*wait);
        return;
    }
    Error error = errorOf(*verdict, outcome, m_wanted);
    error.attempts = m_tries;
    if (outcome.facts.status == 429 || outcome.facts.status == 503)
        error.retryAfter = asked;
    finish(error);
}

void HttpCall::dropExchange()
{
    if (!m_exchange)
        return;
    HttpExchange::letGo(std::move(m_exchange), *this, m_connections);
    m_connections.endTurn(*this);
}

/// A good answer is under way until it is handed on.
void HttpCall::endRequest()
{
    if (std::exchange(m_isCounted, false))
        m_connections.requestEnded();
}

void HttpCall::finishLater(const HttpAnswer &answer)
{
    const QPointer<HttpCall> alive(this);
    Q_EMIT answered();
    // Qt sends requests from the event loop: one that was asked for just now goes first.
    if (alive)
        QMetaObject::invokeMethod(
            this, [this, answer] { finish(answer); }, Qt::QueuedConnection);
}

void HttpCall::finish(const Result<HttpAnswer> &result)
{
    if (m_isOver)
        return;
    m_isOver = true;
    endRequest();
    deleteLater();
    Q_EMIT finished(result);
}

} // namespace Balehook
