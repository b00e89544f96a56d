// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/processstart.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>
#endif

namespace Balehook {

void prepareProcess()
{
#ifdef Q_OS_UNIX
    // open() takes the lowest number that is free, so those below are open by then.
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(number, F_GETFD) == -1 && errno == EBADF)
            static_cast<void>(::open("/dev/null", O_RDWR)); // stays open for programs that are started, too
    }
    std::signal(SIGXFSZ, SIG_IGN);
#endif
}

} // namespace Balehook
