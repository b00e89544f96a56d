// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/jobsearchcommand.h"

#include "ctl/commands/queryoptions.h"
#include "ctl/frame/accountaccess.h"
#include "ctl/frame/terminal.h"
#include "session/account/accountsession.h"
#include "session/account/sessions.h"
#include "session/index/accountsync.h"
#include "session/index/indexedjobs.h"
#include "store/jobindex.h"

#include <QDateTime>
#include <QLocale>

#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr int perPageOfAll = 500;
constexpr qint64 aMinute = 60'000;

} // namespace

JobSearchCommand::JobSearchCommand(const Workbench &bench, Wish wish)
    : EndingCommand(bench)
    , m_wish(std::move(wish))
    , m_writer(bench.terminal, m_wish.format, ListingKind::importJobs())
{ }

void JobSearchCommand::start()
{
    QMetaObject::invokeMethod(this, &JobSearchCommand::begin, Qt::QueuedConnection);
}

void JobSearchCommand::begin()
{
    if (isOver())
        return;
    Failure why(ExitStatus::NoAccount, {});
    const std::optional<Account> account = AccountAccess::find(workbench(), m_wish.account, &why);
    if (!account) {
        fail(why);
        return;
    }
    QueryOptions::sayUnknownNames<ImportJob>(m_wish.query.text, workbench().terminal);
    m_watch.emplace(workbench(), account->id);
    connect(&*m_watch, &AccountWatch::lost, this, &JobSearchCommand::fail);
    m_session = workbench().sessions.session(account->id);
    m_index = m_session->jobIndex();
    m_page = m_wish.all ? 1 : m_wish.page;
    m_perPage = m_wish.perPage > 0 ? m_wish.perPage : m_wish.all ? perPageOfAll : account->perPage;
    connect(m_index, &JobIndex::opened, this, &JobSearchCommand::search, Qt::QueuedConnection);
    m_index->open();
}

void JobSearchCommand::search()
{
    if (isOver() || std::exchange(m_isSearching, true))
        return;
    if (m_index->error()) {
        fail(ofIndex(*m_index->error()));
        return;
    }
    if (m_index->damages() > 0) {
        fail(ofIndex({}));
        return;
    }
    if (m_index->status().jobs == 0 && !m_index->status().isComplete()) {
        fail(
            {ExitStatus::LocalFailure,
             tr("This account has no local index to search; \"balehookctl sync %1\" creates it.").arg(m_wish.account)});
        return;
    }
    IndexedJobs &jobs = *m_session->indexedJobs();
    m_asker = std::make_unique<PageAsker>(jobs);
    connect(m_asker.get(), &PageAsker::arrived, this,
            [this](const PageRequest &, const PageAnswer &answer) { take(answer); });
    connect(m_asker.get(), &PageAsker::failed, this,
            [this](const PageRequest &, const Error &error) { fail(ofIndex(error)); });
    connect(&jobs, &IndexedJobs::matchesChanged, this, [this] {
        const IndexedJobs &found = *m_session->indexedJobs();
        // Before anything is written: whoever reads the output knows what it is.
        if (found.error())
            fail(ofIndex(*found.error()));
        else if (!isAsking() && !isOver() && found.matches() && found.matches()->isComplete)
            ask();
    });
    connect(&workbench().terminal, &Terminal::drained, this, [this] {
        if (!isAsking() && !isOver() && m_written > 0)
            ask();
    });
    jobs.setQuery(m_wish.query);
}

/// What \a error means where it comes from the index: it may have been damaged, and then it was set aside.
Failure JobSearchCommand::ofIndex(const Error &error) const
{
    if (m_index->damages() == 0) {
        Failure failure(error);
        if (failure.status == ExitStatus::Usage)
            failure.status = ExitStatus::LocalFailure;
        return failure;
    }
    return {ExitStatus::LocalFailure, textOfLoss(m_index->damageKind()).arg(m_wish.account)};
}

QString JobSearchCommand::textOfLoss(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::IndexDeleted:
        return tr("Another program deleted the index; \"balehookctl sync %1\" creates a new one.");
    case ErrorKind::IndexOutdated:
        return tr("Another version of Balehook wrote the index; \"balehookctl sync %1\" creates a new one.");
    default:
        return tr("The index was unusable and has been set aside; \"balehookctl sync %1\" creates a new "
                  "one.");
    }
}

void JobSearchCommand::ask()
{
    m_asker->ask({m_page, m_perPage}, PagePriority::Browsing);
}

void JobSearchCommand::take(const PageAnswer &answer)
{
    if (isOver())
        return;
    if (m_written == 0)
        m_writer.begin();
    const qsizetype count = answer.records->count();
    m_writer.page(*answer.records);
    m_written += count;
    ++m_page;
    if (!m_wish.all || count < m_perPage)
        conclude();
    else if (!workbench().terminal.isBusy())
        ask();
}

QString JobSearchCommand::unknownTime()
{
    return tr("an unknown time", "the index of an unknown time");
}

void JobSearchCommand::tellAge()
{
    const QLocale locale;
    const IndexStatus &status = m_index->status();
    const QString matches = locale.toString(m_session->indexedJobs()->matches()->count);
    const QString jobs = locale.toString(status.jobs);
    // So old may any job of it be.
    const qint64 since = status.isComplete() ? status.readSince : status.begunAt;
    const bool isKnown = since <= QDateTime::currentMSecsSinceEpoch() + aMinute; // or the clock was set back since
    const QString when = isKnown
        ? locale.toString(QDateTime::fromMSecsSinceEpoch(since).toLocalTime(), QLocale::ShortFormat)
        : unknownTime();
    workbench().terminal.say(
        status.isComplete() && !status.pass
            ? tr("%1 of %2 jobs match in the index of %3; no request was sent to the service.").arg(matches, jobs, when)
            : tr("%1 of %2 jobs match in the index of %3, which is incomplete; no request was sent to "
                 "the service.")
                  .arg(matches, jobs, when));
    if (status.isComplete() && !status.isSettled)
        workbench().terminal.say(AccountSync::unsettledText());
}

void JobSearchCommand::conclude()
{
    if (isOver())
        return;
    m_writer.end();
    tellAge();
    end(ExitStatus::Done);
}

void JobSearchCommand::aboutToEnd()
{
    if (m_asker)
        m_asker->cancelAll();
    if (m_isSearching && m_session)
        m_session->indexedJobs()->stop();
}

void JobSearchCommand::cancel(ExitStatus status)
{
    end(status);
}

} // namespace Balehook::Ctl
