// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/rowsdelegate.h"

#include "widgets/look/tones.h"

#include <QElapsedTimer>
#include <QPainter>

namespace Balehook {

namespace {

/// More, and light text on dark rows could not be read well on it.
constexpr qreal matchMark = 0.28;
constexpr int tintSteps = 500;
constexpr qint64 mostSpent = 5'000'000; // nanoseconds
constexpr qint64 mostSpentInCell = 20'000;

} // namespace

void RowsDelegate::setHighlight(const QString &text, CellTextKind kind)
{
    m_highlight.clear();
    m_pattern.reset();
    m_spent = m_cells = 0;
    if (kind == CellTextKind::Expression && !text.isEmpty())
        m_pattern = std::make_unique<CellPattern>(text, tintSteps);
    else
        m_highlight = text;
}

bool RowsDelegate::isMatch(const QString &shown) const
{
    if (!m_pattern)
        return shown.contains(m_highlight, Qt::CaseInsensitive);
    // The search itself is the workers'. Here an expression that is slow tints nothing rather than hold up the window.
    if (m_pattern->isTooCostly() || (m_spent > mostSpent && m_spent > m_cells * mostSpentInCell))
        return false;
    QElapsedTimer time;
    time.start();
    const bool isMatch = m_pattern->isInText(shown);
    m_spent += time.nsecsElapsed();
    ++m_cells;
    return isMatch;
}

void RowsDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool isLookedFor = m_pattern || !m_highlight.isEmpty();
    if (isLookedFor && !(option.state & QStyle::State_Selected) && isMatch(index.data().toString())) {
        const QColor base = option.palette.color(colourGroup(option), QPalette::Base);
        painter->fillRect(option.rect, Tones::marked(base, matchMark));
    }
    CellDelegate::paint(painter, option, index);
}

} // namespace Balehook
