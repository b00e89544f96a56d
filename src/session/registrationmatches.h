// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/pagesource.h"
#include "session/webhookregistration.h"
#include "settings/registrationfile.h"

#include <vector>

namespace Balehook {

/// The webhooks of a listing that agree with what was sent. A value.
class RegistrationMatches final
{
public:
    using Match = WebhookRegistration::Match;

    const std::vector<Match> &all() const { return m_all; }
    /// One of them was created after the sending.
    bool hasNewer() const;
    void clear() { m_all.clear(); }

    /// Those of \a answer, if it has webhooks, that agree with \a sent.
    void add(const PageAnswer &answer, const PendingRegistration &sent);
    /// Newer ones first.
    void sort();

private:
    std::vector<Match> m_all;
};

} // namespace Balehook
