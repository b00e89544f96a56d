// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/timetext.h"

#include "core/text/lefttoright.h"
#include "core/text/safetext.h"

#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include <cstdlib>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 minute = 60'000;
constexpr qint64 hour = 60 * minute;
constexpr qint64 longSince = 72 * hour; ///< not of yesterday, whatever the clocks were set to meanwhile
constexpr qint64 hoursInWords = 6; ///< older times of today are easier to read as a time of day

QDateTime inZone(qint64 msecs, bool utc)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(msecs, Qt::UTC);
    return utc ? time : time.toLocalTime();
}

/// As short as the locale writes dates. Years of another century are told whole: with two digits, a date a hundred
/// years ahead would look like one of today.
QString shortDate(const QDate &date)
{
    const QLocale locale;
    QString format = locale.dateFormat(QLocale::ShortFormat);
    const bool isOfThisCentury = date.year() / 100 == 20;
    if (!isOfThisCentury && format.contains(u"yy"_s) && !format.contains(u"yyyy"_s))
        format.replace(u"yy"_s, u"yyyy"_s);
    return locale.toString(date, format);
}

QString timeWithSeconds(const QTime &time)
{
    const QLocale locale;
    QString format = locale.timeFormat(QLocale::ShortFormat);
    if (!format.contains(u's'))
        format.replace(u"mm"_s, u"mm:ss"_s);
    return locale.toString(time, format);
}

} // namespace

QString TimeText::relative(const Timestamp &time, qint64 nowMsecs, bool utc)
{
    const std::optional<qint64> instant = time.instant();
    if (!instant)
        return cellText(time.raw());
    const qint64 age = nowMsecs - *instant;
    if (age < 0)
        return exact(time, utc);
    if (age < minute)
        return tr("just now");
    if (age < hour)
        return tr("%Ln min ago", nullptr, static_cast<int>(age / minute));
    if (age < hoursInWords * hour)
        return tr("%Ln h ago", nullptr, static_cast<int>(age / hour));

    const QDateTime then = inZone(*instant, utc);
    if (!then.isValid())
        return cellText(time.raw());
    const QLocale locale;
    const QString clock = locale.toString(then.time(), QLocale::ShortFormat);
    if (age <= longSince) { // what day it is costs a look at the rules of the time zone, and most rows are old
        const qint64 days = then.date().daysTo(inZone(nowMsecs, utc).date());
        if (days == 0)
            return tr("today %1").arg(clock);
        if (days == 1)
            return tr("yesterday %1").arg(clock);
    }
    return tr("%1 %2", "date and time").arg(shortDate(then.date()), clock);
}

QString TimeText::exact(const Timestamp &time, bool utc)
{
    const std::optional<qint64> instant = time.instant();
    if (!instant)
        return cellText(time.raw());
    const QDateTime then = inZone(*instant, utc);
    if (!then.isValid())
        return cellText(time.raw());
    const QString zone = utc ? u"UTC"_s : then.timeZoneAbbreviation();
    return tr("%1 %2 %3", "date, time and zone").arg(shortDate(then.date()), timeWithSeconds(then.time()), zone);
}

QString TimeText::withOffset(const Timestamp &time)
{
    const std::optional<qint64> instant = time.instant();
    const int offset = time.offsetSeconds();
    const QDateTime then = instant ? QDateTime::fromMSecsSinceEpoch(*instant, Qt::OffsetFromUTC, offset) : QDateTime();
    if (!then.isValid())
        return cellText(time.raw());
    const int minutes = std::abs(offset) / 60;
    const QString zone = u"%1%2:%3"_s.arg(QChar(offset < 0 ? u'\u2212' : u'+'))
                             .arg(minutes / 60, 2, 10, QChar(u'0'))
                             .arg(minutes % 60, 2, 10, QChar(u'0'));
    return tr("%1 %2 %3", "date, time and zone")
        .arg(shortDate(then.date()), timeWithSeconds(then.time()), leftToRight(zone));
}

QString TimeText::full(const Timestamp &time)
{
    if (time.isEmpty())
        return {};
    const QString asWritten = tr("As received: %1").arg(leftToRight(cellText(time.raw())));
    if (!time.instant())
        return asWritten;
    const QStringList lines{tr("Local time: %1").arg(exact(time, false)), tr("UTC: %1").arg(exact(time, true)),
                            asWritten};
    return lines.join(u'\n');
}

} // namespace Balehook
