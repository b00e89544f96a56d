// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

#include <optional>

namespace Balehook {

/// Which machines a host or an address can stand for.
enum class Reach {
    Public, ///< somebody on the internet, as far as the text tells: a name may still stand for any address
    Network, ///< a machine of this network: 10/8, 172.16/12, 192.168/16, 100.64/10 and fc00::/7
    Loopback, ///< this computer, written plainly: 127.0.0.0/8, ::1 and the name "localhost"
    Special ///< nothing that files come from: link-local, unspecified, multicast, reserved, or one of the two above in
            ///< disguise (inside an IPv6 address, "localhost.", "*.localhost")
};

/// \a host in any spelling that a resolver takes for an address ("0x7f.1", "2130706433", dots at the end, IPv6 in
/// brackets or with a zone). Nothing for a name. Nothing is ever looked up.
std::optional<Reach> reachOfAddress(QStringView host);

/// The same for names, too: "localhost" alone is loopback, and whatever a resolver may take for it is Special.
Reach reachOfHost(QStringView host);

} // namespace Balehook
