// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/activity/activitybuckets.h"

#include <algorithm>
#include <array>

namespace Balehook {

namespace {

using Unit = ActivityBuckets::Unit;

QDate beginOf(Unit unit, QDate day, Qt::DayOfWeek firstDayOfWeek)
{
    switch (unit) {
    case Unit::Week:
        return day.addDays(-((day.dayOfWeek() - int(firstDayOfWeek) + 7) % 7));
    case Unit::Month:
        return {day.year(), day.month(), 1};
    case Unit::Year:
        return {day.year(), 1, 1};
    default:
        return day;
    }
}

QDate nextOf(Unit unit, QDate begin)
{
    switch (unit) {
    case Unit::Week:
        return begin.addDays(7);
    case Unit::Month:
        return begin.addMonths(1);
    case Unit::Year:
        return begin.addYears(1);
    default:
        return begin.addDays(1);
    }
}

qint64 barsOf(Unit unit, QDate first, QDate last)
{
    switch (unit) {
    case Unit::Week:
        return first.daysTo(last) / 7 + 1;
    case Unit::Month:
        return (qint64(last.year()) - first.year()) * 12 + last.month() - first.month() + 1;
    case Unit::Year:
        return qint64(last.year()) - first.year() + 1;
    default:
        return first.daysTo(last) + 1;
    }
}

qint64 sumOf(const std::map<QString, qint64> &jobsByStatus)
{
    qint64 sum = 0;
    for (const auto &[status, count] : jobsByStatus)
        sum += count;
    return sum;
}

/// Where all days are far ahead, it is the clock of this computer that is wrong.
QDate lastBelievable(const std::vector<JobFacets::Day> &days, QDate today)
{
    const auto found = std::find_if(days.rbegin(), days.rend(),
                                    [today](const auto &day) { return day.date.year() <= today.year() + 1; });
    return found == days.rend() ? days.back().date : found->date;
}

} // namespace

qint64 ActivityBuckets::Bucket::jobs() const
{
    return sumOf(jobsByStatus);
}

ActivityBuckets ActivityBuckets::of(const std::vector<JobFacets::Day> &days, Qt::DayOfWeek firstDayOfWeek, QDate today)
{
    ActivityBuckets made;
    if (days.empty())
        return made;
    const QDate lastDay = lastBelievable(days, today);
    const auto fits = [&](Unit each) {
        const QDate first = beginOf(each, days.front().date, firstDayOfWeek);
        return barsOf(each, first, beginOf(each, lastDay, firstDayOfWeek)) <= mostBars;
    };
    constexpr std::array units{Unit::Day, Unit::Week, Unit::Month};
    const auto *const fitting = std::find_if(units.begin(), units.end(), fits);
    made.unit = fitting == units.end() ? Unit::Year : *fitting;

    const QDate last = beginOf(made.unit, lastDay, firstDayOfWeek);
    QDate begin = beginOf(made.unit, days.front().date, firstDayOfWeek);
    if (made.unit == Unit::Year && barsOf(Unit::Year, begin, last) > mostBars)
        begin = last.addYears(1 - mostBars);
    const QDate first = begin;
    for (; begin <= last; begin = nextOf(made.unit, begin)) {
        Bucket bucket;
        bucket.first = begin;
        bucket.last = nextOf(made.unit, begin).addDays(-1);
        made.buckets.push_back(std::move(bucket));
    }
    for (const JobFacets::Day &day : days) {
        const QDate start = beginOf(made.unit, day.date, firstDayOfWeek);
        if (start < first || start > last) {
            made.leftOut += sumOf(day.jobsByStatus);
            continue;
        }
        Bucket &bucket = made.buckets[std::size_t(barsOf(made.unit, first, start) - 1)];
        for (const auto &[status, count] : day.jobsByStatus)
            bucket.jobsByStatus[status] += count;
        bucket.failedRows = JobFacets::sumOf(bucket.failedRows, day.failedRows);
        bucket.uncounted += day.uncounted;
    }
    return made;
}

} // namespace Balehook
