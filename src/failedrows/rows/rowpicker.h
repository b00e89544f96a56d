// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/rowfilter.h"
#include "failedrows/rows/rowlist.h"
#include "failedrows/rows/roworder.h"
#include "failedrows/table/rowvisitor.h"

#include <memory>

namespace Balehook {

class RowSorter;

/// Picks the rows that meet conditions and puts them in order. Sees them in the order of the file.
class RowPicker final : public RowVisitor
{
public:
    RowPicker(std::vector<CellCondition> conditions, RowOrder order, qint64 expectedRows);
    ~RowPicker() override;

    bool visit(const RowView &row) override;
    /// The pass ended early because an expression needs too many steps: see CellPattern.
    bool isTooCostly() const { return m_matcher.isTooCostly(); }
    /// Once the pass is over; takes a second for millions of rows that are to be sorted.
    RowList takeRows();

private:
    const RowMatcher m_matcher;
    const RowOrder m_order;
    std::unique_ptr<RowSorter> m_sorter; ///< null: the order of the file
    std::vector<quint32> m_rows;
};

} // namespace Balehook
