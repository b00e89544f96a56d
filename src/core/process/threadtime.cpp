// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/process/threadtime.h"

#include <QtGlobal>

#ifdef Q_OS_WIN
#include <qt_windows.h>
#else
#include <ctime>
#endif

namespace Balehook {

std::chrono::nanoseconds threadTime()
{
#ifdef Q_OS_WIN
    FILETIME created, exited, kernel, user;
    if (!GetThreadTimes(GetCurrentThread(), &created, &exited, &kernel, &user))
        return {};
    const auto ticks = [](FILETIME time) { return (qint64(time.dwHighDateTime) << 32) | time.dwLowDateTime; };
    constexpr int tick = 100; // nanoseconds
    return std::chrono::nanoseconds(tick * (ticks(kernel) + ticks(user)));
#else
    timespec now{};
    if (::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) != 0)
        return {};
    return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
#endif
}

} // namespace Balehook
