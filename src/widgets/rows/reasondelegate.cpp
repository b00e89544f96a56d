// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/reasondelegate.h"

#include "widgets/look/characterwidth.h"
#include "widgets/look/tones.h"
#include "widgets/rows/reasonsmodel.h"

#include <QPainter>
#include <QStyle>
#include <QTextLayout>

#include <algorithm>

namespace Balehook {

namespace {

constexpr int margin = 6;
constexpr int barHeight = 5;
constexpr int titleLines = 2;

} // namespace

QSize ReasonDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex & /*index*/) const
{
    return {characterWidth(option.fontMetrics) * 20, option.fontMetrics.lineSpacing() * (titleLines + 1) + margin};
}

void ReasonDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    paintBackground(painter, option, index);
    const QRect inner = option.rect.adjusted(margin, margin / 2, -margin, -margin / 2);
    const int line = option.fontMetrics.lineSpacing();
    QRect title = inner;
    title.setHeight(line * titleLines);
    QRect bottom = inner;
    bottom.setTop(inner.bottom() - line + 1);
    const QString count = index.data(ReasonsModel::CountTextRole).toString();
    QRect words = bottom;
    // All bars have one length, or they could not be compared.
    const QString widest = index.data(ReasonsModel::WidestCountTextRole).toString();
    const int width =
        std::max(option.fontMetrics.horizontalAdvance(count), option.fontMetrics.horizontalAdvance(widest));
    words.setLeft(inner.right() - std::min(inner.width(), width + 2));
    QRect bar = bottom;
    bar.setRight(words.left() - 2 * margin);

    paintTitle(painter, option, title, index.data().toString());
    paintText(painter, option, QStyle::visualRect(option.direction, inner, words), count, false, true);
    if (bar.width() < 10)
        return;
    const double share = index.data(ReasonsModel::ShareRole).toDouble();
    const auto group = colourGroup(option);
    const bool selected = option.state & QStyle::State_Selected;
    QRect whole(bar.left(), bar.center().y(), bar.width(), 1);
    QRect part(bar.left(), bar.center().y() - barHeight / 2, 0, barHeight);
    part.setWidth(share > 0 ? std::clamp(int(share * bar.width()), 2, bar.width()) : 0);
    painter->fillRect(QStyle::visualRect(option.direction, inner, whole),
                      Tones::succeeded(option.palette, group, selected));
    painter->fillRect(QStyle::visualRect(option.direction, inner, part),
                      Tones::failed(option.palette, group, selected));
}

void ReasonDelegate::paintTitle(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect,
                                const QString &title) const
{
    QTextOption wrap(Qt::AlignLeading | Qt::AlignVCenter);
    wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    wrap.setTextDirection(option.direction);
    QTextLayout layout(title, option.font);
    layout.setTextOption(wrap);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(rect.width());
    layout.endLayout();
    const int behind = first.textStart() + first.textLength();
    QRect line = rect;
    line.setHeight(option.fontMetrics.lineSpacing());
    paintText(painter, option, line, title.left(behind).trimmed(), false);
    if (behind < title.size())
        paintText(painter, option, line.translated(0, line.height()), title.mid(behind), false);
}

} // namespace Balehook
