// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/timestamp.h"

#include <QStringView>

namespace Balehook {

namespace {

constexpr qint64 secondsPerDay = 86'400;

bool isDigit(char16_t ch)
{
    return ch >= u'0' && ch <= u'9';
}

/// Days since 1970-01-01 in the proleptic Gregorian calendar.
/// http://howardhinnant.github.io/date_algorithms.html#days_from_civil
constexpr qint64 daysFromCivil(int year, int month, int day)
{
    year -= month <= 2 ? 1 : 0;
    const qint64 era = (year >= 0 ? year : year - 399) / 400;
    const qint64 yearOfEra = year - era * 400;
    const qint64 dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    const qint64 dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return era * 146'097 + dayOfEra - 719'468;
}

constexpr int daysInMonth(int year, int month)
{
    constexpr int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return month == 2 && isLeap ? 29 : days[month - 1];
}

/// Reads ISO 8601 from left to right. Written by hand because every page of a listing holds many times and QDateTime
/// takes times without an offset for local ones.
class Parser final
{
public:
    explicit Parser(QStringView text)
        : m_at(text.utf16())
        , m_end(m_at + text.size())
    { }

    bool parse() { return date() && (take(u'T') || take(u't') || take(u' ')) && time() && offset() && m_at == m_end; }

    qint64 msecs() const { return (m_seconds - m_offset) * 1000 + m_msecs; }
    int offsetSeconds() const { return m_offset; }

private:
    bool take(char16_t ch)
    {
        if (m_at == m_end || *m_at != ch)
            return false;
        ++m_at;
        return true;
    }

    bool number(int digits, int *value)
    {
        if (m_end - m_at < digits)
            return false;
        *value = 0;
        for (; digits > 0; --digits, ++m_at) {
            if (!isDigit(*m_at))
                return false;
            *value = *value * 10 + (*m_at - u'0');
        }
        return true;
    }

    bool date()
    {
        int year = 0;
        int month = 0;
        int day = 0;
        if (!number(4, &year) || !take(u'-') || !number(2, &month) || !take(u'-') || !number(2, &day))
            return false;
        if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
            return false;
        m_seconds = daysFromCivil(year, month, day) * secondsPerDay;
        return true;
    }

    bool time()
    {
        int hour = 0;
        int minute = 0;
        int second = 0;
        if (!number(2, &hour) || !take(u':') || !number(2, &minute) || hour > 23 || minute > 59)
            return false;
        if (take(u':')) {
            if (!number(2, &second) || second > 59)
                return false;
            if ((take(u'.') || take(u',')) && !fraction())
                return false;
        }
        m_seconds += hour * 3600 + minute * 60 + second;
        return true;
    }

    /// Digits beyond the third are dropped, not rounded: rounding could carry into the next year.
    bool fraction()
    {
        const char16_t *const start = m_at;
        for (int weight = 100; m_at != m_end && isDigit(*m_at); ++m_at, weight /= 10)
            m_msecs += (*m_at - u'0') * weight;
        return m_at != start;
    }

    bool offset()
    {
        if (take(u'Z') || take(u'z'))
            return true;
        const bool isEast = take(u'+');
        if (!isEast && !take(u'-'))
            return false;
        int hours = 0;
        int minutes = 0;
        if (!number(2, &hours))
            return false;
        const bool hasColon = take(u':');
        if ((hasColon || m_at != m_end) && !number(2, &minutes))
            return false;
        if (hours > 23 || minutes > 59)
            return false;
        m_offset = (isEast ? 1 : -1) * (hours * 3600 + minutes * 60);
        return true;
    }

    const char16_t *m_at;
    const char16_t *m_end;
    qint64 m_seconds = 0;
    int m_msecs = 0;
    int m_offset = 0;
};

} // namespace

Timestamp::Timestamp(QString raw)
    : m_raw(std::move(raw))
{
    Parser parser(m_raw);
    m_known = parser.parse();
    if (m_known) {
        m_msecs = parser.msecs();
        m_offset = parser.offsetSeconds();
    }
}

} // namespace Balehook
