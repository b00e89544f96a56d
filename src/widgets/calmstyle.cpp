// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/calmstyle.h"

#include <QPainter>
#include <QStyleOption>

namespace Balehook {

CalmStyle::CalmStyle(const QString &name)
    : QProxyStyle(name)
{ }

int CalmStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                         QStyleHintReturn *data) const
{
    if (hint == SH_Widget_Animate || hint == SH_Widget_Animation_Duration)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

void CalmStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                            const QWidget *widget) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option);
    if (element != CE_ProgressBarContents || !bar || bar->minimum != bar->maximum) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    // Neither empty nor done: all of it, but faint.
    QStyleOptionProgressBar full(*bar);
    full.minimum = 0;
    full.maximum = 1;
    full.progress = 1;
    painter->save();
    painter->setOpacity(0.45);
    QProxyStyle::drawControl(element, &full, painter, widget);
    painter->restore();
}

} // namespace Balehook
