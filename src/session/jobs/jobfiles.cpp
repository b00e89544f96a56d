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

namespace {

TransferOrder orderOf(const QString &accountId, const ImportJob &job, JobFile file, const QUrl &link)
{
    TransferOrder order;
    order.key = {accountId, job.id(), file, link};
    order.jobType = job.text(ImportJob::JobType);
    order.changedAt = job.updatedAt().instant();
    order.createdAt = job.createdAt().instant();
    return order;
}

} // namespace

Result<TransferOrder> orderFor(const QString &accountId, const ImportJob &job, JobFile file,
                               const DestinationPolicy &policy)
{
    const Result<QUrl> link = LinkCheck::parse(job.text(fieldOf(file)), policy);
    if (!link)
        return link.error();
    return orderOf(accountId, job, file, link.value());
}

TransferOrder orderForLink(const QString &accountId, const ImportJob &job, const QUrl &link,
                           const DestinationPolicy &policy)
{
    for (const JobFile file : {JobFile::FailedRows, JobFile::Imported}) {
        const Result<TransferOrder> order = orderFor(accountId, job, file, policy);
        if (order && order.value().key.link == link)
            return order.value();
    }
    return orderOf(accountId, job, JobFile::Details, link);
}

FailedFileStanding FailedFileStanding::of(const QString &accountId, const ImportJob &job,
                                          const DestinationPolicy &policy,
                                          const std::function<bool(const TransferOrder &)> &isKept)
{
    if (!job.has(ImportJob::FailedFilePath))
        return {};
    Result<TransferOrder> order = orderFor(accountId, job, JobFile::FailedRows, policy);
    if (!order)
        return {Kind::Refused};
    const Kind kind = isKept(order.value())  ? Kind::Kept
        : hasExpired(order.value().key.link) ? Kind::Expired
                                             : Kind::NotFetched;
    return {kind, std::move(order).value()};
}

void FailedFilesWish::setAccount(const QString &accountId, const DestinationPolicy &policy)
{
    m_accountId = accountId;
    m_policy = policy;
}

void FailedFilesWish::add(const ImportJob &job)
{
    using Kind = FailedFileStanding::Kind;
    auto standing = FailedFileStanding::of(m_accountId, job, m_policy, [this](const TransferOrder &order) {
        const std::optional<CachedFile> known = m_cache.find(order.key);
        return known && !order.isNewerThan(*known);
    });
    switch (standing.kind) {
    case Kind::None:
        ++m_without;
        break;
    case Kind::Refused:
        ++m_refused;
        break;
    case Kind::Kept:
        ++m_alreadyHere;
        break;
    case Kind::Expired:
        ++m_expired;
        break;
    case Kind::NotFetched:
        m_orders.push_back(*std::move(standing.order));
    }
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
