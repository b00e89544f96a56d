// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/countsdelegate.h"

#include "models/pagedtablemodel.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/tones.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace Balehook {

namespace {

constexpr int thin = 3;
constexpr int thick = 9;

} // namespace

CountsDelegate::CountsDelegate(QObject *parent)
    : CellDelegate(Qt::ElideRight, parent)
{ }

int CountsDelegate::failedWidth(quint64 succeeded, quint64 failed, int width)
{
    if (failed == 0 || width <= 0)
        return 0;
    if (succeeded == 0)
        return width;
    // As doubles: the sum of two 64-bit counts may not fit into 64 bits.
    const double share = double(failed) / (double(failed) + double(succeeded));
    return std::clamp(int(std::lround(share * width)), std::min(2, width), std::max(width - 1, 0));
}

void CountsDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QVariant succeeded = index.data(PagedTableModel::SucceededRole);
    const QVariant failed = index.data(PagedTableModel::FailedRole);
    const QString text = index.data(Qt::DisplayRole).toString();
    paintBackground(painter, option, index);
    const bool dim = isDim(index);
    const QRect inner = option.rect.adjusted(cellMargin, 0, -cellMargin, 0);
    if (!succeeded.isValid() || !failed.isValid()) {
        paintText(painter, option, inner, text, dim, true);
        return;
    }
    const int room = inner.width() - option.fontMetrics.horizontalAdvance(text) - 2 * cellMargin;
    const int barWidth = std::clamp(room, 0, characterWidth(option.fontMetrics) * 14);
    if (barWidth < thick) { // too small to say anything
        paintText(painter, option, inner, text, dim, true);
        return;
    }
    QRect bar = inner;
    bar.setWidth(barWidth);
    QRect words = inner.adjusted(barWidth + 2 * cellMargin, 0, 0, 0);
    paintBar(painter, option, QStyle::visualRect(option.direction, inner, bar), succeeded.toULongLong(),
             failed.toULongLong());
    paintText(painter, option, QStyle::visualRect(option.direction, inner, words), text, dim, true);
}

void CountsDelegate::paintBar(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect,
                              quint64 succeeded, quint64 failed) const
{
    const auto group = colourGroup(option);
    const bool selected = option.state & QStyle::State_Selected;
    const int failedPixels = failedWidth(succeeded, failed, rect.width());
    QRect thinPart(rect.left(), rect.center().y() - thin / 2, rect.width() - failedPixels, thin);
    QRect thickPart(rect.left() + thinPart.width(), rect.center().y() - thick / 2, failedPixels, thick);
    if (succeeded == 0 && failed == 0)
        thinPart.setHeight(1);
    painter->fillRect(QStyle::visualRect(option.direction, rect, thinPart),
                      Tones::succeeded(option.palette, group, selected));
    painter->fillRect(QStyle::visualRect(option.direction, rect, thickPart),
                      Tones::failed(option.palette, group, selected));
}

} // namespace Balehook
