// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/jobs/jobschoice.h"
#include "store/jobindex.h"

#include <QObject>

#include <memory>

namespace Balehook {

struct Account;
class Sessions;

/// The jobs of a choice that have a failed file, account by account and page by page, as the indexes of the accounts
/// know them. Opens each index for itself and asks nobody else. An account that is gone is passed over. One object a
/// walk, owned by whoever wants it, who may delete it when it tells finished(), but not while it tells something else.
class IndexedJobsWalk final : public QObject
{
    Q_OBJECT

public:
    using Rows = std::vector<FoundJobs::Row>;

    /// What an index knows.
    struct Knowledge
    {
        bool isKnown = false; ///< there is an index with jobs, or the jobs were named
        bool isComplete = false; ///< it holds all jobs
        std::optional<Error> error = {}; ///< the index could not be read, so nothing is known
    };

    /// \a choice as of its now(). \a atOnce: rows of a page.
    IndexedJobsWalk(Sessions &sessions, JobsChoice choice, int atOnce = 200, QObject *parent = nullptr);
    ~IndexedJobsWalk() override;

    /// For each account begun(), page() any number of times and ended(), and at last finished(). What needs no index
    /// comes before this returns.
    void start() { next(); }

Q_SIGNALS:
    /// Jobs that were named are in the choice and in no page.
    void begun(const Balehook::Account &account);
    /// For IndexedJobs::pageOf(), in whatever thread.
    void page(const Balehook::IndexedJobsWalk::Rows &rows);
    void ended(const Balehook::IndexedJobsWalk::Knowledge &knowledge);
    void finished();

private:
    void next();
    void search();
    void read(JobIndex::Search search, qint64 first);
    void end(const Knowledge &knowledge);

    Sessions &m_sessions;
    JobsChoice m_choice;
    const int m_atOnce;
    qsizetype m_account = 0; ///< of the choice, that comes next
    std::unique_ptr<JobIndex> m_index; ///< of one account
};

} // namespace Balehook
