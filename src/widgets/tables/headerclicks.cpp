// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/headerclicks.h"

#include "widgets/tables/largetableview.h"

#include <QApplication>
#include <QHeaderView>
#include <QMouseEvent>

#include <utility>

namespace Balehook {

HeaderClicks::HeaderClicks(QHeaderView &header, QObject *parent)
    : QObject(parent)
    , m_header(header)
{
    header.viewport()->installEventFilter(this);
    if (auto *table = qobject_cast<LargeTableView *>(header.parentWidget()))
        connect(&table->frozen(), &FrozenColumns::titleClicked, this, &HeaderClicks::clicked);
}

void HeaderClicks::showOrder(int column, bool isDescending)
{
    m_header.setSortIndicatorShown(column >= 0);
    m_header.setSortIndicator(column, isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

bool HeaderClicks::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const bool resizes =
            m_header.viewport()->cursor().shape() == Qt::SplitHCursor || m_header.cursor().shape() == Qt::SplitHCursor;
        m_pressedAt = mouse->position().toPoint();
        m_pressed = mouse->button() == Qt::LeftButton && !resizes ? m_header.logicalIndexAt(m_pressedAt) : -1;
    } else if (event->type() == QEvent::MouseButtonRelease) {
        const QPoint way = static_cast<QMouseEvent *>(event)->position().toPoint() - m_pressedAt;
        const int pressed = std::exchange(m_pressed, -1);
        if (pressed >= 0 && way.manhattanLength() < QApplication::startDragDistance())
            Q_EMIT clicked(pressed);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace Balehook
