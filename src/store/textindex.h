// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <vector>

namespace Balehook {

class SqlRun;
class TextSegment;

/// The text index, as the writer fills it: jobs wait in the table pending until there are enough of them for a
/// TextSegment; who searches reads these, too. Nothing is taken out of a segment: what it says of a job that has
/// changed or moved is more than is true, which does no harm, and goes when segments are made anew: by each full pass.
class TextIndex final
{
public:
    explicit TextIndex(SqlRun &sql);

    /// A job that is in the table job has other texts now, or is there now.
    void add(qint64 place);
    /// The job that was at \a place is not there any more.
    void remove(qint64 place);
    /// Takes in what waits if that is worth the while.
    void endPage();
    /// A pass begins, which adds each job that it reads: what there is now is to be thrown away at its end.
    void beginAnew();
    /// Takes in what waits, and what the pass of the number \a pass has not added. \a jobs: how many there are in all.
    void finish(qint64 jobs, qint64 pass);
    /// After a rollback.
    void forget();

private:
    void writeAdded();
    void dropOld(qint64 pass);
    void flush();
    void takeSmallSegments();
    void takeApart(qint64 segment);
    void write(TextSegment &segment);

    SqlRun &m_sql;
    std::vector<qint64> m_added; ///< on this page
};

} // namespace Balehook
