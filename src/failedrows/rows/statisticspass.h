// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/columnstatistics.h"
#include "failedrows/table/rowvisitor.h"

namespace Balehook {

/// Counts the values of one column.
class StatisticsPass final : public RowVisitor
{
public:
    explicit StatisticsPass(int column)
        : m_column(column)
    { }

    bool visit(const RowView &row) override
    {
        m_statistics.add(row.cell(m_column));
        return true;
    }
    /// After the pass.
    ColumnSummary summary() const { return m_statistics.summary(); }

private:
    int m_column;
    ColumnStatistics m_statistics;
};

} // namespace Balehook
