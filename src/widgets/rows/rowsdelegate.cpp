// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/rowsdelegate.h"

#include "widgets/look/tones.h"

#include <QPainter>

namespace Balehook {

namespace {

/// More, and light text on dark rows could not be read well on it.
constexpr qreal matchMark = 0.28;

} // namespace

void RowsDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool isMatch = !m_highlight.isEmpty() && !(option.state & QStyle::State_Selected)
        && index.data().toString().contains(m_highlight, Qt::CaseInsensitive);
    if (isMatch) {
        const QColor base = option.palette.color(colourGroup(option), QPalette::Base);
        painter->fillRect(option.rect, Tones::marked(base, matchMark));
    }
    CellDelegate::paint(painter, option, index);
}

} // namespace Balehook
