// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/proxycredentials.h"
#include "domain/account/proxysettings.h"

#include <QNetworkProxyFactory>

namespace Balehook {

/// The proxy of one QNetworkAccessManager. Not Qt's global switch, which would be one for all accounts and tests.
/// Loopback hosts are always reached directly.
///
/// Credentials go with the proxy that they are for, with no other one, and are never given in answer to
/// QNetworkAccessManager::proxyAuthenticationRequired: a proxy that closes the connection after such an answer crashes
/// Qt 6.4, which then sends again what was never encrypted.
class ProxyFactory final : public QNetworkProxyFactory
{
public:
    explicit ProxyFactory(ProxySettings settings, ProxyCredentials credentials = {})
        : m_settings(std::move(settings))
        , m_credentials(std::move(credentials))
    { }

    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override;
    /// Whether what is asked there may go to the proxy that the credentials are for.
    bool usesCredentials(const QNetworkProxyQuery &query) const;

private:
    QList<QNetworkProxy> proxiesFor(const QNetworkProxyQuery &query) const;

    ProxySettings m_settings;
    ProxyCredentials m_credentials;
};

} // namespace Balehook
