// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/jobreasons.h"

#include "core/process/background.h"
#include "domain/queries/querytimes.h"
#include "failedrows/cache/filecache.h"
#include "session/account/sessions.h"
#include "session/index/indexedjobs.h"
#include "session/jobs/keptrows.h"
#include "session/jobs/reasonwork.h"

#include <utility>

namespace Balehook {

namespace {

constexpr int jobsAtOnce = 500; // some are decoded while others are read
constexpr int readingTime = 250; // ms until what was read is shown

/// A query that leaves out jobs by more than the time of their creation.
bool asksForMore(JobQuery query)
{
    query.times.erase(ImportJob::CreatedAt);
    query.hasFailedFile.reset();
    return !query.matchesAll();
}

} // namespace

JobReasons::JobReasons(Sessions &sessions, SettingsFile &settings, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_settings(settings)
{
    m_thread.setMaxThreadCount(1);
    // Nothing of it stays, on the disk or on screen.
    connect(&sessions, &Sessions::accountGone, this, [this](const QString &accountId) {
        if (!m_chosen.accounts.contains(accountId))
            return;
        stop();
        m_work.reset();
        take(std::make_shared<const ReasonReport>());
        Q_EMIT finished();
    });
}

JobReasons::~JobReasons()
{
    if (m_stop)
        *m_stop = true;
    m_thread.waitForDone();
}

/// Carries out \a doing behind what was asked for before, unless another start() or stop() comes before its turn: pages
/// of jobs come from an index faster than they are looked at, and nobody waits for those that are left. \a done does
/// not come then either.
template <typename T>
void JobReasons::work(std::function<T(ReasonWork &)> doing, std::function<void(const T &)> done)
{
    const auto result = inBackground<T>(
        [doing = std::move(doing), on = m_work, stop = m_stop](QPromise<T> &) { return *stop ? T() : doing(*on); },
        m_thread);
    whenDone(result, this, [done = std::move(done), stop = m_stop](const T &value) {
        if (!*stop)
            done(value);
    });
}

void JobReasons::start(const JobsChoice &chosen)
{
    stop();
    if (m_stop)
        *m_stop = true; // reports of before may be on their way
    m_chosen = chosen.now(m_sessions);
    QHash<QString, FailedFileView> views;
    m_kept.clear();
    for (const QString &accountId : std::as_const(m_chosen.accounts)) {
        auto &kept = m_kept[accountId];
        kept = keptFailedFiles(m_sessions.files().listedFiles(accountId));
        views.insert(viewsOf(kept, m_settings));
    }
    std::optional<QueryParts::TimeRange> created;
    if (const auto range = m_chosen.query.times.find(ImportJob::CreatedAt); range != m_chosen.query.times.end())
        created = range->second;
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_work = std::make_shared<ReasonWork>(std::move(views), QueryTimes::zone(m_chosen.isUtc), created, m_stop);
    m_isRunning = true;
    walk();
}

void JobReasons::stop()
{
    if (!m_isRunning)
        return;
    *std::exchange(m_stop, std::make_shared<std::atomic_bool>(false)) = true;
    m_walk.reset();
    m_isRunning = false;
    keepFresh();
}

void JobReasons::setSince(const std::optional<QDate> &since)
{
    if (m_since == since)
        return;
    m_since = since;
    if (m_work)
        work<Report>([since](ReasonWork &on) { return std::make_shared<const ReasonReport>(on.report(since)); },
                     [this](const Report &report) { take(report); });
}

void JobReasons::walk()
{
    JobsChoice wanted = m_chosen;
    wanted.query.sortField.reset();
    m_walk = std::make_unique<IndexedJobsWalk>(m_sessions, std::move(wanted), jobsAtOnce);
    connect(m_walk.get(), &IndexedJobsWalk::begun, this, &JobReasons::beginAccount);
    connect(m_walk.get(), &IndexedJobsWalk::page, this, &JobReasons::add);
    connect(m_walk.get(), &IndexedJobsWalk::ended, this, &JobReasons::endAccount);
    connect(m_walk.get(), &IndexedJobsWalk::finished, this, &JobReasons::count);
    m_walk->start();
}

void JobReasons::beginAccount(const Account &account)
{
    ReasonWork::Source source{.accountId = account.id,
                              .policy = account.linkPolicy(),
                              .kept = std::move(m_kept[account.id]),
                              .shelfPath = m_sessions.files().reasonsFile(account.id),
                              .takesOthers = !m_chosen.jobs && !asksForMore(m_chosen.query)};
    work<bool>(
        [source = std::move(source), jobs = m_chosen.jobs](ReasonWork &on) {
            on.begin(source);
            if (jobs) {
                for (const ImportJob &job : *jobs)
                    on.addJob(job);
            }
            return true;
        },
        [](bool) {});
}

void JobReasons::add(const IndexedJobsWalk::Rows &rows)
{
    work<bool>(
        [rows](ReasonWork &on) {
            const auto page = IndexedJobs::pageOf(rows);
            for (qsizetype i = 0; page && i < page->count(); ++i)
                on.addJob(page->at(i));
            return true;
        },
        [](bool) {});
}

/// Without an index nothing is known, which is no reason not to count.
void JobReasons::endAccount(const IndexedJobsWalk::Knowledge &knowledge)
{
    work<bool>(
        [isKnown = knowledge.isKnown, isComplete = knowledge.isComplete](ReasonWork &on) {
            on.endSource(isKnown, isComplete);
            return true;
        },
        [](bool) {});
}

void JobReasons::count()
{
    work<Report>(
        [since = m_since](ReasonWork &on) {
            on.countKnown();
            return std::make_shared<const ReasonReport>(on.report(since));
        },
        [this](const Report &report) {
            take(report);
            readOn();
        });
}

void JobReasons::readOn()
{
    if (m_report->isDone) {
        end();
        return;
    }
    work<Report>(
        [since = m_since](ReasonWork &on) {
            on.readSome(readingTime);
            return std::make_shared<const ReasonReport>(on.report(since));
        },
        [this](const Report &report) {
            take(report);
            readOn();
        });
}

void JobReasons::take(const Report &report)
{
    m_report = report;
    Q_EMIT changed();
}

/// What was read in vain otherwise.
void JobReasons::keepFresh()
{
    using Fresh = std::map<QString, std::vector<FileReasons>>;
    const auto fresh = inBackground<Fresh>([on = m_work](QPromise<Fresh> &) { return on->takeFresh(); }, m_thread);
    whenDone(fresh, this, [this](const Fresh &found) {
        for (const auto &[accountId, reasons] : found) {
            if (m_sessions.account(accountId))
                m_sessions.files().keepReasons(accountId, reasons);
        }
    });
}

void JobReasons::end()
{
    m_isRunning = false;
    keepFresh();
    Q_EMIT finished();
}

} // namespace Balehook
