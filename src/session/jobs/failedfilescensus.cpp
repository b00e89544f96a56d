// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/failedfilescensus.h"

#include "domain/account/account.h"
#include "session/index/indexedjobs.h"

#include <utility>

namespace Balehook {

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

FailedFilesCensus::FailedFilesCensus(Sessions &sessions, const QStringList &accountIds, QSet<QString> kept,
                                     QObject *parent)
    : QObject(parent)
    , m_kept(std::move(kept))
    , m_jobs(sessions, {.accounts = accountIds})
{
    connect(&m_jobs, &IndexedJobsWalk::begun, this, [this](const Account &account) {
        m_accountId = account.id;
        m_policy = account.linkPolicy();
    });
    connect(&m_jobs, &IndexedJobsWalk::page, this, &FailedFilesCensus::count);
    // Without an index nothing is known, which is no reason not to search.
    connect(&m_jobs, &IndexedJobsWalk::ended, this, [this](const IndexedJobsWalk::Knowledge &knowledge) {
        m_counts.isKnown = m_counts.isKnown && knowledge.isKnown;
        m_counts.isComplete = m_counts.isComplete && knowledge.isComplete;
    });
    connect(&m_jobs, &IndexedJobsWalk::finished, this, &FailedFilesCensus::finished);
}

FailedFilesCensus::~FailedFilesCensus() = default;

void FailedFilesCensus::count(const IndexedJobsWalk::Rows &rows)
{
    const auto isKept = [this](const TransferOrder &order) { return m_kept.contains(order.key.diskName()); };
    const auto jobs = IndexedJobs::pageOf(rows);
    if (!jobs) {
        m_counts.isKnown = m_counts.isComplete = false;
        return;
    }
    for (qsizetype i = 0; i < jobs->count(); ++i)
        m_counts.add(FailedFileStanding::of(m_accountId, jobs->at(i), m_policy, isKept).kind);
}

} // namespace Balehook
