// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/account.h"
#include "session/index/indexedjobswalk.h"
#include "session/jobs/jobfiles.h"

#include <QSet>

namespace Balehook {

/// How many of an account's failed files are kept, by what its index knows of its jobs: a search in the kept ones says
/// with it what it did not look through. Reads the index and asks nobody. One object a census, owned by who wants it.
class FailedFilesCensus final : public QObject
{
    Q_OBJECT

public:
    struct Counts
    {
        bool isKnown = false; ///< there is an index with jobs
        bool isComplete = false; ///< it holds all jobs of the account
        qint64 kept = 0; ///< jobs whose failed file is kept
        qint64 expired = 0; ///< not kept, and the link says that it is no longer good
        qint64 notFetched = 0; ///< not kept, and could be
        qint64 refused = 0; ///< not kept, and the link is none that is fetched

        void add(FailedFileStanding::Kind kind);
        qint64 all() const { return kept + expired + notFetched + refused; }
        Counts &operator+=(const Counts &other);
        friend bool operator==(const Counts &a, const Counts &b) = default;
    };

    /// \a indexFile is that of \a account, \a kept the names on disk of its failed files.
    FailedFilesCensus(const Account &account, const QString &indexFile, QSet<QString> kept, QObject *parent = nullptr);
    ~FailedFilesCensus() override;

    /// finished() follows.
    void start();
    const Counts &counts() const { return m_counts; }

Q_SIGNALS:
    void finished();

private:
    void take(const Page<ImportJob> &jobs);

    const Account m_account;
    const QSet<QString> m_kept;
    IndexedJobsWalk m_jobs;
    Counts m_counts;
};

} // namespace Balehook
