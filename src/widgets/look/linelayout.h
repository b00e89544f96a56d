// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTextLayout>

class QPainter;
class QStyleOptionViewItem;

namespace Balehook {

/// One line of text laid out, for a delegate that must know where its letters stand or has formats for some of them.
/// It stands at the side of its rectangle where the direction of the window begins, as CellDelegate paints texts, and
/// is read from its own (textDirection()). Not for the many
/// cells that need neither: a layout costs more than painting the text.
class LineLayout final
{
public:
    LineLayout(const QString &text, const QStyleOptionViewItem &option, const QRect &rect,
               const QList<QTextLayout::FormatRange> &formats = {});

    /// False if there was nothing to lay out.
    bool isValid() const { return m_line.isValid(); }
    /// Where the letter at \a place of the text begins, in the coordinates of the rectangle.
    qreal xAt(int place) const { return m_left + m_line.cursorToX(place); }
    /// In the pen of \a painter.
    void draw(QPainter &painter) const;

private:
    QTextLayout m_layout;
    QRect m_rect;
    QTextLine m_line;
    qreal m_left = 0; ///< of where the line would stand if it began at the left
};

} // namespace Balehook
