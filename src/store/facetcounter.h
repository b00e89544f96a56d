// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobfacets.h"
#include "store/jobchunks.h"
#include "store/placewalk.h"

#include <QHash>
#include <QSet>
#include <QTimeZone>

#include <array>
#include <map>
#include <optional>
#include <span>

namespace Balehook {

/// Counts the values of the jobs that match a query, step by step, in one pass for all fields.
class FacetCounter final
{
public:
    /// When it is counted, and where.
    struct Moment
    {
        QTimeZone zone;
        qint64 now = 0;
    };
    FacetCounter(const JobQuery &query, bool days, const Moment &moment, JobFacets::Find find = {});

    void step(SqlRun &sql);
    bool isDone() const { return m_stage == Stage::Done; }
    /// When it is done.
    const JobFacets &facets() const { return m_facets; }

private:
    enum class Stage { Beginning, Counting, Done };

    /// Fields of JobQuery::facetFields, in this order.
    static constexpr std::size_t fieldCount = JobQuery::facetFields.size();
    static constexpr std::size_t sideCount = 2; ///< has a failed file, has failed rows
    struct Restriction
    {
        QSet<qint64> words;
        bool isNegated = false;
    };
    struct Day
    {
        QHash<qint64, qint64> jobs; ///< by the word of the status
        quint64 failedRows = 0;
        qint64 uncounted = 0; ///< jobs without a number of failed rows
    };
    struct DaySpan
    {
        qint64 first = 0; ///< millisecond since 1970 UTC
        qint64 julianDay = 0;
    };
    /// A job as it comes from the table: words, then time and failures where days are wanted.
    struct Job
    {
        std::array<qint64, fieldCount> words{};
        std::array<std::optional<bool>, sideCount> sides{}; ///< nothing: the service sent no number
        std::optional<qint64> created;
        std::optional<quint64> failed;
    };

    void begin(SqlRun &sql);
    void findWords(SqlRun &sql);
    void findRestriction(SqlRun &sql, std::size_t field);
    void note(std::span<const QByteArrayView> shown);
    bool isRestrictedOut(const Job &job, std::size_t condition) const;
    std::optional<QSet<qint64>> foundWords(SqlRun &sql, ImportJob::Field field) const;
    void noteDay(const Job &job);
    qint64 dayOf(qint64 time);
    void finish(SqlRun &sql);
    static QString wordText(SqlRun &sql, qint64 word);

    JobQuery m_query;
    bool m_hasDays;
    JobFacets::Find m_find;
    QTimeZone m_zone; ///< of the days
    Stage m_stage = Stage::Beginning;
    JobChunks m_chunks;
    PlaceWalk m_walk;
    qint64 m_noName = -1; ///< the word of users without a name
    qint64 m_lastWord = 0; ///< that jobs may have
    bool m_hasOddWords = false; ///< the file is damaged
    std::array<std::optional<Restriction>, fieldCount> m_restrictions;
    std::array<std::vector<qint64>, fieldCount> m_counts; ///< by word
    QHash<qint64, Day> m_days; ///< by their Julian days
    std::map<qint64, DaySpan> m_spans; ///< days that were met, by their last millisecond
    JobFacets m_facets;
};

} // namespace Balehook
