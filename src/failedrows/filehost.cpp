// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/filehost.h"

#include <QHostAddress>

using namespace Qt::StringLiterals;

namespace Balehook {

HostDoubt doubtOfHost(const QString &host)
{
    if (host.startsWith("xn--"_L1) || host.contains(".xn--"_L1))
        return HostDoubt::ForeignLetters;
    QHostAddress address(host);
    bool isMapped = false; // an IPv4 address in IPv6 clothes
    const quint32 inner = address.toIPv4Address(&isMapped);
    if (isMapped)
        address = QHostAddress(inner);
    return address.isLinkLocal() ? HostDoubt::LinkLocal : HostDoubt::None;
}

} // namespace Balehook
