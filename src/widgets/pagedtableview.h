// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QPointer>
#include <QTableView>
#include <QTimer>

namespace Balehook {

class PagedTableModel;

/// A table of any number of rows: tells its model which rows are on screen and whether the scroll bar is being dragged,
/// and does nothing that takes time with the number of rows. Rows have one height, columns the width the user gave
/// them.
class PagedTableView final : public QTableView
{
    Q_OBJECT

public:
    explicit PagedTableView(QWidget *parent = nullptr);
    ~PagedTableView() override;

    /// Shows \a model with a selection of its own, which is kept for as long as the model lives. Null: nothing.
    void showModel(PagedTableModel *model, QItemSelectionModel *selection);
    PagedTableModel *pagedModel() const;

    void setCompact(bool compact);
    /// Makes \a row current, selects it whole and brings it to the middle if it is not on screen.
    void goToRow(int row);
    /// Puts the scroll bars where they were for this model before.
    void scrollToPlace(int vertical, int horizontal);

    /// Typed letters look in the current column of the loaded rows near the current one, never in all rows.
    void keyboardSearch(const QString &search) override;

public Q_SLOTS:
    void reportVisibleRows();

Q_SIGNALS:
    void currentRowChanged(int row);
    void selectionRowsChanged();

protected:
    /// Ctrl+Home and Ctrl+End go to the first and last row and stay in their column.
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void scrollContentsBy(int dx, int dy) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void rowsInserted(const QModelIndex &parent, int start, int end) override;

private:
    void adaptRowHeight();
    void updateRow(int row);
    int foundNear(int start, int column, const QString &typed, bool includeStart) const;

    QPointer<PagedTableModel> m_model;
    QTimer m_report;
    QString m_typed;
    QElapsedTimer m_typedAt;
    bool m_compact = false;
};

} // namespace Balehook
