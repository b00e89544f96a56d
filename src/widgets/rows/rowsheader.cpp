// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/rowsheader.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>

namespace Balehook {

RowsHeader::RowsHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(false);
    setHighlightSections(false);
    setSectionResizeMode(Interactive);
    setSectionsMovable(true);
    setResizeContentsPrecision(0);
    setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    setTextElideMode(Qt::ElideRight);
    setContextMenuPolicy(Qt::CustomContextMenu);
}

bool RowsHeader::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QHeaderView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    if (const int column = logicalIndexAt(help->pos()); column >= 0)
        Q_EMIT columnHovered(column, help->globalPos());
    return true;
}

void RowsHeader::mousePressEvent(QMouseEvent *event)
{
    const bool resizes = viewport()->cursor().shape() == Qt::SplitHCursor || cursor().shape() == Qt::SplitHCursor;
    m_pressed = event->button() == Qt::LeftButton && !resizes ? logicalIndexAt(event->position().toPoint()) : -1;
    m_pressedAt = event->position().toPoint();
    QHeaderView::mousePressEvent(event);
}

void RowsHeader::mouseReleaseEvent(QMouseEvent *event)
{
    QHeaderView::mouseReleaseEvent(event);
    const QPoint way = event->position().toPoint() - m_pressedAt;
    const int pressed = std::exchange(m_pressed, -1);
    if (pressed >= 0 && way.manhattanLength() < QApplication::startDragDistance())
        Q_EMIT columnChosen(pressed);
}

} // namespace Balehook
