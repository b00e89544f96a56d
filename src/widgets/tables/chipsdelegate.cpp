// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/chipsdelegate.h"

#include "models/listingmodel.h"
#include "widgets/look/tones.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>

namespace Balehook {

namespace {

constexpr int padding = 5;
constexpr int gap = 4;

/// "+12", in a right-to-left line, too: there it would become "12+".
QString countText(qsizetype count, Qt::LayoutDirection direction)
{
    const QString text = ChipsDelegate::tr("+%1", "so many more values").arg(QLocale().toString(count));
    return direction == Qt::RightToLeft ? QString(QChar(u'\u2066') + text + QChar(u'\u2069')) : text;
}

} // namespace

ChipsDelegate::ChipsDelegate(QObject *parent)
    : CellDelegate(Qt::ElideRight, parent)
{ }

void ChipsDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QVariant value = index.data(ListingModel::ChipsRole);
    if (!value.isValid()) {
        CellDelegate::paint(painter, option, index);
        return;
    }
    const int taken = paintBackground(painter, option, index);
    const QStringList marked = highlightsOf(index.column());
    const QStringList chips = value.toStringList();
    const qsizetype count = index.data(ListingModel::ChipCountRole).toLongLong();
    const QFontMetrics &metrics = option.fontMetrics;
    const QRect inner = option.rect.adjusted(cellMargin, 0, -cellMargin - taken, 0);
    const int height = std::min(inner.height() - 2, metrics.height() + 2);
    int x = inner.left();
    for (qsizetype i = 0; i < count; ++i) {
        // Room for "+n" is kept unless this is the last one.
        const QString rest = countText(count - i, option.direction);
        const int restWidth = metrics.horizontalAdvance(rest);
        const int kept = i + 1 < count ? gap + restWidth : 0;
        const int room = inner.right() + 1 - x - kept;
        const int wanted = i < chips.size() ? metrics.horizontalAdvance(chips[i]) + 2 * padding : room + 1;
        const bool isCut = i == 0 && wanted > room && room > 4 * padding; // one chip is better than none
        if (wanted > room && !isCut) {
            const QRect words(x, inner.top(), std::max(0, inner.right() + 1 - x), inner.height());
            paintText(painter, option, QStyle::visualRect(option.direction, inner, words), rest, true);
            return;
        }
        const QRect chip(x, inner.center().y() - height / 2, std::min(wanted, room), height);
        paintChip(painter, option, QStyle::visualRect(option.direction, inner, chip), chips[i], marked);
        x += chip.width() + gap;
    }
}

void ChipsDelegate::paintChip(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect,
                              const QString &text, const QStringList &marked) const
{
    const auto group = colourGroup(option);
    const bool selected = option.state & QStyle::State_Selected;
    const QColor ink = option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor ground = option.palette.color(group, selected ? QPalette::Highlight : QPalette::Base);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Tones::mixed(ground, ink, 0.3));
    painter->setBrush(Tones::mixed(ground, ink, 0.07));
    painter->drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter->restore();
    const QRect words = rect.adjusted(padding, 0, -padding + 1, 0);
    paintMatches(painter, option, words, text, marked);
    paintText(painter, option, words, text, false);
}

} // namespace Balehook
