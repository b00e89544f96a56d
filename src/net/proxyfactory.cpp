// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/proxyfactory.h"

#include "domain/account/origin.h"

#include <algorithm>

namespace Balehook {

QList<QNetworkProxy> ProxyFactory::queryProxy(const QNetworkProxyQuery &query)
{
    QList<QNetworkProxy> proxies = proxiesFor(query);
    for (QNetworkProxy &proxy : proxies) {
        if (!m_credentials.isFor(proxy.hostName()))
            continue; // those of the system may bring their own
        proxy.setUser(m_credentials.user);
        proxy.setPassword(m_credentials.password);
    }
    return proxies;
}

bool ProxyFactory::usesCredentials(const QNetworkProxyQuery &query) const
{
    if (m_credentials.isEmpty())
        return false; // the system is asked for its proxies only if need be
    const QList<QNetworkProxy> proxies = proxiesFor(query);
    return std::any_of(proxies.begin(), proxies.end(),
                       [this](const QNetworkProxy &proxy) { return m_credentials.isFor(proxy.hostName()); });
}

QList<QNetworkProxy> ProxyFactory::proxiesFor(const QNetworkProxyQuery &query) const
{
    const QNetworkProxy direct(QNetworkProxy::NoProxy);
    const QString host = query.peerHostName().isEmpty() ? query.url().host() : query.peerHostName();
    if (m_settings.mode == ProxySettings::Mode::None || isLoopbackHost(host))
        return {direct};
    if (m_settings.mode == ProxySettings::Mode::Manual)
        return {QNetworkProxy(QNetworkProxy::HttpProxy, m_settings.host, m_settings.port)};
    const QList<QNetworkProxy> found = systemProxyForQuery(query);
    return found.isEmpty() ? QList<QNetworkProxy>{direct} : found;
}

} // namespace Balehook
