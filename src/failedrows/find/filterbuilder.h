// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/find/valuefilter.h"
#include "failedrows/table/rowvisitor.h"

namespace Balehook {

/// Makes the filter of a file in a pass over all its rows, in their order. Takes at most a twelfth of the file.
class FilterBuilder final : public RowVisitor
{
public:
    /// Larger files get none: they are looked through as they are.
    static constexpr qint64 largestFile = Q_INT64_C(256) * 1024 * 1024;

    /// \a textBytes: of what is unpacked of the file, where that is what it reads.
    FilterBuilder(FilterKey key, const TableFormat &format, qint64 columns,
                  std::optional<qint64> textBytes = std::nullopt);

    bool visit(const RowView &row) override;
    /// Once the pass has seen all rows.
    ValueFilter finish();

private:
    void beginBlock(const RowView &row);
    void endBlock();
    void endSegment(qint64 end);
    void appendSum(qsizetype begin);
    void add(quint64 hash);

    ValueFilter m_filter;
    qint64 m_blockBytes; ///< in the file; a block ends with the row that reaches it
    qint64 m_nextBlock = 0; ///< in the file
    std::vector<quint64> m_bits; ///< of the block
    std::vector<quint64> m_words; ///< of the segment: word by word, each of all blocks
    std::vector<FilterShape::Block> m_blocks; ///< of the segment
};

} // namespace Balehook
