// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/destinationpolicy.h"
#include "domain/queries/query.h"
#include "domain/records/failedfileview.h"
#include "domain/records/importjob.h"
#include "failedrows/compare/filecomparison.h"
#include "session/jobs/reasonreport.h"

#include <QHash>
#include <QTimeZone>

#include <map>

namespace Balehook {

/// What JobReasons does in a worker: which kept files belong to the jobs that were chosen, what is known of their
/// reasons, and reading what is not. Used by one thread at a time. Once it is stopped, from any thread, nothing more is
/// looked at.
class ReasonWork final
{
public:
    /// An account whose jobs are chosen.
    struct Source
    {
        QString accountId;
        DestinationPolicy policy;
        std::vector<CachedFile> kept; ///< its failed files
        QString shelfPath;
        bool takesOthers = true; ///< also kept files of jobs that are not known
    };

    ReasonWork(QHash<QString, FailedFileView> views, const QTimeZone &zone,
               std::optional<QueryParts::TimeRange> created, StopFlag stop)
        : m_views(std::move(views))
        , m_zone(zone)
        , m_created(created)
        , m_stop(std::move(stop))
    { }

    bool isStopped() const { return *m_stop; }

    void begin(const Source &source);
    /// Of the source that was begun last. Each job once.
    void addJob(const ImportJob &job);
    /// \a isKnown and \a isComplete as in FailedFilesCensus.
    void endSource(bool isKnown, bool isComplete);

    /// Counts what the shelves know; the rest is left for readSome().
    void countKnown();
    /// Reads files for about \a msecs, at least one. False: there are no more.
    bool readSome(int msecs);
    /// What readSome() has found since, by account, to be kept.
    std::map<QString, std::vector<FileReasons>> takeFresh() { return std::exchange(m_fresh, {}); }

    ReasonReport report(const std::optional<QDate> &since) const;

private:
    void add(const CachedFile &file, const ImportJob *job);
    FileReasons::Key keyOf(const CachedFile &file) const;
    void take(const ReasonReport::File &chosen, const FileReasons &reasons);

    FileComparison::Source sourceOf(const CachedFile &file) const;

    const QHash<QString, FailedFileView> m_views; ///< by type of job
    const QTimeZone m_zone;
    const std::optional<QueryParts::TimeRange> m_created;
    const StopFlag m_stop;
    Source m_source;
    QHash<QString, CachedFile> m_left; ///< of the source, by disk name
    QHash<std::pair<QString, QString>, int> m_jobs; ///< numbers by account and id
    QHash<std::pair<QString, QString>, FileReasons> m_known; ///< of the shelves, by account and disk name
    std::vector<ReasonReport::File> m_chosen;
    std::vector<ReasonReport::File> m_unread; ///< the next one last
    std::vector<ReasonReport::File> m_files; ///< counted in m_tally
    ReasonTally m_tally;
    SearchCoverage m_coverage{.searched = {}, .files = {.isKnown = true, .isComplete = true}};
    std::map<QString, std::vector<FileReasons>> m_fresh;
};

} // namespace Balehook
