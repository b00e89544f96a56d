// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/record/webhookfacts.h"

#include "core/text/safetext.h"
#include "models/timetext.h"
#include "widgets/record/factof.h"

namespace Balehook {

QString WebhookFacts::namelessTitle()
{
    return tr("Webhook without an ID");
}

FactSheet WebhookFacts::of(const Webhook &record, const FactStyle &style)
{
    FactSheet sheet;
    sheet.unreadableText = tr("This element of the list is not a webhook. It is shown as received.");
    if (!record.isReadable()) {
        sheet.title = tr("Unreadable record");
        return sheet;
    }
    sheet.title = record.id().isEmpty() ? namelessTitle() : tr("Webhook %1").arg(cellText(record.id(), titleLimit));
    if (const QString when = TimeText::exact(record.createdAt(), style.utc); !when.isEmpty())
        sheet.summary = tr("Registered %1").arg(when);
    sheet.facts = factsOf(record);
    for (Fact &fact : sheet.facts) {
        if (fact.field == Webhook::fieldName(Webhook::WebhookUrl))
            fact.note = style.twins;
    }
    return sheet;
}

} // namespace Balehook
