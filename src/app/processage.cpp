// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/processage.h"

#include <QByteArray>
#include <QFile>
#include <QList>

#include <optional>

#ifdef Q_OS_LINUX
#include <ctime>
#include <unistd.h>
#endif

namespace Balehook {

using std::chrono::milliseconds;

namespace {

#ifdef Q_OS_LINUX
/// Since the system came up, in the ticks of proc(5).
std::optional<milliseconds> startedAt()
{
    QFile file(QStringLiteral("/proc/self/stat"));
    if (!file.open(QFile::ReadOnly))
        return std::nullopt;
    const QByteArray line = file.readAll();
    // The name of the program is in parentheses and may hold anything; "state" is field 3, "starttime" field 22.
    const QList<QByteArray> fields = line.sliced(line.lastIndexOf(')') + 1).simplified().split(' ');
    constexpr qsizetype startTime = 22 - 3;
    const long ticksPerSecond = sysconf(_SC_CLK_TCK);
    if (fields.size() <= startTime || ticksPerSecond <= 0)
        return std::nullopt;
    return milliseconds(fields[startTime].toLongLong() * 1000 / ticksPerSecond);
}
#endif

} // namespace

milliseconds processAge()
{
#ifdef Q_OS_LINUX
    timespec now{};
    if (const auto start = startedAt(); start && clock_gettime(CLOCK_BOOTTIME, &now) == 0) {
        const auto sinceBoot = std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
        return std::chrono::duration_cast<milliseconds>(sinceBoot) - *start;
    }
#endif
    static const auto firstCall = std::chrono::steady_clock::now();
    return std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - firstCall);
}

} // namespace Balehook
