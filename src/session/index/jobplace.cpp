// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/jobplace.h"

#include <utility>

namespace Balehook {

JobPlace::JobPlace(JobIndex &index, QString jobId, QObject *parent)
    : QObject(parent)
    , m_index(&index)
    , m_jobId(std::move(jobId))
{ }

JobPlace::~JobPlace()
{
    endSearch();
}

void JobPlace::start()
{
    if (!m_index)
        return;
    if (m_index->isOpen()) {
        ask(true);
        return;
    }
    connect(m_index, &JobIndex::opened, this, [this] {
        if (!m_isAsked)
            ask(true);
    });
    m_index->open();
}

void JobPlace::ask(bool isListed)
{
    m_isAsked = true;
    endSearch();
    JobQuery query;
    query.isListed = isListed; // the others have no number in the listing
    m_search = m_index->search(query, this, [](const Result<JobIndex::Matches> &) {});
    m_index->find(m_search, m_jobId, this, [this, isListed](const Result<qint64> &row) { take(isListed, row); });
}

void JobPlace::take(bool isListed, const Result<qint64> &row)
{
    endSearch();
    const qint64 at = row ? row.value() : -1;
    if (isListed && at >= 0)
        Q_EMIT found(at, false);
    else if (isListed && row && m_index)
        ask(false);
    else
        Q_EMIT found(-1, at >= 0);
}

void JobPlace::endSearch()
{
    if (m_index && m_search != 0)
        m_index->endSearch(m_search);
    m_search = 0;
}

} // namespace Balehook
