// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/query.h"

class QDateTime;
class QTimeZone;

namespace Balehook {

/// What the relative times of a query mean at a moment. A query keeps saying "today", so that it still does tomorrow.
class QueryTimes final
{
public:
    /// With the day of \a now, in its zone, in the place of "today", and days of 24 hours until \a now in that of the
    /// last days.
    template <typename Record>
    static Query<Record> at(Query<Record> query, const QDateTime &now)
    {
        for (auto &[field, range] : query.times)
            range = at(range, now);
        return query;
    }
    static QueryParts::TimeRange at(const QueryParts::TimeRange &range, const QDateTime &now);
    /// Where days begin and end: in UTC, or as on this computer, by the rules of each day and not by those of today.
    static QTimeZone zone(bool isUtc);
    /// For at(): now, in UTC or in local time.
    static QDateTime now(bool isUtc);
    /// When the day of \a now began, in milliseconds since 1970 UTC: another one as soon as the day is, or the zone.
    static qint64 startOfDay(const QDateTime &now);
};

} // namespace Balehook
