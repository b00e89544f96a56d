// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/jobrowcommand.h"

#include "core/process/background.h"
#include "core/text/pluralcount.h"
#include "ctl/frame/terminal.h"
#include "ctl/writers/rowwriter.h"
#include "session/jobs/keptrows.h"
#include "settings/profile.h"

#include <QFileInfo>

#include <limits>
#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<Command>> JobRowCommand::make(const Arguments &arguments, const Workbench &bench)
{
    constexpr int most = std::numeric_limits<int>::max();
    const Result<QString> slug = arguments.required(u"account"_s);
    if (!slug)
        return slug.error();
    const Result<OutputFormat> format = arguments.format();
    if (!format)
        return format.error();
    const Result<QStringList> keys = arguments.list(u"key"_s);
    if (!keys)
        return keys.error();
    const Result<int> line = arguments.number(u"line"_s, 1, most, 0);
    if (!line)
        return line.error();
    bool isNumber = false;
    const qint64 row = arguments.secondOperand.toLongLong(&isNumber);
    if (!isNumber || row < 1 || row > most)
        return Arguments::refusal(tr("ROW is the number of a failed row, from 1."));
    if (line.value() > 0 && !keys.value().isEmpty())
        return Arguments::refusal(tr("--key and --line exclude each other."));
    Wish wish{slug.value(), arguments.operand, row - 1, arguments.value(u"as-sent"_s), {}, format.value()};
    if (!wish.sentPath.isEmpty() && !QFileInfo(wish.sentPath).isFile())
        return Arguments::refusal(tr("There is no file %1.").arg(wish.sentPath));
    wish.way.keys = keys.value();
    if (line.value() > 0)
        wish.way.line = line.value();
    return std::unique_ptr<Command>(new JobRowCommand(bench, std::move(wish)));
}

JobRowCommand::JobRowCommand(const Workbench &bench, Wish wish)
    : EndingCommand(bench)
    , m_wish(std::move(wish))
    , m_failed(bench, m_wish.slug, m_wish.jobId, JobFile::FailedRows)
{
    connect(&m_failed, &JobFileAccess::opened, this, &JobRowCommand::openSent);
    connect(&m_failed, &JobFileAccess::failed, this, &JobRowCommand::fail);
}

JobRowCommand::~JobRowCommand()
{
    *m_stop = true;
}

void JobRowCommand::start()
{
    m_failed.open();
}

void JobRowCommand::openSent()
{
    if (!m_wish.sentPath.isEmpty()) {
        look();
        return;
    }
    m_sent = std::make_unique<JobFileAccess>(workbench(), m_wish.slug, m_wish.jobId, JobFile::Imported);
    connect(m_sent.get(), &JobFileAccess::opened, this, &JobRowCommand::look);
    connect(m_sent.get(), &JobFileAccess::failed, this, &JobRowCommand::fail);
    m_sent->open();
}

void JobRowCommand::look()
{
    if (isOver())
        return;
    SettingsFile &settings = workbench().profile.settings();
    const FileComparison::Source sent =
        m_sent ? comparedFile(m_sent->file(), settings) : FileComparison::Source{m_wish.sentPath, {}, {}};
    const auto found = SentRow::later(comparedFile(m_failed.file(), settings), m_wish.row, sent, m_wish.way, m_stop);
    whenDone(found, this, [this](const std::shared_ptr<const SentRow> &result) { write(*result); });
}

Failure JobRowCommand::refusalOf(const SentRow &found) const
{
    const Error &error = found.result.error();
    if (error.kind == ErrorKind::NotATable || error.kind == ErrorKind::FileEmpty)
        return {ExitStatus::ServiceFailed,
                found.tables.empty() ? tr("The failed file is not a table.") : tr("The imported file is not a table.")};
    if (error.kind != ErrorKind::NotAllowed)
        return Failure(error);
    return Failure(Arguments::refusal(
        error.detail.isEmpty()
            ? tr("No column of both files looks like a key; name one with --key, or a line with --line.")
            : tr("There is no column \"%1\" in both files.").arg(error.detail)));
}

void JobRowCommand::write(const SentRow &found)
{
    if (isOver())
        return;
    if (!found.result) {
        fail(refusalOf(found));
        return;
    }
    if (found.failedCells.isEmpty()) {
        fail(Failure(Arguments::refusal(tr("The failed file has no such row."))));
        return;
    }
    if (found.rows.empty()) {
        fail(
            {ExitStatus::ServiceFailed,
             found.line ? tr("The imported file has no such line.") : tr("No row of the imported file has this key.")});
        return;
    }
    if (found.isGuessed && !found.keys.isEmpty())
        workbench().terminal.say(
            tr("The row was looked for by the column \"%1\", which was detected; --key names another one.")
                .arg(found.keys.join(", "_L1)));
    else if (found.isGuessed)
        workbench().terminal.say(tr("The line was taken from the failed file; --line names another one."));
    if (found.count > 1)
        workbench().terminal.say(
            tr("%Ln row(s) of the imported file have this key; it is not known which one was meant.", nullptr,
               pluralCount(found.count)));
    RowWriter writer(workbench().terminal, m_wish.format);
    writer.begin({"line", "column", "sent", "failed", "difference"});
    for (std::size_t place = 0; place < found.rows.size(); ++place) {
        for (const SentRow::Cell &cell : found.sideBySide(place)) {
            const QByteArray difference = cell.differs ? "different"_ba
                : !cell.failed                         ? "only sent"_ba
                : !cell.sent                           ? "only failed"_ba
                                                       : QByteArray();
            writer.row(QByteArrayList{QByteArray::number(found.lineOf(found.rows[place])), cell.column.toUtf8(),
                                      cell.sent.value_or(QByteArray()), cell.failed.value_or(QByteArray()),
                                      difference});
        }
    }
    writer.end();
    end(ExitStatus::Done);
}

void JobRowCommand::cancel(ExitStatus status)
{
    *m_stop = true;
    m_failed.cancel();
    if (m_sent)
        m_sent->cancel();
    end(status);
}

} // namespace Balehook::Ctl
