// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/cellserial.h"

#include "failedrows/workbook/celltext.h"

#include <QDate>

#include <charconv>
#include <cmath>
#include <iterator>

namespace Balehook {

namespace {

constexpr qint64 msOfDay = 86'400'000;
constexpr double lastDay = 2'958'466; ///< the day after 31 December 9999
constexpr double longestDuration = 100'000'000; ///< days

/// With zeros in front.
void appendPadded(QByteArray &out, qint64 number, int digits)
{
    char text[20];
    char *at = std::end(text);
    for (; number > 0 || digits > 0; number /= 10, --digits)
        *--at = char('0' + number % 10);
    out.append(at, std::end(text) - at);
}

void appendClock(QByteArray &out, qint64 ms)
{
    appendPadded(out, ms / 3'600'000, 2);
    out += ':';
    appendPadded(out, ms / 60'000 % 60, 2);
    out += ':';
    appendPadded(out, ms / 1000 % 60, 2);
    if (ms % 1000 == 0)
        return;
    out += '.';
    appendPadded(out, ms % 1000, 3);
}

/// Not by way of QDate's texts, which take ten times as long.
void appendDay(QByteArray &out, qint64 number, bool isFrom1904)
{
    static const qint64 days1904 = QDate(1904, 1, 1).toJulianDay();
    static const qint64 days1900 = QDate(1899, 12, 30).toJulianDay();
    constexpr qint64 leapDayThatNeverWas = 60;
    if (!isFrom1904 && number == leapDayThatNeverWas) {
        out += "1900-02-29";
        return;
    }
    const qint64 origin = isFrom1904 ? days1904 : number < leapDayThatNeverWas ? days1900 + 1 : days1900;
    int year = 0;
    int month = 0;
    int day = 0;
    QDate::fromJulianDay(origin + number).getDate(&year, &month, &day);
    appendPadded(out, year, 4);
    out += '-';
    appendPadded(out, month, 2);
    out += '-';
    appendPadded(out, day, 2);
}

/// Most are dates: whole numbers of a few digits.
double numberOf(QByteArrayView stored, bool &isNumber)
{
    constexpr qsizetype fewDigits = 9;
    int whole = 0;
    const auto parsed = std::from_chars(stored.begin(), stored.end(), whole);
    isNumber = stored.size() <= fewDigits && parsed.ec == std::errc() && parsed.ptr == stored.end();
    return isNumber ? whole : stored.toDouble(&isNumber);
}

} // namespace

void appendSerial(QByteArray &out, QByteArrayView stored, NumberKind kind, bool isFrom1904)
{
    bool isNumber = false;
    const double serial = numberOf(stored, isNumber);
    const double most = kind == NumberKind::Duration ? longestDuration : lastDay;
    if (!isNumber || !(serial >= 0) || serial >= most || kind == NumberKind::Number) {
        appendSpooledCell(out, stored);
        return;
    }
    // What is left of a fraction of binary digits is no part of the time.
    const qint64 ms = qint64(std::llround(serial * double(msOfDay)));
    if (kind == NumberKind::Duration || (kind == NumberKind::Time && ms < msOfDay)) {
        appendClock(out, ms);
        return;
    }
    appendDay(out, ms / msOfDay, isFrom1904);
    const qint64 ofDay = ms % msOfDay;
    // A time that the format does not show is there all the same.
    if (ofDay == 0 && kind == NumberKind::Date)
        return;
    out += 'T';
    appendClock(out, ofDay);
}

} // namespace Balehook
