// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/downloads/transferdelegate.h"

#include "widgets/downloads/transfersmodel.h"
#include "widgets/look/tones.h"

#include <QPainter>

#include <algorithm>

namespace Balehook {

namespace {

constexpr int thickness = 3;
constexpr int margin = 4;

} // namespace

TransferDelegate::TransferDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
{ }

void TransferDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.data(TransfersModel::HasFailedRole).toBool())
        option->palette.setColor(QPalette::Text, Tones::failed(option->palette, QPalette::Active, false));
}

void TransferDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QVariant share = index.data(TransfersModel::ShareRole);
    if (!share.isValid())
        return;
    const bool isSelected = option.state & QStyle::State_Selected;
    const QPalette::ColorRole role = isSelected ? QPalette::HighlightedText : QPalette::Highlight;
    const QRect inner = option.rect.adjusted(margin, 0, -margin, 0);
    const QRect whole(inner.left(), inner.bottom() - thickness - 1, inner.width(), thickness);
    QRect done = whole;
    done.setWidth(whole.width() * share.toInt() / 1000);
    QColor rest = option.palette.color(role);
    rest.setAlphaF(0.25F);
    painter->fillRect(whole, rest);
    painter->fillRect(QStyle::visualRect(option.direction, whole, done), option.palette.brush(role));
}

// All rows have room for the line, so that none grows when its download begins.
QSize TransferDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize words = QStyledItemDelegate::sizeHint(option, index);
    return {words.width(), std::max(words.height(), option.fontMetrics.height()) + 2 * (thickness + 2)};
}

} // namespace Balehook
