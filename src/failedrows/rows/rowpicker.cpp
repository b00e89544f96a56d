// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/rowpicker.h"

#include "failedrows/rows/rowsorter.h"

namespace Balehook {

RowPicker::RowPicker(std::vector<CellCondition> conditions, RowOrder order, qint64 expectedRows)
    : m_matcher(std::move(conditions))
    , m_order(order)
    , m_sorter(order.column >= 0 ? std::make_unique<RowSorter>(order, expectedRows) : nullptr)
{ }

RowPicker::~RowPicker() = default;

bool RowPicker::visit(const RowView &row)
{
    if (!m_matcher.matches(row.cells))
        return !m_matcher.isTooCostly();
    const auto number = quint32(row.number);
    if (m_sorter)
        m_sorter->add(number, row.cell(m_order.column));
    else
        m_rows.push_back(number);
    return true;
}

RowList RowPicker::takeRows()
{
    return RowList(m_sorter ? m_sorter->takeRows() : std::move(m_rows));
}

} // namespace Balehook
