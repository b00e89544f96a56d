// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/retrypolicy.h"

#include <QLocale>
#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

std::optional<QDateTime> parsedHttpDate(const QByteArray &header)
{
    QDateTime date = QLocale::c().toDateTime(QString::fromLatin1(header), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    if (!date.isValid())
        return std::nullopt;
    date.setTimeSpec(Qt::UTC);
    return date;
}

} // namespace

std::optional<std::chrono::seconds> parsedRetryAfter(const QByteArray &header, const QByteArray &dateHeader,
                                                     const QDateTime &now)
{
    const QByteArray text = header.trimmed();
    if (text.isEmpty() || text.size() > 40)
        return std::nullopt;
    qint64 seconds = 0;
    if (std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; })) {
        bool fits = false;
        seconds = text.toLongLong(&fits);
        if (!fits)
            return std::nullopt;
    } else if (const std::optional<QDateTime> date = parsedHttpDate(text)) {
        seconds = std::max<qint64>(1, parsedHttpDate(dateHeader.trimmed()).value_or(now).secsTo(*date));
    } else {
        return std::nullopt;
    }
    if (seconds > 3600)
        return std::chrono::minutes(10);
    return std::chrono::seconds(seconds);
}

std::chrono::milliseconds backoff(std::chrono::milliseconds base, int tries, double jitter)
{
    const double scale = double(1 << std::clamp(tries - 1, 0, 10)) * (0.5 + std::clamp(jitter, 0.0, 1.0));
    return std::chrono::milliseconds(qint64(double(base.count()) * scale));
}

std::optional<std::chrono::milliseconds> retryWait(std::chrono::milliseconds base, int tries,
                                                   std::optional<std::chrono::seconds> asked)
{
    const std::chrono::milliseconds wanted = asked.value_or(std::chrono::seconds(0));
    if (wanted > longestOwnWait)
        return std::nullopt;
    return std::max(backoff(base, tries, QRandomGenerator::global()->generateDouble()), wanted);
}

} // namespace Balehook
