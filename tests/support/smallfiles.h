// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <csignal>

#include <sys/resource.h>
#endif

namespace Balehook::Testing {

/// As long as this lives, no file that this program writes can grow beyond a size, as on a disk that is full then.
class SmallFiles final
{
public:
    explicit SmallFiles([[maybe_unused]] qint64 bytes)
    {
#ifdef Q_OS_UNIX
        m_handler = std::signal(SIGXFSZ, SIG_IGN); // the write fails in place of it
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{rlim_t(bytes), m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
#endif
    }
    ~SmallFiles()
    {
#ifdef Q_OS_UNIX
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
#endif
    }
    Q_DISABLE_COPY_MOVE(SmallFiles)

private:
#ifdef Q_OS_UNIX
    void (*m_handler)(int) = nullptr;
    rlimit m_before{};
#endif
};

} // namespace Balehook::Testing
