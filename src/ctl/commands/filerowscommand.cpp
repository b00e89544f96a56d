// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/filerowscommand.h"

#include "ctl/commands/tableoptions.h"
#include "ctl/frame/terminal.h"
#include "ctl/writers/reasonprinter.h"
#include "ctl/writers/rowprinter.h"
#include "settings/failedfilesettings.h"
#include "settings/profile.h"

#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<Command>> FileRowsCommand::make(const Arguments &arguments, const Workbench &bench)
{
    const Result<OutputFormat> format = arguments.format();
    if (!format)
        return format.error();
    std::unique_ptr<FilePrinter> printer;
    if (arguments.isSet(u"groups"_s))
        printer = std::make_unique<ReasonPrinter>(bench.terminal, format.value());
    else
        printer = std::make_unique<RowPrinter>(bench.terminal, format.value());
    return std::unique_ptr<Command>(
        new FileRowsCommand(bench, arguments.operand, TableOptions::choice(arguments), std::move(printer)));
}

FileRowsCommand::FileRowsCommand(const Workbench &bench, QString path, TableChoice choice,
                                 std::unique_ptr<FilePrinter> printer)
    : EndingCommand(bench)
    , m_path(std::move(path))
    , m_choice(std::move(choice))
    , m_printer(std::move(printer))
{
    connect(m_printer.get(), &FilePrinter::printed, this, [this] { end(ExitStatus::Done); });
    connect(m_printer.get(), &FilePrinter::failed, this, [this](const Failure &failure) {
        if (isOver())
            return;
        workbench().terminal.say(failure.message);
        // No host is to blame for a file of one's own.
        end(failure.status == ExitStatus::ServiceFailed ? ExitStatus::NotUnderstood : failure.status);
    });
}

FileRowsCommand::~FileRowsCommand() = default;

void FileRowsCommand::start()
{
    // What was chosen in the window for files that were opened by hand.
    const FailedFileView kept = FailedFileSettings(workbench().profile.settings()).view({});
    m_printer->print(m_path, TableOptions::applied(m_choice, kept), m_choice.isStrict);
}

void FileRowsCommand::cancel(ExitStatus status)
{
    // Not deleted now: a signal of it may have led here.
    if (FilePrinter *printer = m_printer.release()) {
        printer->disconnect(this);
        printer->deleteLater();
    }
    end(status);
}

} // namespace Balehook::Ctl
