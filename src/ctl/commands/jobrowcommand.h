// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/commandinfo.h"
#include "ctl/commands/jobfileaccess.h"
#include "ctl/frame/endingcommand.h"
#include "failedrows/compare/sentrow.h"

#include <atomic>
#include <memory>

namespace Balehook::Ctl {

/// jobs row ID ROW: a failed row and its row in the imported file, cell by cell. Files of the job are fetched as by
/// "jobs rows".
class JobRowCommand final : public EndingCommand
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);
    ~JobRowCommand() override;

    void start() override;
    void cancel(ExitStatus status) override;

private:
    struct Wish
    {
        QString slug;
        QString jobId;
        qint64 row = 0; ///< from 0
        QString sentPath; ///< of the user's own; empty: that of the job
        SentRow::Wish way;
        OutputFormat format = OutputFormat::Table;
    };
    JobRowCommand(const Workbench &bench, Wish wish);
    void openSent();
    void look();
    void write(const SentRow &found);
    Failure refusalOf(const SentRow &found) const;

    const Wish m_wish;
    JobFileAccess m_failed;
    std::unique_ptr<JobFileAccess> m_sent; ///< null where it is a file of the user's own
    const std::shared_ptr<std::atomic_bool> m_stop = std::make_shared<std::atomic_bool>(false);
};

} // namespace Balehook::Ctl
