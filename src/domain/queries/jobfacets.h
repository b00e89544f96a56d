// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"

#include <QDate>

#include <algorithm>
#include <limits>
#include <map>
#include <vector>

namespace Balehook {

/// What the jobs of a query have in common, for the chips and the activity panel. A value, made by the index.
struct JobFacets
{
    struct ValueCount
    {
        QString value; ///< empty: absent
        qint64 jobs = 0;
    };

    /// Most frequent first; those that are as frequent in the order of \a counts.
    static std::vector<ValueCount> mostFrequentFirst(const std::map<QString, qint64> &counts)
    {
        std::vector<ValueCount> values;
        values.reserve(counts.size());
        for (const auto &[value, count] : counts)
            values.push_back({value, count});
        std::stable_sort(values.begin(), values.end(), [](const auto &a, const auto &b) { return a.jobs > b.jobs; });
        return values;
    }

    /// Of numbers of rows, which may be as great as the service likes: at most the greatest there is.
    static constexpr quint64 sumOf(quint64 a, quint64 b)
    {
        return a > std::numeric_limits<quint64>::max() - b ? std::numeric_limits<quint64>::max() : a + b;
    }

    struct Day
    {
        QDate date; ///< of createdAt, in the zone that was asked for
        std::map<QString, qint64> jobsByStatus;
        quint64 failedRows = 0; ///< sum of the failure counts that are numbers
        qint64 uncounted = 0; ///< jobs whose failure count is none, or no number
    };

    /// How many jobs would match with each side of a condition, whatever the query says of it.
    struct SideCounts
    {
        qint64 with = 0;
        qint64 without = 0;
        qint64 unknown = 0; ///< where the service did not send a number
    };

    qint64 jobs = 0; ///< that match
    SideCounts failedFile; ///< this and failures are counted where days are not
    SideCounts failures;
    /// Of JobQuery::facetFields; most frequent first, at most maxValues each. For a field that the query restricts,
    /// the counts are those without this one restriction, so that other values can be chosen.
    std::map<ImportJob::Field, std::vector<ValueCount>> values;
    std::map<ImportJob::Field, qint64> distinct; ///< how many values there are in all
    std::vector<Day> days; ///< only days with jobs, in order; empty unless asked for
    // These, too, only where days are asked for.
    qint64 undated = 0; ///< jobs without a readable createdAt
    quint64 undatedFailedRows = 0; ///< of these jobs, as Day::failedRows
    qint64 uncounted = 0; ///< jobs of all days and undated ones, as Day::uncounted

    static constexpr int maxValues = 200;

    /// Values of a field that hold a text, without regard to case, are wanted in the place of the most frequent ones.
    struct Find
    {
        ImportJob::Field field = ImportJob::Status;
        QString text; ///< empty: nothing is
    };
};

} // namespace Balehook
