// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/processidentity.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QSysInfo>

#include <algorithm>
#include <cerrno>
#include <chrono>

#ifdef Q_OS_WIN
#include <qt_windows.h>
#else
#include <csignal>
#include <ctime>
#include <unistd.h>
#endif

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

#ifdef Q_OS_LINUX

/// What /proc says of a process: its state and, in ticks since the system was started, when it began. Empty if there is
/// none.
struct ProcEntry
{
    char state = 0;
    QString started;
};

ProcEntry procEntry(qint64 pid)
{
    QFile file(u"/proc/%1/stat"_s.arg(pid));
    if (!file.open(QFile::ReadOnly))
        return {};
    // The second field is a name in parentheses that may hold anything.
    const QByteArray all = file.readAll();
    const QList<QByteArray> fields = all.sliced(all.lastIndexOf(')') + 1).simplified().split(' ');
    constexpr qsizetype startedAt = 22 - 3; // the state, field 3, is the first here
    if (fields.size() <= startedAt || fields.front().isEmpty())
        return {};
    return {fields.front().front(), QString::fromLatin1(fields.at(startedAt))};
}

QString startOf(qint64 pid)
{
    return procEntry(pid).started;
}

bool isRunning(qint64 pid)
{
    const char state = procEntry(pid).state;
    return state != 0 && state != 'Z' && state != 'X'; // one that nobody has waited for yet does nothing any more
}

#elif defined(Q_OS_WIN)

QString startOf(qint64 pid)
{
    const HANDLE process = OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, DWORD(pid));
    FILETIME created{}, exited{}, kernel{}, user{};
    const bool isKnown = process && GetProcessTimes(process, &created, &exited, &kernel, &user);
    if (process)
        CloseHandle(process);
    return isKnown ? QString::number((quint64(created.dwHighDateTime) << 32U) | created.dwLowDateTime) : QString();
}

bool isRunning(qint64 pid)
{
    const HANDLE process = OpenProcess(SYNCHRONIZE, FALSE, DWORD(pid));
    if (!process)
        return GetLastError() == ERROR_ACCESS_DENIED;
    const bool runs = WaitForSingleObject(process, 0) == WAIT_TIMEOUT;
    CloseHandle(process);
    return runs;
}

#else

QString startOf(qint64 /*pid*/)
{
    return {};
}

bool isRunning(qint64 pid)
{
    return ::kill(pid_t(pid), 0) == 0 || errno == EPERM;
}

#endif

/// How long this process has run; 0 where that is not known.
std::chrono::milliseconds ageOfThis()
{
#ifdef Q_OS_LINUX
    bool isKnown = false;
    const qint64 ticks = startOf(QCoreApplication::applicationPid()).toLongLong(&isKnown);
    const qint64 ticksASecond = ::sysconf(_SC_CLK_TCK);
    timespec now{};
    if (isKnown && ticksASecond > 0 && ::clock_gettime(CLOCK_BOOTTIME, &now) == 0) {
        const qint64 uptime = qint64(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000;
        // To the end of the tick in which it began: what ended before that ended before this process.
        return std::chrono::milliseconds(std::max<qint64>(0, uptime - (ticks + 1) * 1000 / ticksASecond));
    }
#endif
    return {};
}

} // namespace

qint64 processStartTime()
{
    static const qint64 start = QDateTime::currentMSecsSinceEpoch() - ageOfThis().count();
    return start;
}

ProcessIdentity ProcessIdentity::current()
{
    const qint64 pid = QCoreApplication::applicationPid();
    return {pid, startOf(pid), QString::fromLatin1(QSysInfo::bootUniqueId())};
}

bool ProcessIdentity::isAlive() const
{
    if (pid <= 0)
        return false;
    const QString bootNow = QString::fromLatin1(QSysInfo::bootUniqueId());
    if (!boot.isEmpty() && !bootNow.isEmpty() && boot != bootNow)
        return false;
    return isRunning(pid) && (started.isEmpty() || started == startOf(pid));
}

} // namespace Balehook
