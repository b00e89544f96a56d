// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/findcommand.h"

#include "ctl/frame/accountaccess.h"
#include "ctl/frame/terminal.h"
#include "failedrows/cache/keptfiles.h"
#include "session/account/sessions.h"
#include "session/jobs/keptrows.h"
#include "settings/profile.h"

#include <QLocale>

#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

namespace {

/// Enough for any eye, and for most scripts.
constexpr qint64 mostRows = 100'000;

QByteArray timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODate).toUtf8() : QByteArray();
}

} // namespace

Result<std::unique_ptr<Command>> FindCommand::make(const Arguments &arguments, const Workbench &bench)
{
    const Result<OutputFormat> format = arguments.format();
    if (!format)
        return format.error();
    if (arguments.operand.trimmed().isEmpty())
        return Arguments::refusal(tr("VALUE is empty or contains only spaces."));
    const Result<QStringList> accounts = arguments.list(u"account"_s);
    if (!accounts)
        return accounts.error();
    Wish wish{.text = arguments.operand, .accounts = accounts.value(), .format = format.value()};
    if (arguments.isSet(u"part"_s))
        wish.kind = CellMatch::Kind::Part;
    return std::unique_ptr<Command>(new FindCommand(bench, std::move(wish)));
}

FindCommand::FindCommand(const Workbench &bench, Wish wish)
    : EndingCommand(bench)
    , m_wish(std::move(wish))
    , m_writer(bench.terminal, m_wish.format)
{
    connect(&m_finder, &RowsFinder::found, this,
            [this](qint64 file, const FoundRows &rows) { m_found.emplace(file, rows); });
    connect(&m_finder, &RowsFinder::progressed, this, [this] {
        const QLocale locale;
        workbench().terminal.showProgress(
            tr("%1 of %2 files searched")
                .arg(locale.toString(m_finder.coverage().searched), locale.toString(m_finder.coverage().files)));
    });
    connect(&m_finder, &RowsFinder::finished, this, [this] {
        m_coverage.searched = m_finder.coverage();
        conclude();
    });
}

FindCommand::~FindCommand() = default;

void FindCommand::start()
{
    QMetaObject::invokeMethod(this, &FindCommand::begin, Qt::QueuedConnection);
}

void FindCommand::begin()
{
    if (isOver())
        return;
    Failure why(ExitStatus::NoAccount, {});
    const auto accounts = AccountAccess::findAll(workbench(), m_wish.accounts, &why);
    if (!accounts) {
        fail(why);
        return;
    }
    QStringList ids;
    for (const Account &account : *accounts) {
        ids.append(account.id);
        auto files = keptFiles(workbench().profile.filesFolder(), account.id);
        m_files.insert(m_files.end(), std::make_move_iterator(files.begin()), std::make_move_iterator(files.end()));
    }
    m_files = keptFailedFiles(std::move(m_files));
    m_finder.start({.text = m_wish.text, .kind = m_wish.kind, .mostRows = mostRows, .mostInAll = mostRows},
                   searchedFiles(m_files, workbench().profile.settings()));
    m_census = std::make_unique<FailedFilesCensus>(workbench().sessions, ids, diskNamesOf(m_files));
    connect(m_census.get(), &FailedFilesCensus::finished, this, [this] {
        m_coverage.files = m_census->counts();
        m_census.release()->deleteLater(); // it is telling
        conclude();
    });
    m_census->start();
}

/// Once both the rows and the files are known.
void FindCommand::conclude()
{
    if (isOver() || m_finder.isRunning() || m_census)
        return;
    workbench().terminal.showProgress({});
    write();
    workbench().terminal.say(tr("%1. %2.").arg(m_coverage.result(), m_coverage.coverage()));
    end(ExitStatus::Done);
}

void FindCommand::write()
{
    m_writer.begin({"account", "job", "jobType", "jobCreatedAt", "fetchedAt", "row", "column", "value", "cells"});
    qint64 rows = 0;
    for (const auto &[number, found] : m_found) {
        const CachedFile &file = m_files[std::size_t(number)];
        for (const FoundRow &row : found.rows) {
            ++rows;
            QStringList columns;
            for (const int column : row.columns) {
                const QString name = found.header.value(column);
                columns.append(name.isEmpty() ? QString::number(column + 1) : name);
            }
            m_writer.row({slugOf(file.accountId).toUtf8(), file.jobId.toUtf8(), file.jobType.toUtf8(),
                          timeText(file.jobCreatedAt), timeText(file.fetchedAt), QByteArray::number(row.number + 1),
                          columns.join("; "_L1).toUtf8(), row.values.join("; "_L1).toUtf8(),
                          row.cells.join(" | "_L1).toUtf8()});
        }
        m_writer.flush();
    }
    m_writer.end();
    if (rows < m_coverage.searched.rows)
        workbench().terminal.say(tr("Only the first %1 rows are shown.").arg(QLocale().toString(rows)));
}

QString FindCommand::slugOf(const QString &accountId) const
{
    const Account *account = workbench().sessions.account(accountId);
    return account ? account->slug.toString() : QString();
}

void FindCommand::cancel(ExitStatus status)
{
    m_finder.cancel();
    end(status);
}

} // namespace Balehook::Ctl
