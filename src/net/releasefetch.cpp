// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/releasefetch.h"

#include "domain/account/updateaddress.h"
#include "net/answererror.h"
#include "net/hosttext.h"
#include "net/httpexchange.h"
#include "net/requestbuilder.h"

#include <QNetworkAccessManager>

#include <utility>

namespace Balehook {

ReleaseFetch::ReleaseFetch(QObject *parent)
    : QObject(parent)
{
    connect(&m_connections, &HttpConnections::proxyPasswordRequested, this, &ReleaseFetch::proxyPasswordRequested);
}

ReleaseFetch::~ReleaseFetch()
{
    cancel();
}

void ReleaseFetch::fetch(const QUrl &address)
{
    if (m_exchange)
        return;
    m_wanted = {HttpKind::Listing, address, {}, {}};
    // Not even to a loopback host without encryption, which the request builder would allow.
    const Result<QUrl> checked = UpdateAddress::parse(address.toString(QUrl::FullyEncoded));
    const Result<QNetworkRequest> built = RequestBuilder::build(m_wanted, {}, m_timeouts);
    if (!checked || !built) {
        const Error error = checked ? built.error() : checked.error();
        QMetaObject::invokeMethod(
            this, [this, error] { Q_EMIT fetched(error); }, Qt::QueuedConnection);
        return;
    }
    m_exchange = std::make_unique<HttpExchange>(m_connections.manager(m_wanted.kind), nullptr);
    m_exchange->setRecorder(m_connections.recorder());
    connect(m_exchange.get(), &HttpExchange::ended, this, &ReleaseFetch::conclude);
    m_exchange->start(built.value(), m_wanted, m_timeouts.overall);
}

void ReleaseFetch::cancel()
{
    if (!m_exchange)
        return;
    HttpExchange::letGo(std::move(m_exchange), *this, m_connections);
    m_connections.forget(); // a day is longer than any connection is kept
}

void ReleaseFetch::conclude(const HttpExchangeOutcome &outcome)
{
    cancel();
    if (const auto verdict = httpVerdict(outcome.facts)) {
        Q_EMIT fetched(errorOf(*verdict, outcome, m_wanted));
        return;
    }
    const std::optional<ReleaseNews> news = ReleaseNews::fromJson(outcome.body);
    if (news) {
        Q_EMIT fetched(*news);
        return;
    }
    Error error(outcome.body.size() > ReleaseNews::mostBytes ? ErrorKind::TooLarge : ErrorKind::NotUnderstood);
    error.host = hostForPeople(m_wanted.url);
    Q_EMIT fetched(error);
}

} // namespace Balehook
