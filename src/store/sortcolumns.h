// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"

#include <QByteArray>

#include <functional>
#include <optional>
#include <set>

namespace Balehook {

class SqlRun;

/// What jobs are sorted by, a column at a time in blocks of some thousand jobs. Words, times and counts are a hundredth
/// of what the table job holds and file names a tenth, so that a sort is quick also where nothing is in memory yet. A
/// block that is not there is no error: its jobs are read from the table. The writer throws a block away when one of
/// its jobs is written, and makes it anew later, in the same file: what is there always holds.
class SortColumns final
{
public:
    explicit SortColumns(SqlRun &sql);

    /// For the writer. The job at \a place is written, put there or taken away in this transaction.
    void touch(qint64 place);
    /// Makes the blocks that were touched before this page, if there are some.
    void endPage();
    /// At the end of a pass: makes all that are missing or damaged, and takes away those without jobs.
    void finish();
    /// After a rollback, and when another program may have written.
    void forget();

    using TakeNumber = std::function<void(qint64 place, std::optional<qint64> value)>;
    using TakeText = std::function<void(qint64 place, QByteArrayView text)>;
    using ReadTable = std::function<void(qint64 first, qint64 last)>;
    /// For the reader: calls \a take with all jobs from \a first to \a last, in the order of places, and \a readTable
    /// for the stretches that have no block.
    static void readNumbers(SqlRun &sql, ImportJob::Field field, qint64 first, qint64 last, const TakeNumber &take,
                            const ReadTable &readTable);
    /// The same for JobRow::textFields.
    static void readTexts(SqlRun &sql, ImportJob::Field field, qint64 first, qint64 last, const TakeText &take,
                          const ReadTable &readTable);
    /// What is kept of a text of JobRow::textFields, out of the \a texts of a job: its beginning, if it is long.
    static QByteArrayView textOf(QByteArrayView texts, std::size_t field);

private:
    bool isWhole(qint64 block);
    void remove(qint64 block);
    void write(qint64 block);

    SqlRun &m_sql;
    std::set<qint64> m_touched; ///< on this page
    std::set<qint64> m_missing; ///< before it
};

} // namespace Balehook
