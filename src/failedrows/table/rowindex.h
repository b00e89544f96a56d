// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/table/rowreader.h"

#include <mutex>
#include <vector>

namespace Balehook {

/// Where the rows of a file are, block by block: of each block its first row and the byte where it begins, so that any
/// row is one small read away. Filled by one thread, read by any.
class RowIndex final
{
public:
    static constexpr qint64 rowsInBlock = 64;
    static constexpr qint64 bytesInBlock = 64 * 1024; ///< a block of longer rows has fewer

    /// A block of rows: where it is, and its number from 0.
    struct Block
    {
        qint64 number = 0;
        RowReader::Range range;
        qint64 rows = 0;
    };

    explicit RowIndex(qint64 begin) { m_marks.push_back({0, begin}); }

    /// A row begins: ends the block that is being filled where it is full. Rows come in order from 0; those that were
    /// told before may come again.
    void addRow(qint64 number, qint64 offset);
    /// There are no more than \a rows rows; the file ends at \a end.
    void complete(qint64 rows, qint64 end);

    bool isComplete() const;
    qint64 rows() const; ///< in blocks that are full
    qint64 blocks() const;
    Block block(qint64 number) const; ///< number < blocks()
    std::optional<Block> blockOf(qint64 row) const;

private:
    struct Mark
    {
        qint64 row = 0;
        qint64 offset = 0;
    };
    Block blockAt(size_t mark) const;

    mutable std::mutex m_mutex;
    std::vector<Mark> m_marks; ///< where blocks begin, and where the last full one ends
    bool m_isComplete = false;
};

} // namespace Balehook
