// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/commandinfo.h"
#include "ctl/frame/endingcommand.h"
#include "failedrows/cache/cachedfile.h"
#include "failedrows/compare/reasontally.h"

#include <memory>

namespace Balehook::Ctl {

/// reasons: why rows failed in all downloaded failed files of some accounts, each reason once. Asks nobody, needs no
/// token and changes nothing.
class ReasonsCommand final : public EndingCommand
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);
    ~ReasonsCommand() override;

    void start() override;
    void cancel(ExitStatus status) override;

private:
    struct Wish
    {
        QStringList accounts; ///< as typed; none: all
        QDateTime since; ///< invalid: all files
        OutputFormat format = OutputFormat::Table;
    };
    /// A file with the user's choices for its kind.
    struct Chosen
    {
        ComparedTable::Source source;
        QDateTime time;
    };
    /// What a worker found.
    struct Found
    {
        ReasonTally tally;
        qint64 files = 0;
        qint64 notTables = 0;
        qint64 unreadable = 0;
    };

    ReasonsCommand(const Workbench &bench, Wish wish);
    static std::optional<QDateTime> momentOf(const QString &text);
    void begin();
    static Found read(const std::vector<Chosen> &files, const StopFlag &stop);
    void write(const Found &found);

    const Wish m_wish;
    const std::shared_ptr<std::atomic_bool> m_stop = std::make_shared<std::atomic_bool>(false);
};

} // namespace Balehook::Ctl
