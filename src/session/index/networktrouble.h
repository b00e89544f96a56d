// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/errorkind.h"

namespace Balehook {

/// Tells what may go right once the network is another one, or is back.
struct NetworkTrouble final
{
    static bool is(ErrorKind kind)
    {
        switch (kind) {
        case ErrorKind::HostNotFound:
        case ErrorKind::Unreachable:
        case ErrorKind::TimedOut:
        case ErrorKind::ConnectionLost:
        case ErrorKind::TlsFailed:
        case ErrorKind::ProxyFailed:
        case ErrorKind::WebPage: // of whoever wants a sign-in first
            return true;
        default:
            return false;
        }
    }
};

} // namespace Balehook
