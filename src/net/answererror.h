// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "net/hosttext.h" // who tells of an answer says where it came from
#include "net/httpexchange.h"

namespace Balehook {

/// The Error of a failed exchange: where it came from or pointed to, the service's words, the raw answer. The token is
/// taken out of everything that the service sent.
Error errorOf(ErrorKind kind, const HttpExchangeOutcome &outcome, const HttpRequest &request);

} // namespace Balehook
