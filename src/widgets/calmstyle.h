// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProxyStyle>

namespace Balehook {

/// Any style without what moves: no animations, and a progress bar that does not know how far it is stands still.
/// Owned by the application object, as every style is.
class CalmStyle final : public QProxyStyle
{
    Q_OBJECT

public:
    /// \a name of the style that draws.
    explicit CalmStyle(const QString &name);

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
};

} // namespace Balehook
