// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProxyStyle>

class QLocale;
class QStyleOptionButton;

namespace Balehook {

/// The desktop's style, for scripts that it does not draw well. The line below an access key tears apart letters that
/// are joined (Arabic, Devanagari), so that they change their shape and the last ones are cut: it is not drawn, and the
/// keys work all the same. From right to left, what Qt 6.4 gets wrong is put right: the text of a button with an icon
/// stands beside the icon, what lies in a splitter is not cut at its right, and a line of a list in another script is
/// drawn and cut as that script is read.
class ScriptStyle : public QProxyStyle
{
    Q_OBJECT

public:
    explicit ScriptStyle(const QString &baseStyle = {});

    static bool isNeeded(const QLocale &shown);
    /// Until then it is active.
    void setActive(bool isActive) { m_isActive = isActive; }

    using QProxyStyle::polish;
    void polish(QWidget *widget) override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returnData) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;

private:
    void drawMirroredLabel(const QStyleOptionButton &option, QPainter &painter, const QWidget *widget) const;

    bool m_isActive = true;
};

} // namespace Balehook
