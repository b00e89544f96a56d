// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/jobplaces.h"

#include <QHash>

#include <optional>
#include <vector>

namespace Balehook {

class SortColumns;
class SqlRun;
class TextIndex;
class WordList;

/// Gives jobs of the index other places, in all tables, inside the transaction of the writer. Results of searches that
/// are open find them by the table moved.
class JobMover final
{
public:
    JobMover(SqlRun &sql, WordList &words, TextIndex &text, SortColumns &columns);

    void move(qint64 from, qint64 to);
    /// Before the jobs of a page are put where they belong: looks whether places are noted as left.
    void beginPage();
    /// A new job was put at \a place, which may be one that another has left.
    void noteTaken(qint64 place);
    /// Moves those of \a places (rising, all before \a end) that other jobs have left a little behind: a result that is
    /// open would take the new job for the one that it has found there.
    void avoidLeft(std::vector<qint64> &places, std::optional<qint64> end);
    /// The nearest free place behind \a place.
    qint64 freePlaceAfter(qint64 place);
    /// Makes room for \a count jobs in \a gap, which has two ends: the jobs around it are moved apart, no more than it
    /// takes. Where they are now, by where they were; empty: it could not be done.
    QHash<qint64, qint64> spread(const JobPlaces::Gap &gap, qint64 count);

private:
    struct Neighbour
    {
        qint64 place = 0;
        qint64 target = 0;
    };
    struct Window
    {
        std::vector<Neighbour> jobs; ///< in the order of places
        std::size_t before = 0; ///< so many of them are before the gap
        JobPlaces::Gap ends;
    };

    Window around(const JobPlaces::Gap &gap, int each);
    void moveAll(const std::vector<Neighbour> &jobs);
    void moveNeighbour(const Neighbour &job);

    SqlRun &m_sql;
    WordList &m_words;
    TextIndex &m_text;
    SortColumns &m_columns;
    bool m_hasMoved = true; ///< there may be something in the table moved
};

} // namespace Balehook
