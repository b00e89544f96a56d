// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace Balehook {

FlowLayout::FlowLayout(int spacing, Lines lines)
    : m_lines(lines)
{
    setContentsMargins({});
    setSpacing(spacing);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[std::size_t(index)].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (!itemAt(index))
        return nullptr;
    QLayoutItem *item = m_items[std::size_t(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->sizeHint());
    }
    return size;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

std::pair<std::size_t, int> FlowLayout::line(std::size_t first, int room) const
{
    int width = 0;
    std::size_t next = first;
    for (; next < m_items.size(); ++next) {
        if (m_items[next]->isEmpty())
            continue;
        const int more = m_items[next]->sizeHint().width() + (width > 0 ? spacing() : 0);
        if (width > 0 && width + more > room)
            break;
        width += more;
    }
    return {next - first, width};
}

int FlowLayout::arrange(const QRect &rect, bool isReal) const
{
    const Qt::LayoutDirection direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int y = rect.y();
    for (std::size_t first = 0; first < m_items.size();) {
        const auto [count, width] = line(first, rect.width());
        int x = rect.x() + (m_lines == Lines::Centred ? std::max(0, (rect.width() - width) / 2) : 0);
        int height = 0;
        for (std::size_t each = first; each < first + count; ++each) {
            QLayoutItem &item = *m_items[each];
            if (item.isEmpty())
                continue;
            const QSize size = item.sizeHint();
            if (isReal)
                item.setGeometry(QStyle::visualRect(direction, rect, QRect(QPoint(x, y), size)));
            x += size.width() + spacing();
            height = std::max(height, size.height());
        }
        first += count;
        y += height + (first < m_items.size() ? spacing() : 0);
    }
    return y - rect.y();
}

} // namespace Balehook
