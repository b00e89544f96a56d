// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/frozenstrip.h"

#include "widgets/look/tones.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QPainter>
#include <QStyleOptionHeader>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace Balehook {

FrozenStrip::FrozenStrip(QTableView &table, Part part, FrozenHooks hooks)
    : QWidget(&table)
    , m_table(table)
    , m_hooks(std::move(hooks))
    , m_part(part)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    hide();
}

void FrozenStrip::setColumns(const std::vector<int> &columns, int widest)
{
    m_columns = columns;
    m_widest = widest;
    update();
}

int FrozenStrip::widthOf(int column) const
{
    return std::min(m_table.columnWidth(column), m_widest);
}

int FrozenStrip::contentWidth() const
{
    int width = 0;
    for (const int column : m_columns)
        width += widthOf(column);
    return width;
}

QRect FrozenStrip::columnRect(std::size_t place) const
{
    int left = 0;
    for (std::size_t i = 0; i < place; ++i)
        left += widthOf(m_columns[i]);
    return QStyle::visualRect(layoutDirection(), rect(), QRect(left, 0, widthOf(m_columns[place]), height()));
}

int FrozenStrip::columnAt(int x) const
{
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const QRect rect = columnRect(i);
        if (x >= rect.left() && x <= rect.right())
            return m_columns[i];
    }
    return -1;
}

QModelIndex FrozenStrip::cellAt(const QPoint &place) const
{
    const int row = m_table.rowAt(place.y());
    const int column = columnAt(place.x());
    return row >= 0 && column >= 0 ? m_table.model()->index(row, column) : QModelIndex();
}

void FrozenStrip::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    if (m_part == Part::Cells)
        paintCells(painter);
    else
        paintTitles(painter);
    // The edge over what is scrolled away.
    const bool isAtLeft = geometry().center().x() < m_table.width() / 2;
    constexpr qreal edge = 0.25; // QPalette::Mid is not seen on dark ground
    painter.setPen(Tones::mixed(palette().color(QPalette::Base), palette().color(QPalette::Text), edge));
    const int x = isAtLeft ? width() - 1 : 0;
    painter.drawLine(x, 0, x, height());
}

void FrozenStrip::paintCells(QPainter &painter) const
{
    painter.fillRect(rect(), m_table.palette().brush(QPalette::Base));
    const int first = m_table.rowAt(0);
    if (first < 0)
        return;
    const QStyleOptionViewItem plain = m_hooks.option();
    const int lastRow = m_table.model()->rowCount() - 1;
    for (int row = first; row <= lastRow && m_table.rowViewportPosition(row) < height(); ++row) {
        const int top = m_table.rowViewportPosition(row);
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const QModelIndex index = m_table.model()->index(row, m_columns[i]);
            QStyleOptionViewItem option = plain;
            option.rect = columnRect(i);
            option.rect.moveTop(top);
            option.rect.setHeight(m_table.rowHeight(row));
            if (row % 2 == 1 && m_table.alternatingRowColors())
                painter.fillRect(option.rect, option.palette.brush(QPalette::AlternateBase));
            if (m_table.selectionModel()->isSelected(index))
                option.state |= QStyle::State_Selected;
            if (index == m_table.currentIndex() && m_table.hasFocus())
                option.state |= QStyle::State_HasFocus;
            m_table.itemDelegateForIndex(index)->paint(&painter, option, index);
        }
    }
}

void FrozenStrip::paintTitles(QPainter &painter) const
{
    const QHeaderView &header = *m_table.horizontalHeader();
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        QStyleOptionHeader option;
        option.initFrom(&header);
        option.orientation = Qt::Horizontal;
        option.rect = columnRect(i);
        option.section = m_columns[i];
        option.text = m_table.model()->headerData(m_columns[i], Qt::Horizontal).toString();
        const QVariant alignment = m_table.model()->headerData(m_columns[i], Qt::Horizontal, Qt::TextAlignmentRole);
        option.textAlignment = alignment.isValid() ? Qt::Alignment(alignment.toInt()) : header.defaultAlignment();
        option.position = QStyleOptionHeader::Middle;
        if (header.isSortIndicatorShown() && header.sortIndicatorSection() == m_columns[i])
            option.sortIndicator = header.sortIndicatorOrder() == Qt::AscendingOrder ? QStyleOptionHeader::SortDown
                                                                                     : QStyleOptionHeader::SortUp;
        header.style()->drawControl(QStyle::CE_Header, &option, &painter, &header);
    }
}

void FrozenStrip::mousePressEvent(QMouseEvent *event)
{
    m_pressedAt = event->position().toPoint();
    if (m_part != Part::Cells)
        return;
    m_table.setFocus(Qt::MouseFocusReason);
    m_hooks.pick(cellAt(m_pressedAt), event);
}

void FrozenStrip::mouseReleaseEvent(QMouseEvent *event)
{
    const QPoint way = event->position().toPoint() - m_pressedAt;
    const int column = columnAt(m_pressedAt.x());
    const bool isClick = event->button() == Qt::LeftButton && way.manhattanLength() < QApplication::startDragDistance();
    if (m_part == Part::Titles && isClick && column >= 0)
        Q_EMIT titleClicked(column);
}

void FrozenStrip::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex cell = m_part == Part::Cells ? cellAt(event->position().toPoint()) : QModelIndex();
    if (cell.isValid() && event->button() == Qt::LeftButton)
        Q_EMIT m_table.activated(cell);
}

void FrozenStrip::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_part == Part::Titles) {
        if (const int column = columnAt(event->pos().x()); column >= 0)
            Q_EMIT titleMenuRequested(column, event->globalPos());
    } else {
        Q_EMIT m_table.customContextMenuRequested(m_table.viewport()->mapFromGlobal(event->globalPos()));
    }
    event->accept();
}

void FrozenStrip::wheelEvent(QWheelEvent *event)
{
    QApplication::sendEvent(m_table.viewport(), event);
}

} // namespace Balehook
