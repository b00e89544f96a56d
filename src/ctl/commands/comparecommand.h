// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/commandinfo.h"
#include "ctl/commands/jobfileaccess.h"
#include "ctl/frame/endingcommand.h"
#include "failedrows/compare/filecomparison.h"

#include <atomic>
#include <memory>

namespace Balehook::Ctl {

/// compare JOB JOB-OR-FILE: what became of the failed rows of a job in a later upload, in numbers. The failed files are
/// fetched as by "jobs rows".
class CompareCommand final : public EndingCommand
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);
    ~CompareCommand() override;

    /// Why two files could not be compared.
    static Failure refusalOf(const Error &error);

    void start() override;
    void cancel(ExitStatus status) override;

private:
    struct Wish
    {
        QString slug;
        QString olderJob;
        QString newer; ///< a job, or a file where there is one of that name
        QStringList keys; ///< names of columns; none: guessed
        OutputFormat format = OutputFormat::Table;
    };
    CompareCommand(const Workbench &bench, Wish wish);
    void openNewer();
    void compare();
    void write(const FileComparison &compared);

    const Wish m_wish;
    JobFileAccess m_older;
    std::unique_ptr<JobFileAccess> m_newer; ///< null where it is a file
    const std::shared_ptr<std::atomic_bool> m_stop = std::make_shared<std::atomic_bool>(false);
};

} // namespace Balehook::Ctl
