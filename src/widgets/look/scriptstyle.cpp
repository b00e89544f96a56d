// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/scriptstyle.h"

#include "core/text/lefttoright.h"
#include "core/text/textdirection.h"

#include <QLocale>
#include <QPainter>
#include <QSplitter>
#include <QStyleOption>

#include <algorithm>

namespace Balehook {

namespace {

/// Whether a line from right to left would change the order of \a text, and nothing in it is read from there.
bool isReadFromLeft(const QString &text)
{
    const auto isFromRight = [](QChar each) {
        return each.direction() == QChar::DirR || each.direction() == QChar::DirAL;
    };
    return textDirection(text, Qt::RightToLeft) == Qt::LeftToRight
        && std::none_of(text.begin(), text.end(), isFromRight);
}

} // namespace

ScriptStyle::ScriptStyle(const QString &baseStyle)
    : QProxyStyle(baseStyle)
{ }

bool ScriptStyle::isNeeded(const QLocale &shown)
{
    return shown.textDirection() == Qt::RightToLeft || shown.script() == QLocale::DevanagariScript;
}

void ScriptStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    // QSplitter puts all one pixel too far to the right.
    if (auto *splitter = qobject_cast<QSplitter *>(widget))
        splitter->setContentsMargins(0, 0, splitter->isRightToLeft() ? 1 : 0, 0);
}

int ScriptStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                           QStyleHintReturn *returnData) const
{
    return m_isActive && hint == SH_UnderlineShortcut ? 0 : QProxyStyle::styleHint(hint, option, widget, returnData);
}

void ScriptStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    const auto *button =
        m_isActive && element == CE_PushButtonLabel ? qstyleoption_cast<const QStyleOptionButton *>(option) : nullptr;
    const bool isMirrored = button && button->direction == Qt::RightToLeft && !button->icon.isNull()
        && !button->text.isEmpty() && !button->features.testFlag(QStyleOptionButton::HasMenu);
    if (isMirrored) {
        drawMirroredLabel(*button, *painter, widget);
        return;
    }
    const auto *item =
        m_isActive && element == CE_ItemViewItem ? qstyleoption_cast<const QStyleOptionViewItem *>(option) : nullptr;
    if (item && item->direction == Qt::RightToLeft && isReadFromLeft(item->text)) {
        QStyleOptionViewItem drawn(*item);
        drawn.text = leftToRight(item->text);
        QProxyStyle::drawControl(element, &drawn, painter, widget);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ScriptStyle::drawMirroredLabel(const QStyleOptionButton &option, QPainter &painter, const QWidget *widget) const
{
    constexpr int gap = 4;
    const bool isEnabled = option.state & State_Enabled;
    constexpr int flags = Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextHideMnemonic;
    const int textWidth = option.fontMetrics.size(flags, option.text).width();
    const QSize icon = option.icon.actualSize(option.iconSize);
    const int width = icon.width() + gap + textWidth;
    const int right = option.rect.center().x() + width / 2;
    const QRect iconRect(right - icon.width() + 1, option.rect.center().y() - icon.height() / 2, icon.width(),
                         icon.height());
    option.icon.paint(&painter, iconRect, Qt::AlignCenter, isEnabled ? QIcon::Normal : QIcon::Disabled);
    const QRect textRect(iconRect.left() - gap - textWidth, option.rect.top(), textWidth, option.rect.height());
    drawItemText(&painter, textRect, flags | Qt::AlignHCenter, option.palette, isEnabled, option.text,
                 widget ? widget->foregroundRole() : QPalette::ButtonText);
}

} // namespace Balehook
