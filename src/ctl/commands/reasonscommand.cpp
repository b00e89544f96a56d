// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/reasonscommand.h"

#include "core/process/background.h"
#include "ctl/commands/jobqueryoptions.h"
#include "ctl/frame/accountaccess.h"
#include "ctl/frame/terminal.h"
#include "ctl/writers/rowwriter.h"
#include "failedrows/cache/keptfiles.h"
#include "session/jobs/keptrows.h"
#include "settings/profile.h"

#include <QRegularExpression>

#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<Command>> ReasonsCommand::make(const Arguments &arguments, const Workbench &bench)
{
    const Result<OutputFormat> format = arguments.format();
    if (!format)
        return format.error();
    const Result<QStringList> accounts = arguments.list(u"account"_s);
    if (!accounts)
        return accounts.error();
    Wish wish{accounts.value(), {}, format.value()};
    if (arguments.isSet(u"since"_s)) {
        const auto moment = momentOf(arguments.value(u"since"_s));
        if (!moment)
            return Arguments::refusal(tr("--since is a number of days like 7d, a day like 2026-11-30, or a time like "
                                         "2026-11-30T17:00:00Z."));
        wish.since = *moment;
    }
    return std::unique_ptr<Command>(new ReasonsCommand(bench, std::move(wish)));
}

std::optional<QDateTime> ReasonsCommand::momentOf(const QString &text)
{
    static const QRegularExpression days(u"^(\\d{1,4})d$"_s);
    if (const auto match = days.match(text); match.hasMatch())
        return QDateTime::currentDateTimeUtc().addDays(-match.captured(1).toInt());
    const std::optional<qint64> moment = JobQueryOptions::momentOf(text, false);
    return moment ? std::optional(QDateTime::fromMSecsSinceEpoch(*moment)) : std::nullopt;
}

ReasonsCommand::ReasonsCommand(const Workbench &bench, Wish wish)
    : EndingCommand(bench)
    , m_wish(std::move(wish))
{ }

ReasonsCommand::~ReasonsCommand()
{
    *m_stop = true;
}

void ReasonsCommand::start()
{
    QMetaObject::invokeMethod(this, &ReasonsCommand::begin, Qt::QueuedConnection);
}

void ReasonsCommand::begin()
{
    if (isOver())
        return;
    Failure why(ExitStatus::NoAccount, {});
    const auto accounts = AccountAccess::findAll(workbench(), m_wish.accounts, &why);
    if (!accounts) {
        fail(why);
        return;
    }
    std::vector<Chosen> chosen;
    for (const Account &account : *accounts) {
        for (const CachedFile &file : keptFailedFiles(keptFiles(workbench().profile.filesFolder(), account.id))) {
            const QDateTime time = file.jobCreatedAt.isValid() ? file.jobCreatedAt : file.fetchedAt;
            if (!m_wish.since.isValid() || time >= m_wish.since)
                chosen.push_back({comparedFile(file, workbench().profile.settings()), time});
        }
    }
    const auto found = inBackground<std::shared_ptr<Found>>(
        [chosen = std::move(chosen), stop = m_stop](QPromise<std::shared_ptr<Found>> &) {
            return std::make_shared<Found>(read(chosen, stop));
        });
    whenDone(found, this, [this](const std::shared_ptr<Found> &result) { write(*result); });
}

/// In a worker.
ReasonsCommand::Found ReasonsCommand::read(const std::vector<Chosen> &files, const StopFlag &stop)
{
    Found found;
    for (const Chosen &file : files) {
        const auto reasons = reasonsOf(file.source, stop);
        if (reasons) {
            ++found.files;
            found.tally.add(reasons.value(), file.time);
        } else if (reasons.error().kind == ErrorKind::NotATable || reasons.error().kind == ErrorKind::FileEmpty) {
            ++found.notTables;
        } else {
            ++found.unreadable;
        }
    }
    return found;
}

void ReasonsCommand::write(const Found &found)
{
    if (isOver())
        return;
    RowWriter writer(workbench().terminal, m_wish.format);
    writer.begin({"files", "rows", "first", "last", "reason", "example"});
    const auto timeText = [](const QDateTime &time) { return time.toUTC().toString(Qt::ISODate).toUtf8(); };
    for (const ReasonTally::Reason &reason : found.tally.reasons())
        writer.row(QByteArrayList{QByteArray::number(reason.files()), QByteArray::number(reason.rows),
                                  timeText(reason.first), timeText(reason.last), reason.title.toUtf8(),
                                  reason.example});
    writer.end();
    QStringList said{tr("%Ln failed file(s) read", nullptr, int(found.files))};
    if (found.notTables > 0)
        said.append(tr("%Ln not a table", "failed files", int(found.notTables)));
    if (found.unreadable > 0)
        said.append(tr("%Ln unreadable", "failed files", int(found.unreadable)));
    workbench().terminal.say(said.join("; "_L1) + u'.');
    end(ExitStatus::Done);
}

void ReasonsCommand::cancel(ExitStatus status)
{
    *m_stop = true;
    end(status);
}

} // namespace Balehook::Ctl
