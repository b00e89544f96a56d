// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "domain/account/releasenews.h"
#include "net/httpconnections.h"
#include "net/httprequest.h"

#include <QObject>
#include <QUrl>

#include <memory>

namespace Balehook {

class HttpExchange;
struct HttpExchangeOutcome;

/// Asks an update address what the newest version is: one GET over https, tried once, without a token or a cookie; no
/// redirect is followed. Belongs to no account. Deleting it ends what is under way.
class ReleaseFetch final : public QObject
{
    Q_OBJECT

public:
    explicit ReleaseFetch(QObject *parent = nullptr);
    ~ReleaseFetch() override;

    void setProxy(const ProxySettings &proxy) { m_connections.setProxy(proxy); }
    void setProxyCredentials(const ProxyCredentials &credentials) { m_connections.setProxyCredentials(credentials); }
    void setHistory(RequestHistory &history) { m_connections.setRecorder({&history, {}, {}, true}); }
    void setTimeouts(const HttpTimeouts &timeouts) { m_timeouts = timeouts; }
    /// One at a time: while one is under way, nothing happens.
    void fetch(const QUrl &address);
    /// Ends it without a signal.
    void cancel();
    bool isBusy() const { return m_exchange != nullptr; }

Q_SIGNALS:
    /// Once for each fetch(), from the event loop.
    void fetched(const Balehook::Result<Balehook::ReleaseNews> &result);
    /// The proxy wants a password, or another one.
    void proxyPasswordRequested(const QString &proxyHost);

private:
    void conclude(const HttpExchangeOutcome &outcome);

    HttpConnections m_connections;
    HttpTimeouts m_timeouts;
    HttpRequest m_wanted;
    std::unique_ptr<HttpExchange> m_exchange;
};

} // namespace Balehook
