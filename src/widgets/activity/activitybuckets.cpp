// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/activity/activitybuckets.h"

#include <algorithm>
#include <limits>

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

quint64 sumOf(quint64 a, quint64 b)
{
    return a > std::numeric_limits<quint64>::max() - b ? std::numeric_limits<quint64>::max() : a + b;
}

} // namespace

qint64 ActivityBuckets::Bucket::jobs() const
{
    qint64 sum = 0;
    for (const auto &[status, count] : jobsByStatus)
        sum += count;
    return sum;
}

ActivityBuckets ActivityBuckets::of(const std::vector<JobFacets::Day> &days, Qt::DayOfWeek firstDayOfWeek)
{
    ActivityBuckets made;
    if (days.empty())
        return made;
    const auto fits = [&](Unit each) {
        const QDate first = beginOf(each, days.front().date, firstDayOfWeek);
        return barsOf(each, first, beginOf(each, days.back().date, firstDayOfWeek)) <= mostBars;
    };
    constexpr std::array units{Unit::Day, Unit::Week, Unit::Month};
    const auto *const fitting = std::find_if(units.begin(), units.end(), fits);
    made.unit = fitting == units.end() ? Unit::Year : *fitting;

    const QDate last = beginOf(made.unit, days.back().date, firstDayOfWeek);
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
        if (day.date < first)
            continue;
        const QDate start = beginOf(made.unit, day.date, firstDayOfWeek);
        Bucket &bucket = made.buckets[std::size_t(barsOf(made.unit, first, start) - 1)];
        for (const auto &[status, count] : day.jobsByStatus)
            bucket.jobsByStatus[status] += count;
        bucket.failedRows = sumOf(bucket.failedRows, day.failedRows);
    }
    return made;
}

} // namespace Balehook
