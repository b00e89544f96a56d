// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/cache/cachedfile.h"
#include "failedrows/compare/reasontally.h"
#include "session/jobs/searchcoverage.h"

#include <QDate>

#include <optional>
#include <vector>

class QTimeZone;

namespace Balehook {

/// Why rows failed across jobs, made ready to be shown. An immutable value that threads may share.
struct ReasonReport
{
    /// A kept failed file with what is known of its job.
    struct File
    {
        CachedFile file;
        QString user; ///< name, or id where there is no name; empty where it is not known
        QString channel; ///< the same
        QDateTime time; ///< of the job; where that is not known, when the file was fetched
        int job = -1; ///< files of the same job have the same number
    };
    struct Day
    {
        QDate date;
        qint64 rows = 0;
    };
    /// Rows and jobs of a period.
    struct Count
    {
        qint64 rows = 0;
        qint64 jobs = 0;
    };
    struct Line
    {
        QString title;
        Count all;
        qint64 users = 0;
        qint64 channels = 0;
        QDateTime first;
        QDateTime last;
        Count before; ///< of the day that the report is compared at
        Count since;
        std::vector<Day> days; ///< with rows, ascending
        std::vector<ReasonTally::Part> parts; ///< File::file by place, the newest file first

        bool isNew() const { return before.rows == 0 && since.rows > 0; }
    };

    std::vector<File> files; ///< that were read
    std::vector<Line> lines; ///< most jobs first, then most rows
    qint64 rows = 0; ///< that failed in all of them
    QDate firstDay; ///< of all files; invalid where there are none
    QDate lastDay;
    std::optional<QDate> since; ///< compared at
    SearchCoverage coverage;
    bool isDone = false; ///< all was read that is to be read

    /// \a files are those of \a tally, in the order in which they were added. Days are those of \a zone.
    static ReasonReport of(const ReasonTally &tally, std::vector<File> files, const std::optional<QDate> &since,
                           const QTimeZone &zone);
};

} // namespace Balehook
