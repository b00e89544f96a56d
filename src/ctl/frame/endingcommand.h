// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/frame/command.h"
#include "ctl/frame/failure.h"
#include "ctl/frame/workbench.h"

namespace Balehook::Ctl {

/// A command that ends once, with a sentence where it failed.
class EndingCommand : public Command
{
    Q_OBJECT

protected:
    explicit EndingCommand(const Workbench &bench)
        : m_bench(bench)
    { }

    const Workbench &workbench() const { return m_bench; }
    /// finished() has come.
    bool isOver() const { return m_isOver; }
    /// Says why, if there is a sentence, and ends; nothing once it is over.
    void fail(const Failure &failure);
    /// finished(), unless it has come.
    void end(ExitStatus status);
    /// Right before finished(); isOver() already.
    virtual void aboutToEnd() { }

private:
    const Workbench &m_bench;
    bool m_isOver = false;
};

} // namespace Balehook::Ctl
