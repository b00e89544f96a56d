// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/record/webhookfacts.h"

#include "core/text/safetext.h"
#include "widgets/record/factof.h"

namespace Balehook {

namespace {

constexpr std::array<Webhook::Field, Webhook::FieldCount> shownOrder{
    Webhook::Resource,      Webhook::EventType,         Webhook::EventSubType, Webhook::Version,   Webhook::WebhookUrl,
    Webhook::WebhookMethod, Webhook::ExternalChannelId, Webhook::CreatedAt,    Webhook::UpdatedAt, Webhook::Id,
};

} // namespace

FactSheet WebhookFacts::of(const Webhook &record, const FactStyle &style)
{
    FactSheet sheet;
    sheet.unreadableText = tr("This element of the list is not a webhook. It is shown as received.");
    if (!record.isReadable()) {
        sheet.title = tr("Unreadable record");
        return sheet;
    }
    sheet.title =
        record.id().isEmpty() ? tr("Webhook without an ID") : tr("Webhook %1").arg(cellText(record.id(), titleLimit));
    if (const QString when = TimeText::exact(record.createdAt(), style.utc); !when.isEmpty())
        sheet.summary = tr("Registered %1").arg(when);
    for (const Webhook::Field field : shownOrder) {
        sheet.facts.push_back(factOf(record, field, fieldName(field)));
        if (field == Webhook::WebhookUrl)
            sheet.facts.back().note = style.twins;
    }
    return sheet;
}

QString WebhookFacts::fieldName(Webhook::Field field)
{
    switch (field) {
    case Webhook::Id:
        return tr("Webhook ID");
    case Webhook::Resource:
        return tr("Resource");
    case Webhook::EventType:
        return tr("Event type");
    case Webhook::EventSubType:
        return tr("Event sub-type");
    case Webhook::Version:
        return tr("Version");
    case Webhook::ExternalChannelId:
        return tr("Channel ID");
    case Webhook::WebhookUrl:
        return tr("URL");
    case Webhook::WebhookMethod:
        return tr("Method");
    case Webhook::CreatedAt:
        return tr("Created");
    case Webhook::UpdatedAt:
        return tr("Updated");
    case Webhook::FieldCount:
        break;
    }
    return {};
}

} // namespace Balehook
