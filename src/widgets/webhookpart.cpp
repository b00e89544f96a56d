// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/webhookpart.h"

#include "widgets/querypart.h"
#include "widgets/webhookcolumns.h"

namespace Balehook {

namespace {

QueryPart::Order orderOf(Webhook::Field field)
{
    if (field == Webhook::CreatedAt || field == Webhook::UpdatedAt)
        return QueryPart::Order::Time;
    return field == WebhookQuery::alike ? QueryPart::Order::Count : QueryPart::Order::Text;
}

} // namespace

std::vector<WebhookPart> WebhookPart::of(const WebhookQuery &query)
{
    std::vector<WebhookPart> parts;
    for (const Webhook::Field field : WebhookQuery::facetFields) {
        if (query.values.contains(field))
            parts.push_back({Kind::Values, field});
    }
    if (query.hasTwin)
        parts.push_back({Kind::Twin});
    for (const auto &[field, range] : query.times)
        parts.push_back({Kind::Time, field});
    if (query.sortField)
        parts.push_back({Kind::Sort, *query.sortField});
    return parts;
}

WebhookQuery WebhookPart::without(WebhookQuery query, WebhookPart part)
{
    switch (part.kind) {
    case Kind::Values:
        query.values.erase(part.field);
        break;
    case Kind::Twin:
        query.hasTwin.reset();
        break;
    case Kind::Time:
        query.times.erase(part.field);
        break;
    case Kind::Sort:
        query.sortField.reset();
        query.isDescending = false;
        break;
    }
    return query;
}

WebhookQuery WebhookPart::turned(WebhookQuery query, WebhookPart part)
{
    if (part.kind == Kind::Twin)
        query.hasTwin = !query.hasTwin.value_or(false);
    else if (part.kind == Kind::Sort)
        query.isDescending = !query.isDescending;
    return query;
}

QString WebhookPart::text(const WebhookQuery &query) const
{
    switch (kind) {
    case Kind::Values: {
        QStringList texts;
        for (const QString &value : query.values.at(field).values)
            texts.append(QueryPart::valueText(value));
        return QueryPart::valuesText(WebhookColumns::nameOf(field), texts, query.values.at(field).isNegated);
    }
    case Kind::Twin:
        return twinText(query.hasTwin.value_or(true));
    case Kind::Time:
        return QueryPart::timeText(WebhookColumns::nameOf(field), query.times.at(field));
    case Kind::Sort:
        return QueryPart::sortText(WebhookColumns::nameOf(field), orderOf(field), query.isDescending);
    }
    return {};
}

QString WebhookPart::twinText(bool hasTwin)
{
    return hasTwin ? tr("Has a twin") : tr("Has no twin");
}

} // namespace Balehook
