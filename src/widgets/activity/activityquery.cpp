// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/activity/activityquery.h"

#include <QDateTime>
#include <QTimeZone>

namespace Balehook::ActivityQuery {

JobQuery::TimeRange rangeOf(const ActivityBuckets::Bucket &bucket, const QTimeZone &zone)
{
    JobQuery::TimeRange range;
    range.from = bucket.first.startOfDay(zone).toMSecsSinceEpoch();
    range.until = bucket.last.addDays(1).startOfDay(zone).toMSecsSinceEpoch();
    return range;
}

JobQuery withBucket(JobQuery query, const ActivityBuckets::Bucket &bucket, const QTimeZone &zone)
{
    const JobQuery::TimeRange range = rangeOf(bucket, zone);
    const auto found = query.times.find(ImportJob::CreatedAt);
    if (found != query.times.end() && found->second == range)
        query.times.erase(found);
    else
        query.times[ImportJob::CreatedAt] = range;
    return query;
}

JobQuery withValue(JobQuery query, ImportJob::Field field, const QString &value)
{
    if (isChosen(query, field, value)) {
        JobQuery::Values &values = query.values[field];
        values.values.removeAll(value);
        if (values.values.isEmpty())
            query.values.erase(field);
    } else {
        query.values[field] = JobQuery::Values{.values = {value}};
    }
    return query;
}

bool isChosen(const JobQuery &query, ImportJob::Field field, const QString &value)
{
    const auto found = query.values.find(field);
    return found != query.values.end() && !found->second.isNegated && found->second.values.contains(value);
}

} // namespace Balehook::ActivityQuery
