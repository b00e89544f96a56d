// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/compare/filecomparison.h"

#include <optional>

namespace Balehook {

/// A failed row beside the row of the imported file that it was: found by the values of key columns, or by a line
/// number that a person or a column of the failed file names. Nothing is claimed where several rows may be meant. A
/// value.
struct SentRow
{
    /// As the user wants it; neither: guessed.
    struct Wish
    {
        QStringList keys = {}; ///< names of columns of both files
        std::optional<qint64> line = {}; ///< from 1; the header is a line, too
    };
    /// A column of either file.
    struct Cell
    {
        QString column;
        std::optional<QByteArray> sent; ///< nothing: the imported file has no such column
        std::optional<QByteArray> failed; ///< nothing: the failed file has none
        bool differs = false; ///< both files have it, with different values
    };
    static constexpr qint64 mostKept = 100; ///< of the rows that may be meant

    std::vector<ComparedTable> tables; ///< the failed and the imported file; fewer where one could not be read
    QStringList keys; ///< by which it was looked for; none: by line, or there is no way
    std::optional<qint64> line;
    bool isGuessed = false;
    qint64 failedRow = -1; ///< from 0
    QByteArrayList failedCells;
    qint64 count = 0; ///< of rows that may be meant
    std::vector<qint64> rows; ///< the first of them, from 0, in the order of the imported file
    std::vector<QByteArrayList> cells; ///< of rows
    /// ErrorKind::NotATable where one of the files is none (that which tables lacks); ErrorKind::NotAllowed where there
    /// is nothing to look for it by: the detail is the column that is not in both files, or empty.
    Outcome result = Error(ErrorKind::Cancelled);

    /// Blocks; for worker threads.
    static SentRow of(const FileComparison::Source &failed, qint64 failedRow, const FileComparison::Source &sent,
                      const Wish &wish, const StopFlag &stop);
    /// The same in a worker; for whenDone(). Sets \a stop, whoever does not want it any more.
    static QFuture<std::shared_ptr<const SentRow>> later(const FileComparison::Source &failed, qint64 failedRow,
                                                         const FileComparison::Source &sent, const Wish &wish,
                                                         const StopFlag &stop);

    /// Row \a place of rows beside the failed one: the columns of the imported file, then those that only the failed
    /// file has.
    std::vector<Cell> sideBySide(std::size_t place) const;
    /// The line of a row of the imported file.
    qint64 lineOf(qint64 row) const;
    /// Columns that both files have, by the names in the failed one.
    QStringList commonColumns() const;
};

} // namespace Balehook
