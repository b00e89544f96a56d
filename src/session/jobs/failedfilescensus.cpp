// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/failedfilescensus.h"

#include "session/account/sessions.h"
#include "session/index/indexfolder.h"

#include <utility>

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

FailedFilesCensus::FailedFilesCensus(Sessions &sessions, QStringList accountIds, QSet<QString> kept, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_accounts(std::move(accountIds))
    , m_kept(std::move(kept))
{ }

FailedFilesCensus::~FailedFilesCensus() = default;

void FailedFilesCensus::start()
{
    countNext();
}

void FailedFilesCensus::countNext()
{
    if (m_jobs)
        m_jobs.release()->deleteLater(); // a signal of it led here
    const Account *account = nullptr;
    while (!account && !m_accounts.isEmpty())
        account = m_sessions.account(m_accounts.takeFirst());
    if (!account) {
        Q_EMIT finished();
        return;
    }
    m_jobs =
        std::make_unique<IndexedJobsWalk>(m_sessions.indexes().fileOf(m_sessions.indexKey(*account)), withFailedFile());
    connect(m_jobs.get(), &IndexedJobsWalk::page, this,
            [this, account = *account](const Page<ImportJob> &jobs) { take(account, jobs); });
    connect(m_jobs.get(), &IndexedJobsWalk::finished, this, [this] { endAccount(m_jobs->status()); });
    // Without an index nothing is known, which is no reason not to search.
    connect(m_jobs.get(), &IndexedJobsWalk::failed, this, [this] { endAccount({}); });
    m_jobs->start();
}

void FailedFilesCensus::endAccount(const IndexStatus &status)
{
    m_counts.isKnown = m_counts.isKnown && (status.jobs > 0 || status.isComplete());
    m_counts.isComplete = m_counts.isComplete && status.isComplete();
    countNext();
}

void FailedFilesCensus::take(const Account &account, const Page<ImportJob> &jobs)
{
    const auto isKept = [this](const TransferOrder &order) { return m_kept.contains(order.key.diskName()); };
    for (qsizetype i = 0; i < jobs.count(); ++i)
        m_counts.add(FailedFileStanding::of(account.id, jobs.at(i), account.linkPolicy(), isKept).kind);
}

} // namespace Balehook
