// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <optional>

class QCoreApplication;

namespace Balehook {

/// What the command line asks for.
struct Options
{
    QString profileFolder; ///< --profile; empty: the standard places of the platform
    QStringList files; ///< to be shown; absolute paths, and links to jobs as they came (JobLink::isMeant)
    bool smokeTest = false; ///< --smoke-test: show the window, tell that it was painted, end

    /// True for --help and --version, which must work without a display.
    static bool wantTextOnly(int argc, char **argv);

    /// Reads the arguments; what they ask to print is printed and ends the program. Nothing if they are wrong; the
    /// reason is on the standard error stream then.
    static std::optional<Options> parse(const QCoreApplication &application);
};

} // namespace Balehook
