// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/jobchunks.h"
#include "store/order/placelist.h"
#include "store/order/sortedplaces.h"
#include "store/placewalk.h"
#include "store/wordranks.h"

#include <memory>

namespace Balehook {

/// The places of the jobs that match a query, in the order it asks for, found step by step. In another order than that
/// of the listing, what jobs are sorted by is read from SortColumns, twice: first only for those that come first, which
/// takes a fraction of the time, then for all. Where not each job matches, the first rows are picked from the first of
/// all jobs, if there are enough among them, and then those that match are found; few are sorted as they are found.
/// Rows that are wanted go before others.
class JobSearch final
{
public:
    /// \a most: bytes of what is sorted at once; where that is not enough for all, they are read several times.
    JobSearch(const JobQuery &query, qint64 now, std::size_t most = SortedPlaces::mostBytes);

    /// Does a little of what is to be done, in the snapshot that \a sql reads.
    void step(SqlRun &sql);
    /// For who has lost the snapshot: from the beginning, in another one.
    void beginAgain() { *this = JobSearch(m_query, m_now, m_most); }
    /// It has read in a snapshot and goes on in the same.
    bool isBegun() const { return m_stage != Stage::Beginning; }
    /// All matches have been read; they may still have to be put in order.
    bool isFound() const { return isDone() || (m_stage == Stage::Ordering && !m_sorted.isCut()); }
    /// count() is their number; the first of them are in places().
    bool isCounted() const { return m_total.has_value() || isFound(); }
    /// There is nothing more to do.
    bool isDone() const { return m_stage == Stage::Done; }
    /// Their number, as far as it is known.
    qint64 count() const;
    /// In their order. Of those that has() says are known.
    const std::vector<qint64> &places() const { return m_places; }
    /// Rows from \a first to before \a end are known, as far as there are so many.
    bool has(qint64 first, qint64 end) const { return isDone() || !firstMissing(first, end); }
    /// Goes on with what leads to these rows, until it is told of others.
    void want(qint64 first, qint64 end);

private:
    enum class Stage { Beginning, Picking, Finding, Skimming, Reading, Ordering, Done };
    enum class KeyKind { None, Time, Count, Word, Text };

    void begin(SqlRun &sql);
    bool lastMayBeFirst() const;
    void pickSome(SqlRun &sql);
    void findSome(SqlRun &sql);
    void beginReading(Stage stage);
    void skimSome(SqlRun &sql);
    void readColumns(SqlRun &sql, const PlaceWalk::Stretch &stretch);
    void readPlaces(SqlRun &sql, const PlaceWalk::Stretch &stretch);
    bool isBy(ImportJob::Field field) const { return m_query.sortField == field; }
    std::optional<std::size_t> firstMissing(qint64 first, qint64 end) const;
    void beginPiece();
    void readSome(SqlRun &sql);
    void orderSome();
    static void checkCount(SqlRun &sql, qint64 found);
    void note(const JobChunks::Found &job);
    std::optional<quint64> keyOf(std::optional<qint64> number);
    QByteArrayView keyOf(QByteArrayView text);
    QString keyExpression();
    QString keyColumn() const; ///< of a word

    JobQuery m_query;
    qint64 m_now;
    std::size_t m_most;
    Stage m_stage = Stage::Beginning;
    KeyKind m_kind = KeyKind::None;
    int m_part = 0; ///< of JobRow::textFields or wordFields, what it sorts by
    std::unique_ptr<JobChunks> m_chunks;
    std::unique_ptr<JobChunks> m_finder; ///< of places alone, while many are found
    SortedPlaces m_sorted;
    QByteArray m_key; ///< of a text that is a number
    std::vector<qint64> m_places;
    WordRanks m_ranks;
    bool m_hasOddWords = false; ///< the file is damaged
    PlaceList m_matching; ///< all that match, where not each job does
    std::vector<qint64> m_candidates; ///< the first in the order, of all jobs
    std::size_t m_checked = 0; ///< of them
    std::vector<qint64> m_picked; ///< that match
    PlaceWalk m_walk; ///< what is still to be read
    PlaceWalk m_wholeWalk; ///< what is to be read each time
    qint64 m_wantedFirst = 0; ///< row
    qint64 m_wantedEnd = 0;
    qint64 m_skimmed = 0; ///< matches so far, or jobs that were looked at
    std::optional<qint64> m_total; ///< matches
};

} // namespace Balehook
