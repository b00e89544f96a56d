// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/viewcounts.h"

#include <utility>

namespace Balehook {

ViewCounts::ViewCounts(QObject *parent)
    : QObject(parent)
{ }

ViewCounts::~ViewCounts()
{
    end();
}

void ViewCounts::count(JobIndex *index, std::vector<JobQuery> queries)
{
    end();
    m_index = index;
    m_queries = std::move(queries);
    m_at = 0;
    next();
}

void ViewCounts::next()
{
    if (!m_index || m_at >= m_queries.size())
        return;
    m_link = std::make_unique<QObject>();
    m_search = m_index->searchLast(m_queries[m_at], m_link.get(), [this](const Result<JobIndex::Matches> &matches) {
        if (matches && !matches.value().isComplete)
            return;
        const int at = int(m_at++);
        const qint64 jobs = matches ? matches.value().count : -1;
        // The search may not end within its own callback.
        QMetaObject::invokeMethod(
            this,
            [this, at, jobs] {
                if (at + 1 != int(m_at))
                    return; // another count has begun
                end();
                if (jobs >= 0)
                    Q_EMIT counted(at, jobs);
                next();
            },
            Qt::QueuedConnection);
    });
}

void ViewCounts::end()
{
    m_link.reset();
    if (const JobIndex::Search search = std::exchange(m_search, 0); search && m_index)
        m_index->endSearch(search);
}

} // namespace Balehook
