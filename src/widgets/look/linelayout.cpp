// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/linelayout.h"

#include "core/text/textdirection.h"

#include <QPainter>
#include <QStyleOptionViewItem>

namespace Balehook {

LineLayout::LineLayout(const QString &text, const QStyleOptionViewItem &option, const QRect &rect,
                       const QList<QTextLayout::FormatRange> &formats)
    : m_layout(text, option.font)
    , m_rect(rect)
{
    QTextOption textOption;
    textOption.setTextDirection(textDirection(text, option.direction));
    textOption.setWrapMode(QTextOption::NoWrap);
    m_layout.setTextOption(textOption);
    m_layout.setFormats(formats);
    m_layout.beginLayout();
    m_line = m_layout.createLine();
    if (m_line.isValid())
        m_line.setLineWidth(rect.width());
    m_layout.endLayout();
    if (!m_line.isValid())
        return;
    // Qt lays a line out from the left, whatever its direction.
    const bool rightToLeft = option.direction == Qt::RightToLeft;
    m_left =
        (rightToLeft ? rect.right() + 1 - m_line.naturalTextWidth() : rect.left()) - m_line.naturalTextRect().left();
}

void LineLayout::draw(QPainter &painter) const
{
    // Lines of several fonts may be higher than one.
    if (isValid())
        m_layout.draw(&painter, QPointF(m_left, m_rect.top() + (m_rect.height() - m_line.height()) / 2));
}

} // namespace Balehook
