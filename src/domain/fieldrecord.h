// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <array>
#include <utility>

namespace Balehook {

/// How a field came: the interface says "string" for nearly all of them, services do what they do.
enum class Presence : quint8 { Missing, Null, String, OtherType };

/// What import jobs and webhooks have in common: a fixed set of documented fields, each of which may be absent, null or
/// of another type. text() is then empty or the value's own text and presence() tells which. Nothing is given a
/// default.
template <std::size_t Count>
class FieldRecord
{
public:
    const QString &text(std::size_t field) const { return m_texts[field]; }
    Presence presence(std::size_t field) const { return m_presence[field]; }
    /// True if there is something to show.
    bool has(std::size_t field) const { return !m_texts[field].isEmpty(); }

    /// False for an element of the listing that was no object at all; only its raw text can be shown.
    bool isReadable() const { return m_readable; }

    /// Bytes on the heap beside the record itself, for bounded caches. Shared strings are counted as if they were not.
    qsizetype byteCost() const
    {
        qsizetype cost = 0;
        for (const QString &text : m_texts)
            cost += text.capacity() * qsizetype(sizeof(QChar));
        return cost;
    }

    friend bool operator==(const FieldRecord &a, const FieldRecord &b) = default;

protected:
    void setField(std::size_t field, QString text, Presence presence)
    {
        QString &place = m_texts[field];
        place = std::move(text);
        m_presence[field] = presence;
    }
    void setUnreadable() { m_readable = false; }

private:
    std::array<QString, Count> m_texts;
    std::array<Presence, Count> m_presence{};
    bool m_readable = true;
};

} // namespace Balehook
