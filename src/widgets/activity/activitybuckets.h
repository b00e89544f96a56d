// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobfacets.h"

namespace Balehook {

/// Days, weeks, months or years with what happened in them: as many bars as can be told apart. A value.
struct ActivityBuckets
{
    enum class Unit { Day, Week, Month, Year };

    struct Bucket
    {
        QDate first;
        QDate last; ///< belongs to it
        std::map<QString, qint64> jobsByStatus;
        quint64 failedRows = 0;

        qint64 jobs() const;
    };

    static constexpr int mostBars = 62;

    /// From the first day to the last one, gaps included, in the smallest unit that makes at most mostBars of them.
    /// Years beyond that are left out at the beginning.
    static ActivityBuckets of(const std::vector<JobFacets::Day> &days, Qt::DayOfWeek firstDayOfWeek);

    Unit unit = Unit::Day;
    std::vector<Bucket> buckets;
};

} // namespace Balehook
