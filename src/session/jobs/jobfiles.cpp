// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/jobfiles.h"

#include "failedrows/cache/filecache.h"
#include "failedrows/fetch/linkcheck.h"
#include "failedrows/fetch/linkexpiry.h"

namespace Balehook {

ImportJob::Field fieldOf(JobFile file)
{
    switch (file) {
    case JobFile::Imported:
        return ImportJob::FilePath;
    case JobFile::Details:
        return ImportJob::AdditionalDetails;
    case JobFile::FailedRows:
        break;
    }
    return ImportJob::FailedFilePath;
}

Result<TransferOrder> orderFor(const QString &accountId, const ImportJob &job, JobFile file,
                               const DestinationPolicy &policy)
{
    const Result<QUrl> link = LinkCheck::parse(job.text(fieldOf(file)), policy);
    if (!link)
        return link.error();
    TransferOrder order;
    order.key = {accountId, job.id(), file, link.value()};
    order.jobType = job.text(ImportJob::JobType);
    order.changedAt = job.updatedAt().instant();
    order.createdAt = job.createdAt().instant();
    return order;
}

TransferOrder orderForLink(const QString &accountId, const ImportJob &job, const QUrl &link,
                           const DestinationPolicy &policy)
{
    for (const JobFile file : {JobFile::FailedRows, JobFile::Imported}) {
        const Result<TransferOrder> order = orderFor(accountId, job, file, policy);
        if (order && order.value().key.link == link)
            return order.value();
    }
    TransferOrder order;
    order.key = {accountId, job.id(), JobFile::Details, link};
    order.jobType = job.text(ImportJob::JobType);
    return order;
}

void FailedFilesWish::add(const ImportJob &job)
{
    if (!job.has(ImportJob::FailedFilePath)) {
        ++m_without;
        return;
    }
    Result<TransferOrder> order = orderFor(m_accountId, job, JobFile::FailedRows, m_policy);
    if (!order) {
        ++m_refused;
        return;
    }
    const std::optional<CachedFile> known = m_cache.find(order.value().key);
    if (known && !order.value().isNewerThan(*known))
        ++m_alreadyHere;
    else if (hasExpired(order.value().key.link))
        ++m_expired;
    else
        m_orders.push_back(std::move(order).value());
}

QStringList FailedFilesWish::notFetched() const
{
    QStringList sentences;
    if (m_alreadyHere > 0)
        sentences += tr("%Ln files are already downloaded.", nullptr, m_alreadyHere);
    if (m_expired > 0)
        sentences += tr("%Ln links have expired.", nullptr, m_expired);
    if (m_without > 0)
        sentences += tr("%Ln jobs have no failed file.", nullptr, m_without);
    if (m_refused > 0)
        sentences += tr("%Ln jobs have a link that may not be opened.", nullptr, m_refused);
    return sentences;
}

} // namespace Balehook
