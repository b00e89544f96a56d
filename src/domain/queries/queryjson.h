// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobquery.h"

#include <QJsonObject>

#include <algorithm>

/// What JobQueryText and WebhookQueryText have in common: text, values, times and order of a query, as JSON. \a Record:
/// ImportJob or Webhook. What cannot be understood is left out.
namespace Balehook::QueryJson {

constexpr qsizetype longestText = 1000; ///< as the search box takes

/// In one line.
QString text(const QJsonObject &object);
/// Empty where \a text is none.
QJsonObject object(const QString &text);

QJsonObject ofValues(const JobQuery::Values &values);
JobQuery::Values valuesIn(const QJsonObject &object);
QJsonObject ofTimes(const JobQuery::TimeRange &range);
JobQuery::TimeRange timesIn(const QJsonObject &object);

void setFlag(QJsonObject &object, const QString &key, std::optional<bool> value);
std::optional<bool> flagIn(const QJsonObject &object, const QString &key);

/// As text: a JSON number has no room for all 64 bits.
template <typename Number>
void setNumber(QJsonObject &object, const QString &key, std::optional<Number> value)
{
    if (value)
        object[key] = QString::number(*value);
}

/// Leaves out an empty group.
void setGroup(QJsonObject &object, const QString &key, const QJsonObject &group);

template <typename Record>
std::optional<typename Record::Field> fieldNamed(const QString &name)
{
    const auto found = std::find(Record::names.begin(), Record::names.end(), name);
    if (found == Record::names.end())
        return std::nullopt;
    return typename Record::Field(found - Record::names.begin());
}

/// Calls \a take with each field of \a allowed that \a object names.
template <typename Record, typename Fields, typename Take>
void forFields(const QJsonObject &object, const Fields &allowed, Take take)
{
    for (auto it = object.begin(); it != object.end(); ++it) {
        const auto field = fieldNamed<Record>(it.key());
        if (field && std::find(std::begin(allowed), std::end(allowed), *field) != std::end(allowed))
            take(*field, it.value().toObject());
    }
}

template <typename Record, typename Query>
QJsonObject of(const Query &query)
{
    QJsonObject result;
    if (!query.text.isEmpty())
        result[QStringLiteral("text")] = query.text;
    QJsonObject values;
    for (const auto &[field, chosen] : query.values)
        values[Record::fieldName(field)] = ofValues(chosen);
    setGroup(result, QStringLiteral("is"), values);
    QJsonObject times;
    for (const auto &[field, range] : query.times)
        times[Record::fieldName(field)] = ofTimes(range);
    setGroup(result, QStringLiteral("times"), times);
    if (query.sortField) {
        if (*query.sortField < Record::FieldCount)
            result[QStringLiteral("sort")] = Record::fieldName(*query.sortField);
        result[QStringLiteral("descending")] = query.isDescending;
    }
    return result;
}

template <typename Record, typename Query>
Query read(const QJsonObject &object)
{
    Query query;
    query.text = object.value(QLatin1String("text")).toString().left(longestText);
    forFields<Record>(object.value(QLatin1String("is")).toObject(), Query::facetFields,
                      [&query](typename Record::Field field, const QJsonObject &from) {
                          if (const JobQuery::Values values = valuesIn(from); !values.values.isEmpty())
                              query.values[field] = values;
                      });
    constexpr std::array timeFields{Record::CreatedAt, Record::UpdatedAt};
    forFields<Record>(object.value(QLatin1String("times")).toObject(), timeFields,
                      [&query](typename Record::Field field, const QJsonObject &from) {
                          if (const JobQuery::TimeRange range = timesIn(from); range != JobQuery::TimeRange())
                              query.times[field] = range;
                      });
    query.sortField = fieldNamed<Record>(object.value(QLatin1String("sort")).toString());
    query.isDescending = query.sortField && object.value(QLatin1String("descending")).toBool();
    return query;
}

} // namespace Balehook::QueryJson
