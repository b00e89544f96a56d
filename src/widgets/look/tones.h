// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QPalette>

namespace Balehook {

/// Colours with a meaning, made from the palette so that they are readable on light, dark and high-contrast ones. They
/// are never the only sign: an icon, a shape or a word says the same.
namespace Tones {

/// \a amount (0 to 1) of \a over on \a under.
QColor mixed(const QColor &under, const QColor &over, qreal amount);

/// Text that steps back (placeholders of rows not loaded yet), still readable.
QColor dim(const QPalette &palette, QPalette::ColorGroup group);

QColor succeeded(const QPalette &palette, QPalette::ColorGroup group, bool selected);
QColor failed(const QPalette &palette, QPalette::ColorGroup group, bool selected);

/// What a text that was searched for stands on.
QColor marked(const QColor &base, qreal amount);

/// Of a message; a little of it tints what the message stands on.
QColor warning();
QColor trouble();

/// How far apart two colors are for the eye, from 1 to 21 (WCAG 2.1).
qreal contrast(const QColor &a, const QColor &b);

/// A pill on the base of \a palette, in a color that the user chose.
struct Pill
{
    QColor fill;
    QColor frame;
    QColor text; ///< at least 4.5:1 on the fill
};
Pill pill(const QPalette &palette, QPalette::ColorGroup group, const QColor &color);

/// The colour that the user gave an account, as \a rgb 0xRRGGBB.
QColor account(quint32 rgb);

} // namespace Tones
} // namespace Balehook
