// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/proxysettings.h"

#include <QNetworkProxyFactory>

namespace Balehook {

/// The proxy of one QNetworkAccessManager. Not Qt's global switch, which would be one for all accounts and tests.
/// Loopback hosts are always reached directly.
class ProxyFactory final : public QNetworkProxyFactory
{
public:
    explicit ProxyFactory(ProxySettings settings)
        : m_settings(std::move(settings))
    { }

    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override;

private:
    ProxySettings m_settings;
};

} // namespace Balehook
