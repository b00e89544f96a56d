// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/queryjson.h"

#include "domain/queries/searchterms.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace Balehook::QueryJson {

using namespace Qt::StringLiterals;

namespace {

/// Since which the text has a syntax; before there was none, and no version either.
constexpr int currentVersion = 2;
constexpr qsizetype mostValues = 1000;
constexpr int longestDays = 36'500;

std::optional<qint64> timeIn(const QJsonObject &object, const QString &key)
{
    bool isNumber = false;
    const qint64 number = object.value(key).toString().toLongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

std::optional<quint64> countIn(const QJsonObject &object, const QString &key)
{
    bool isNumber = false;
    const quint64 number = object.value(key).toString().toULongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

/// As text: a JSON number has no room for all 64 bits.
template <typename Number>
void setNumber(QJsonObject &object, const QString &key, std::optional<Number> value)
{
    if (value)
        object[key] = QString::number(*value);
}

/// Nothing is asked for.
bool isNothing(const QJsonValue &value)
{
    return value.isNull() || value == QJsonValue(false) || (value.isString() && value.toString().isEmpty())
        || (value.isArray() && value.toArray().isEmpty());
}

/// Each part of \a value has the same value in \a other, or asks for nothing.
bool isIn(const QJsonValue &value, const QJsonValue &other)
{
    if (!value.isObject())
        return value == other || isNothing(value);
    const QJsonObject parts = value.toObject();
    const QJsonObject others = other.toObject();
    for (auto part = parts.begin(); part != parts.end(); ++part) {
        if (!isIn(part.value(), others.value(part.key())))
            return false;
    }
    return true;
}

} // namespace

bool isCovered(const QJsonObject &object, const QJsonObject &understood)
{
    if (object.value("version"_L1).toInt() > currentVersion)
        return false;
    QJsonObject conditions = object;
    for (const auto &other : {"version"_L1, "text"_L1, "sort"_L1, "descending"_L1})
        conditions.remove(other);
    return isIn(conditions, understood);
}

QString text(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QJsonObject object(const QString &text)
{
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

void setSearch(QJsonObject &object, const QString &typed)
{
    if (typed.isEmpty())
        return;
    object[u"version"_s] = currentVersion;
    object[u"text"_s] = typed;
}

QString searchIn(const QJsonObject &object, bool wasPhrase)
{
    const QString text = object.value("text"_L1).toString().left(longestText);
    if (object.value("version"_L1).toInt() >= currentVersion || text.isEmpty())
        return text;
    if (wasPhrase)
        return SearchTerms::phrase(text);
    QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    for (QString &word : words)
        word = SearchTerms::phrase(word);
    return words.join(u' ');
}

QJsonObject of(const QueryParts::Values &values)
{
    QJsonObject result{{u"values"_s, QJsonArray::fromStringList(values.values)}};
    if (values.isNegated)
        result[u"not"_s] = true;
    return result;
}

QJsonObject of(const QueryParts::CountRange &range)
{
    QJsonObject result;
    setNumber(result, u"least"_s, range.least);
    setNumber(result, u"most"_s, range.most);
    return result;
}

QJsonObject of(const QueryParts::TimeRange &range)
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

void read(const QJsonObject &object, QueryParts::Values &values)
{
    values.isNegated = object.value("not"_L1).toBool();
    const QJsonArray listed = object.value("values"_L1).toArray();
    for (const auto &value : listed) {
        if (value.isString() && values.values.size() < mostValues)
            values.values.append(value.toString());
    }
}

void read(const QJsonObject &object, QueryParts::CountRange &range)
{
    range = {countIn(object, u"least"_s), countIn(object, u"most"_s)};
}

void read(const QJsonObject &object, QueryParts::TimeRange &range)
{
    range = {timeIn(object, u"from"_s), timeIn(object, u"until"_s), {}, false};
    const int days = object.value("lastDays"_L1).toInt();
    if (days > 0 && days <= longestDays)
        range.lastDays = days;
    range.isToday = object.value("today"_L1).toBool();
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
