// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/webhookquerytext.h"

#include "domain/queries/queryjson.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// The order that no field has.
constexpr auto alikeName = "alike"_L1;

} // namespace

QString WebhookQueryText::of(const WebhookQuery &query)
{
    QJsonObject object = QueryJson::of<Webhook>(query);
    QueryJson::setFlag(object, u"hasTwin"_s, query.hasTwin);
    if (query.sortField == WebhookQuery::alike)
        object[u"sort"_s] = alikeName;
    return QueryJson::text(object);
}

WebhookQuery WebhookQueryText::parsed(const QString &text)
{
    const QJsonObject object = QueryJson::object(text);
    auto query = QueryJson::read<Webhook, WebhookQuery>(object);
    query.hasTwin = QueryJson::flagIn(object, u"hasTwin"_s);
    if (object.value("sort"_L1).toString() == alikeName) {
        query.sortField = WebhookQuery::alike;
        query.isDescending = object.value("descending"_L1).toBool();
    }
    return query;
}

} // namespace Balehook
