// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/adaptedstyle.h"

#include "widgets/look/themepalette.h"

#include <QPainter>
#include <QStyleOption>

#include <utility>

namespace Balehook {

namespace {

/// Of a box to check, if it is enabled at least 3:1 to the ground inside and around it (WCAG 2.1, 1.4.11).
QColor edgeColor(const QPalette &palette, bool isEnabled)
{
    QColor color = palette.color(QPalette::Text);
    color.setAlphaF(isEnabled ? 0.6F : 0.35F);
    return color;
}

/// Titles stand where their cells do; with less, one at its right edge and the next one read like one title.
constexpr int headerMargin = 4;

} // namespace

AdaptedStyle::AdaptedStyle(const QString &name)
    : ScriptStyle(name)
{ }

int AdaptedStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    // Some are made of others, and ask for them here: they must not grow twice.
    const bool isAsked = std::exchange(m_isAsking, true);
    const int size = ScriptStyle::pixelMetric(metric, option, widget);
    m_isAsking = isAsked;
    if (isAsked)
        return size;
    switch (metric) {
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
    case PM_ToolBarIconSize:
    case PM_LineEditIconSize:
    case PM_LargeIconSize:
    case PM_MessageBoxIconSize:
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_ScrollBarExtent:
        return qRound(size * m_scale);
    case PM_HeaderMargin:
        return qMax(size, headerMargin);
    default:
        return size;
    }
}

int AdaptedStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                            QStyleHintReturn *data) const
{
    if (m_isCalm && (hint == SH_Widget_Animate || hint == SH_Widget_Animation_Duration))
        return 0;
    return ScriptStyle::styleHint(hint, option, widget, data);
}

void AdaptedStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                               const QWidget *widget) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option);
    if (!m_isCalm || element != CE_ProgressBarContents || !bar || bar->minimum != bar->maximum) {
        ScriptStyle::drawControl(element, option, painter, widget);
        return;
    }
    // Neither empty nor done: all of it, but faint.
    QStyleOptionProgressBar full(*bar);
    full.minimum = 0;
    full.maximum = 1;
    full.progress = 1;
    painter->save();
    painter->setOpacity(0.45);
    ScriptStyle::drawControl(element, &full, painter, widget);
    painter->restore();
}

void AdaptedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                 const QWidget *widget) const
{
    ScriptStyle::drawPrimitive(element, option, painter, widget);
    if (!ThemePalette::isDark(option->palette))
        return;
    // Fusion draws edges darker than the window, which nobody sees where that is dark.
    if (element == PE_FrameMenu || element == PE_PanelMenu
        || (element == PE_Frame && widget && widget->windowType() == Qt::Popup)) {
        painter->save();
        painter->setBrush(Qt::NoBrush);
        painter->setPen(edgeColor(option->palette, false));
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        painter->restore();
        return;
    }
    const bool isBox = element == PE_IndicatorCheckBox;
    const bool isRound = element == PE_IndicatorRadioButton;
    if (!isBox && !isRound)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(edgeColor(option->palette, option->state & State_Enabled));
    const QRectF edge = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (isRound)
        painter->drawEllipse(edge);
    else
        painter->drawRoundedRect(edge, 1, 1);
    painter->restore();
}

} // namespace Balehook
