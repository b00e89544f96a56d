// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/rowfilter.h"

#include <QObject>

class QMenu;

namespace Balehook {

class FailedRows;
class FilterChips;
class RowsView;

/// The conditions on cells that rows must meet to be shown: made from the current cell, taken back by the chips.
/// Owned by the page.
class RowConditions final : public QObject
{
    Q_OBJECT

public:
    RowConditions(FailedRows &rows, RowsView &view, FilterChips &chips, QObject *parent = nullptr);

    /// Only rows that have the value of the current cell, or all but these.
    void addForCurrentCell(CellCondition::Kind kind);
    void ask();
    void removeAll();
    bool isEmpty() const;

private:
    void add(const CellCondition &condition);
    void remove(int condition);
    void showChips();

    FailedRows &m_rows;
    RowsView &m_view;
    FilterChips &m_chips;
};

} // namespace Balehook
