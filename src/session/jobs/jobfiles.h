// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "domain/account/destinationpolicy.h"
#include "domain/records/importjob.h"
#include "session/account/transfer.h"

#include <QCoreApplication>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace Balehook {

class FileCache;
class FileTransfers;

/// The field of a job that holds the link of a file.
ImportJob::Field fieldOf(JobFile file);

/// What to fetch for \a file of \a job; the error says in a sentence why its link is none that is fetched
/// (ErrorKind::NotAllowed). \a policy is that of the account.
Result<TransferOrder> orderFor(const QString &accountId, const ImportJob &job, JobFile file,
                               const DestinationPolicy &policy);

/// The order for \a link, which is shown with \a job: it may be any of the job's links.
TransferOrder orderForLink(const QString &accountId, const ImportJob &job, const QUrl &link,
                           const DestinationPolicy &policy);

/// How it stands with the failed file of a job.
struct FailedFileStanding
{
    enum class Kind {
        None, ///< the job has no failed file
        Refused, ///< its link is none that is fetched
        Kept,
        Expired, ///< not kept, and the link says that it is no longer good
        NotFetched ///< not kept, and could be
    };
    Kind kind = Kind::None;
    std::optional<TransferOrder> order = {}; ///< but for None and Refused

    /// \a isKept is asked for the file if there is a link to it; \a policy is that of the account.
    static FailedFileStanding of(const QString &accountId, const ImportJob &job, const DestinationPolicy &policy,
                                 const std::function<bool(const TransferOrder &)> &isKept);
};

/// The failed files of some jobs, sorted by what is to be done. A value.
class FailedFilesWish final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::FailedFilesWish)

public:
    explicit FailedFilesWish(FileCache &cache)
        : m_cache(cache)
    { }

    /// Whose jobs come next.
    void setAccount(const QString &accountId, const DestinationPolicy &policy);
    void add(const ImportJob &job);

    const std::vector<TransferOrder> &orders() const { return m_orders; } ///< to be fetched
    int without() const { return m_without; } ///< jobs that have no failed file
    int refused() const { return m_refused; } ///< jobs whose link is none that is fetched
    int expired() const { return m_expired; } ///< jobs whose link says that it is no longer good
    int alreadyHere() const { return m_alreadyHere; } ///< jobs whose file is in the cache
    /// A sentence for each kind of job that is not in orders().
    QStringList notFetched() const;

private:
    FileCache &m_cache;
    QString m_accountId;
    DestinationPolicy m_policy;
    std::vector<TransferOrder> m_orders;
    int m_without = 0;
    int m_refused = 0;
    int m_expired = 0;
    int m_alreadyHere = 0;
};

} // namespace Balehook
