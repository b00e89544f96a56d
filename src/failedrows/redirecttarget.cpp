// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/redirecttarget.h"

#include "domain/origin.h"
#include "failedrows/tokenlink.h"

using namespace Qt::StringLiterals;

namespace Balehook {

std::optional<QUrl> redirectTarget(const QUrl &from, const QByteArray &location, const DestinationPolicy &policy)
{
    if (location.trimmed().isEmpty() || location.size() > 8192)
        return std::nullopt;
    // Followed, it would carry the token where no token may go.
    if (!TokenLink::refusalOfRedirect(from, location).isEmpty())
        return std::nullopt;
    const QUrl target = from.resolved(QUrl::fromEncoded(location.trimmed()));
    const std::optional<Origin> origin = target.isValid() ? Origin::of(target) : std::nullopt;
    const bool namesUser = target.authority(QUrl::FullyEncoded).contains(u'@'); // also an empty one
    if (!origin || namesUser || target.port() == 0)
        return std::nullopt;
    const std::optional<Origin> redirecting = Origin::of(from);
    if (!redirecting || (redirecting->scheme() == "https"_L1 && origin->scheme() != "https"_L1))
        return std::nullopt;
    const bool isAllowed = policy.redirectedBy(*redirecting).judge(*origin) == DestinationPolicy::Verdict::Allowed;
    return isAllowed ? std::optional(target) : std::nullopt;
}

} // namespace Balehook
