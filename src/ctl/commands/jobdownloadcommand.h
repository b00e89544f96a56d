// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/commandinfo.h"
#include "ctl/commands/jobfileaccess.h"
#include "ctl/frame/command.h"
#include "ctl/frame/outputplace.h"

#include <memory>

namespace Balehook {
class FileCopier;
}

namespace Balehook::Ctl {

/// jobs download ID
class JobDownloadCommand final : public Command
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);
    ~JobDownloadCommand() override;

    void start() override;
    void cancel(ExitStatus status) override;

private:
    JobDownloadCommand(const Workbench &bench, const QString &slug, const QString &jobId, JobFile which,
                       OutputPlace place);
    void copy();
    void tell(const QString &path);
    void fail(const Failure &failure);
    void end(ExitStatus status);

    const Workbench &m_bench;
    const OutputPlace m_place;
    JobFileAccess m_file;
    std::unique_ptr<FileCopier> m_copier;
    bool m_isOver = false;
};

} // namespace Balehook::Ctl
