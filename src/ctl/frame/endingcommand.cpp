// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/frame/endingcommand.h"

#include "ctl/frame/terminal.h"

#include <utility>

namespace Balehook::Ctl {

void EndingCommand::fail(const Failure &failure)
{
    if (m_isOver)
        return;
    if (!failure.message.isEmpty())
        m_bench.terminal.say(failure.message);
    end(failure.status);
}

void EndingCommand::end(ExitStatus status)
{
    if (std::exchange(m_isOver, true))
        return;
    aboutToEnd();
    Q_EMIT finished(status);
}

} // namespace Balehook::Ctl
