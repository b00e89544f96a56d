// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/cellfilter.h"

#include "domain/queries/querytimes.h"
#include "domain/queries/searchterms.h"
#include "domain/records/count.h"
#include "models/linktext.h"
#include "widgets/search/recordcolumns.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>

namespace Balehook::CellFilter {

namespace {

void addDay(JobQuery &query, ImportJob::Field field, const Timestamp &time, bool isUtc)
{
    if (!time.instant())
        return;
    const QTimeZone zone = QueryTimes::zone(isUtc);
    const QDate day = QDateTime::fromMSecsSinceEpoch(*time.instant(), zone).date();
    JobQuery::TimeRange range;
    range.from = day.startOfDay(zone).toMSecsSinceEpoch();
    range.until = day.addDays(1).startOfDay(zone).toMSecsSinceEpoch();
    query.times[field] = range;
}

void addText(JobQuery &query, const QString &text)
{
    if (text.isEmpty())
        return;
    const QString phrase = SearchTerms::phrase(text);
    query.text = query.text.trimmed().isEmpty() ? phrase : QString(query.text.trimmed() + u' ' + phrase);
}

} // namespace

JobQuery with(JobQuery query, const ImportJob &job, int column, bool isUtc)
{
    const ImportJob::Field field = RecordColumns<ImportJob>::fieldOf(column);
    const bool isFacet =
        std::find(JobQuery::facetFields.begin(), JobQuery::facetFields.end(), field) != JobQuery::facetFields.end();
    const bool isUnnamed = field == ImportJob::UserName && !job.has(field);
    if (isFacet) {
        query.values[field] = {{job.text(isUnnamed ? ImportJob::UserId : field)}, false};
    } else if (field == ImportJob::FailureCount) {
        if (const auto count = parsedCount(job.text(field)))
            query.counts[field] = {*count, *count};
    } else if (ImportJob::isTime(field)) {
        addDay(query, field, job.time(field), isUtc);
    } else {
        addText(query, fileNameOf(job.text(field)));
    }
    return query;
}

} // namespace Balehook::CellFilter
