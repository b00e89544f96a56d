// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/celldelegate.h"

#include "core/text/textdirection.h"
#include "models/listingmodel.h"
#include "store/searchtext.h"
#include "widgets/look/icons.h"
#include "widgets/look/linelayout.h"
#include "widgets/look/tones.h"
#include "widgets/tables/largetableview.h"

#include <QHeaderView>
#include <QPainter>
#include <QTableView>

#include <algorithm>
#include <cmath>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// How much of the mark's colour is mixed in, so that the text stays readable on it.
constexpr qreal plainMark = 0.28;
constexpr qreal selectedMark = 0.3;
constexpr int barWidth = 3;
constexpr int leastSign = 8; ///< in pixels

} // namespace

CellDelegate::CellDelegate(Qt::TextElideMode elide, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_elide(elide)
    , m_watched(themedIcon(u"eye"_s))
    , m_outOfView(themedIcon(u"search"_s))
{ }

QPalette::ColorGroup CellDelegate::colourGroup(const QStyleOptionViewItem &option)
{
    if (!(option.state & QStyle::State_Enabled))
        return QPalette::Disabled;
    return option.state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int taken = paintBackground(painter, option, index);
    const QString text = index.data(Qt::DisplayRole).toString();
    if (text.isEmpty())
        return;
    const auto state = PagedTableModel::RowState(index.data(PagedTableModel::RowStateRole).toInt());
    const bool isLoaded = state == PagedTableModel::RowState::Loaded;
    const QRect rect =
        QStyle::visualRect(option.direction, option.rect, option.rect.adjusted(cellMargin, 0, -cellMargin - taken, 0));
    if (isLoaded)
        paintMatches(painter, option, rect, text, highlightsOf(index.column()));
    paintText(painter, option, rect, text, !isLoaded || isDim(index), m_trailing);
}

std::vector<CellDelegate *> CellDelegate::of(const QTableView &table)
{
    std::vector<CellDelegate *> found;
    const auto add = [&found](QAbstractItemDelegate *delegate) {
        auto *ours = qobject_cast<CellDelegate *>(delegate);
        if (ours && std::ranges::find(found, ours) == found.end())
            found.push_back(ours);
    };
    add(table.itemDelegate());
    for (int column = 0; column < table.horizontalHeader()->count(); ++column)
        add(table.itemDelegateForColumn(column));
    return found;
}

void CellDelegate::setHighlights(const std::vector<QStringList> &byColumn)
{
    m_highlights = byColumn;
    for (QStringList &texts : m_highlights) {
        texts.removeAll(QString());
        for (QString &text : texts)
            text = SearchText::folded(text);
    }
}

bool CellDelegate::isDim(const QModelIndex &index) const
{
    return m_mayBeUnlisted && index.data(ListingModel::UnlistedRole).toBool();
}

/// Only cells with a match pay for a layout of their text.
void CellDelegate::paintMatches(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect,
                                const QString &text, const QStringList &highlights) const
{
    const auto isIn = [](const QString &where) {
        return [&where](const QString &highlight) { return SearchText::find(where, highlight) >= 0; };
    };
    if (std::none_of(highlights.begin(), highlights.end(), isIn(text)))
        return;
    const QString shown = shownPart(text, option, rect.width());
    if (std::none_of(highlights.begin(), highlights.end(), isIn(shown)))
        return; // in the part that was cut
    const LineLayout line(shown, option, rect);
    if (!line.isValid())
        return;
    const auto group = colourGroup(option);
    const bool selected = option.state & QStyle::State_Selected;
    // Away from the text: it stands out more from it, not less.
    const bool isTextLight = option.palette.color(group, QPalette::HighlightedText).lightnessF() > 0.5F;
    const QColor mark = selected ? Tones::mixed(option.palette.color(group, QPalette::Highlight),
                                                isTextLight ? Qt::black : Qt::white, selectedMark)
                                 : Tones::marked(option.palette.color(group, QPalette::Base), plainMark);
    const int height = option.fontMetrics.height();
    const int top = rect.center().y() - height / 2;
    for (const QString &highlight : highlights) {
        for (qsizetype at = SearchText::find(shown, highlight); at >= 0;
             at = SearchText::find(shown, highlight, at + highlight.size())) {
            const qreal from = line.xAt(int(at));
            const qreal to = line.xAt(int(at + highlight.size()));
            painter->fillRect(QRectF(std::min(from, to), top, std::abs(to - from), height).intersected(rect), mark);
        }
    }
}

int CellDelegate::paintBackground(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const auto group = colourGroup(option);
    if (option.state & QStyle::State_Selected) {
        painter->fillRect(option.rect, option.palette.brush(group, QPalette::Highlight));
    } else if (view && view->currentIndex().row() == index.row()) {
        const QPalette &palette = option.palette;
        painter->fillRect(
            option.rect,
            Tones::mixed(palette.color(group, QPalette::Base), palette.color(group, QPalette::Highlight), 0.18));
    }
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(option.palette.color(
            group, option.state & QStyle::State_Selected ? QPalette::HighlightedText : QPalette::Highlight));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    const auto *table = qobject_cast<const QTableView *>(view);
    if (!table)
        return 0;
    int taken = 0;
    if (table->horizontalHeader()->visualIndex(index.column()) == 0) {
        const int marks = index.data(PagedTableModel::MarksRole).toInt();
        taken = marks ? paintMarks(painter, option, marks) : 0;
    }
    const auto *large = m_highlights.empty() ? nullptr : qobject_cast<const LargeTableView *>(table);
    if (large && large->firstColumnOnScreen() == index.column()
        && !index.data(PagedTableModel::NoteRole).toString().isEmpty())
        taken += paintOutOfView(painter, option, index, taken);
    return taken;
}

/// Beside the text where there is room for both; else small above its end, where rows are higher than texts.
int CellDelegate::paintOutOfView(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                                 int taken) const
{
    const QString text = index.data(Qt::DisplayRole).toString();
    const int room = option.rect.width() - 2 * cellMargin - taken - option.fontMetrics.horizontalAdvance(text);
    if (room >= signSize(option) + cellMargin)
        return paintSign(painter, option, m_outOfView, taken);
    const int size = std::max((option.rect.height() - option.fontMetrics.ascent()) / 2, leastSign);
    const QRect corner(option.rect.right() - taken - size, option.rect.top() + 1, size, size);
    m_outOfView.paint(painter, QStyle::visualRect(option.direction, option.rect, corner), Qt::AlignCenter,
                      option.state & QStyle::State_Selected ? QIcon::Selected : QIcon::Normal);
    return 0;
}

int CellDelegate::signSize(const QStyleOptionViewItem &option)
{
    return std::min(option.rect.height() - 2, option.fontMetrics.height());
}

// A bar of full height: new; of half the height: changed; an eye: watched.
int CellDelegate::paintMarks(QPainter *painter, const QStyleOptionViewItem &option, int marks) const
{
    const bool selected = option.state & QStyle::State_Selected;
    const bool isNew = marks & PagedTableModel::NewMark;
    if (isNew || marks & PagedTableModel::ChangedMark) {
        const int height = isNew ? option.rect.height() : option.rect.height() / 2;
        const QRect bar(option.rect.left(), option.rect.bottom() + 1 - height, barWidth, height);
        painter->fillRect(
            QStyle::visualRect(option.direction, option.rect, bar),
            option.palette.color(colourGroup(option), selected ? QPalette::HighlightedText : QPalette::Highlight));
    }
    if (!(marks & PagedTableModel::WatchedMark))
        return 0;
    return paintSign(painter, option, m_watched, 0);
}

/// At the trailing edge, before what has \a taken room there.
int CellDelegate::paintSign(QPainter *painter, const QStyleOptionViewItem &option, const QIcon &sign, int taken) const
{
    const int size = signSize(option);
    const QRect icon(option.rect.right() - taken - cellMargin - size, option.rect.center().y() - size / 2, size, size);
    sign.paint(painter, QStyle::visualRect(option.direction, option.rect, icon), Qt::AlignCenter,
               option.state & QStyle::State_Selected ? QIcon::Selected : QIcon::Normal);
    return size + cellMargin;
}

/// Cut at a whole pixel: the width of a column may be that of its widest text, rounded.
QString CellDelegate::shownPart(const QString &text, const QStyleOptionViewItem &option, int width) const
{
    if (m_widths.surelyFits(text, option.font, option.fontMetrics, width))
        return text;
    return QFontMetricsF(option.fontMetrics).elidedText(text, m_elide, width + 0.5);
}

void CellDelegate::paintText(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect,
                             const QString &text, bool placeholder, bool trailing) const
{
    const auto group = colourGroup(option);
    const bool selected = option.state & QStyle::State_Selected;
    if (selected)
        painter->setPen(option.palette.color(group, QPalette::HighlightedText));
    else if (placeholder)
        painter->setPen(Tones::dim(option.palette, group));
    else
        painter->setPen(option.palette.color(group, QPalette::Text));
    if (painter->font() != option.font) // to set the same one again costs as much as some words
        painter->setFont(option.font);

    const bool rightToLeft = option.direction == Qt::RightToLeft;
    // Absolute, so that Qt need not look at the text to find its side.
    const bool right = rightToLeft != trailing;
    const bool isReadFromRight = textDirection(text, option.direction) == Qt::RightToLeft;
    const int flags = Qt::TextSingleLine | Qt::AlignVCenter | Qt::TextDontClip | Qt::AlignAbsolute
        | (right ? Qt::AlignRight : Qt::AlignLeft)
        | (isReadFromRight ? Qt::TextForceRightToLeft : Qt::TextForceLeftToRight);
    painter->drawText(rect, flags, shownPart(text, option, rect.width()));
}

} // namespace Balehook
