// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "ctl/frame/arguments.h"
#include "ctl/frame/command.h"
#include "ctl/frame/workbench.h"

#include <memory>
#include <vector>

namespace Balehook::Ctl {

/// An option of a command.
struct OptionInfo
{
    const char *name; ///< without dashes
    const char *value; ///< as help names it ("URL"); null: a switch
    const char *text; ///< in English; translated in the context Balehook::Ctl::CommandTable
};

/// What a command wants of the sessions of accounts.
enum class SessionUse {
    All, ///< with registrations: what an earlier run left open is settled first, by listing webhooks
    Listings,
    Files, ///< listings and the files of jobs
};

/// One command as the command line and the help know it.
struct CommandInfo
{
    using Make = Result<std::unique_ptr<Command>> (*)(const Arguments &arguments, const Workbench &bench);

    const char *group; ///< "jobs"
    const char *name; ///< "list"; null: the group is the command
    const char *operand; ///< "ID"; null: none
    const char *text; ///< what it does; translated like the options
    const char *example; ///< what may follow its name, for the help
    std::vector<OptionInfo> options;
    /// Null: the command line answers it by itself. Looks at the arguments; what is wrong with them is an error that
    /// ends the program with its statusOf().
    Make make;
    SessionUse use = SessionUse::All;
    const char *secondOperand = nullptr; ///< "JOB-OR-FILE"
};

} // namespace Balehook::Ctl
