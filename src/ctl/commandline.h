// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/commandtable.h"

#include <QCoreApplication>
#include <QStringList>

namespace Balehook::Ctl {

/// What the words behind "balehookctl" say.
class CommandLine final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::Ctl::CommandLine)

public:
    /// The error is ErrorKind::NotAllowed, its detail the sentence to show.
    static Result<CommandLine> parse(const QStringList &words);

    // What is said of words that are no command.
    static QString noCommand();
    static QString notBeforeTheCommand(const QString &option);
    static QString noValueWanted(const QString &option);

    QString help; ///< to be printed instead of anything else; with --version the version
    QString note; ///< how an account would be named that was named in the other of two ways; empty: it was not
    const CommandInfo *command = nullptr; ///< null only with help
    Arguments arguments;
    GlobalOptions options;

private:
    class Reader;
};

} // namespace Balehook::Ctl
