// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/pagesource.h"
#include "domain/records/webhook.h"
#include "settings/registrationfile.h"

#include <chrono>
#include <vector>

namespace Balehook {

class KnownWebhooks;

/// The webhooks of a listing that agree with what was sent. A value.
class RegistrationMatches final
{
public:
    /// A listed webhook that agrees with what was sent in all seven fields.
    struct Match
    {
        Webhook webhook;
        bool isNewer = false; ///< created after the sending, as far as its time, both clocks (which may differ by
                              ///< clockTolerance) and wasKnown can tell
        bool wasKnown = false; ///< listed already before it was sent
    };

    /// The clocks of this computer and of the service may differ by so much.
    static constexpr std::chrono::minutes clockTolerance{5};

    const std::vector<Match> &all() const { return m_all; }
    /// One of them was created after the sending.
    bool hasNewer() const;
    void clear() { m_all.clear(); }

    /// Those of \a answer, if it has webhooks, that agree with \a sent.
    void add(const PageAnswer &answer, const PendingRegistration &sent);
    /// Newer ones first.
    void sort();

    /// Of those that are known already; \a known may be null.
    static QStringList idsLike(const WebhookDraft &wanted, const KnownWebhooks *known);

private:
    std::vector<Match> m_all;
};

} // namespace Balehook
