// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook::Ctl {

/// The script that completes commands, options, formats, files and accounts in \a shell: bash, zsh or fish; made from
/// the table of commands. Empty for another shell.
QString completionScript(const QString &shell);

} // namespace Balehook::Ctl
