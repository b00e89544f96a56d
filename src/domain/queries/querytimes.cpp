// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/querytimes.h"

#include <QDateTime>
#include <QTimeZone>

namespace Balehook {

namespace {

/// Where a day begins that has no midnight, too.
qint64 startOf(const QDate &day, const QDateTime &now)
{
    const QDateTime start = now.timeSpec() == Qt::LocalTime ? day.startOfDay() : day.startOfDay(now.timeZone());
    return start.toMSecsSinceEpoch();
}

} // namespace

QueryParts::TimeRange QueryTimes::at(const QueryParts::TimeRange &range, const QDateTime &now)
{
    if (range.lastDays) {
        constexpr qint64 day = 24LL * 60 * 60 * 1000;
        const qint64 end = now.toMSecsSinceEpoch();
        return {end - *range.lastDays * day, end + 1, std::nullopt, false};
    }
    if (!range.isToday)
        return range;
    return {startOf(now.date(), now), startOf(now.date().addDays(1), now), std::nullopt, false};
}

QTimeZone QueryTimes::zone(bool isUtc)
{
    if (isUtc)
        return QTimeZone::utc();
    const QTimeZone zone = QTimeZone::systemTimeZone();
    // Where the system has no table of zones there are no rules either.
    return zone.isValid() ? zone : QTimeZone(QDateTime::currentDateTime().offsetFromUtc());
}

qint64 QueryTimes::startOfDay(const QDateTime &now)
{
    return startOf(now.date(), now);
}

QDateTime QueryTimes::now(bool isUtc)
{
    return isUtc ? QDateTime::currentDateTimeUtc() : QDateTime::currentDateTime();
}

} // namespace Balehook
