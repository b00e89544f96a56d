// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/query.h"

#include <QJsonObject>

namespace Balehook::QueryJson {

/// Parts of queries as JSON. What cannot be understood is left out. QueryText puts them together.

constexpr int longestText = 1000;

QString text(const QJsonObject &object);
/// Empty where \a text is not an object.
QJsonObject object(const QString &text);

/// The text that is searched, with the version of the form. 0.1.0 had no syntax: it looked for the text as a phrase,
/// or (\a wasPhrase is false) for each of its words; what it kept is quoted here so that it keeps its meaning.
void setSearch(QJsonObject &object, const QString &typed);
QString searchIn(const QJsonObject &object, bool wasPhrase);

/// All that \a object asks for is in \a understood, which was read from it: it is not of a later version that knows
/// more.
bool isCovered(const QJsonObject &object, const QJsonObject &understood);

QJsonObject of(const QueryParts::Values &values);
QJsonObject of(const QueryParts::CountRange &range);
QJsonObject of(const QueryParts::TimeRange &range);
/// Each is as constructed where nothing is understood.
void read(const QJsonObject &object, QueryParts::Values &values);
void read(const QJsonObject &object, QueryParts::CountRange &range);
void read(const QJsonObject &object, QueryParts::TimeRange &range);

void setFlag(QJsonObject &object, const QString &key, std::optional<bool> value);
std::optional<bool> flagIn(const QJsonObject &object, const QString &key);

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

/// The conditions of one kind, by field.
template <typename Record, typename Part>
QJsonObject groupOf(const std::map<typename Record::Field, Part> &conditions)
{
    QJsonObject group;
    for (const auto &[field, part] : conditions)
        group[Record::fieldName(field)] = of(part);
    return group;
}

/// Only of the fields in \a allowed.
template <typename Record, typename Part, typename Fields>
void readGroup(const QJsonObject &group, const Fields &allowed, std::map<typename Record::Field, Part> &conditions)
{
    for (auto it = group.begin(); it != group.end(); ++it) {
        const auto field = fieldNamed<Record>(it.key());
        if (!field || std::find(std::begin(allowed), std::end(allowed), *field) == std::end(allowed))
            continue;
        Part part;
        read(it.value().toObject(), part);
        if (part != Part())
            conditions[*field] = part;
    }
}

} // namespace Balehook::QueryJson
