// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/httpclient.h"

#include "net/httpcall.h"
#include "net/httpconnections.h"
#include "net/requestbuilder.h"

#include <QNetworkReply>

namespace Balehook {

class HttpClient::Private
{
public:
    explicit Private(std::vector<Origin> origins)
        : tokenOrigins(std::move(origins))
    { }

    std::vector<Origin> tokenOrigins;
    HttpTimeouts timeouts;
    HttpConnections connections;
    QObject calls; ///< parent of those under way, which use the connections to the end
    QObject links; ///< to what is told: goes first
};

HttpClient::HttpClient(std::vector<Origin> tokenOrigins, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(std::move(tokenOrigins)))
{
    connect(&d->connections, &HttpConnections::inFlightChanged, &d->links,
            [this](int count) { Q_EMIT inFlightChanged(count); });
    connect(&d->connections, &HttpConnections::tried, &d->links,
            [this](const HttpTry &attempt) { Q_EMIT tried(attempt); });
    connect(&d->connections, &HttpConnections::proxyPasswordRequested, &d->links,
            [this](const QString &proxyHost) { Q_EMIT proxyPasswordRequested(proxyHost); });
    connect(&d->connections, &HttpConnections::proxyPasswordTaken, &d->links, [this] { Q_EMIT proxyPasswordTaken(); });
}

HttpClient::~HttpClient() = default;

void HttpClient::setProxy(const ProxySettings &proxy)
{
    d->connections.setProxy(proxy);
}

void HttpClient::setTimeouts(const HttpTimeouts &timeouts)
{
    d->timeouts = timeouts;
}

void HttpClient::setHistory(RequestHistory &history, const QString &accountId, const QString &account)
{
    d->connections.setRecorder({&history, accountId, account});
}

const HttpTimeouts &HttpClient::timeouts() const
{
    return d->timeouts;
}

ApiReply *HttpClient::send(const HttpRequest &request)
{
    auto *call = new HttpCall(d->connections, request, d->timeouts, &d->calls);
    call->start(d->tokenOrigins);
    return call;
}

QNetworkReply *HttpClient::get(const HttpRequest &request, const QList<QPair<QByteArray, QByteArray>> &extraHeaders,
                               Error *error)
{
    Q_ASSERT(error);
    HttpRequest download = request;
    download.kind = HttpKind::Download;
    Result<QNetworkRequest> built = RequestBuilder::build(download, d->tokenOrigins, d->timeouts);
    if (!built) {
        *error = built.error();
        return nullptr;
    }
    QNetworkRequest ready = std::move(built).value();
    for (const auto &[name, value] : extraHeaders) {
        // The token has its own, checked road.
        if (name.compare("authorization", Qt::CaseInsensitive) != 0 && !value.contains('\r') && !value.contains('\n'))
            ready.setRawHeader(name, value);
    }
    return d->connections.get(ready, download);
}

bool HttpClient::isDirect(const QUrl &url) const
{
    return d->connections.isDirect(url);
}

void HttpClient::forgetConnections()
{
    d->connections.forget();
}

void HttpClient::setProxyCredentials(const ProxyCredentials &credentials)
{
    d->connections.setProxyCredentials(credentials);
}

} // namespace Balehook
