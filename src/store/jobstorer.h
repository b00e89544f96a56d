// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/indexstate.h"
#include "store/jobmover.h"
#include "store/jobrow.h"
#include "store/sortcolumns.h"
#include "store/textindex.h"
#include "store/wordlist.h"

namespace Balehook {

/// Puts records where the listing has them, inside the transaction of the writer: new ones between their neighbours,
/// changed ones in place of the old, those that have moved to their new place.
class JobStorer final
{
public:
    explicit JobStorer(SqlRun &sql);

    /// Stores the rows of \a page (from 1) of the pass of \a state; 0: of no page. The first is at \a position.
    StoredPage store(const std::vector<JobRow> &rows, int page, qint64 position, IndexState &state);
    /// What is still to be done when all pages are stored.
    void finish(const IndexState &state);
    /// A pass begins: all that is made of what it reads is written anew.
    void begin();
    /// After a rollback.
    void forget();

private:
    struct Entry
    {
        const JobRow *row = nullptr;
        std::optional<qint64> place; ///< where it is
        qint64 target = 0; ///< where it is to be
        qint64 seen = 0;
        bool isListed = true;
        bool isTwice = false; ///< leave it where it is
        bool stays = false;
        QByteArray texts;
        QByteArray raw;
    };
    using EntriesByKey = QHash<QByteArray, Entry *>;
    /// What is known of the pages around the one that is stored.
    struct Around
    {
        std::optional<qint64> after; ///< the last place of a page before
        std::optional<qint64> before; ///< the first place of a page behind
        qint64 missingBefore = 0; ///< jobs of pages between that were not read yet
        qint64 missingAfter = 0;
    };

    std::vector<Entry> looked(const std::vector<JobRow> &rows, qint64 pass, StoredPage &stored);
    void findKnown(const EntriesByKey &entries);
    Around around(int page, qint64 position, int perPage);
    void findStaying(std::vector<Entry> &entries, const Around &around) const;
    void place(std::vector<Entry> &entries, int page, qint64 position, int perPage, Around &neighbours);
    bool findTargets(std::vector<Entry> &entries, int page, qint64 position, const Around &around, bool mayBeNear);
    bool placeRun(std::vector<Entry *> &run, const JobPlaces::Gap &gap, bool mayBeNear);
    JobPlaces::Gap gapFor(std::optional<qint64> after, std::optional<qint64> before, int page, qint64 position,
                          const Around &around);
    void write(const Entry &entry, qint64 seen, StoredPage &stored, IndexState &state);
    void addColumns(const JobRow &row, qint64 place, QVariantList &values);

    SqlRun &m_sql;
    WordList m_words;
    TextIndex m_text;
    SortColumns m_columns;
    JobMover m_mover;
    QHash<qint64, qint64> m_spread; ///< jobs that have made room: where they were, where they are
};

} // namespace Balehook
