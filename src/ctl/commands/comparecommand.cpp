// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/comparecommand.h"

#include "core/process/background.h"
#include "ctl/frame/terminal.h"
#include "ctl/writers/rowwriter.h"
#include "failedrows/compare/keyguess.h"
#include "settings/failedfilesettings.h"
#include "settings/profile.h"

#include <QFileInfo>

#include <map>
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
    : m_bench(bench)
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
    m_newer = std::make_unique<JobFileAccess>(m_bench, m_wish.slug, m_wish.newer, JobFile::FailedRows);
    connect(m_newer.get(), &JobFileAccess::opened, this, &CompareCommand::compare);
    connect(m_newer.get(), &JobFileAccess::failed, this, &CompareCommand::fail);
    m_newer->open();
}

void CompareCommand::compare()
{
    const FailedFileSettings settings(m_bench.profile.settings());
    const QStringList paths{m_older.file().path, m_newer ? m_newer->file().path : m_wish.newer};
    const QStringList formats{settings.view(m_older.file().jobType).format,
                              m_newer ? settings.view(m_newer->file().jobType).format : QString()};
    const auto compared = inBackground<std::shared_ptr<Compared>>(
        [paths, formats, keys = m_wish.keys, stop = m_stop](QPromise<std::shared_ptr<Compared>> &) {
            return std::make_shared<Compared>(compareFiles(paths, formats, keys, *stop));
        });
    whenDone(compared, this, [this](const std::shared_ptr<Compared> &result) { write(*result); });
}

/// In a worker.
CompareCommand::Compared CompareCommand::compareFiles(const QStringList &paths, const QStringList &formats,
                                                      const QStringList &keys, const std::atomic_bool &stop)
{
    Compared compared{.keys = keys, .isGuessed = keys.isEmpty()};
    std::vector<ComparedTable> tables;
    for (qsizetype side = 0; side < paths.size(); ++side) {
        auto table = ComparedTable::open(paths.at(side), formats.at(side));
        if (!table) {
            compared.result = table.error();
            return compared;
        }
        tables.push_back(std::move(table).value());
    }
    if (compared.isGuessed) {
        if (const QString key = guessedKey(tables[0], tables[1]); !key.isEmpty())
            compared.keys = {key};
    }
    if (compared.keys.isEmpty()) {
        compared.result = Arguments::refusal(tr("No column of both files looks like a key; name one with --key."));
        return compared;
    }
    const auto sides = TableComparison::sidesOf(tables[0], tables[1], compared.keys);
    if (!sides) {
        compared.result = Arguments::refusal(tr("There is no column \"%1\" in both files.").arg(sides.error().detail));
        return compared;
    }
    compared.result = TableComparison::of(tables[0], sides.value().first, tables[1], sides.value().second, stop);
    return compared;
}

void CompareCommand::write(const Compared &compared)
{
    if (m_isOver)
        return;
    if (!compared.result) {
        const Error &error = compared.result.error();
        fail(error.kind == ErrorKind::NotATable
                 ? Failure{ExitStatus::ServiceFailed, tr("One of the files is not a table.")}
                 : Failure(error));
        return;
    }
    if (compared.isGuessed)
        m_bench.terminal.say(tr("Rows are compared by the column \"%1\", which was guessed; --key names another one.")
                                 .arg(compared.keys.join(", "_L1)));
    const TableComparison &result = compared.result.value();
    RowWriter writer(m_bench.terminal, m_wish.format);
    writer.begin({"what", "before", "after", "reason"});
    const auto line = [&writer](const QByteArray &what, qint64 before, qint64 after, const QString &reason = {}) {
        writer.row(QByteArrayList{what, QByteArray::number(before), QByteArray::number(after), reason.toUtf8()});
    };
    const auto same = qint64(result.sameReason.size());
    const auto other = qint64(result.otherReason.size());
    line("failed rows", result.olderRows, result.newerRows);
    line("still failing, same reason", same, same);
    line("still failing, another reason", other, other);
    line("newly failing", 0, qint64(result.newlyFailing.size()));
    line("not in the newer failed file", qint64(result.notInNewer.size()), 0);
    line("without a key", result.olderWithoutKey, result.newerWithoutKey);
    line("key not unique", result.olderDuplicates, result.newerDuplicates);

    std::map<QString, std::pair<qint64, qint64>> reasons;
    for (const GroupId id : result.olderReasons.byCount())
        reasons[result.olderReasons.title(id)].first += result.olderReasons.group(id).count;
    for (const GroupId id : result.newerReasons.byCount())
        reasons[result.newerReasons.title(id)].second += result.newerReasons.group(id).count;
    std::vector<std::pair<QString, std::pair<qint64, qint64>>> ordered(reasons.begin(), reasons.end());
    std::stable_sort(ordered.begin(), ordered.end(), [](const auto &a, const auto &b) {
        return std::max(a.second.first, a.second.second) > std::max(b.second.first, b.second.second);
    });
    for (const auto &[title, counts] : ordered)
        line("reason", counts.first, counts.second, title);
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

void CompareCommand::fail(const Failure &failure)
{
    if (m_isOver)
        return;
    m_bench.terminal.say(failure.message);
    end(failure.status);
}

void CompareCommand::end(ExitStatus status)
{
    if (!std::exchange(m_isOver, true))
        Q_EMIT finished(status);
}

} // namespace Balehook::Ctl
