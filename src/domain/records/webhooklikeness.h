// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/webhook.h"

#include <QFlags>

namespace Balehook {

/// When two webhooks are nearly the same: the same resource, event type and sub-type, and a URL that differs in nothing
/// but what is often typed in two ways. Most servers take both for one, so the event would be called twice.
class WebhookLikeness final
{
public:
    enum Difference {
        Version = 1,
        Channel = 2,
        Scheme = 4, ///< http and https
        HostCase = 8,
        Slash = 16, ///< at the end of the path
    };
    Q_DECLARE_FLAGS(Differences, Difference)

    /// Equal for webhooks that are nearly or wholly the same, and for no others.
    static QString key(const Webhook &webhook);
    /// Between two with the same key; none: they are twins.
    static Differences between(const Webhook &a, const Webhook &b);
};
Q_DECLARE_OPERATORS_FOR_FLAGS(WebhookLikeness::Differences)

} // namespace Balehook
