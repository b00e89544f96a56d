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
};

HttpClient::HttpClient(std::vector<Origin> tokenOrigins, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(std::move(tokenOrigins)))
{
    connect(&d->connections, &HttpConnections::inFlightChanged, this, &HttpClient::inFlightChanged);
    connect(&d->connections, &HttpConnections::tried, this, &HttpClient::tried);
    connect(&d->connections, &HttpConnections::proxyPasswordRequested, this, &HttpClient::proxyPasswordRequested);
    connect(&d->connections, &HttpConnections::proxyPasswordTaken, this, &HttpClient::proxyPasswordTaken);
}

HttpClient::~HttpClient()
{
    d->connections.disconnect(this);
    // Calls use the connections to the end, so they go first.
    qDeleteAll(findChildren<HttpCall *>(Qt::FindDirectChildrenOnly));
}

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
    auto *call = new HttpCall(d->connections, request, d->timeouts, this);
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
