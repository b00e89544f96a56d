// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/origin.h"
#include "domain/account/proxycredentials.h"
#include "domain/account/proxysettings.h"
#include "net/apireply.h"
#include "net/httprequest.h"
#include "net/httptry.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QNetworkAccessManager;
class QNetworkReply;

namespace Balehook {

class RequestHistory;

/// How any request of one account leaves: one QNetworkAccessManager (made with the first request, not at start), one
/// request builder, and the limits and retries of each HttpKind. Owned by the AccountSession; deleting it cancels what
/// is under way.
///
/// send() is for API calls whose answers are small. Downloads stream and live in failedrows (FileFetcher), which asks
/// for a reply by get().
class HttpClient : public QObject
{
    Q_OBJECT

public:
    /// \a tokenOrigins are the only origins to which a request may carry a token (listing and create).
    explicit HttpClient(std::vector<Origin> tokenOrigins, QObject *parent = nullptr);
    ~HttpClient() override;

    /// Another one than before knows no password.
    void setProxy(const ProxySettings &proxy);
    void setTimeouts(const HttpTimeouts &timeouts);
    /// Writes every request down from now on, as one of the account with that id and name; nowhere by default.
    void setHistory(RequestHistory &history, const QString &accountId, const QString &account);
    const HttpTimeouts &timeouts() const;

    /// Sends \a request, retrying what may be retried. Never null; refusals arrive as finished(Error) like all else.
    ApiReply *send(const HttpRequest &request);

    /// The raw reply for a streamed download: manual redirects, identity encoding, no cookies. Without a token unless
    /// \a request has one and its origin is allowed. Null, with \a error set, if the request is refused.
    QNetworkReply *get(const HttpRequest &request, const QList<QPair<QByteArray, QByteArray>> &extraHeaders,
                       Error *error);

    /// Whether a request for \a url goes to its host itself, rather than to a proxy, which looks names up on its own.
    bool isDirect(const QUrl &url) const;

    /// Drops open connections (after sleep, after a proxy change).
    void forgetConnections();

Q_SIGNALS:
    /// One line for a status bar: how many requests are under way now.
    void inFlightChanged(int count);
    /// A request is over, whatever came of it.
    void tried(const Balehook::HttpTry &attempt);
    /// A proxy wants a password. Answer with setProxyCredentials(); the request fails with ProxyFailed meanwhile.
    void proxyPasswordRequested(const QString &proxyHost);
    /// The proxy let a request through with what setProxyCredentials() brought.
    void proxyPasswordTaken();

public:
    /// For this run only. Empty ones take the old away, and the proxy may ask again.
    void setProxyCredentials(const ProxyCredentials &credentials);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Balehook
