// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/fieldrecord.h"

#include <QStringList>

namespace Balehook {

struct PropertyFields
{
    enum Field : quint8 {
        AccountSlug,
        Label,
        InternalName,
        Description,
        IsUnique,
        FieldType,
        Options,
        Scope,
        CreatedAt,
        UpdatedAt,
        FieldCount
    };

    static constexpr std::array<QLatin1StringView, FieldCount> names{
        QLatin1StringView("accountSlug"), QLatin1StringView("label"),    QLatin1StringView("internalName"),
        QLatin1StringView("description"), QLatin1StringView("isUnique"), QLatin1StringView("fieldType"),
        QLatin1StringView("options"),     QLatin1StringView("scope"),    QLatin1StringView("createdAt"),
        QLatin1StringView("updatedAt"),
    };
    static constexpr Field identity = InternalName;
};

/// One property as listed (interface 2.3). Options and Scope are lists: their text() is the array as it was sent, their
/// presence() is List where it was an array. A value.
class Property final : public FieldRecord<PropertyFields>
{
public:
    static bool isList(Field field) { return field == Options || field == Scope; }

    using FieldRecord::set;
    /// Sets Options or Scope to the elements of an array; \a raw is its text on the wire.
    void set(Field field, QStringList elements, QString raw)
    {
        FieldRecord::set(field, std::move(raw), Presence::List);
        (field == Options ? m_options : m_scope) = std::move(elements);
    }

    /// Empty where the field is absent or no array.
    const QStringList &options() const { return m_options; }
    const QStringList &scope() const { return m_scope; }

    qsizetype byteCost() const
    {
        qsizetype cost = FieldRecord::byteCost();
        for (const QStringList &list : {m_options, m_scope}) {
            for (const QString &text : list)
                cost += text.capacity() * qsizetype(sizeof(QChar)) + qsizetype(sizeof(QString));
        }
        return cost;
    }

private:
    QStringList m_options;
    QStringList m_scope;
};

} // namespace Balehook
