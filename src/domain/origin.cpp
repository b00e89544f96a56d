// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/origin.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int httpPort = 80;
constexpr int httpsPort = 443;

bool isLoopbackIPv4(const QString &host)
{
    const QList<QStringView> parts = QStringView(host).split(u'.');
    if (parts.size() != 4 || parts.first() != "127"_L1)
        return false;
    for (const QStringView part : parts) {
        bool isNumber = false;
        const uint value = part.toUInt(&isNumber);
        // "1" only: a leading zero would be octal to some resolvers.
        if (!isNumber || value > 255 || part != QString::number(value))
            return false;
    }
    return true;
}

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
    const QString name = host.toLower();
    return name == "localhost"_L1 || (name.endsWith(".localhost"_L1) && !name.startsWith(u'.')) || name == "::1"_L1
        || name == "[::1]"_L1 || isLoopbackIPv4(name);
}

} // namespace Balehook
