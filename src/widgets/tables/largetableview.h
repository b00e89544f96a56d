// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tables/frozencolumns.h"

#include <QTableView>
#include <QTimer>

#include <memory>

namespace Balehook {

/// A table of millions of rows: does nothing that takes time with the number of rows, and tells which of them are on
/// screen. Rows have one height, columns the width the user gave them.
class LargeTableView : public QTableView
{
    Q_OBJECT

public:
    explicit LargeTableView(QWidget *parent = nullptr);
    ~LargeTableView() override;

    /// The header gets an empty selection: it asks for each column on screen whether all its rows are selected, one row
    /// after the other.
    void setSelectionModel(QItemSelectionModel *selection) override;

    void setCompact(bool compact);
    /// Makes \a row current, selects it whole and brings it to the middle if it is not on screen.
    void goToRow(int row);
    /// The first column on screen that is not scrolled away.
    int firstColumnOnScreen() const;

    /// Columns that stay in view; made when it is first asked for.
    FrozenColumns &frozen();
    bool hasFrozen() const { return m_frozen && !m_frozen->columns().empty(); }
    /// Makes \a cell current and selects it as a press of the pointer does.
    void pickCell(const QModelIndex &cell, const QMouseEvent *event);
    /// How its cells are painted, without a place.
    QStyleOptionViewItem itemOption() const;
    /// What frozen columns cover is scrolled into view, too.
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

public Q_SLOTS:
    void reportVisibleRows();

Q_SIGNALS:
    void currentRowChanged(int row);
    void selectionRowsChanged();

protected:
    /// Rows \a first to \a last are on screen; where the model has none yet, as many as there is room for.
    virtual void showsRows(int first, int last) = 0;
    /// Soon, once for all that happens in one turn of the event loop.
    void reportSoon() { m_report.start(); }

    /// Ctrl+Home and Ctrl+End go to the first and last row and stay in their column.
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    /// They select the row that they go to, as all other keys do: else the row before stays marked beside the current
    /// one.
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index, const QEvent *event) const override;
    void scrollContentsBy(int dx, int dy) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &roles) override;
    void updateGeometries() override;
    void rowsInserted(const QModelIndex &parent, int start, int end) override;

private:
    void adaptRowHeight();
    void followSelection();
    void updateRow(int row);

    QTimer m_report;
    std::unique_ptr<QItemSelectionModel> m_headerSelection;
    FrozenColumns *m_frozen = nullptr;
    bool m_compact = false;
};

} // namespace Balehook
