// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobquery.h"
#include "widgets/activity/activitybuckets.h"

class QTimeZone;

namespace Balehook {

/// The queries that a click in the activity panel leads to. Choosing what is chosen already takes it back.
namespace ActivityQuery {

JobQuery::TimeRange rangeOf(const ActivityBuckets::Bucket &bucket, const QTimeZone &zone);
JobQuery withBucket(JobQuery query, const ActivityBuckets::Bucket &bucket, const QTimeZone &zone);
JobQuery withValue(JobQuery query, ImportJob::Field field, const QString &value);
/// \a value is the one that \a query asks for.
bool isChosen(const JobQuery &query, ImportJob::Field field, const QString &value);

} // namespace ActivityQuery
} // namespace Balehook
