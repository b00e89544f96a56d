// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "failedrows/table/rowindex.h"
#include "failedrows/table/rowview.h"

#include <memory>
#include <vector>

namespace Balehook {

struct TableLayout;

/// The rows of a block, held in memory; never changed once it is made.
class RowBlock final
{
public:
    explicit RowBlock(const RowIndex::Block &place)
        : m_place(place)
    { }

    static Result<std::shared_ptr<const RowBlock>> read(TableFile &file, const TableLayout &layout,
                                                        const RowIndex::Block &place);
    /// While it is made.
    void append(const RowView &row);

    const RowIndex::Block &place() const { return m_place; }
    qsizetype rows() const { return qsizetype(m_rows.size()); }
    qint64 offset(qsizetype row) const { return m_rows[size_t(row)].offset; }
    RowFlags flags(qsizetype row) const { return m_rows[size_t(row)].flags; }
    int cellCount(qsizetype row) const;
    QByteArrayView cell(qsizetype row, qsizetype column) const; ///< column < cellCount()
    /// As a pass over the rows shows it; \a cells holds its cells.
    RowView view(qsizetype row, std::vector<QByteArrayView> &cells) const;

    /// So much memory it takes, about.
    qsizetype bytes() const;

private:
    struct Row
    {
        qint64 offset = 0;
        size_t firstCell = 0;
        RowFlags flags;
    };

    RowIndex::Block m_place;
    QByteArray m_text; ///< of all cells
    std::vector<qsizetype> m_cellEnds; ///< in m_text
    std::vector<Row> m_rows;
};

} // namespace Balehook
