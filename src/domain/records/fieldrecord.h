// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/timestamp.h"

#include <QLatin1String>
#include <QString>

#include <array>
#include <utility>

namespace Balehook {

/// How a field came: the interface says "string" for nearly all of them, services do what they do.
enum class Presence : quint8 { Missing, Null, String, List, OtherType };

/// What all records of the interface have in common: a fixed set of documented fields, each of which may be absent,
/// null or of another type. text() is then empty or the value's own text and presence() tells which. Nothing is given a
/// default.
///
/// \a Fields says which fields: an enumeration Field up to FieldCount with CreatedAt and UpdatedAt in it, their names
/// on the wire, and identity, the field that tells one record from another.
template <typename Fields>
class FieldRecord : public Fields
{
public:
    using Field = typename Fields::Field;

    /// The name of \a field on the wire, spelled as the interface spells it ("externalChannelID").
    static QLatin1StringView fieldName(Field field) { return Fields::names[std::size_t(field)]; }

    /// Sets a field; the two times are parsed on the way in.
    // NOLINTNEXTLINE(performance-unnecessary-value-param): it is moved
    void set(Field field, QString text, Presence presence = Presence::String)
    {
        if (field == Fields::CreatedAt)
            m_createdAt = Timestamp(text);
        else if (field == Fields::UpdatedAt)
            m_updatedAt = Timestamp(text);
        m_texts[std::size_t(field)] = std::move(text);
        m_presence[std::size_t(field)] = presence;
    }

    const QString &text(std::size_t field) const { return m_texts[field]; }
    Presence presence(std::size_t field) const { return m_presence[field]; }
    /// True if there is something to show.
    bool has(std::size_t field) const { return !m_texts[field].isEmpty(); }

    const QString &id() const { return text(Fields::identity); }
    const Timestamp &createdAt() const { return m_createdAt; }
    const Timestamp &updatedAt() const { return m_updatedAt; }

    /// False for an element of the listing that was no object at all; only its raw text can be shown.
    bool isReadable() const { return m_readable; }
    void setUnreadable() { m_readable = false; }

    /// Bytes on the heap beside the record itself, for bounded caches. Shared strings are counted as if they were not.
    qsizetype byteCost() const
    {
        qsizetype cost = 0;
        for (const QString &text : m_texts)
            cost += text.capacity() * qsizetype(sizeof(QChar));
        return cost;
    }

    friend bool operator==(const FieldRecord &a, const FieldRecord &b)
    {
        return a.m_texts == b.m_texts && a.m_presence == b.m_presence && a.m_readable == b.m_readable;
    }

private:
    std::array<QString, Fields::FieldCount> m_texts;
    std::array<Presence, Fields::FieldCount> m_presence{};
    Timestamp m_createdAt;
    Timestamp m_updatedAt;
    bool m_readable = true;
};

/// Stands for an element that was no object.
template <typename Record>
Record unreadableRecord()
{
    Record record;
    record.setUnreadable();
    return record;
}

} // namespace Balehook
