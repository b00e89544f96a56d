// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/jobchunks.h"
#include "store/placewalk.h"
#include "store/sortedplaces.h"

#include <memory>

namespace Balehook {

/// The places of the jobs that match a query, in the order it asks for, found step by step.
class JobSearch final
{
public:
    JobSearch(const JobQuery &query, qint64 now);
    ~JobSearch();

    /// Does a little of what is to be done, in the snapshot that \a sql reads.
    void step(SqlRun &sql);
    /// All matches have been found; they may still have to be put in order.
    bool isFound() const { return m_stage != Stage::Beginning && m_stage != Stage::Reading; }
    /// There is nothing more to do.
    bool isDone() const { return m_stage == Stage::Done; }
    /// Their number, as far as it is known.
    qint64 count() const;
    /// Those whose place in the order is known.
    const std::vector<qint64> &places() const { return m_places; }

private:
    enum class Stage { Beginning, Reading, Ordering, Done };
    enum class KeyKind { None, Time, Count, Word, Text };

    void begin(SqlRun &sql);
    void readSome(SqlRun &sql);
    void note(const JobChunks::Found &job);
    QString keyExpression();
    void loadRanks(SqlRun &sql);

    JobQuery m_query;
    Stage m_stage = Stage::Beginning;
    KeyKind m_kind = KeyKind::None;
    int m_part = 0; ///< of the texts; or the field of the word
    std::unique_ptr<JobChunks> m_chunks;
    SortedPlaces m_sorted;
    QByteArray m_key; ///< of the job that is being noted
    std::vector<qint64> m_places;
    std::vector<std::optional<quint64>> m_ranks; ///< of words by their number
    PlaceWalk m_walk; ///< what is still to be read
};

} // namespace Balehook
