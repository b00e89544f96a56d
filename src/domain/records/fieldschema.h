// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1String>

#include <algorithm>
#include <array>

namespace Balehook {

/// Between the id and what else is in the key of a record.
inline constexpr QChar keySeparator = u'\x1f';

/// What a field holds. How it is shown, compared and sorted follows from that.
enum class FieldKind : quint8 {
    Text,
    Id, ///< tells one record from another; cut in the middle where it is too long
    Code, ///< one of few values
    Time,
    Count,
    Link, ///< a URL
    File, ///< a URL of a file, shown as the name of the file
    List, ///< an array
};

/// One line of the table of a record type's fields: all that has to be written down to list, show, search, filter, sort
/// and export the field. (The index of import jobs and their menu of filters have more to say: store/jobrow.h,
/// widgets/search/conditionmenu.h.) A column that the program makes of other fields is such a line, too, without a
/// name.
struct FieldSchema
{
    int field = 0; ///< of the record's enumeration
    QLatin1StringView name = {}; ///< on the wire, spelled as the interface spells it
    FieldKind kind = FieldKind::Text;
    const char *label = ""; ///< among the facts of a record; translated in the record's context
    const char *title = nullptr; ///< of its column, and in conditions; null: label
    const char *condition = nullptr; ///< in conditions, where the title alone would not be understood; null: title
    int width = 0; ///< of its column, in characters; 0: it has none
    int shownIn = -1; ///< the field in whose column it stands, if it has none of its own
    int sortedBy = -1; ///< what a click on its title sorts by; -1: itself
    bool isSearched = true; ///< by words that are searched for in any field
    QLatin1StringView sql = {}; ///< its column in the index of import jobs
};

/// A name that a field has in a search box, and the fields it stands for: "user" is the name and the id.
struct SearchName
{
    QLatin1StringView name;
    std::array<int, 2> fields; ///< of the record; -1: no second one
    bool isOffered = true; ///< in hints and while typing; the others are the interface's names of the same fields
};

/// Orders of fields, worked out from the table of \a Fields (see FieldRecord) when the program is compiled.
namespace FieldOrders {

template <typename Fields>
constexpr auto names()
{
    std::array<QLatin1StringView, Fields::FieldCount> names{};
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = Fields::schema[i].name;
    return names;
}

/// Each line stands where its field has its number.
template <typename Fields>
constexpr bool isSorted()
{
    for (std::size_t i = 0; i < Fields::schema.size(); ++i) {
        if (Fields::schema[i].field != int(i) || Fields::schema[i].name.isEmpty() != (i >= Fields::FieldCount))
            return false;
    }
    return true;
}

template <typename Fields, FieldKind kind>
constexpr auto ofKind()
{
    constexpr auto isOne = [](const FieldSchema &line) { return line.kind == kind && line.field < Fields::FieldCount; };
    constexpr auto count = std::size_t(std::count_if(Fields::schema.begin(), Fields::schema.end(), isOne));
    std::array<typename Fields::Field, count> fields{};
    std::size_t next = 0;
    for (const FieldSchema &line : Fields::schema) {
        if (isOne(line))
            fields[next++] = typename Fields::Field(line.field);
    }
    return fields;
}

/// All fields, those of \a first before the others.
template <typename Fields, std::size_t size>
constexpr auto startingWith(const std::array<typename Fields::Field, size> &first)
{
    std::array<typename Fields::Field, Fields::FieldCount> order{};
    auto end = std::copy(first.begin(), first.end(), order.begin());
    for (int i = 0; i < Fields::FieldCount; ++i) {
        if (std::find(order.begin(), end, i) == end)
            *end++ = typename Fields::Field(i);
    }
    return order;
}

template <typename Fields>
constexpr auto facts()
{
    if constexpr (requires { Fields::factOrder; })
        return startingWith<Fields>(Fields::factOrder);
    else
        return startingWith<Fields>(std::array<typename Fields::Field, 0>());
}

template <typename Fields>
constexpr auto columns()
{
    if constexpr (requires { Fields::columnOrder; }) {
        return Fields::columnOrder;
    } else {
        constexpr auto isOne = [](const FieldSchema &line) { return line.width > 0; };
        constexpr auto count = std::size_t(std::count_if(Fields::schema.begin(), Fields::schema.end(), isOne));
        std::array<typename Fields::Field, count> order{};
        std::size_t next = 0;
        for (const FieldSchema &line : Fields::schema) {
            if (isOne(line))
                order[next++] = typename Fields::Field(line.field);
        }
        return order;
    }
}

template <typename Fields>
constexpr auto layout()
{
    if constexpr (requires { Fields::layoutOrder; })
        return Fields::layoutOrder;
    else
        return columns<Fields>();
}

template <typename Fields>
constexpr auto facets()
{
    if constexpr (requires { Fields::facetOrder; })
        return Fields::facetOrder;
    else
        return ofKind<Fields, FieldKind::Code>();
}

template <typename Fields>
constexpr auto printed()
{
    if constexpr (requires { Fields::printOrder; })
        return Fields::printOrder;
    else
        return facts<Fields>();
}

} // namespace FieldOrders
} // namespace Balehook
