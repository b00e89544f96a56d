// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook {

/// Why a host is no place that a file is fetched from.
enum class HostDoubt {
    None,
    LinkLocal, ///< 169.254.0.0/16 and fe80::/10: no file server, but where clouds keep the keys of their machines
    ForeignLetters ///< not ASCII: such a name can look like another one
};

/// \a host as QUrl gives it, in ASCII form. (faults case 83)
HostDoubt doubtOfHost(const QString &host);

/// Whether \a host leads to this computer, under whatever name: also "localhost.", 0.0.0.0 or ::ffff:127.0.0.1, which
/// are no loopback hosts where plain http is allowed for those.
bool isThisComputer(const QString &host);

} // namespace Balehook
