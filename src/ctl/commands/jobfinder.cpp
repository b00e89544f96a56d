// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/jobfinder.h"

#include "domain/records/page.h"

#include <utility>

namespace Balehook::Ctl {

JobFinder::JobFinder(PageSource &jobs, int perPage, JobIndex *index, QObject *parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_perPage(perPage)
    , m_index(index)
    , m_walker(jobs, perPage)
{
    connect(&m_walker, &PageWalker::progressed, this, &JobFinder::progressed);
    connect(&m_walker, &PageWalker::stopped, this, [this] { Q_EMIT found(*m_found); });
    connect(&m_walker, &PageWalker::exhausted, this, [this] { Q_EMIT notFound(m_walker.readCount()); });
    connect(&m_walker, &PageWalker::failed, this, &JobFinder::failed);
    connect(&m_refresher, &JobRefresher::found, this, &JobFinder::found);
    connect(&m_refresher, &JobRefresher::notFound, this, &JobFinder::walk);
    connect(&m_refresher, &JobRefresher::failed, this, &JobFinder::failed);
    if (!m_index)
        return;
    connect(m_index, &JobIndex::opened, this, [this] {
        if (std::exchange(m_waitsForIndex, false))
            askIndex();
    });
}

JobFinder::~JobFinder()
{
    endSearch();
}

void JobFinder::endSearch()
{
    const JobIndex::Search search = std::exchange(m_search, 0);
    if (search != 0 && m_index)
        m_index->endSearch(search);
}

void JobFinder::find(const QString &jobId)
{
    ++m_turn;
    m_jobId = jobId;
    m_found.reset();
    m_walker.cancel();
    m_refresher.cancel();
    endSearch();
    if (!m_index) {
        walk();
    } else if (m_index->isOpen()) {
        askIndex();
    } else {
        m_waitsForIndex = true;
        m_index->open();
    }
}

void JobFinder::askIndex()
{
    if (m_index->error() || m_index->status().jobs == 0) {
        walk();
        return;
    }
    // In the order in which the service lists them.
    JobQuery listed;
    listed.isListed = true;
    m_search = m_index->search(listed, this, [](const Result<JobIndex::Matches> &) {});
    m_index->find(m_search, m_jobId, this, [this, turn = m_turn](const Result<qint64> &row) {
        if (turn != m_turn)
            return;
        endSearch();
        if (row && row.value() >= 0)
            m_refresher.start(m_jobs, m_perPage, row.value(), m_jobId);
        else
            walk();
    });
}

void JobFinder::walk()
{
    m_walker.start(1, PageWalker::Direction::Forward,
                   [this](int, const PageAnswer &answer, qint64) { return look(answer); });
}

/// True to go on.
bool JobFinder::look(const PageAnswer &answer)
{
    const auto *page = dynamic_cast<const Page<ImportJob> *>(answer.records.get());
    for (qsizetype i = 0; page && i < page->count(); ++i) {
        if (page->idAt(i) == m_jobId) {
            m_found = page->at(i);
            return false;
        }
    }
    return true;
}

} // namespace Balehook::Ctl
