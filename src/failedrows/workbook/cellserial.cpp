// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/cellserial.h"

#include <QDate>
#include <QLocale>

#include <cmath>

namespace Balehook {

namespace {

constexpr qint64 msOfDay = 86'400'000;
constexpr double lastDay = 2'958'466; ///< the day after 31 December 9999
constexpr double longestDuration = 100'000'000; ///< days

QByteArray padded(qint64 number, int digits)
{
    return QByteArray::number(number).rightJustified(digits, '0');
}

QByteArray clock(qint64 ms)
{
    QByteArray text = padded(ms / 3'600'000, 2) + ':' + padded(ms / 60'000 % 60, 2) + ':' + padded(ms / 1000 % 60, 2);
    if (ms % 1000 != 0)
        text += '.' + padded(ms % 1000, 3);
    return text;
}

QByteArray day(qint64 number, bool isFrom1904)
{
    constexpr qint64 leapDayThatNeverWas = 60;
    if (!isFrom1904 && number == leapDayThatNeverWas)
        return "1900-02-29";
    const QDate origin = isFrom1904    ? QDate(1904, 1, 1)
        : number < leapDayThatNeverWas ? QDate(1899, 12, 31)
                                       : QDate(1899, 12, 30);
    return origin.addDays(number).toString(Qt::ISODate).toLatin1();
}

} // namespace

QByteArray serialText(QByteArrayView stored, NumberKind kind, bool isFrom1904)
{
    bool isNumber = false;
    const double serial = stored.toDouble(&isNumber);
    const double most = kind == NumberKind::Duration ? longestDuration : lastDay;
    if (!isNumber || !(serial >= 0) || serial >= most || kind == NumberKind::Number)
        return stored.toByteArray();
    // What is left of a fraction of binary digits is no part of the time.
    const qint64 ms = qint64(std::llround(serial * double(msOfDay)));
    if (kind == NumberKind::Duration || (kind == NumberKind::Time && ms < msOfDay))
        return clock(ms);
    const qint64 ofDay = ms % msOfDay;
    const QByteArray date = day(ms / msOfDay, isFrom1904);
    // A time that the format does not show is there all the same.
    return ofDay == 0 && kind == NumberKind::Date ? date : QByteArray(date + 'T' + clock(ofDay));
}

} // namespace Balehook
