// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/jobrowscommand.h"

#include "ctl/commands/tableoptions.h"
#include "ctl/frame/terminal.h"
#include "ctl/writers/reasonprinter.h"
#include "ctl/writers/rowprinter.h"
#include "settings/failedfilesettings.h"
#include "settings/profile.h"

#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<Command>> JobRowsCommand::make(const Arguments &arguments, const Workbench &bench)
{
    const Result<QString> slug = arguments.required(u"account"_s);
    if (!slug)
        return slug.error();
    const Result<OutputFormat> format = arguments.format();
    if (!format)
        return format.error();
    const Wish wish{slug.value(), arguments.operand, arguments.isSet(u"groups"_s), TableOptions::choice(arguments),
                    format.value()};
    return std::unique_ptr<Command>(new JobRowsCommand(bench, wish));
}

JobRowsCommand::JobRowsCommand(const Workbench &bench, const Wish &wish)
    : EndingCommand(bench)
    , m_choice(wish.choice)
    , m_file(bench, wish.slug, wish.jobId, JobFile::FailedRows)
{
    if (wish.groups)
        m_printer = std::make_unique<ReasonPrinter>(bench.terminal, wish.format);
    else
        m_printer = std::make_unique<RowPrinter>(bench.terminal, wish.format);
    connect(&m_file, &JobFileAccess::opened, this, &JobRowsCommand::print);
    connect(&m_file, &JobFileAccess::failed, this, &JobRowsCommand::fail);
    connect(m_printer.get(), &FilePrinter::printed, this, [this] { end(ExitStatus::Done); });
    connect(m_printer.get(), &FilePrinter::failed, this, &JobRowsCommand::fail);
}

JobRowsCommand::~JobRowsCommand() = default;

void JobRowsCommand::start()
{
    m_file.open();
}

void JobRowsCommand::print()
{
    const CachedFile &file = m_file.file();
    if (!file.lengthVerified)
        workbench().terminal.say(tr("The server did not state the length of the file, so it may be incomplete."));
    const FailedFileView kept = FailedFileSettings(workbench().profile.settings()).view(file.jobType);
    m_printer->print(file.path, TableOptions::applied(m_choice, kept), m_choice.isStrict);
}

void JobRowsCommand::cancel(ExitStatus status)
{
    m_file.cancel();
    // Not deleted now: a signal of it may have led here.
    if (FilePrinter *printer = m_printer.release()) {
        printer->disconnect(this);
        printer->deleteLater();
    }
    end(status);
}

} // namespace Balehook::Ctl
