// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"

#include <QStringList>

#include <map>
#include <optional>

namespace Balehook {

/// What is asked of the index of an account's import jobs: a text, conditions that all hold, an order. A value; written
/// to settings and links by JobQueryText.
struct JobQuery
{
    /// One of several values of a field, or none of them.
    struct Values
    {
        QStringList values; ///< as the service spells them; an empty string stands for absent
        bool isNegated = false;

        friend bool operator==(const Values &a, const Values &b) = default;
    };

    /// Both ends belong to it. Jobs whose count is absent or no number are in no range.
    struct CountRange
    {
        std::optional<quint64> least;
        std::optional<quint64> most;

        friend bool operator==(const CountRange &a, const CountRange &b) = default;
    };

    /// Milliseconds since 1970 UTC, from <= time < until. With lastDays the range ends now and \a from is worked out
    /// when the query runs; so are both with isToday (QueryTimes). Jobs whose time is absent or unreadable are in no
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

    /// Fields with a short list of values; UserName stands for the user: the name, or the id where there is no name.
    static constexpr std::array facetFields{ImportJob::Status, ImportJob::JobType, ImportJob::UserName,
                                            ImportJob::ChannelId};

    QString text; ///< searched as typed, without regard to case, in SearchText's fields; spaces belong to it
    std::map<ImportJob::Field, Values> values; ///< of facetFields
    std::optional<bool> hasFailedFile;
    std::optional<bool> hasFailures; ///< failureCount is a number above 0
    std::map<ImportJob::Field, CountRange> counts; ///< SuccessCount, FailureCount
    std::map<ImportJob::Field, TimeRange> times; ///< CreatedAt, UpdatedAt
    std::optional<bool> isListed; ///< false: only jobs that the service no longer lists

    std::optional<ImportJob::Field> sortField; ///< none: the order of the listing as observed
    bool isDescending = false;

    /// True if every job is in the result (whatever the order).
    bool matchesAll() const
    {
        return text.isEmpty() && values.empty() && !hasFailedFile && !hasFailures && counts.empty() && times.empty()
            && !isListed;
    }

    friend bool operator==(const JobQuery &a, const JobQuery &b) = default;
};

} // namespace Balehook
