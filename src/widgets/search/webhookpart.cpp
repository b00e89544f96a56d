// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/webhookpart.h"

#include "widgets/search/querypart.h"
#include "widgets/search/webhookcolumns.h"

namespace Balehook {

namespace {

QueryPart::Order orderOf(Webhook::Field field)
{
    if (field == Webhook::CreatedAt || field == Webhook::UpdatedAt)
        return QueryPart::Order::Time;
    return field == WebhookQuery::alike ? QueryPart::Order::Count : QueryPart::Order::Text;
}

} // namespace

QString WebhookPart::text(const WebhookQuery &query, bool isUtc) const
{
    switch (kind) {
    case Kind::Values: {
        QStringList texts;
        for (const QString &value : query.values.at(field).values)
            texts.append(QueryPart::valueText(value));
        return QueryPart::valuesText(WebhookColumns::nameOf(field), texts, query.values.at(field).isNegated);
    }
    case Kind::Flag:
        return twinText(query.hasTwin.value_or(true));
    case Kind::Count:
        break; // there are none
    case Kind::Time:
        return QueryPart::timeText(WebhookColumns::nameOf(field), query.times.at(field), isUtc);
    case Kind::Sort:
        return QueryPart::sortText(WebhookColumns::nameOf(field), orderOf(field), query.isDescending);
    }
    return {};
}

QString WebhookPart::twinText(bool hasTwin)
{
    return hasTwin ? tr("Has a duplicate") : tr("Has no duplicate");
}

} // namespace Balehook
