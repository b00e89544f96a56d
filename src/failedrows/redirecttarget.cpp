// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/redirecttarget.h"

#include "domain/origin.h"

using namespace Qt::StringLiterals;

namespace Balehook {

std::optional<QUrl> redirectTarget(const QUrl &from, const QByteArray &location)
{
    if (location.trimmed().isEmpty() || location.size() > 8192)
        return std::nullopt;
    const QUrl target = from.resolved(QUrl::fromEncoded(location.trimmed()));
    const std::optional<Origin> origin = target.isValid() ? Origin::of(target) : std::nullopt;
    if (!origin || !target.userInfo().isEmpty() || target.port() == 0)
        return std::nullopt;
    if (origin->scheme() == "https"_L1)
        return target;
    const bool staysHome = isLoopbackHost(from.host()) && from.scheme() == "http"_L1 && isLoopbackHost(origin->host());
    return staysHome ? std::optional(target) : std::nullopt;
}

} // namespace Balehook
