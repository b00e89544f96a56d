// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/failedfilescensus.h"

#include "domain/records/page.h"
#include "failedrows/fetch/linkexpiry.h"
#include "session/jobs/jobfiles.h"

namespace Balehook {

namespace {

constexpr int jobsAtOnce = 200;

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
    , m_index(indexFile)
    , m_jobs(m_index)
{
    connect(&m_jobs, &PageSource::arrived, this, [this](PageSource::Ticket, const PageAnswer &answer) {
        take(*answer.records);
        if (answer.records->count() == jobsAtOnce) {
            ask();
            return;
        }
        const IndexStatus &status = m_index.status();
        m_counts.isKnown = status.jobs > 0 || status.isComplete();
        m_counts.isComplete = status.isComplete();
        Q_EMIT finished();
    });
    // Without an index nothing is known, which is no reason not to search.
    connect(&m_jobs, &PageSource::failed, this, [this] { Q_EMIT finished(); });
}

FailedFilesCensus::~FailedFilesCensus() = default;

void FailedFilesCensus::start()
{
    JobQuery query;
    query.hasFailedFile = true;
    m_jobs.setQuery(query);
    ask();
}

void FailedFilesCensus::ask()
{
    m_jobs.request({m_page++, jobsAtOnce}, PagePriority::Background);
}

void FailedFilesCensus::take(const RecordPage &page)
{
    const auto *jobs = dynamic_cast<const Page<ImportJob> *>(&page);
    if (!jobs)
        return;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (qsizetype i = 0; i < jobs->count(); ++i) {
        const auto order = orderFor(m_account.id, jobs->at(i), JobFile::FailedRows, m_account.linkPolicy());
        if (!order) {
            ++m_counts.refused;
            continue;
        }
        const QDateTime expiry = linkExpiry(order.value().key.link);
        if (m_kept.contains(order.value().key.diskName()))
            ++m_counts.kept;
        else if (expiry.isValid() && expiry <= now)
            ++m_counts.expired;
        else
            ++m_counts.notFetched;
    }
}

} // namespace Balehook
