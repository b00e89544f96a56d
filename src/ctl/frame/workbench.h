// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <optional>

#include <QString>

namespace Balehook {
class Profile;
class RegistrationStore;
class Sessions;
class TokenStore;
} // namespace Balehook

namespace Balehook::Ctl {

class Terminal;

/// The options that all commands have.
struct GlobalOptions
{
    QString profileFolder; ///< empty: the user's own profile
    std::optional<std::chrono::seconds> timeout;
    bool verbose = false;
};

/// What a command works with; made by the Program, outlives the command.
struct Workbench
{
    Profile &profile;
    /// Tokens that come through it are hidden by the terminal.
    TokenStore &tokens;
    RegistrationStore &registrations;
    Sessions &sessions;
    Terminal &terminal;
    const GlobalOptions &options;
    bool keepsFiles = true; ///< the files of jobs go where the console has them; false beside a running one
};

} // namespace Balehook::Ctl
