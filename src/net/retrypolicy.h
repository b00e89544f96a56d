// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "net/httprequest.h"

#include <QByteArray>
#include <QDateTime>

#include <chrono>
#include <optional>

namespace Balehook {

constexpr int maxTries = 3;
/// A service may make us wait so long by itself; a longer wait is the user's decision.
constexpr std::chrono::seconds longestOwnWait{60};

/// The wait that \a header (Retry-After) asks for: seconds, or an HTTP date relative to the answer's own \a dateHeader
/// (to \a now where it has none, so that a wrong clock does not matter). A past date is one second; negative numbers
/// and nonsense are no wait at all; more than an hour counts as ten minutes.
std::optional<std::chrono::seconds> parsedRetryAfter(const QByteArray &header, const QByteArray &dateHeader,
                                                     const QDateTime &now);

/// How long to wait before the next try when \a tries have failed: doubled each time, scaled by \a jitter, a random
/// number from 0 to 1, to between half and one and a half, so that many clients do not come back in step.
std::chrono::milliseconds backoff(std::chrono::milliseconds base, int tries, double jitter);

/// How long to wait before the next try when \a tries have failed and the service \a asked for a wait: the longer of
/// that and our own backoff. Nothing if it asked for more than we wait without the user.
std::optional<std::chrono::milliseconds> retryWait(std::chrono::milliseconds base, int tries,
                                                   std::optional<std::chrono::seconds> asked);

} // namespace Balehook
