// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/jobwatch.h"

#include "domain/records/jobchanges.h"
#include "domain/records/page.h"
#include "models/listextent.h"
#include "session/account/sessions.h"
#include "session/index/jobplace.h"
#include "session/jobs/jobrefresher.h"

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

constexpr int neighbours = 2; ///< pages on either side of the one where a job was

} // namespace

JobWatch::JobWatch(Sessions &sessions, SettingsFile &settings, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_settings(settings)
    , m_pace(1min)
{
    m_clock.start();
    connect(&m_timer, &QTimer::timeout, this, &JobWatch::lookAtNext);
    connect(&sessions, &Sessions::accountGone, this, &JobWatch::forget);
    load();
}

JobWatch::~JobWatch()
{
    if (m_look && m_look->source && m_look->ticket)
        m_look->source->cancel(*m_look->ticket);
}

void JobWatch::load()
{
    for (const Account &account : m_sessions.accounts()) {
        for (const QString &jobId : m_settings.jobs(account.id))
            m_accounts[account.id].emplace(jobId, Watched());
    }
}

void JobWatch::forget(const QString &accountId)
{
    if (m_look && m_look->accountId == accountId)
        m_look.reset();
    m_sources.remove(accountId);
    if (m_accounts.erase(accountId) == 0)
        return;
    // Those of an account that is no longer there went from the settings with it, or are kept there with what this
    // version cannot read of it.
    if (m_sessions.account(accountId))
        m_settings.setJobs(accountId, {});
    Q_EMIT listChanged(accountId);
}

JobWatch::Watched *JobWatch::find(const QString &accountId, const QString &jobId)
{
    const auto known = m_accounts.find(accountId);
    if (known == m_accounts.end())
        return nullptr;
    const auto job = known->second.find(jobId);
    return job == known->second.end() ? nullptr : &job->second;
}

bool JobWatch::isWatched(const QString &accountId, const QString &jobId) const
{
    const auto known = m_accounts.find(accountId);
    return known != m_accounts.end() && known->second.count(jobId) > 0;
}

bool JobWatch::watch(const QString &accountId, const ImportJob &job, qint64 record)
{
    QStringList jobIds = jobs(accountId);
    if (job.id().isEmpty() || jobIds.contains(job.id()))
        return !job.id().isEmpty();
    if (jobIds.size() >= WatchSettings::mostJobs)
        return false;
    jobIds.append(job.id());
    m_settings.setJobs(accountId, jobIds);
    Watched &watched = m_accounts[accountId][job.id()];
    watched.last = job;
    watched.record = record;
    watched.dueAt = m_clock.elapsed() + m_pace.count();
    if (AccountSession *session = m_sessions.session(accountId))
        listenTo(accountId, session->importJobs());
    Q_EMIT listChanged(accountId);
    return true;
}

void JobWatch::stop(const QString &accountId, const QString &jobId)
{
    QStringList jobIds = jobs(accountId);
    jobIds.removeAll(jobId);
    m_settings.setJobs(accountId, jobIds);
    if (const auto watched = m_accounts.find(accountId); watched != m_accounts.end())
        watched->second.erase(jobId);
    Q_EMIT listChanged(accountId);
}

JobWatch::Memory JobWatch::memory() const
{
    Memory memory;
    for (const auto &[accountId, all] : m_accounts) {
        for (const auto &[jobId, watched] : all) {
            if (watched.last)
                memory[accountId].emplace(jobId, Seen{*watched.last, watched.record});
        }
    }
    return memory;
}

void JobWatch::remember(const Memory &memory)
{
    for (const auto &[accountId, all] : memory) {
        for (const auto &[jobId, seen] : all) {
            Watched *watched = find(accountId, jobId);
            if (!watched || watched->last)
                continue;
            watched->last = seen.job;
            watched->record = seen.record;
        }
    }
}

void JobWatch::start()
{
    m_timer.start(std::clamp<milliseconds>(m_pace / 12, 10ms, 5s));
}

void JobWatch::setPace(milliseconds pace)
{
    m_pace = pace;
    for (auto &[accountId, all] : m_accounts) {
        for (auto &[jobId, watched] : all)
            watched.dueAt = std::min<qint64>(watched.dueAt, m_clock.elapsed() + pace.count());
    }
    if (m_timer.isActive())
        start();
}

void JobWatch::lookAtNext()
{
    if (m_look || m_place)
        return;
    const qint64 now = m_clock.elapsed();
    QString accountId;
    QString jobId;
    AccountSession *session = nullptr;
    qint64 earliest = now + 1;
    for (const auto &[id, all] : m_accounts) {
        if (all.empty())
            continue;
        AccountSession *own = m_sessions.session(id);
        // A request without a token would wait, and all others behind it.
        if (!own || own->state() != AccountSession::State::Ready)
            continue;
        listenTo(id, own->importJobs());
        for (const auto &[job, watched] : all) {
            if (watched.dueAt >= earliest)
                continue;
            earliest = watched.dueAt;
            accountId = id;
            jobId = job;
            session = own;
        }
    }
    if (session && !askIndex(accountId, jobId, *session))
        begin(accountId, jobId, *session);
}

/// True: the reading begins when the index has said where the job is.
bool JobWatch::askIndex(const QString &accountId, const QString &jobId, AccountSession &session)
{
    Watched &watched = *find(accountId, jobId);
    if (watched.record >= 0 || !session.jobIndex() || std::exchange(watched.isIndexAsked, true))
        return false;
    m_place = std::make_unique<JobPlace>(*session.jobIndex(), jobId);
    const auto end = [this, place = m_place.get()] {
        if (m_place.get() == place)
            m_place.release()->deleteLater(); // control may be in one of its signals
    };
    connect(session.jobIndex(), &QObject::destroyed, m_place.get(), end);
    connect(m_place.get(), &JobPlace::found, this, [this, end, accountId, jobId](qint64 record) {
        end();
        if (Watched *known = find(accountId, jobId); known && known->record < 0)
            known->record = record;
        lookAtNext();
    });
    m_place->start();
    return true;
}

void JobWatch::listenTo(const QString &accountId, PageSource &source)
{
    QPointer<PageSource> &known = m_sources[accountId];
    if (known == &source)
        return;
    if (known)
        known->disconnect(this);
    known = &source;
    connect(
        &source, &PageSource::arrived, this,
        [this, accountId](PageSource::Ticket ticket, const PageAnswer &answer) { take(accountId, ticket, answer); });
    connect(&source, &PageSource::failed, this,
            [this, accountId](PageSource::Ticket ticket, const Error &error) { fail(accountId, ticket, error); });
    connect(&source, &PageSource::blocked, this, [this, accountId, asked = &source](PageSource::Ticket ticket) {
        if (!m_look || m_look->accountId != accountId || m_look->ticket != ticket)
            return;
        // It is due at once when there is another token; until then other accounts go on.
        endLook(0ms);
        asked->cancel(ticket);
    });
    connect(&source, &QObject::destroyed, this, [this, accountId] {
        if (m_look && m_look->accountId == accountId)
            m_look.reset();
    });
}

void JobWatch::begin(const QString &accountId, const QString &jobId, AccountSession &session)
{
    Watched &watched = *find(accountId, jobId);
    const int wanted = session.account().perPage;
    const PageSize known = m_pageSizes.value(accountId);
    const int perPage = known.wanted == wanted ? known.answered : wanted;
    if (watched.nextPage > 1 && watched.pageSize != perPage)
        watched.nextPage = 1;
    m_look = Look{.accountId = accountId,
                  .jobId = jobId,
                  .source = &session.importJobs(),
                  .perPage = perPage,
                  .pages = {},
                  .page = 0,
                  .isThrough = watched.nextPage > 0 || watched.record < 0,
                  .ticket = {}};
    std::vector<int> &pages = m_look->pages;
    if (m_look->isThrough) {
        const int first = std::max(1, watched.nextPage);
        for (int page = first + pagesAtOnce - 1; page >= first; --page)
            pages.push_back(page);
    } else {
        const int page = int(watched.record / m_look->perPage) + 1;
        for (int distance = neighbours; distance >= 1; --distance) {
            if (page > distance)
                pages.push_back(page - distance);
            pages.push_back(page + distance); // new jobs push the others down
        }
        pages.push_back(page);
    }
    askNext();
}

void JobWatch::askNext()
{
    m_look->page = m_look->pages.back();
    m_look->pages.pop_back();
    m_look->ticket = m_look->source->request({m_look->page, m_look->perPage}, PagePriority::Background);
}

void JobWatch::take(const QString &accountId, PageSource::Ticket ticket, const PageAnswer &answer)
{
    const bool isOwn = m_look && m_look->accountId == accountId && m_look->ticket == ticket;
    const int page = isOwn ? m_look->page : answer.page.value_or(0);
    const auto *listed = dynamic_cast<const Page<ImportJob> *>(answer.records.get());
    const AccountSession *session = m_sessions.session(accountId);
    const int wanted = session ? session->account().perPage : 25;
    const int perPage = isOwn && answer.records
        ? ListExtent::answeredSize({page, m_look->perPage}, answer.records->count(), answer)
        : answer.perPage.value_or(wanted);
    bool isFound = false;
    for (qsizetype i = 0; listed && i < listed->count(); ++i) {
        if (!isWatched(accountId, listed->idAt(i)))
            continue;
        isFound = isFound || (isOwn && listed->idAt(i) == m_look->jobId);
        const ImportJob job = listed->at(i); // the page may go with what is told
        learn(accountId, job, page > 0 ? qint64(page - 1) * perPage + i : -1);
    }
    if (!isOwn || !m_look || m_look->ticket != ticket)
        return;
    m_look->ticket.reset();
    const bool isUsable = learnPageSize(perPage);
    if (isFound || !isUsable)
        endLook(m_pace);
    else
        goOn(answer);
}

void JobWatch::learn(const QString &accountId, const ImportJob &job, qint64 record)
{
    Watched *watched = find(accountId, job.id());
    if (!watched)
        return;
    watched->dueAt = m_clock.elapsed() + m_pace.count();
    watched->nextPage = 0;
    watched->passes = 0;
    if (record >= 0)
        watched->record = record;
    const std::optional<ImportJob> before = std::exchange(watched->last, job);
    if (before && !changedFields(*before, job).empty())
        Q_EMIT jobChanged(accountId, *before, job);
}

void JobWatch::goOn(const PageAnswer &answer)
{
    Watched *watched = find(m_look->accountId, m_look->jobId);
    if (!watched || !m_look->source) {
        endLook(m_pace);
        return;
    }
    if (m_look->isThrough && isEnd(answer)) {
        endPass();
    } else if (!m_look->pages.empty()) {
        askNext();
    } else {
        watched->nextPage = m_look->isThrough ? m_look->page + 1 : 1;
        watched->pageSize = m_look->perPage;
        endLook(m_pace);
    }
}

bool JobWatch::learnPageSize(int size)
{
    if (size == m_look->perPage)
        return true;
    const AccountSession *session = m_sessions.session(m_look->accountId);
    m_pageSizes.insert(m_look->accountId, {session ? session->account().perPage : m_look->perPage, size});
    // Page 1 begins with the same job whatever its size.
    if (m_look->page != 1)
        return false;
    m_look->perPage = size;
    return m_look->isThrough;
}

/// A short page is the end only where nobody says how long the list is: else records may just be missing from it.
bool JobWatch::isEnd(const PageAnswer &answer) const
{
    const qsizetype count = answer.records->count();
    const qint64 end = qint64(m_look->page - 1) * m_look->perPage + count;
    const bool isAll = m_look->page == 1 && count > m_look->perPage;
    if (count == 0 || isAll)
        return true;
    if (answer.total && end <= *answer.total)
        return qint64(m_look->page) * m_look->perPage >= *answer.total;
    return count < m_look->perPage;
}

void JobWatch::endPass()
{
    const QString accountId = m_look->accountId;
    const QString jobId = m_look->jobId;
    Watched &watched = *find(accountId, jobId);
    watched.nextPage = 1;
    ++watched.passes;
    const bool isGone = watched.passes > 1;
    endLook(m_pace);
    if (!isGone)
        return;
    stop(accountId, jobId);
    Q_EMIT jobGone(accountId, jobId);
}

void JobWatch::fail(const QString &accountId, PageSource::Ticket ticket, const Error &error)
{
    if (!m_look || m_look->accountId != accountId || m_look->ticket != ticket)
        return;
    if (Watched *watched = find(accountId, m_look->jobId);
        watched && JobRefresher::mayBeBeyondEnd(m_look->page, error)) {
        std::erase_if(m_look->pages, [last = m_look->page](int page) { return page > last; });
        if (!m_look->pages.empty()) {
            askNext();
            return;
        }
        // Where the list really ends is not known: this is no pass through the whole of it.
        watched->nextPage = 1;
    }
    endLook(std::max<milliseconds>(m_pace, error.retryAfter.value_or(0s)));
}

void JobWatch::endLook(milliseconds pause)
{
    if (Watched *watched = find(m_look->accountId, m_look->jobId))
        watched->dueAt = m_clock.elapsed() + pause.count();
    m_look.reset();
}

} // namespace Balehook
