// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/rowfilter.h"
#include "failedrows/rows/rowlist.h"
#include "failedrows/table/rowvisitor.h"

namespace Balehook {

/// Collects the rows that meet the conditions of a filter. For groups alone no pass is needed; with groups, scan the
/// rows of ReasonSnapshot::rowsWith() only.
class FilterPass final : public RowVisitor
{
public:
    explicit FilterPass(std::vector<CellCondition> conditions)
        : m_matcher(std::move(conditions))
    { }

    bool visit(const RowView &row) override
    {
        if (m_matcher.matches(row.cells))
            m_rows.push_back(quint32(row.number));
        return true;
    }
    /// After the pass, once.
    RowList takeRows() { return RowList(std::move(m_rows)); }

private:
    RowMatcher m_matcher;
    std::vector<quint32> m_rows;
};

} // namespace Balehook
