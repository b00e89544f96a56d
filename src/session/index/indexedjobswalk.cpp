// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/indexedjobswalk.h"

#include <utility>

namespace Balehook {

namespace {

constexpr int jobsAtOnce = 200;

} // namespace

IndexedJobsWalk::IndexedJobsWalk(const QString &indexFile, JobQuery query, QObject *parent)
    : QObject(parent)
    , m_query(std::move(query))
    , m_index(indexFile)
    , m_jobs(m_index)
{
    connect(&m_jobs, &PageSource::arrived, this,
            [this](PageSource::Ticket, const PageAnswer &answer) { take(answer); });
    connect(&m_jobs, &PageSource::failed, this,
            [this](PageSource::Ticket, const Error &error) { Q_EMIT failed(error); });
}

IndexedJobsWalk::~IndexedJobsWalk() = default;

void IndexedJobsWalk::start()
{
    m_jobs.setQuery(m_query);
    ask();
}

void IndexedJobsWalk::ask()
{
    m_jobs.request({m_page++, jobsAtOnce}, PagePriority::Background);
}

void IndexedJobsWalk::take(const PageAnswer &answer)
{
    if (const auto *jobs = dynamic_cast<const Page<ImportJob> *>(answer.records.get()))
        Q_EMIT page(*jobs);
    if (answer.records->count() == jobsAtOnce)
        ask();
    else
        Q_EMIT finished();
}

} // namespace Balehook
