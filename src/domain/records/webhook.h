// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/fieldrecord.h"

namespace Balehook {

struct WebhookFields
{
    enum Field : quint8 {
        Id,
        Resource,
        EventType,
        EventSubType,
        Version,
        ExternalChannelId,
        WebhookUrl,
        WebhookMethod,
        CreatedAt,
        UpdatedAt,
        FieldCount
    };

    static constexpr std::array<QLatin1StringView, FieldCount> names{
        QLatin1StringView("id"),           QLatin1StringView("resource"),      QLatin1StringView("eventType"),
        QLatin1StringView("eventSubType"), QLatin1StringView("version"),       QLatin1StringView("externalChannelID"),
        QLatin1StringView("webhookUrl"),   QLatin1StringView("webhookMethod"), QLatin1StringView("createdAt"),
        QLatin1StringView("updatedAt"),
    };
    static constexpr Field identity = Id;
};

/// One registered webhook as listed (interface 2.1). A value.
using Webhook = FieldRecord<WebhookFields>;

} // namespace Balehook
