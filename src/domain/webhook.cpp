// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/webhook.h"

namespace Balehook {

QLatin1StringView Webhook::fieldName(Field field)
{
    static constexpr std::array<QLatin1StringView, FieldCount> names{
        QLatin1StringView("id"),           QLatin1StringView("resource"),      QLatin1StringView("eventType"),
        QLatin1StringView("eventSubType"), QLatin1StringView("version"),       QLatin1StringView("externalChannelID"),
        QLatin1StringView("webhookUrl"),   QLatin1StringView("webhookMethod"), QLatin1StringView("createdAt"),
        QLatin1StringView("updatedAt"),
    };
    return names[field];
}

void Webhook::set(Field field, QString text, Presence presence)
{
    if (field == CreatedAt)
        m_createdAt = Timestamp(text);
    else if (field == UpdatedAt)
        m_updatedAt = Timestamp(text);
    setField(field, std::move(text), presence);
}

Webhook Webhook::unreadable()
{
    Webhook webhook;
    webhook.setUnreadable();
    return webhook;
}

} // namespace Balehook
