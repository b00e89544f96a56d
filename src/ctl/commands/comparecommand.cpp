// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/comparecommand.h"

#include "core/process/background.h"
#include "ctl/frame/terminal.h"
#include "ctl/writers/rowwriter.h"
#include "session/jobs/keptrows.h"
#include "settings/profile.h"

#include <QFileInfo>

#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<Command>> CompareCommand::make(const Arguments &arguments, const Workbench &bench)
{
    const Result<QString> slug = arguments.required(u"account"_s);
    if (!slug)
        return slug.error();
    const Result<OutputFormat> format = arguments.format();
    if (!format)
        return format.error();
    const Result<QStringList> keys = arguments.list(u"key"_s);
    if (!keys)
        return keys.error();
    Wish wish{slug.value(), arguments.operand, arguments.secondOperand, keys.value(), format.value()};
    return std::unique_ptr<Command>(new CompareCommand(bench, std::move(wish)));
}

CompareCommand::CompareCommand(const Workbench &bench, Wish wish)
    : EndingCommand(bench)
    , m_wish(std::move(wish))
    , m_older(bench, m_wish.slug, m_wish.olderJob, JobFile::FailedRows)
{
    connect(&m_older, &JobFileAccess::opened, this, &CompareCommand::openNewer);
    connect(&m_older, &JobFileAccess::failed, this, &CompareCommand::fail);
}

CompareCommand::~CompareCommand()
{
    *m_stop = true;
}

void CompareCommand::start()
{
    m_older.open();
}

void CompareCommand::openNewer()
{
    if (QFileInfo(m_wish.newer).isFile()) {
        compare();
        return;
    }
    m_newer = std::make_unique<JobFileAccess>(workbench(), m_wish.slug, m_wish.newer, JobFile::FailedRows);
    connect(m_newer.get(), &JobFileAccess::opened, this, &CompareCommand::compare);
    connect(m_newer.get(), &JobFileAccess::failed, this, &CompareCommand::fail);
    m_newer->open();
}

void CompareCommand::compare()
{
    SettingsFile &settings = workbench().profile.settings();
    const FileComparison::Source newer =
        m_newer ? comparedFile(m_newer->file(), settings) : FileComparison::Source{m_wish.newer, {}, {}};
    const auto compared = FileComparison::later(comparedFile(m_older.file(), settings), newer, m_wish.keys, m_stop);
    whenDone(compared, this, [this](const std::shared_ptr<const FileComparison> &result) { write(*result); });
}

Failure CompareCommand::refusalOf(const Error &error)
{
    if (error.kind == ErrorKind::NotATable)
        return {ExitStatus::ServiceFailed, tr("One of the files is not a table.")};
    if (error.kind != ErrorKind::NotAllowed)
        return Failure(error);
    if (error.detail.isEmpty())
        return Failure(Arguments::refusal(tr("No column of both files looks like a key; name one with --key.")));
    return Failure(Arguments::refusal(tr("There is no column \"%1\" in both files.").arg(error.detail)));
}

void CompareCommand::write(const FileComparison &compared)
{
    if (isOver())
        return;
    if (!compared.result) {
        fail(refusalOf(compared.result.error()));
        return;
    }
    if (compared.isGuessed)
        workbench().terminal.say(
            tr("Rows are compared by the column \"%1\", which was detected; --key names another one.")
                .arg(compared.keys.join(", "_L1)));
    const TableComparison &result = compared.result.value();
    RowWriter writer(workbench().terminal, m_wish.format);
    writer.begin({"what", "before", "after", "reason"});
    const auto line = [&writer](const QByteArray &what, qint64 before, qint64 after, const QString &reason = {}) {
        writer.row(QByteArrayList{what, QByteArray::number(before), QByteArray::number(after), reason.toUtf8()});
    };
    using Kind = FileComparison::Kind;
    const auto linesOf = [&](const QByteArray &what, Kind kind) {
        const qint64 rows = compared.count(kind);
        line(what, kind == Kind::NewlyFailing ? 0 : rows, kind == Kind::NotInNewer ? 0 : rows);
    };
    line("failed rows", result.olderRows, result.newerRows);
    linesOf("still failing, same reason", Kind::SameReason);
    linesOf("still failing, another reason", Kind::OtherReason);
    linesOf("newly failing", Kind::NewlyFailing);
    linesOf("not in the newer failed file", Kind::NotInNewer);
    line("without a key", result.olderWithoutKey, result.newerWithoutKey);
    line("key not unique", result.olderDuplicates, result.newerDuplicates);
    for (const FileComparison::ReasonChange &change : compared.reasonChanges())
        line("reason", change.before, change.after, change.title);
    writer.end();
    end(ExitStatus::Done);
}

void CompareCommand::cancel(ExitStatus status)
{
    *m_stop = true;
    m_older.cancel();
    if (m_newer)
        m_newer->cancel();
    end(status);
}

} // namespace Balehook::Ctl
