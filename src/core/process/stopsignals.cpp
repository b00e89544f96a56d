// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/process/stopsignals.h"

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace Balehook {

#ifdef Q_OS_UNIX

namespace {

int pipeEnds[2] = {-1, -1};

/// Only what signal-safety(7) allows.
void handle(int number)
{
    const int before = errno;
    const char byte = 1;
    [[maybe_unused]] const ssize_t count = write(pipeEnds[1], &byte, 1);
    signal(number, SIG_DFL);
    errno = before;
}

} // namespace

StopSignals::StopSignals(Hangup hangup, QObject *parent)
    : QObject(parent)
    , m_numbers{SIGINT, SIGTERM}
{
    if (hangup == Hangup::IsTold)
        m_numbers.push_back(SIGHUP);
    if (pipe(pipeEnds) != 0)
        return;
    for (const int end : pipeEnds) {
        fcntl(end, F_SETFD, FD_CLOEXEC);
        fcntl(end, F_SETFL, O_NONBLOCK);
    }
    m_arrived = std::make_unique<QSocketNotifier>(pipeEnds[0], QSocketNotifier::Read);
    connect(m_arrived.get(), &QSocketNotifier::activated, this, [this] {
        m_arrived->setEnabled(false);
        Q_EMIT stopped();
    });
    struct sigaction action
    { };
    action.sa_handler = handle;
    sigemptyset(&action.sa_mask);
    for (const int number : m_numbers) {
        // Whoever started us in the background without job control wants SIGINT ignored.
        struct sigaction inherited
        { };
        if (sigaction(number, nullptr, &inherited) == 0 && inherited.sa_handler != SIG_IGN)
            sigaction(number, &action, nullptr);
    }
}

StopSignals::~StopSignals()
{
    for (const int number : m_numbers)
        signal(number, SIG_DFL);
    m_arrived.reset();
    for (int &end : pipeEnds) {
        close(end);
        end = -1;
    }
}

#else

StopSignals::StopSignals(Hangup, QObject *parent)
    : QObject(parent)
{ }

StopSignals::~StopSignals() = default;

#endif

} // namespace Balehook
