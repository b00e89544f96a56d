// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/keptjob.h"

#include "domain/records/page.h"

namespace Balehook {

KeptJob::KeptJob(const QString &indexFile, QObject *parent)
    : QObject(parent)
    , m_index(indexFile)
    , m_jobs(m_index)
{
    connect(&m_jobs, &PageSource::arrived, this, [this](PageSource::Ticket, const PageAnswer &answer) {
        const auto *page = dynamic_cast<const Page<ImportJob> *>(answer.records.get());
        if (page && page->count() > 0 && page->idAt(0) == m_jobId)
            m_job = page->at(0);
        Q_EMIT finished();
    });
    connect(&m_jobs, &PageSource::failed, this, &KeptJob::finished);
}

KeptJob::~KeptJob() = default;

void KeptJob::find(const QString &jobId)
{
    m_jobId = jobId;
    connect(
        &m_index, &JobIndex::opened, this,
        [this] {
            if (m_index.error() || m_index.status().jobs == 0) {
                Q_EMIT finished();
                return;
            }
            m_jobs.setQuery({});
            m_jobs.find(m_jobId, this, [this](const Result<qint64> &row) {
                if (row && row.value() >= 0)
                    m_jobs.request({int(row.value()) + 1, 1}, PagePriority::Browsing);
                else
                    Q_EMIT finished();
            });
        },
        Qt::SingleShotConnection);
    m_index.open();
}

} // namespace Balehook
