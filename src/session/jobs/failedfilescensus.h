// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/jobs/indexedjobswalk.h"
#include "session/jobs/jobfiles.h"

#include <QSet>
#include <QStringList>

namespace Balehook {

class Sessions;

/// How many failed files of some accounts are kept, by what their indexes know of the jobs: a search in the kept ones
/// says with it what it did not look through. Reads one index after the other and asks nobody. One object a census,
/// owned by who wants it.
class FailedFilesCensus final : public QObject
{
    Q_OBJECT

public:
    struct Counts
    {
        bool isKnown = false; ///< there is an index with jobs
        bool isComplete = false; ///< it holds all jobs
        qint64 kept = 0; ///< jobs whose failed file is kept
        qint64 expired = 0; ///< not kept, and the link says that it is no longer good
        qint64 notFetched = 0; ///< not kept, and could be
        qint64 refused = 0; ///< not kept, and the link is none that is fetched

        void add(FailedFileStanding::Kind kind);
        qint64 all() const { return kept + expired + notFetched + refused; }
        friend bool operator==(const Counts &a, const Counts &b) = default;
    };

    /// \a kept are the names on disk of the failed files of all accounts.
    FailedFilesCensus(Sessions &sessions, const QStringList &accountIds, QSet<QString> kept, QObject *parent = nullptr);
    ~FailedFilesCensus() override;

    /// finished() follows.
    void start() { m_jobs.start(); }
    /// From finished() on.
    const Counts &counts() const { return m_counts; }

Q_SIGNALS:
    void finished();

private:
    void count(const IndexedJobsWalk::Rows &rows);

    const QSet<QString> m_kept;
    QString m_accountId; ///< whose jobs come
    DestinationPolicy m_policy; ///< of its links
    Counts m_counts{.isKnown = true, .isComplete = true};
    IndexedJobsWalk m_jobs;
};

} // namespace Balehook
