// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/filehost.h"

#include "domain/origin.h"

#include <QHostAddress>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// Null for a name.
QHostAddress addressOf(const QString &host)
{
    const QHostAddress address(host);
    bool isIPv4 = false; // perhaps in IPv6 clothes
    const quint32 inner = address.toIPv4Address(&isIPv4);
    return isIPv4 ? QHostAddress(inner) : address;
}

} // namespace

HostDoubt doubtOfHost(const QString &host)
{
    if (host.startsWith("xn--"_L1) || host.contains(".xn--"_L1))
        return HostDoubt::ForeignLetters;
    return addressOf(host).isLinkLocal() ? HostDoubt::LinkLocal : HostDoubt::None;
}

bool isThisComputer(const QString &host)
{
    const QString name = host.endsWith(u'.') ? host.chopped(1) : host;
    const QHostAddress address = addressOf(name);
    return isLoopbackHost(name) || address.isLoopback() || address == QHostAddress(QHostAddress::AnyIPv4)
        || address == QHostAddress(QHostAddress::AnyIPv6);
}

} // namespace Balehook
