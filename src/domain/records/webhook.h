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
        FieldCount,
        Duplicates = FieldCount, ///< a column: how many others are the same or similar
    };

    static constexpr const char *context = "Balehook::Webhook";
    static constexpr std::array schema{FieldSchema{.field = Id,
                                                   .name = QLatin1StringView("id"),
                                                   .kind = FieldKind::Id,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Webhook", "Webhook ID"),
                                                   .title = QT_TRANSLATE_NOOP("Balehook::Webhook", "ID"),
                                                   .width = 20},
                                       FieldSchema{.field = Resource,
                                                   .name = QLatin1StringView("resource"),
                                                   .kind = FieldKind::Code,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Webhook", "Resource"),
                                                   .width = 12},
                                       FieldSchema{.field = EventType,
                                                   .name = QLatin1StringView("eventType"),
                                                   .kind = FieldKind::Code,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Webhook", "Event type"),
                                                   .width = 10},
                                       FieldSchema{.field = EventSubType,
                                                   .name = QLatin1StringView("eventSubType"),
                                                   .kind = FieldKind::Code,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Webhook", "Event sub-type"),
                                                   .width = 13},
                                       FieldSchema{.field = Version,
                                                   .name = QLatin1StringView("version"),
                                                   .kind = FieldKind::Code,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Webhook", "Version"),
                                                   .width = 8},
                                       FieldSchema{.field = ExternalChannelId,
                                                   .name = QLatin1StringView("externalChannelID"),
                                                   .kind = FieldKind::Code,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Webhook", "Channel ID"),
                                                   .title = QT_TRANSLATE_NOOP("Balehook::Webhook", "Channel"),
                                                   .width = 10},
                                       FieldSchema{.field = WebhookUrl,
                                                   .name = QLatin1StringView("webhookUrl"),
                                                   .kind = FieldKind::Link,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Webhook", "URL"),
                                                   .width = 36},
                                       FieldSchema{.field = WebhookMethod,
                                                   .name = QLatin1StringView("webhookMethod"),
                                                   .kind = FieldKind::Code,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Webhook", "Method"),
                                                   .width = 8},
                                       FieldSchema{.field = CreatedAt,
                                                   .name = QLatin1StringView("createdAt"),
                                                   .kind = FieldKind::Time,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Webhook", "Created"),
                                                   .width = 26},
                                       FieldSchema{.field = UpdatedAt,
                                                   .name = QLatin1StringView("updatedAt"),
                                                   .kind = FieldKind::Time,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Webhook", "Updated"),
                                                   .width = 26},
                                       FieldSchema{.field = Duplicates,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Webhook", "Duplicates"),
                                                   .width = 14,
                                                   .isSearched = false}};
    static constexpr Field identity = Id;

    static constexpr std::array factOrder{Resource,      EventType,         EventSubType, Version,  WebhookUrl,
                                          WebhookMethod, ExternalChannelId, CreatedAt,    UpdatedAt};
    /// Numbers of the columns in saved layouts: a new one comes last.
    static constexpr std::array columnOrder{Resource,   EventType,  EventSubType,      Version,   WebhookMethod,
                                            WebhookUrl, Duplicates, ExternalChannelId, CreatedAt, UpdatedAt,
                                            Id};
    static constexpr std::array layoutOrder{
        Resource,      EventType, EventSubType, WebhookUrl, Duplicates, ExternalChannelId,
        WebhookMethod, Version,   CreatedAt,    UpdatedAt,  Id};
    static constexpr std::array facetOrder{Resource,      EventType, EventSubType,
                                           WebhookMethod, Version,   ExternalChannelId};
    /// Columns of a table on the command line.
    static constexpr std::array printOrder{Id,      Resource,          EventType,     EventSubType,
                                           Version, ExternalChannelId, WebhookMethod, WebhookUrl};
    static constexpr std::array searchNames{SearchName{QLatin1StringView("event"), {EventType, EventSubType}},
                                            SearchName{QLatin1StringView("url"), {WebhookUrl, -1}},
                                            SearchName{QLatin1StringView("method"), {WebhookMethod, -1}},
                                            SearchName{QLatin1StringView("channel"), {ExternalChannelId, -1}},
                                            SearchName{QLatin1StringView("resource"), {Resource, -1}},
                                            SearchName{QLatin1StringView("version"), {Version, -1}},
                                            SearchName{QLatin1StringView("id"), {Id, -1}}};
};

/// One registered webhook as listed (interface 2.1). A value.
using Webhook = FieldRecord<WebhookFields>;

} // namespace Balehook
