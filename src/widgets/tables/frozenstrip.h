// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyleOptionViewItem>
#include <QWidget>

#include <functional>
#include <vector>

class QTableView;

namespace Balehook {

/// What only a table itself can say or do.
struct FrozenHooks
{
    std::function<QStyleOptionViewItem()> option; ///< how its cells are painted, without a place
    std::function<void(const QModelIndex &cell, const QMouseEvent *event)> pick; ///< as a press of the pointer does
};

/// Paints some columns of a table at one edge of it: their cells, or their titles. What is done with the pointer in it
/// is done in the table.
class FrozenStrip final : public QWidget
{
    Q_OBJECT

public:
    enum class Part { Cells, Titles };

    FrozenStrip(QTableView &table, Part part, FrozenHooks hooks);

    /// None of them is wider than \a widest, whatever it is in the table.
    void setColumns(const std::vector<int> &columns, int widest = QWIDGETSIZE_MAX);
    const std::vector<int> &columns() const { return m_columns; }
    /// Of all its columns.
    int contentWidth() const;

Q_SIGNALS:
    void titleClicked(int column);
    void titleMenuRequested(int column, const QPoint &place);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void paintCells(QPainter &painter) const;
    void paintTitles(QPainter &painter) const;
    int widthOf(int column) const;
    QRect columnRect(std::size_t place) const;
    int columnAt(int x) const;
    QModelIndex cellAt(const QPoint &place) const;

    QTableView &m_table;
    const FrozenHooks m_hooks;
    const Part m_part;
    std::vector<int> m_columns;
    int m_widest = QWIDGETSIZE_MAX;
    QPoint m_pressedAt;
};

} // namespace Balehook
