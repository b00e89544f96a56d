// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/origin.h"

#include "domain/reach.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int httpPort = 80;
constexpr int httpsPort = 443;

} // namespace

Origin::Origin(QString scheme, QString host, int port)
    : m_scheme(std::move(scheme))
    , m_host(std::move(host))
    , m_port(port)
{ }

std::optional<Origin> Origin::of(const QUrl &url)
{
    const QString scheme = url.scheme().toLower();
    const bool isHttps = scheme == "https"_L1;
    const QString host = url.host(QUrl::FullyEncoded).toLower();
    if (!url.isValid() || host.isEmpty() || (!isHttps && scheme != "http"_L1))
        return std::nullopt;
    return Origin(scheme, host, url.port(isHttps ? httpsPort : httpPort));
}

QString Origin::toString() const
{
    QString text = m_scheme + "://"_L1 + (m_host.contains(u':') ? QString(u'[' + m_host + u']') : m_host);
    if (m_port != (m_scheme == "https"_L1 ? httpsPort : httpPort))
        text += u':' + QString::number(m_port);
    return text;
}

bool isLoopbackHost(const QString &host)
{
    return reachOfHost(host) == Reach::Loopback;
}

} // namespace Balehook
