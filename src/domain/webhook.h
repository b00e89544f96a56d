// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/fieldrecord.h"
#include "domain/timestamp.h"

#include <QLatin1String>

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
};

/// One registered webhook as listed (interface 2.1). A value.
class Webhook final : public WebhookFields, public FieldRecord<WebhookFields::FieldCount>
{
public:
    /// The name of \a field on the wire, spelled as the interface spells it ("externalChannelID").
    static QLatin1StringView fieldName(Field field);

    /// Sets a field; the two times are parsed on the way in.
    void set(Field field, QString text, Presence presence = Presence::String);

    const QString &id() const { return text(Id); }
    const Timestamp &createdAt() const { return m_createdAt; }
    const Timestamp &updatedAt() const { return m_updatedAt; }

    /// Stands for an element that was no object.
    static Webhook unreadable();

private:
    Timestamp m_createdAt;
    Timestamp m_updatedAt;
};

} // namespace Balehook
