// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QUrl>

#include <chrono>
#include <optional>

namespace Balehook {

/// One request that left, once it is over: for whoever wants to see what goes over the wire.
struct HttpTry
{
    QByteArray method;
    QUrl url; ///< without anything secret: the link of a file has lost its query
    int status = 0; ///< 0 where no status line arrived
    std::chrono::milliseconds elapsed{};
    int number = 1; ///< which try of its call
    std::optional<std::chrono::seconds> retryAfter = {}; ///< so long the service asked to wait
};

} // namespace Balehook
