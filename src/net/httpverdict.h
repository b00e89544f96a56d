// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/errorkind.h"
#include "net/httprequest.h"

#include <QNetworkReply>

#include <optional>

namespace Balehook {

/// Why we ended an exchange ourselves. Qt reports abort() and its transfer time-out with one and the same code.
enum class StopReason { None, Cancelled, Deadline, ByteCap };

/// What is known when an exchange is over.
struct HttpFacts
{
    HttpKind kind = HttpKind::Listing;
    int status = 0; ///< 0 if no status line arrived
    QNetworkReply::NetworkError error = QNetworkReply::NoError;
    StopReason stop = StopReason::None;
    bool isProxied = false; ///< a proxy is on the way
    bool endsByClosing = false; ///< the answer names no length and has no chunks
};

/// What Qt says of \a reply, or that its connection was closed where fewer bytes came than it announced: where Qt 6.4
/// learns at once of the last bytes and of the closed connection, it takes them for a whole answer.
QNetworkReply::NetworkError networkErrorOf(const QNetworkReply &reply, qint64 received);

/// What became of an exchange: nothing if it succeeded, else the reason. A pure function.
///
/// A status from 300 on decides by itself, whatever happened to the body that followed: a refusal stays a refusal.
/// Below that the reply's error comes first, because a truncated answer is status 200 *and* an error. But where the end
/// of the connection is the end of the answer, Qt may find it closed before it has noted that the request was written,
/// and gives the error of a request that cannot be sent again: the answer came. Success is 200, for creations also 201.
std::optional<ErrorKind> httpVerdict(const HttpFacts &facts);

/// Whether \a status says for certain that a creation created nothing: 301, 302, 307, 308 and every 4xx but 408 and
/// 425, which come from whoever stands before the service, perhaps after it took the request; so do those of servers
/// that fail. 303 is how a service may point to what it has created.
bool isRefusalOfCreation(int status);

/// Whether a GET that ended so may be asked again: 429, 500, 502, 503, 504 and lost connections. Creations never.
bool mayRetry(HttpKind kind, ErrorKind verdict, int status);

} // namespace Balehook
