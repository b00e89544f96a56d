// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/accountdelegate.h"

#include "widgets/accounts/accountsmodel.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/icons.h"
#include "widgets/look/tones.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int margin = 6;
constexpr int swatchWidth = 6;

} // namespace

AccountDelegate::AccountDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
    , m_pin(themedIcon(u"pin"_s))
{ }

void AccountDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);

    const QRect inner = option.rect.adjusted(margin, margin / 2, -margin, -margin / 2);
    const auto placed = [&](const QRect &rect) { return QStyle::visualRect(option.direction, inner, rect); };
    QRect swatch = inner;
    swatch.setWidth(swatchWidth);
    const auto group = option.state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
    const bool selected = option.state & QStyle::State_Selected;
    const QColor text = option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    if (selected) // an account's colour may be near that of the selection
        painter->fillRect(placed(swatch).adjusted(-1, -1, 1, 1), text);
    painter->fillRect(placed(swatch), index.data(AccountsModel::ColourRole).value<QColor>());

    const QColor back = option.palette.color(group, selected ? QPalette::Highlight : QPalette::Base);
    QRect line = inner.adjusted(swatchWidth + margin, 0, 0, 0);
    const QString name = index.data(Qt::DisplayRole).toString();
    const QString slug = index.data(AccountsModel::SlugRole).toString();
    const bool isOneLine = name == slug;
    line.setHeight(isOneLine ? inner.height() : inner.height() / 2);
    if (index.data(AccountsModel::PinnedRole).toBool()) {
        const int side = std::min(inner.height(), option.fontMetrics.height());
        QRect pin(inner.right() - side, inner.top(), side, side);
        m_pin.paint(painter, placed(pin), Qt::AlignCenter, selected ? QIcon::Selected : QIcon::Normal);
        line.setRight(pin.left() - margin / 2);
    }
    const int flags =
        Qt::TextSingleLine | int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter));
    // Branches of a merchant have names that begin alike, and differ at their end.
    const auto write = [&](const QRect &rect, const QString &words) {
        painter->drawText(placed(rect), flags, painter->fontMetrics().elidedText(words, Qt::ElideMiddle, rect.width()));
    };
    painter->setPen(text);
    painter->setFont(option.font);
    write(line, name);
    if (!selected) // on the selection it would be too faint
        painter->setPen(Tones::dim(option.palette, group));
    if (!isOneLine)
        write(line.translated(0, line.height()), slug);

    if (option.state & QStyle::State_HasFocus) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        focus.backgroundColor = back;
        style->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, option.widget);
    }
}

QSize AccountDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool isOneLine = index.data(Qt::DisplayRole).toString() == index.data(AccountsModel::SlugRole).toString();
    const int lines = isOneLine ? 1 : 2;
    return {characterWidth(option.fontMetrics) * 12, option.fontMetrics.height() * lines + 2 * margin};
}

} // namespace Balehook
