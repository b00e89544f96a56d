// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/tones.h"

#include <algorithm>
#include <cmath>

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

qreal contrast(const QColor &a, const QColor &b)
{
    const auto linear = [](qreal part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    const auto luminance = [&](const QColor &color) {
        return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
    };
    const qreal one = luminance(a);
    const qreal other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

Pill pill(const QPalette &palette, QPalette::ColorGroup group, const QColor &color)
{
    constexpr qreal readable = 4.5;
    constexpr qreal step = 0.05;
    const QColor base = palette.color(group, QPalette::Base);
    const QColor text = palette.color(group, QPalette::Text);
    qreal amount = 0.35;
    while (amount > step && contrast(mixed(base, color, amount), text) < readable)
        amount -= step;
    const QColor fill = mixed(base, color, amount);
    // A theme may have less between its own text and base: black or white then.
    const QColor extreme = fill.lightnessF() > 0.5F ? QColor(Qt::black) : QColor(Qt::white);
    return {fill, mixed(base, color, 0.9), contrast(fill, text) < readable ? extreme : text};
}

QColor account(quint32 rgb)
{
    return QColor::fromRgb(QRgb(0xff000000u | rgb));
}

} // namespace Balehook::Tones
