// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/commandtable.h"

#include <QString>

namespace Balehook::Ctl {

/// The options that stand before every command as well as behind it.
const std::vector<OptionInfo> &globalOptionTable();

/// What --help prints: for \a command, else for the commands of \a group, else for all.
QString helpText(const QString &group, const CommandInfo *command);

/// A text of the tables, in the user's language.
QString translatedText(const char *text);

/// A command line that shows what the command is for.
QString exampleOf(const CommandInfo &command);

QString versionText();

} // namespace Balehook::Ctl
