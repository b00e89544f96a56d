// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/scriptstyle.h"

#include <QLocale>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

namespace Balehook {

ScriptStyle::ScriptStyle(const QString &baseStyle)
    : QProxyStyle(baseStyle)
{ }

bool ScriptStyle::isNeeded(const QLocale &shown)
{
    return shown.textDirection() == Qt::RightToLeft || shown.script() == QLocale::DevanagariScript;
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
    if (isMirrored)
        drawMirroredLabel(*button, *painter, widget);
    else
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
