// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "domain/records/importjob.h"
#include "domain/records/pagesource.h"
#include "models/pagewalker.h"
#include "session/jobs/jobrefresher.h"
#include "store/jobindex.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace Balehook::Ctl {

/// Finds one job by its id, as it is listed now. The interface has no way to ask for one, so the listing is read: where
/// an index on disk saw the job last, and otherwise from the first page until it comes. The index says only where to
/// look, because the links of what it keeps may have expired. Ends on every server, as PageWalker does.
class JobFinder final : public QObject
{
    Q_OBJECT

public:
    /// \a jobs and \a index go with their session, perhaps before this, but not while it looks for something. Without
    /// \a index, or where it is of no use, all is read.
    JobFinder(PageSource &jobs, int perPage, JobIndex *index = nullptr, QObject *parent = nullptr);
    ~JobFinder() override;

    /// One of found(), notFound() and failed() follows, once and through the event loop.
    void find(const QString &jobId);

Q_SIGNALS:
    void progressed(qint64 read, std::optional<qint64> total);
    void found(const Balehook::ImportJob &job);
    /// None of the \a read jobs that are listed is it.
    void notFound(qint64 read);
    void failed(const Balehook::Error &error);

private:
    void askIndex();
    void walk();
    void endSearch();
    bool look(const PageAnswer &answer);

    PageSource &m_jobs;
    const int m_perPage;
    const QPointer<JobIndex> m_index;
    JobIndex::Search m_search = 0;
    int m_turn = 0; ///< what comes for an earlier find() is dropped
    bool m_waitsForIndex = false;
    JobRefresher m_refresher;
    PageWalker m_walker;
    QString m_jobId;
    std::optional<ImportJob> m_found;
};

} // namespace Balehook::Ctl
