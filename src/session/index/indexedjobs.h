// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobquery.h"
#include "domain/records/importjob.h"
#include "domain/records/page.h"
#include "domain/records/pagesource.h"
#include "store/jobindex.h"

#include <memory>

namespace Balehook {

/// The jobs of an index that match a query, in the order it asks for, as pages of Page<ImportJob>. Owned by the
/// session; the index outlives it. The total of its answers is empty until the search is complete.
class IndexedJobs final : public PageSource
{
    Q_OBJECT

public:
    explicit IndexedJobs(JobIndex &index, QObject *parent = nullptr);
    ~IndexedJobs() override;

    /// What the index gave for rows, decoded; null if they are no JSON. For any thread.
    static std::shared_ptr<const Page<ImportJob>> pageOf(const std::vector<FoundJobs::Row> &rows);

    const JobQuery &query() const;
    /// A new search; says invalidated(). The same query again does nothing.
    void setQuery(const JobQuery &query);
    /// Searches again: the index has changed.
    void searchAgain();
    /// Ends the search; nothing is served until setQuery().
    void stop();

    /// Nothing before the first rows are known.
    std::optional<JobIndex::Matches> matches() const;
    /// What was known to be in the index when the search began: it has looked at all of that.
    const IndexStatus &begunIn() const;
    /// Why the search failed. There are no matches then; the next request() searches again.
    std::optional<Error> error() const;
    /// Ids of the jobs among the rows answered so far that are no longer listed.
    bool isUnlisted(const QString &id) const;
    /// As JobIndex::find() in the search that is shown.
    void find(const QString &id, QObject *context, JobIndex::Callback<qint64> done);

    Ticket request(PageRequest request, PagePriority priority) override;
    void cancel(Ticket ticket) override;
    std::optional<Search> searched() const override;
    IndexedJobs *copy(QObject &owner) const override;

Q_SIGNALS:
    /// Also: error() says something now.
    void matchesChanged();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Balehook
