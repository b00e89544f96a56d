// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/failedfilescensus.h"

#include "failedrows/fetch/linkexpiry.h"
#include "session/jobs/jobfiles.h"

namespace Balehook {

namespace {

JobQuery withFailedFile()
{
    JobQuery query;
    query.hasFailedFile = true;
    return query;
}

} // namespace

FailedFilesCensus::Counts &FailedFilesCensus::Counts::operator+=(const Counts &other)
{
    isKnown = isKnown && other.isKnown;
    isComplete = isComplete && other.isComplete;
    kept += other.kept;
    expired += other.expired;
    notFetched += other.notFetched;
    refused += other.refused;
    return *this;
}

FailedFilesCensus::FailedFilesCensus(const Account &account, const QString &indexFile, QSet<QString> kept,
                                     QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_kept(std::move(kept))
    , m_jobs(indexFile, withFailedFile())
{
    connect(&m_jobs, &IndexedJobsWalk::page, this, &FailedFilesCensus::take);
    connect(&m_jobs, &IndexedJobsWalk::finished, this, [this] {
        const IndexStatus &status = m_jobs.status();
        m_counts.isKnown = status.jobs > 0 || status.isComplete();
        m_counts.isComplete = status.isComplete();
        Q_EMIT finished();
    });
    // Without an index nothing is known, which is no reason not to search.
    connect(&m_jobs, &IndexedJobsWalk::failed, this, [this] { Q_EMIT finished(); });
}

FailedFilesCensus::~FailedFilesCensus() = default;

void FailedFilesCensus::start()
{
    m_jobs.start();
}

void FailedFilesCensus::take(const Page<ImportJob> &jobs)
{
    for (qsizetype i = 0; i < jobs.count(); ++i) {
        const auto order = orderFor(m_account.id, jobs.at(i), JobFile::FailedRows, m_account.linkPolicy());
        if (!order) {
            ++m_counts.refused;
            continue;
        }
        if (m_kept.contains(order.value().key.diskName()))
            ++m_counts.kept;
        else if (hasExpired(order.value().key.link))
            ++m_counts.expired;
        else
            ++m_counts.notFetched;
    }
}

} // namespace Balehook
