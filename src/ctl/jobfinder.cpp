// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/jobfinder.h"

#include "domain/page.h"

namespace Balehook::Ctl {

JobFinder::JobFinder(PageSource &jobs, int perPage, QObject *parent)
    : QObject(parent)
    , m_walker(jobs, perPage)
{
    connect(&m_walker, &PageWalker::progressed, this, &JobFinder::progressed);
    connect(&m_walker, &PageWalker::stopped, this, [this] { Q_EMIT found(*m_found); });
    connect(&m_walker, &PageWalker::exhausted, this, [this] { Q_EMIT notFound(m_walker.readCount()); });
    connect(&m_walker, &PageWalker::failed, this, &JobFinder::failed);
}

JobFinder::~JobFinder() = default;

void JobFinder::find(const QString &jobId)
{
    m_jobId = jobId;
    m_found.reset();
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
