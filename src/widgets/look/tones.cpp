// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/tones.h"

namespace Balehook::Tones {

QColor mixed(const QColor &under, const QColor &over, qreal amount)
{
    const auto blend = [amount](float a, float b) { return float(a + (b - a) * amount); };
    return QColor::fromRgbF(blend(under.redF(), over.redF()), blend(under.greenF(), over.greenF()),
                            blend(under.blueF(), over.blueF()));
}

QColor dim(const QPalette &palette, QPalette::ColorGroup group)
{
    return mixed(palette.color(group, QPalette::Base), palette.color(group, QPalette::Text), 0.66);
}

QColor succeeded(const QPalette &palette, QPalette::ColorGroup group, bool selected)
{
    if (selected)
        return mixed(palette.color(group, QPalette::Highlight), palette.color(group, QPalette::HighlightedText), 0.45);
    return mixed(palette.color(group, QPalette::Base), palette.color(group, QPalette::Text), 0.35);
}

QColor failed(const QPalette &palette, QPalette::ColorGroup group, bool selected)
{
    if (selected)
        return palette.color(group, QPalette::HighlightedText);
    return mixed(palette.color(group, QPalette::Text), QColor(Qt::red), 0.55);
}

QColor marked(const QColor &base, qreal amount)
{
    return mixed(base, QColor(Qt::yellow), amount);
}

QColor warning()
{
    return QColor::fromRgb(0xe0, 0x9a, 0x00);
}

QColor trouble()
{
    return QColor::fromRgb(0xd0, 0x30, 0x30);
}

QColor account(quint32 rgb)
{
    return QColor::fromRgb(QRgb(0xff000000u | rgb));
}

} // namespace Balehook::Tones
