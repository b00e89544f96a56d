// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"

#include <functional>
#include <optional>
#include <set>

namespace Balehook {

class SqlRun;

/// What jobs are sorted by (words, times and counts), a column at a time in blocks of some thousand jobs: a hundredth
/// of what the table job holds, so that a sort is quick also where nothing is in memory yet. A block that is not there
/// is no error: its jobs are read from the table. The writer throws a block away when one of its jobs is written, and
/// makes it anew later, in the same file: what is there always holds.
class SortColumns final
{
public:
    explicit SortColumns(SqlRun &sql);

    /// For the writer. The job at \a place is written, put there or taken away in this transaction.
    void touch(qint64 place);
    /// Makes the blocks that were touched before this page, if there are some.
    void endPage();
    /// A pass begins, which reads all jobs: nothing that is damaged outlasts it.
    void beginAnew();
    /// Makes all that are missing.
    void finish();
    /// After a rollback, and when another program may have written.
    void forget();

    /// Whether there are columns of \a field.
    static bool has(ImportJob::Field field);
    using Take = std::function<void(qint64 place, std::optional<qint64> value)>;
    using ReadTable = std::function<void(qint64 first, qint64 last)>;
    /// For the reader: calls \a take with all jobs from \a first to \a last, in the order of places, and \a readTable
    /// for the stretches that have no block.
    static void read(SqlRun &sql, ImportJob::Field field, qint64 first, qint64 last, const Take &take,
                     const ReadTable &readTable);

private:
    void write(qint64 block);

    SqlRun &m_sql;
    std::set<qint64> m_touched; ///< on this page
    std::set<qint64> m_missing; ///< before it
};

} // namespace Balehook
