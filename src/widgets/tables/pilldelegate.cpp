// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/pilldelegate.h"

#include "models/listingmodel.h"
#include "widgets/look/tones.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace Balehook {

namespace {

constexpr qreal outline = 0.4; ///< how much of the text's color it has
constexpr qreal codeRadius = 3; ///< of the outline around a bare code

} // namespace

PillDelegate::PillDelegate(QObject *parent)
    : CellDelegate(Qt::ElideRight, parent)
{ }

void PillDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString text = index.data(Qt::DisplayRole).toString();
    const bool isLoaded = PagedTableModel::RowState(index.data(PagedTableModel::RowStateRole).toInt())
        == PagedTableModel::RowState::Loaded;
    const bool isAbsent = index.data(PagedTableModel::FullTextRole).toString().isEmpty();
    if (!isLoaded || isAbsent || text.isEmpty()) {
        CellDelegate::paint(painter, option, index);
        return;
    }
    const int taken = paintBackground(painter, option, index);
    const QFontMetrics &metrics = option.fontMetrics;
    const int height = std::min(option.rect.height() - 2, metrics.height() + 2);
    const int padding = height / 2;
    QRect pill = option.rect.adjusted(cellMargin, 0, -cellMargin - taken, 0);
    pill = QRect(pill.left(), pill.center().y() - height / 2,
                 std::min(pill.width(), metrics.horizontalAdvance(text) + 2 * padding), height);
    const QRect rect = QStyle::visualRect(option.direction, option.rect, pill);

    const auto group = colourGroup(option);
    const QVariant color = index.data(ListingModel::ColorRole);
    const bool isLabeled = index.data(ListingModel::LabeledRole).toBool();
    // Also in a selected row it stands on its own ground: what it says must not change with the selection.
    const QColor ground = option.palette.color(group, QPalette::Base);
    const QColor ink = option.palette.color(group, QPalette::Text);
    Tones::Pill look{ground, Tones::mixed(ground, ink, outline), ink};
    if (color.isValid())
        look = Tones::pill(option.palette, group, Tones::account(color.toUInt()));
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    const qreal radius = isLabeled ? height / 2.0 : codeRadius;
    // Two areas, one on the other: to draw an outline takes twice as long.
    painter->setBrush(look.frame);
    painter->drawRoundedRect(rect, radius, radius);
    painter->setBrush(look.fill);
    painter->drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius - 1, radius - 1);
    painter->restore();
    QStyleOptionViewItem plain = option;
    plain.state &= ~QStyle::State_Selected;
    plain.palette.setColor(group, QPalette::Text, look.text);
    const QRect words = rect.adjusted(padding, 0, -padding + 1, 0);
    paintMatches(painter, plain, words, text, highlightsOf(index.column()));
    paintText(painter, plain, words, text, isDim(index));
}

} // namespace Balehook
