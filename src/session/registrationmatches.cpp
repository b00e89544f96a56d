// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/registrationmatches.h"

#include "domain/page.h"

#include <algorithm>
#include <limits>

namespace Balehook {

namespace {

bool isNewer(const Webhook &listed, const PendingRegistration &sent, bool wasKnown)
{
    const std::optional<qint64> createdAt = listed.createdAt().instant();
    constexpr qint64 tolerance = std::chrono::milliseconds(WebhookRegistration::clockTolerance).count();
    return !wasKnown && createdAt && *createdAt >= sent.sentAt - tolerance;
}

} // namespace

bool RegistrationMatches::hasNewer() const
{
    return std::any_of(m_all.begin(), m_all.end(), [](const Match &match) { return match.isNewer; });
}

void RegistrationMatches::add(const PageAnswer &answer, const PendingRegistration &sent)
{
    const auto *page = dynamic_cast<const Page<Webhook> *>(answer.records.get());
    if (!page)
        return;
    for (const Webhook &listed : page->records()) {
        // A list that moves may show the same one on two pages.
        const auto isListed = [&listed](const Match &match) { return match.webhook == listed; };
        if (!sent.draft.isLike(listed) || std::any_of(m_all.begin(), m_all.end(), isListed))
            continue;
        const bool wasKnown = sent.knownIds.contains(listed.id());
        m_all.push_back({listed, isNewer(listed, sent, wasKnown), wasKnown});
    }
}

void RegistrationMatches::sort()
{
    const auto rank = [](const Match &match) {
        constexpr qint64 never = std::numeric_limits<qint64>::min();
        return std::pair(match.isNewer, match.webhook.createdAt().instant().value_or(never));
    };
    std::stable_sort(m_all.begin(), m_all.end(), [&rank](const Match &a, const Match &b) { return rank(a) > rank(b); });
}

} // namespace Balehook
