// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/rowconditions.h"

#include "failedrows/rows/failedrows.h"
#include "widgets/rows/conditiondialog.h"
#include "widgets/rows/rowsmodel.h"
#include "widgets/rows/rowsview.h"
#include "widgets/tables/filterchips.h"

#include <algorithm>

namespace Balehook {

RowConditions::RowConditions(FailedRows &rows, RowsView &view, FilterChips &chips, QObject *parent)
    : QObject(parent)
    , m_rows(rows)
    , m_view(view)
    , m_chips(chips)
{
    connect(&rows, &FailedRows::opened, this, &RowConditions::showChips);
    connect(&rows, &FailedRows::rowsChanged, this, &RowConditions::showChips);
    connect(&rows, &FailedRows::arrangingChanged, this, &RowConditions::showChips);
    connect(&chips, &FilterChips::removed, this, &RowConditions::remove);
}

bool RowConditions::isEmpty() const
{
    return m_rows.filter().conditions.empty();
}

void RowConditions::addForCurrentCell(CellCondition::Kind kind)
{
    const QModelIndex index = m_view.currentIndex();
    const auto *model = qobject_cast<RowsModel *>(m_view.model());
    if (const auto row = model->tableRow(index.row()))
        add({.column = index.column(), .kind = kind, .text = row->cell(index.column()).toByteArray()});
}

void RowConditions::ask()
{
    auto *dialog = new ConditionDialog(m_rows, std::max(0, m_view.currentIndex().column()), &m_view);
    connect(dialog, &ConditionDialog::chosen, this, &RowConditions::add);
    dialog->open();
}

void RowConditions::add(const CellCondition &condition)
{
    RowFilter filter = m_rows.filter();
    if (std::find(filter.conditions.begin(), filter.conditions.end(), condition) != filter.conditions.end())
        return;
    filter.conditions.push_back(condition);
    m_rows.setFilter(filter);
    showChips();
}

void RowConditions::remove(int condition)
{
    RowFilter filter = m_rows.filter();
    if (condition >= int(filter.conditions.size()))
        return;
    filter.conditions.erase(filter.conditions.begin() + condition);
    m_rows.setFilter(filter);
    showChips();
}

void RowConditions::removeAll()
{
    RowFilter filter = m_rows.filter();
    filter.conditions.clear();
    m_rows.setFilter(filter);
    showChips();
}

void RowConditions::showChips()
{
    m_chips.show(m_rows.filter().conditions, [this](int column) { return m_rows.columnName(column); });
}

} // namespace Balehook
