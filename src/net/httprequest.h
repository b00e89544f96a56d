// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/secrets/secret.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace Balehook {

/// What kind of exchange it is decides caps, deadlines and retries.
enum class HttpKind {
    Listing, ///< GET of JSON: 4 MiB, 60 s in all, three tries
    Creation, ///< POST of JSON: sent exactly once on a fresh connection, 60 s in all, never retried
    Download ///< GET of a file: identity encoding, no cap on bytes, stall time-out only, no token unless set
};

/// A request as a value. Whoever fills in \a token has checked that \a url belongs to the account's own origins;
/// HttpClient checks it again.
struct HttpRequest
{
    HttpKind kind = HttpKind::Listing;
    QUrl url;
    std::optional<Secret> token;
    QByteArray body; ///< Creation only
    int attempt = 1; ///< which try of its call, for the record
    QString address = {}; ///< where to connect, if not to whatever the host's name stands for; no proxy is used then
};

/// Deadlines of a call; tests shorten them.
struct HttpTimeouts
{
    std::chrono::milliseconds transfer{20'000}; ///< nothing arrives for so long
    std::chrono::milliseconds overall{60'000}; ///< all tries together, without the waits between; not for downloads
    std::chrono::milliseconds stall{30'000}; ///< downloads
    std::chrono::milliseconds retryBase{500}; ///< first backoff; doubled for each further try, with jitter
};

} // namespace Balehook
