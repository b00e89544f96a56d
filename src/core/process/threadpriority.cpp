// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/process/threadpriority.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace Balehook {

void stepBack()
{
#ifdef Q_OS_LINUX
    constexpr int callingThread = 0; // on Linux a thread has its own, whatever POSIX says of processes
    constexpr int nice = 10;
    setpriority(PRIO_PROCESS, callingThread, nice);
#endif
}

} // namespace Balehook
