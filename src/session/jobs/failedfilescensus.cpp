// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/failedfilescensus.h"

namespace Balehook {

namespace {

JobQuery withFailedFile()
{
    JobQuery query;
    query.hasFailedFile = true;
    return query;
}

} // namespace

void FailedFilesCensus::Counts::add(FailedFileStanding::Kind kind)
{
    switch (kind) {
    case FailedFileStanding::Kind::None:
        break;
    case FailedFileStanding::Kind::Refused:
        ++refused;
        break;
    case FailedFileStanding::Kind::Kept:
        ++kept;
        break;
    case FailedFileStanding::Kind::Expired:
        ++expired;
        break;
    case FailedFileStanding::Kind::NotFetched:
        ++notFetched;
    }
}

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
    const auto isKept = [this](const TransferOrder &order) { return m_kept.contains(order.key.diskName()); };
    for (qsizetype i = 0; i < jobs.count(); ++i)
        m_counts.add(FailedFileStanding::of(m_account.id, jobs.at(i), m_account.linkPolicy(), isKept).kind);
}

} // namespace Balehook
