// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/commandinfo.h"
#include "ctl/frame/command.h"
#include "ctl/frame/failure.h"
#include "failedrows/workbook/tablecontents.h"

#include <memory>

namespace Balehook::Ctl {

class FilePrinter;

/// rows FILE
class FileRowsCommand final : public Command
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);
    ~FileRowsCommand() override;

    void start() override;
    void cancel(ExitStatus status) override;

private:
    FileRowsCommand(const Workbench &bench, QString path, TableChoice choice, std::unique_ptr<FilePrinter> printer);
    void end(ExitStatus status);

    const Workbench &m_bench;
    const QString m_path;
    const TableChoice m_choice;
    std::unique_ptr<FilePrinter> m_printer;
    bool m_isOver = false;
};

} // namespace Balehook::Ctl
