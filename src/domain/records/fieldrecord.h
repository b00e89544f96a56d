// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/fieldschema.h"
#include "domain/records/timestamp.h"

#include <QCoreApplication>
#include <QStringList>

#include <utility>

namespace Balehook {

/// How a field came: the interface says "string" for nearly all of them, services do what they do.
enum class Presence : quint8 { Missing, Null, String, List, OtherType };

/// What all records of the interface have in common: a fixed set of documented fields, each of which may be absent,
/// null or of another type. text() is then empty or the value's own text and presence() tells which. Nothing is given a
/// default. Of a field that is a list, text() is the array as it was sent, and presence() is List where it was one.
///
/// \a Fields says which fields, and is all that has to be written for a new type of record:
///
///   Field         an enumeration up to FieldCount; columns that are made of other fields follow
///   schema        a FieldSchema for each of them, in the order of the enumeration
///   context       in which their labels are translated
///   identity      the field that tells one record from another
///   keyOrder      fields that do so together with it, where it does not suffice; nothing otherwise
///
/// and, where the order of the table will not do:
///
///   factOrder     of a record's facts; fields that it leaves out follow
///   columnOrder   the columns, by their numbers in saved layouts
///   layoutOrder   the columns as they stand on screen at first
///   facetOrder    fields with a short list of values; otherwise all codes
///   printOrder    columns of a table on the command line
///   searchNames   what people call fields in the search box, beside the names of the interface
template <typename Fields>
class FieldRecord : public Fields
{
public:
    using Field = typename Fields::Field;

    static_assert(FieldOrders::isSorted<Fields>());

    static constexpr auto names = FieldOrders::names<Fields>();
    static constexpr auto facts = FieldOrders::facts<Fields>();
    static constexpr auto columns = FieldOrders::columns<Fields>();
    static constexpr auto layout = FieldOrders::layout<Fields>();
    static constexpr auto facetFields = FieldOrders::facets<Fields>();
    static constexpr auto printed = FieldOrders::printed<Fields>();
    static constexpr auto timeFields = FieldOrders::ofKind<Fields, FieldKind::Time>();
    static constexpr auto countFields = FieldOrders::ofKind<Fields, FieldKind::Count>();
    static constexpr auto listFields = FieldOrders::ofKind<Fields, FieldKind::List>();

    /// key() is more than id().
    static constexpr bool hasOwnKey = requires { Fields::keyOrder; };

    static constexpr const FieldSchema &schemaOf(std::size_t field) { return Fields::schema[field]; }
    static constexpr FieldKind kindOf(std::size_t field) { return Fields::schema[field].kind; }
    static constexpr bool isTime(std::size_t field) { return kindOf(field) == FieldKind::Time; }
    static constexpr bool isList(std::size_t field) { return kindOf(field) == FieldKind::List; }

    /// The name of \a field on the wire, spelled as the interface spells it ("externalChannelID").
    static QLatin1StringView fieldName(Field field) { return names[std::size_t(field)]; }
    /// What people call \a field, translated: among the facts of a record, above its column, and in a condition.
    static QString label(std::size_t field) { return translated(schemaOf(field).label); }
    static QString title(std::size_t field)
    {
        const FieldSchema &line = schemaOf(field);
        return translated(line.title ? line.title : line.label);
    }
    static QString conditionName(std::size_t field)
    {
        const char *name = schemaOf(field).condition;
        return name ? translated(name) : title(field);
    }

    /// The column in which \a field stands; -1: none.
    static constexpr int columnOf(std::size_t field)
    {
        const int other = schemaOf(field).shownIn;
        const auto at = std::find(columns.begin(), columns.end(), other < 0 ? int(field) : other);
        return at == columns.end() ? -1 : int(at - columns.begin());
    }

    /// Sets a field; times are parsed on the way in.
    // NOLINTNEXTLINE(performance-unnecessary-value-param): it is moved
    void set(Field field, QString text, Presence presence = Presence::String)
    {
        if (isTime(field))
            m_times[indexIn(timeFields, field)] = Timestamp(text);
        m_texts[std::size_t(field)] = std::move(text);
        m_presence[std::size_t(field)] = presence;
    }
    /// Sets a list to the elements of an array; \a raw is its text on the wire.
    // NOLINTNEXTLINE(performance-unnecessary-value-param): it is moved
    void set(Field field, QStringList elements, QString raw)
    {
        set(field, std::move(raw), Presence::List);
        if constexpr (!listFields.empty())
            m_lists[indexIn(listFields, field)] = std::move(elements);
    }

    const QString &text(std::size_t field) const { return m_texts[field]; }
    Presence presence(std::size_t field) const { return m_presence[field]; }
    /// True if there is something to show.
    bool has(std::size_t field) const { return !m_texts[field].isEmpty(); }
    const Timestamp &time(std::size_t field) const { return m_times[indexIn(timeFields, field)]; }
    /// Null unless \a field came as an array.
    const QStringList *list(std::size_t field) const
    {
        return presence(field) == Presence::List ? &m_lists[indexIn(listFields, field)] : nullptr;
    }

    const QString &id() const { return text(Fields::identity); }
    /// What tells one record of a listing from the others; begins with id(), and is empty without one.
    QString key() const
    {
        QString key = id();
        if constexpr (hasOwnKey) {
            for (const auto field : Fields::keyOrder) {
                if (!id().isEmpty() && has(field))
                    key += QString(keySeparator) + QChar(u'0' + field) + text(field);
            }
        }
        return key;
    }
    const Timestamp &createdAt() const { return time(Fields::CreatedAt); }
    const Timestamp &updatedAt() const { return time(Fields::UpdatedAt); }

    /// False for an element of the listing that was no object at all; only its raw text can be shown.
    bool isReadable() const { return m_readable; }
    void setUnreadable() { m_readable = false; }

    /// Bytes on the heap beside the record itself, for bounded caches. Shared strings are counted as if they were not.
    qsizetype byteCost() const
    {
        qsizetype cost = 0;
        for (const QString &text : m_texts)
            cost += text.capacity() * qsizetype(sizeof(QChar));
        for (const QStringList &list : m_lists) {
            for (const QString &text : list)
                cost += text.capacity() * qsizetype(sizeof(QChar)) + qsizetype(sizeof(QString));
        }
        return cost;
    }

    friend bool operator==(const FieldRecord &a, const FieldRecord &b)
    {
        return a.m_texts == b.m_texts && a.m_presence == b.m_presence && a.m_readable == b.m_readable;
    }

private:
    static QString translated(const char *text) { return QCoreApplication::translate(Fields::context, text); }
    template <typename Chosen>
    static constexpr std::size_t indexIn(const Chosen &fields, std::size_t field)
    {
        return std::size_t(std::find(fields.begin(), fields.end(), field) - fields.begin());
    }

    std::array<QString, Fields::FieldCount> m_texts;
    std::array<Presence, Fields::FieldCount> m_presence{};
    std::array<Timestamp, timeFields.size()> m_times;
    std::array<QStringList, listFields.size()> m_lists;
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
