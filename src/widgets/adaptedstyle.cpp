// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/adaptedstyle.h"

#include <QPainter>
#include <QStyleOption>

#include <utility>

namespace Balehook {

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

} // namespace Balehook
