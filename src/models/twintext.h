// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/webhooklikeness.h"

#include <QCoreApplication>

namespace Balehook {

class KnownWebhooks;

/// What is said of webhooks that are the same or nearly the same, in sentences.
class TwinText final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::TwinText)

public:
    /// All that is known of \a webhook, itself counted among its twins; empty: nothing.
    static QString about(const KnownWebhooks &known, const Webhook &webhook);
    /// "the version and the channel".
    static QString namesOf(WebhookLikeness::Differences differences);
};

} // namespace Balehook
