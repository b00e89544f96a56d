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
        qint64 uncounted = 0; ///< jobs whose number of failed rows is unknown

        qint64 jobs() const;
    };

    static constexpr int mostBars = 62;

    /// From the first day to the last one, gaps included, in the smallest unit that makes at most mostBars of them.
    /// Left out are days beyond the year after \a today, since services write such dates for "never", unless there are
    /// no others, and at the beginning years beyond mostBars.
    static ActivityBuckets of(const std::vector<JobFacets::Day> &days, Qt::DayOfWeek firstDayOfWeek, QDate today);

    Unit unit = Unit::Day;
    std::vector<Bucket> buckets;
    qint64 leftOut = 0; ///< jobs of days without a bar
};

} // namespace Balehook
