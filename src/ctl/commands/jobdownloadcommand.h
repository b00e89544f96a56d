// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/commandinfo.h"
#include "ctl/commands/jobfileaccess.h"
#include "ctl/frame/endingcommand.h"
#include "ctl/frame/outputplace.h"

#include <memory>

namespace Balehook {
class FileCopier;
}

namespace Balehook::Ctl {

/// jobs download ID
class JobDownloadCommand final : public EndingCommand
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);
    ~JobDownloadCommand() override;

    void start() override;
    void cancel(ExitStatus status) override;

private:
    struct Wish
    {
        QString slug;
        QString jobId;
        JobFile which = JobFile::FailedRows;
        OutputPlace place;
    };

    JobDownloadCommand(const Workbench &bench, const Wish &wish);
    void copy();
    void tell(const QString &path);

    const OutputPlace m_place;
    JobFileAccess m_file;
    std::unique_ptr<FileCopier> m_copier;
};

} // namespace Balehook::Ctl
