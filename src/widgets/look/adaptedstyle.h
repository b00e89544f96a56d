// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/look/scriptstyle.h"

namespace Balehook {

/// Any style, adapted to its user and the language: icons, marks and scroll bars grow with the texts; boxes to check
/// and what opens over the window have an edge also on dark ground; and where nothing is to move, there are no
/// animations, and a progress bar that does not know how far it is stands still. Owned by the application object, as
/// every style is.
class AdaptedStyle final : public ScriptStyle
{
    Q_OBJECT

public:
    /// \a name of the style that draws.
    explicit AdaptedStyle(const QString &name);

    /// What is shown already keeps its size until it is laid out again.
    void setScale(qreal scale) { m_scale = scale; }
    void setCalm(bool isCalm) { m_isCalm = isCalm; }

    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;

private:
    qreal m_scale = 1;
    bool m_isCalm = false;
    mutable bool m_isAsking = false; ///< the style that draws, for a size
};

} // namespace Balehook
