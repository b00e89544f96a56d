// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/activity/sharelistdelegate.h"

#include "widgets/activity/sharelistmodel.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/tones.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int margin = 6;
constexpr int barHeight = 4;

} // namespace

ShareListDelegate::ShareListDelegate(QObject *parent)
    : CellDelegate(Qt::ElideMiddle, parent)
{ }

QSize ShareListDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex & /*index*/) const
{
    return {characterWidth(option.fontMetrics) * 16, option.fontMetrics.lineSpacing() + barHeight + margin};
}

void ShareListDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    paintBackground(painter, option, index);
    const QRect inner = option.rect.adjusted(margin, 1, -margin, -margin / 2);
    QRect line = inner;
    line.setHeight(option.fontMetrics.lineSpacing());
    const QString count = index.data(ShareListModel::CountTextRole).toString();
    const int countWidth = std::min(inner.width(), option.fontMetrics.horizontalAdvance(count) + 2);
    QRect words = line.adjusted(0, 0, -countWidth - margin, 0);
    QRect number = line;
    number.setLeft(line.right() - countWidth);
    const bool isChosen = index.data(ShareListModel::ChosenRole).toBool();
    const QString value = index.data().toString();
    paintText(painter, option, QStyle::visualRect(option.direction, inner, words),
              isChosen ? QString(u"\u2713 "_s + value) : value, false);
    paintText(painter, option, QStyle::visualRect(option.direction, inner, number), count, false, true);

    const double share = index.data(ShareListModel::ShareRole).toDouble();
    QRect bar(inner.left(), inner.bottom() - barHeight + 1, inner.width(), barHeight);
    bar.setWidth(share > 0 ? std::clamp(int(share * inner.width()), 2, std::max(2, inner.width())) : 0);
    painter->fillRect(QStyle::visualRect(option.direction, inner, bar),
                      Tones::succeeded(option.palette, colourGroup(option), option.state & QStyle::State_Selected));
}

} // namespace Balehook
