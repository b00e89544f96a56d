// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/columninspector.h"
#include "failedrows/rows/roworder.h"

#include <QHash>
#include <QObject>
#include <QPoint>

class QMenu;

namespace Balehook {

class FailedRows;
class RowsView;

/// What can be done with the columns of the rows: sort, hide, count what they hold. Owned by the page.
class RowColumns final : public QObject
{
    Q_OBJECT

public:
    RowColumns(FailedRows &rows, RowsView &view, QObject *parent = nullptr);

    /// Ascending, descending, and at the third time the order of the file.
    void sortNext(int column);
    void sort(int column, bool descending);
    /// Fills \a menu for \a column.
    void fillMenu(QMenu &menu, int column);
    void hide(int column);
    void showAll();
    /// What \a column holds, in a dialog; as soon as all rows are read.
    void openProfile(int column);

    /// What a column holds, in words; some lines, with its \a values most frequent values.
    static QString summaryText(const QString &name, const ColumnSummary &summary, std::size_t values);

private:
    void takeFile();
    void openMenu(const QPoint &place);
    void openMenuOf(int column, const QPoint &place);
    void keepReasonInView();
    void addSortActions(QMenu &menu, int column);
    void addShownColumns(QMenu &menu);
    void addPersonal(QMenu &menu, int column);
    void setHidden(int column, bool hidden);
    void applyHidden();
    SortKind kindOf(int column) const;
    void showSummary(int column);
    void openSummary(int column);

    FailedRows &m_rows;
    RowsView &m_view;
    ColumnInspector m_inspector;
    QHash<int, SortKind> m_kinds; ///< chosen ones
    int m_hovered = -1;
    int m_asked = -1; ///< from the menu
    QPoint m_hoverPlace;
};

} // namespace Balehook
