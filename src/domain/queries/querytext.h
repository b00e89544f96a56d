// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/queryjson.h"

namespace Balehook::QueryText {

/// A query as text for settings and links: JSON in one line, with the names of the interface.
template <typename Record>
QString of(const Query<Record> &query)
{
    QJsonObject object;
    QueryJson::setSearch(object, query.text);
    QueryJson::setGroup(object, QStringLiteral("is"), QueryJson::groupOf<Record>(query.values));
    QueryJson::setGroup(object, QStringLiteral("counts"), QueryJson::groupOf<Record>(query.counts));
    QueryJson::setGroup(object, QStringLiteral("times"), QueryJson::groupOf<Record>(query.times));
    for (const QueryFlag<Record> &flag : Query<Record>::flags)
        QueryJson::setFlag(object, flag.name, query.*flag.member);
    if (!query.sortField)
        return QueryJson::text(object);
    if (*query.sortField < Record::FieldCount)
        object[QStringLiteral("sort")] = Record::fieldName(*query.sortField);
    for (const QueryOrder<Record> &order : Query<Record>::extraOrders) {
        if (order.field == *query.sortField)
            object[QStringLiteral("sort")] = order.name;
    }
    object[QStringLiteral("descending")] = query.isDescending;
    return QueryJson::text(object);
}

/// What cannot be understood is left out: another version, or somebody's hand, may have written it. See isUnderstood().
template <typename Record>
Query<Record> parsed(const QString &text)
{
    const QJsonObject object = QueryJson::object(text);
    const auto group = [&object](const char *name) { return object.value(QLatin1StringView(name)).toObject(); };
    Query<Record> query;
    query.text = QueryJson::searchIn(object, Query<Record>::textWasPhrase);
    QueryJson::readGroup<Record>(group("is"), Query<Record>::facetFields, query.values);
    QueryJson::readGroup<Record>(group("is"), Query<Record>::listedFields, query.values);
    std::erase_if(query.values, [](const auto &each) { return each.second.values.isEmpty(); });
    QueryJson::readGroup<Record>(group("counts"), Query<Record>::countFields, query.counts);
    QueryJson::readGroup<Record>(group("times"), Record::timeFields, query.times);
    for (const QueryFlag<Record> &flag : Query<Record>::flags)
        query.*flag.member = QueryJson::flagIn(object, flag.name);
    const QString sort = object.value(QLatin1StringView("sort")).toString();
    query.sortField = QueryJson::fieldNamed<Record>(sort);
    for (const QueryOrder<Record> &order : Query<Record>::extraOrders) {
        if (order.name == sort)
            query.sortField = order.field;
    }
    query.isDescending = query.sortField && object.value(QLatin1StringView("descending")).toBool();
    return query;
}

/// parsed() leaves out no condition, and so finds no more than is asked for.
template <typename Record>
bool isUnderstood(const QString &text)
{
    return QueryJson::isCovered(QueryJson::object(text), QueryJson::object(of(parsed<Record>(text))));
}

} // namespace Balehook::QueryText
