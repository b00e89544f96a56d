// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace Balehook {
class HttpClient;
}

namespace Balehook::Ctl {

class Terminal;

/// --verbose: each request of \a http in a line of its own on standard error.
void traceRequests(HttpClient &http, Terminal &terminal);

} // namespace Balehook::Ctl
