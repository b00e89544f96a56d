// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <vector>

namespace Balehook {

class FrozenColumns;
class LargeTableView;

/// Paints some columns of a table at one edge of it: their cells, or their titles. What is done with the pointer in it
/// is done in the table.
class FrozenStrip final : public QWidget
{
    Q_OBJECT

public:
    enum class Part { Cells, Titles };

    FrozenStrip(LargeTableView &table, Part part, FrozenColumns &columns);

    void setColumns(const std::vector<int> &columns);
    const std::vector<int> &columns() const { return m_columns; }
    /// Of all its columns.
    int contentWidth() const;

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
    QRect columnRect(std::size_t place) const;
    int columnAt(int x) const;
    QModelIndex cellAt(const QPoint &place) const;

    LargeTableView &m_table;
    FrozenColumns &m_owner;
    const Part m_part;
    std::vector<int> m_columns;
    QPoint m_pressedAt;
};

} // namespace Balehook
