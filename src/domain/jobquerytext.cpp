// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/jobquerytext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestText = 1000; ///< as the search box takes
constexpr qsizetype mostValues = 1000;
constexpr int longestDays = 36'500;

std::optional<ImportJob::Field> fieldNamed(const QString &name)
{
    for (std::size_t i = 0; i < ImportJob::FieldCount; ++i) {
        if (ImportJob::fieldName(ImportJob::Field(i)) == name)
            return ImportJob::Field(i);
    }
    return std::nullopt;
}

void setFlag(QJsonObject &object, const QString &key, std::optional<bool> value)
{
    if (value)
        object[key] = *value;
}

std::optional<bool> flag(const QJsonObject &object, const QString &key)
{
    const QJsonValue value = object.value(key);
    return value.isBool() ? std::optional(value.toBool()) : std::nullopt;
}

/// As text: a JSON number has no room for all 64 bits.
template <typename Number>
void setNumber(QJsonObject &object, const QString &key, std::optional<Number> value)
{
    if (value)
        object[key] = QString::number(*value);
}

std::optional<quint64> count(const QJsonObject &object, const QString &key)
{
    bool isNumber = false;
    const quint64 number = object.value(key).toString().toULongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

std::optional<qint64> time(const QJsonObject &object, const QString &key)
{
    bool isNumber = false;
    const qint64 number = object.value(key).toString().toLongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

/// Calls \a take with each field of \a allowed that \a object names.
template <typename Fields, typename Take>
void forFields(const QJsonObject &object, const Fields &allowed, Take take)
{
    for (auto it = object.begin(); it != object.end(); ++it) {
        const auto field = fieldNamed(it.key());
        if (field && std::find(std::begin(allowed), std::end(allowed), *field) != std::end(allowed))
            take(*field, it.value().toObject());
    }
}

void readValues(const QJsonObject &object, JobQuery &query)
{
    forFields(object, JobQuery::facetFields, [&query](ImportJob::Field field, const QJsonObject &from) {
        JobQuery::Values values;
        values.isNegated = from.value("not"_L1).toBool();
        const QJsonArray listed = from.value("values"_L1).toArray();
        for (const auto &value : listed) {
            if (value.isString() && values.values.size() < mostValues)
                values.values.append(value.toString());
        }
        if (!values.values.isEmpty())
            query.values[field] = values;
    });
}

void readRanges(const QJsonObject &counts, const QJsonObject &times, JobQuery &query)
{
    constexpr std::array countFields{ImportJob::SuccessCount, ImportJob::FailureCount};
    forFields(counts, countFields, [&query](ImportJob::Field field, const QJsonObject &from) {
        const JobQuery::CountRange range{count(from, u"least"_s), count(from, u"most"_s)};
        if (range.least || range.most)
            query.counts[field] = range;
    });
    constexpr std::array timeFields{ImportJob::CreatedAt, ImportJob::UpdatedAt};
    forFields(times, timeFields, [&query](ImportJob::Field field, const QJsonObject &from) {
        JobQuery::TimeRange range{time(from, u"from"_s), time(from, u"until"_s), {}, false};
        const int days = from.value("lastDays"_L1).toInt();
        if (days > 0 && days <= longestDays)
            range.lastDays = days;
        range.isToday = from.value("today"_L1).toBool();
        if (range != JobQuery::TimeRange())
            query.times[field] = range;
    });
}

} // namespace

QString JobQueryText::of(const JobQuery &query)
{
    QJsonObject object;
    if (!query.text.isEmpty())
        object[u"text"_s] = query.text;
    QJsonObject values;
    for (const auto &[field, chosen] : query.values) {
        QJsonObject one{{u"values"_s, QJsonArray::fromStringList(chosen.values)}};
        if (chosen.isNegated)
            one[u"not"_s] = true;
        values[ImportJob::fieldName(field)] = one;
    }
    QJsonObject counts;
    for (const auto &[field, range] : query.counts) {
        QJsonObject one;
        setNumber(one, u"least"_s, range.least);
        setNumber(one, u"most"_s, range.most);
        counts[ImportJob::fieldName(field)] = one;
    }
    QJsonObject times;
    for (const auto &[field, range] : query.times) {
        QJsonObject one;
        setNumber(one, u"from"_s, range.from);
        setNumber(one, u"until"_s, range.until);
        if (range.lastDays)
            one[u"lastDays"_s] = *range.lastDays;
        if (range.isToday)
            one[u"today"_s] = true;
        times[ImportJob::fieldName(field)] = one;
    }
    const std::array<std::pair<QString, QJsonObject>, 3> groups{
        {{u"is"_s, values}, {u"counts"_s, counts}, {u"times"_s, times}}};
    for (const auto &[key, group] : groups) {
        if (!group.isEmpty())
            object[key] = group;
    }
    setFlag(object, u"hasFailedFile"_s, query.hasFailedFile);
    setFlag(object, u"hasFailures"_s, query.hasFailures);
    setFlag(object, u"isListed"_s, query.isListed);
    if (query.sortField) {
        object[u"sort"_s] = ImportJob::fieldName(*query.sortField);
        object[u"descending"_s] = query.isDescending;
    }
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

JobQuery JobQueryText::parsed(const QString &text)
{
    const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
    JobQuery query;
    query.text = object.value("text"_L1).toString().left(longestText);
    readValues(object.value("is"_L1).toObject(), query);
    readRanges(object.value("counts"_L1).toObject(), object.value("times"_L1).toObject(), query);
    query.hasFailedFile = flag(object, u"hasFailedFile"_s);
    query.hasFailures = flag(object, u"hasFailures"_s);
    query.isListed = flag(object, u"isListed"_s);
    query.sortField = fieldNamed(object.value("sort"_L1).toString());
    query.isDescending = query.sortField && object.value("descending"_L1).toBool();
    return query;
}

} // namespace Balehook
