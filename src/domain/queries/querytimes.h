// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobquery.h"

class QDateTime;
class QTimeZone;

namespace Balehook {

/// What the relative times of a query mean at a moment. A query keeps saying "today", so that it still does tomorrow.
class QueryTimes final
{
public:
    /// With the day of \a now, in its zone, in the place of "today", and days of 24 hours until \a now in that of the
    /// last days.
    static JobQuery at(JobQuery query, const QDateTime &now);
    static JobQuery::TimeRange at(const JobQuery::TimeRange &range, const QDateTime &now);
    /// Where days begin and end: in UTC, or as on this computer, by the rules of each day and not by those of today.
    static QTimeZone zone(bool isUtc);
    /// For at(): now, in UTC or in local time.
    static QDateTime now(bool isUtc);
    /// Tomorrow it may find others, though no job has changed.
    static bool areRelative(const JobQuery &query);
};

} // namespace Balehook
