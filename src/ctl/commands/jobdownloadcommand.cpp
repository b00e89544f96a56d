// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/jobdownloadcommand.h"

#include "ctl/frame/terminal.h"
#include "failedrows/cache/filecopier.h"

#include <QDir>
#include <QFile>

#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<Command>> JobDownloadCommand::make(const Arguments &arguments, const Workbench &bench)
{
    const Result<QString> slug = arguments.required(u"account"_s);
    if (!slug)
        return slug.error();
    const Result<OutputPlace> place = OutputPlace::of(arguments);
    if (!place)
        return place.error();
    const JobFile which = arguments.isSet(u"original"_s) ? JobFile::Imported : JobFile::FailedRows;
    return std::unique_ptr<Command>(
        new JobDownloadCommand(bench, {slug.value(), arguments.operand, which, place.value()}));
}

JobDownloadCommand::JobDownloadCommand(const Workbench &bench, const Wish &wish)
    : EndingCommand(bench)
    , m_place(wish.place)
    , m_file(bench, wish.slug, wish.jobId, wish.which)
{
    connect(&m_file, &JobFileAccess::opened, this, &JobDownloadCommand::copy);
    connect(&m_file, &JobFileAccess::failed, this, &JobDownloadCommand::fail);
}

JobDownloadCommand::~JobDownloadCommand() = default;

void JobDownloadCommand::start()
{
    m_file.open();
}

/// Out of the cache, where the file is whole.
void JobDownloadCommand::copy()
{
    const CachedFile &file = m_file.file();
    const Result<QString> path = m_place.pathFor(file.name);
    if (!path) {
        fail(Failure(path.error()));
        return;
    }
    if (!file.lengthVerified)
        workbench().terminal.say(tr("The server did not state the length of the file, so it may be incomplete."));
    m_copier = std::make_unique<FileCopier>(file.path, path.value(), m_file.hold());
    connect(m_copier.get(), &FileCopier::finished, this, [this, path = path.value()](const Result<qint64> &copied) {
        if (copied)
            tell(path);
        else
            fail(Failure(copied.error()));
    });
    m_copier->start();
}

void JobDownloadCommand::tell(const QString &path)
{
    if (isOver())
        return;
    workbench().terminal.write(QFile::encodeName(path) + '\n');
    end(ExitStatus::Done);
}

void JobDownloadCommand::cancel(ExitStatus status)
{
    m_file.cancel();
    if (m_copier)
        m_copier->cancel();
    end(status);
}

} // namespace Balehook::Ctl
