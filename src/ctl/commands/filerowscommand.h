// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/commandinfo.h"
#include "ctl/frame/endingcommand.h"
#include "ctl/frame/failure.h"
#include "failedrows/workbook/tablecontents.h"

#include <memory>

namespace Balehook::Ctl {

class FilePrinter;

/// rows FILE
class FileRowsCommand final : public EndingCommand
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);
    ~FileRowsCommand() override;

    void start() override;
    void cancel(ExitStatus status) override;

private:
    FileRowsCommand(const Workbench &bench, QString path, TableChoice choice, std::unique_ptr<FilePrinter> printer);

    const QString m_path;
    const TableChoice m_choice;
    std::unique_ptr<FilePrinter> m_printer;
};

} // namespace Balehook::Ctl
