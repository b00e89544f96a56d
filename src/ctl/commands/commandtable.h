// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/commandinfo.h"

#include <QString>

#include <vector>

namespace Balehook::Ctl {

/// "jobs list", as typed.
QString nameOf(const CommandInfo &command);

/// All commands, in the order of the help.
const std::vector<CommandInfo> &commandTable();

} // namespace Balehook::Ctl
