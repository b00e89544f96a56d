// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/retrypolicy.h"

#include "demand.h"

#include <QLocale>

#include <algorithm>

using namespace Balehook;
using namespace Balehook::Fuzzing;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QDateTime now(QDate(2024, 2, 29), QTime(23, 59, 59), Qt::UTC);

QByteArray httpDate(const QDateTime &date)
{
    return QLocale::c().toString(date, u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s).toLatin1();
}

/// However a time is asked for, nobody waits for long, or backwards.
void checkWait(std::optional<std::chrono::seconds> wait)
{
    demand(!wait || (*wait >= 0s && *wait <= 1h));
    const std::optional<std::chrono::milliseconds> own = retryWait(1s, 1, wait);
    demand(own.has_value() == (!wait || *wait <= longestOwnWait));
    demand(!own || (*own >= 500ms && *own <= longestOwnWait && *own >= wait.value_or(0s)));
}

void checkDate(int seconds)
{
    const auto wait = parsedRetryAfter(httpDate(now.addSecs(seconds)), httpDate(now), now.addYears(3));
    demand(wait == (seconds > 3600 ? 600s : std::chrono::seconds(std::max(1, seconds))));
}

void checkBackoff(int tries, double jitter)
{
    const std::chrono::milliseconds wait = backoff(100ms, tries, jitter);
    demand(wait >= 50ms && wait <= 150ms * 1024);
}

} // namespace

/// The first two bytes are tries and jitter, then come the lines Retry-After and Date.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Input input(data, size);
    const int tries = std::int8_t(input.byte());
    const int jitter = input.byte();
    const QByteArray header = input.line().toByteArray();
    const QByteArray date = input.line().toByteArray();
    checkBackoff(tries, (jitter - 64) / 128.0);
    checkDate(tries * 64 + jitter);
    const std::optional<std::chrono::seconds> wait = parsedRetryAfter(header, date, now);
    checkWait(wait);
    bool isNumber = false;
    const qint64 seconds = header.trimmed().toLongLong(&isNumber);
    const bool isPlain =
        isNumber && std::all_of(header.begin(), header.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (isPlain && header.size() <= 40)
        demand(wait == std::chrono::seconds(seconds > 3600 ? 600 : seconds));
    else if (isNumber && seconds < 0)
        demand(!wait);
    return 0;
}
