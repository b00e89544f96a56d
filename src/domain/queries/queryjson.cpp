// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/queryjson.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace Balehook::QueryJson {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostValues = 1000;
constexpr int longestDays = 36'500;

std::optional<qint64> timeIn(const QJsonObject &object, const QString &key)
{
    bool isNumber = false;
    const qint64 number = object.value(key).toString().toLongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

QString text(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QJsonObject object(const QString &text)
{
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

QJsonObject ofValues(const JobQuery::Values &values)
{
    QJsonObject result{{u"values"_s, QJsonArray::fromStringList(values.values)}};
    if (values.isNegated)
        result[u"not"_s] = true;
    return result;
}

JobQuery::Values valuesIn(const QJsonObject &object)
{
    JobQuery::Values values;
    values.isNegated = object.value("not"_L1).toBool();
    const QJsonArray listed = object.value("values"_L1).toArray();
    for (const auto &value : listed) {
        if (value.isString() && values.values.size() < mostValues)
            values.values.append(value.toString());
    }
    return values;
}

QJsonObject ofTimes(const JobQuery::TimeRange &range)
{
    QJsonObject result;
    setNumber(result, u"from"_s, range.from);
    setNumber(result, u"until"_s, range.until);
    if (range.lastDays)
        result[u"lastDays"_s] = *range.lastDays;
    if (range.isToday)
        result[u"today"_s] = true;
    return result;
}

JobQuery::TimeRange timesIn(const QJsonObject &object)
{
    JobQuery::TimeRange range{timeIn(object, u"from"_s), timeIn(object, u"until"_s), {}, false};
    const int days = object.value("lastDays"_L1).toInt();
    if (days > 0 && days <= longestDays)
        range.lastDays = days;
    range.isToday = object.value("today"_L1).toBool();
    return range;
}

void setFlag(QJsonObject &object, const QString &key, std::optional<bool> value)
{
    if (value)
        object[key] = *value;
}

std::optional<bool> flagIn(const QJsonObject &object, const QString &key)
{
    const QJsonValue value = object.value(key);
    return value.isBool() ? std::optional(value.toBool()) : std::nullopt;
}

void setGroup(QJsonObject &object, const QString &key, const QJsonObject &group)
{
    if (!group.isEmpty())
        object[key] = group;
}

} // namespace Balehook::QueryJson
