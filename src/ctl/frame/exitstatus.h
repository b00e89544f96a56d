// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"

namespace Balehook::Ctl {

/// What balehookctl tells whoever started it; the manual page has the same table.
enum class ExitStatus {
    Done = 0,
    LocalFailure = 1, ///< a file or folder of this computer
    Usage = 2, ///< refused before any request: a wrong command line, or input that is not accepted
    NoAccount = 3, ///< no such account, or it has no token
    TokenRefused = 4, ///< 401 or 403
    ServiceFailed = 5, ///< the service or the host of a file answered with an error
    NotReached = 6, ///< network, TLS or time-out
    NotUnderstood = 7, ///< an answer that is not what the interface says
    Unknown = 8, ///< a webhook may have been registered or not
    Keychain = 9,
    Interrupted = 130, ///< SIGINT or SIGTERM
};

/// The status that belongs to \a error.
ExitStatus statusOf(const Error &error);

} // namespace Balehook::Ctl
