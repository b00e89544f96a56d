// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/commandinfo.h"
#include "ctl/commands/jobfileaccess.h"
#include "ctl/frame/endingcommand.h"
#include "failedrows/workbook/tablecontents.h"

#include <memory>

namespace Balehook::Ctl {

class FilePrinter;

/// jobs rows ID
class JobRowsCommand final : public EndingCommand
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);
    ~JobRowsCommand() override;

    void start() override;
    void cancel(ExitStatus status) override;

private:
    struct Wish
    {
        QString slug = {};
        QString jobId = {};
        bool groups = false;
        TableChoice choice = {};
        OutputFormat format = OutputFormat::Table;
    };

    JobRowsCommand(const Workbench &bench, const Wish &wish);
    void print();

    const TableChoice m_choice;
    JobFileAccess m_file;
    std::unique_ptr<FilePrinter> m_printer;
};

} // namespace Balehook::Ctl
