// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/httpcall.h"

#include "net/answererror.h"
#include "net/httpconnections.h"
#include "net/requestbuilder.h"
#include "net/retrypolicy.h"

#include <QRandomGenerator>

#include <algorithm>

namespace Balehook {

HttpCall::HttpCall(HttpConnections &connections, HttpRequest request, HttpTimeouts timeouts, QObject *parent)
    : ApiReply(parent)
    , m_connections(connections)
    , m_wanted(std::move(request))
    , m_timeouts(timeouts)
{
    m_wait.setSingleShot(true);
    connect(&m_wait, &QTimer::timeout, this, &HttpCall::countDown);
}

HttpCall::~HttpCall()
{
    dropExchange();
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
    deleteLater();
}

void HttpCall::tryOnce()
{
    ++m_tries;
    m_exchange = std::make_unique<HttpExchange>(m_connections.manager(m_wanted.kind), nullptr);
    connect(m_exchange.get(), &HttpExchange::ended, this, &HttpCall::concludeTry);
    m_connections.requestStarted();
    m_exchange->start(m_request, m_wanted, std::max(m_timeouts.overall - m_spent, std::chrono::milliseconds(1)));
}

void HttpCall::concludeTry(const HttpExchangeOutcome &outcome)
{
    dropExchange();
    if (m_isOver)
        return;
    m_spent += outcome.elapsed;
    setMayHaveArrived(outcome.bodyWasRead);
    if (outcome.facts.status != 0)
        m_connections.noteAnswer();

    const std::optional<ErrorKind> verdict = httpVerdict(outcome.facts);
    if (!verdict) {
        finish(HttpAnswer{outcome.facts.status, outcome.contentType, outcome.body, m_wanted.url, m_spent, m_tries});
        return;
    }
    const auto asked = parsedRetryAfter(outcome.retryAfter, outcome.date, QDateTime::currentDateTimeUtc());
    const bool again = m_tries < maxTries && mayRetry(m_wanted.kind, *verdict, outcome.facts.status)
        && outcome.facts.stop != StopReason::Deadline && m_spent < m_timeouts.overall
        && asked.value_or(std::chrono::seconds(0)) <= longestOwnWait;
    if (again) {
        const auto own = backoff(m_timeouts.retryBase, m_tries, QRandomGenerator::global()->generateDouble());
        retryIn(std::max(own, std::chrono::milliseconds(asked.value_or(std::chrono::seconds(0)))));
        return;
    }
    Error error = errorOf(*verdict, outcome, m_wanted);
    error.attempts = m_tries;
    if (outcome.facts.status == 429 || outcome.facts.status == 503)
        error.retryAfter = asked;
    finish(error);
}

void HttpCall::retryIn(std::chrono::milliseconds wait)
{
    m_waitLeft = wait;
    countDown();
}

/// One step of at most a second; the call leaves when nothing is left to wait for.
void HttpCall::countDown()
{
    if (m_isOver)
        return;
    Q_EMIT waiting(std::chrono::ceil<std::chrono::seconds>(m_waitLeft));
    if (m_isOver) // cancelled by a receiver
        return;
    if (m_waitLeft.count() <= 0) {
        tryOnce();
        return;
    }
    const auto step = std::min(m_waitLeft, std::chrono::milliseconds(1000));
    m_waitLeft -= step;
    m_wait.start(step);
}

void HttpCall::dropExchange()
{
    if (!m_exchange)
        return;
    // Often reached from a signal of the exchange itself, so it goes by the event loop, but its request goes now.
    HttpExchange *exchange = m_exchange.release();
    exchange->disconnect(this);
    exchange->abandon();
    exchange->setParent(&m_connections); // in case there is no event loop any more
    exchange->deleteLater();
    m_connections.requestEnded();
}

void HttpCall::finish(const Result<HttpAnswer> &result)
{
    if (m_isOver)
        return;
    m_isOver = true;
    deleteLater();
    Q_EMIT finished(result);
}

} // namespace Balehook
