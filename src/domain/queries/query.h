// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1String>
#include <QStringList>

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace Balehook {

/// The kinds of conditions that a query can have for a field.
struct QueryParts
{
    /// One of several values of a field, or none of them.
    struct Values
    {
        QStringList values; ///< as the service spells them; an empty string stands for absent
        bool isNegated = false;

        friend bool operator==(const Values &a, const Values &b) = default;
    };

    /// Bounds are inclusive. Records whose count is absent or not a number are in no range.
    struct CountRange
    {
        std::optional<quint64> least;
        std::optional<quint64> most;

        friend bool operator==(const CountRange &a, const CountRange &b) = default;
    };

    /// Milliseconds since 1970 UTC, from <= time < until. With lastDays the range ends now and \a from is worked out
    /// when the query runs; so are both with isToday (QueryTimes). Records whose time is absent or unreadable are in no
    /// range.
    struct TimeRange
    {
        std::optional<qint64> from;
        std::optional<qint64> until;
        std::optional<int> lastDays;
        bool isToday = false; ///< the day on which the query runs, in this computer's zone

        bool isRelative() const { return lastDays || isToday; }
        friend bool operator==(const TimeRange &a, const TimeRange &b) = default;
    };

    friend bool operator==(const QueryParts &a, const QueryParts &b) = default;
};

template <typename Record>
struct QueryFields;

template <typename Record>
struct QueryFlag
{
    QLatin1StringView name;
    std::optional<bool> QueryFields<Record>::*member;
};

template <typename Record>
struct QueryOrder
{
    QLatin1StringView name;
    typename Record::Field field;
};

/// What can be asked of a type of record beyond what its fields are. Specialized where there is something:
///
///   textWasPhrase    whether 0.1.0 searched for the text as one phrase, and not for each of its words
///   flags            QueryFlag: what is either so or not so, with its name in JSON
///   extraOrders      QueryOrder: orders that no field has, with their names in JSON
///   listedFields     fields that records are listed by, besides the facets: nothing offers their values
template <typename Record>
struct QueryFields
{
    static constexpr bool textWasPhrase = false;
    static constexpr std::array<QueryFlag<Record>, 0> flags{};
    static constexpr std::array<QueryOrder<Record>, 0> extraOrders{};
    static constexpr std::array<typename Record::Field, 0> listedFields{};

    friend bool operator==(const QueryFields &a, const QueryFields &b) = default;
};

/// What is asked of the records of an account: a text, conditions that all hold, an order. A value; written to settings
/// and links by QueryText.
template <typename Record>
struct Query : QueryParts, QueryFields<Record>
{
    using Field = typename Record::Field;
    using Fields = QueryFields<Record>;

    static constexpr const auto &facetFields = Record::facetFields;
    static constexpr const auto &countFields = Record::countFields;

    QString text; ///< as typed, see SearchTerms; searched without regard to case
    std::map<Field, Values> values; ///< of facetFields and listedFields
    std::map<Field, CountRange> counts; ///< of countFields
    std::map<Field, TimeRange> times; ///< CreatedAt, UpdatedAt

    std::optional<Field> sortField; ///< none: the order of the listing as observed
    bool isDescending = false;

    /// True if every record is in the result (whatever the order).
    bool matchesAll() const
    {
        const auto isOpen = [this](const auto &flag) { return !(this->*flag.member); };
        return text.trimmed().isEmpty() && values.empty() && counts.empty() && times.empty()
            && std::all_of(Fields::flags.begin(), Fields::flags.end(), isOpen);
    }
    /// True if the result is the listing as it is served.
    bool asksNothing() const { return matchesAll() && !sortField; }
    /// Tomorrow it may find others, though no record has changed.
    bool isRelative() const
    {
        return std::any_of(times.begin(), times.end(), [](const auto &time) { return time.second.isRelative(); });
    }

    friend bool operator==(const Query &a, const Query &b) = default;
};

} // namespace Balehook
