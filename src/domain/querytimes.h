// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/jobquery.h"

class QDateTime;

namespace Balehook {

/// What the relative times of a query mean at a moment. A query keeps saying "today", so that it still does tomorrow.
class QueryTimes final
{
public:
    /// With the day of \a now, in its zone, in the place of "today", and days of 24 hours until \a now in that of the
    /// last days.
    static JobQuery at(JobQuery query, const QDateTime &now);
    static JobQuery::TimeRange at(const JobQuery::TimeRange &range, const QDateTime &now);
    /// Tomorrow it may find others, though no job has changed.
    static bool areRelative(const JobQuery &query);
};

} // namespace Balehook
