// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/rowlist.h"
#include "failedrows/rows/rowsorter.h"
#include "failedrows/table/rowvisitor.h"

namespace Balehook {

/// Sorts rows by a column while they are read, and sorts in the worker too: with the last row.
class SortPass final : public RowVisitor
{
public:
    /// \a rows: how many rows the scan will give.
    SortPass(RowOrder order, qint64 rows)
        : m_column(order.column)
        , m_left(rows)
        , m_sorter(order, rows)
    { }

    bool visit(const RowView &row) override
    {
        m_sorter.add(quint32(row.number), row.cell(m_column));
        if (--m_left == 0)
            m_rows = m_sorter.takeRows();
        return true;
    }
    /// After the pass, once. Empty if it did not come to its end.
    RowList takeRows() { return RowList(std::move(m_rows)); }

private:
    int m_column;
    qint64 m_left;
    RowSorter m_sorter;
    std::vector<quint32> m_rows;
};

} // namespace Balehook
