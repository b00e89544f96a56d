// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/timestamp.h"

#include "demand.h"

#include <QDateTime>
#include <QTimeZone>

using namespace Balehook;
using namespace Balehook::Fuzzing;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 firstInstant = -62'135'596'800'000 - 86'400'000; // 0001-01-01, a day less for offsets
constexpr qint64 lastInstant = 253'402'300'799'999 + 86'400'000; // 9999-12-31
constexpr int secondsPerDay = 86'400;

QString printedUtc(qint64 msecs)
{
    return QDateTime::fromMSecsSinceEpoch(msecs, Qt::UTC).toString(u"yyyy-MM-ddThh:mm:ss.zzzZ"_s);
}

/// Where Qt understands the text, too, it means the same. It takes times without offset for local ones (those have no
/// instant here), rounds what follows the milliseconds, and knows no offset beyond 14 hours.
void compareWithQt(const QString &text, const Timestamp &time)
{
    const QDateTime other = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!other.isValid() || other.timeSpec() == Qt::LocalTime)
        return;
    demand(qAbs(other.toMSecsSinceEpoch() - *time.instant()) <= 1);
}

} // namespace

/// The input is a time as a service may write it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString text = QString::fromUtf8(Input(data, size).rest());
    const Timestamp time(text);
    demand(time.raw() == text && time.isEmpty() == text.isEmpty() && time == Timestamp(text));
    const std::optional<qint64> instant = time.instant();
    if (!instant) {
        demand(time.offsetSeconds() == 0);
        return 0;
    }
    demand(*instant >= firstInstant && *instant <= lastInstant);
    demand(qAbs(time.offsetSeconds()) < secondsPerDay && time.offsetSeconds() % 60 == 0);
    compareWithQt(text, time);
    // Of the years that are written with four digits, each instant is read as what was printed.
    const QDateTime utc = QDateTime::fromMSecsSinceEpoch(*instant, Qt::UTC);
    if (utc.date().year() >= 1 && utc.date().year() <= 9999) {
        const Timestamp again(printedUtc(*instant));
        demand(again.instant() == instant && again.offsetSeconds() == 0);
    }
    return 0;
}
