// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/themepalette.h"

namespace Balehook::ThemePalette {

namespace {

/// What a palette is made of; the shades of frames are derived from it. Texts on their grounds have a contrast of at
/// least 4.5:1 (WCAG 2.1), also those of a link and of a selection; those of what is disabled at least 3:1.
struct Shades
{
    QRgb window;
    QRgb base;
    QRgb alternate;
    QRgb button;
    QRgb text;
    QRgb placeholder;
    QRgb disabled;
    QRgb highlight;
    QRgb highlighted;
    QRgb idleHighlight; ///< of what is disabled
    QRgb link;
    QRgb visited;
    QRgb toolTip;
    QRgb light;
    QRgb midlight;
    QRgb mid;
    QRgb dark;
    QRgb shadow;
};

constexpr Shades lightShades{.window = 0xfff0f0f0,
                             .base = 0xffffffff,
                             .alternate = 0xfff5f6f7,
                             .button = 0xfff0f0f0,
                             .text = 0xff1b1d1f,
                             .placeholder = 0xff666a6d,
                             .disabled = 0xff7c8083,
                             .highlight = 0xff2564a8,
                             .highlighted = 0xffffffff,
                             .idleHighlight = 0xff8a8f94,
                             .link = 0xff1c5fa8,
                             .visited = 0xff6b4496,
                             .toolTip = 0xffffffff,
                             .light = 0xffffffff,
                             .midlight = 0xffe3e5e6,
                             .mid = 0xffb8bbbd,
                             .dark = 0xff9a9d9f,
                             .shadow = 0xff6f7274};

constexpr Shades darkShades{.window = 0xff2b2d30,
                            .base = 0xff1f2123,
                            .alternate = 0xff26282b,
                            .button = 0xff34373a,
                            .text = 0xffe8eaec,
                            .placeholder = 0xff9ba0a5,
                            .disabled = 0xff868b90,
                            .highlight = 0xff2b66a6,
                            .highlighted = 0xffffffff,
                            .idleHighlight = 0xff565b60,
                            .link = 0xff74b3f2,
                            .visited = 0xffc3a1ea,
                            .toolTip = 0xff3a3d41,
                            .light = 0xff4a4e52,
                            .midlight = 0xff3f4346,
                            .mid = 0xff24262a,
                            .dark = 0xff1a1c1e,
                            .shadow = 0xff0e0f10};

QPalette made(const Shades &shades)
{
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, QRgb colour) {
        palette.setColor(QPalette::All, role, QColor::fromRgb(colour));
    };
    set(QPalette::Window, shades.window);
    set(QPalette::WindowText, shades.text);
    set(QPalette::Base, shades.base);
    set(QPalette::AlternateBase, shades.alternate);
    set(QPalette::Button, shades.button);
    set(QPalette::ButtonText, shades.text);
    set(QPalette::Text, shades.text);
    set(QPalette::BrightText, shades.highlighted);
    set(QPalette::PlaceholderText, shades.placeholder);
    set(QPalette::ToolTipBase, shades.toolTip);
    set(QPalette::ToolTipText, shades.text);
    set(QPalette::Highlight, shades.highlight);
    set(QPalette::HighlightedText, shades.highlighted);
    set(QPalette::Link, shades.link);
    set(QPalette::LinkVisited, shades.visited);
    set(QPalette::Light, shades.light);
    set(QPalette::Midlight, shades.midlight);
    set(QPalette::Mid, shades.mid);
    set(QPalette::Dark, shades.dark);
    set(QPalette::Shadow, shades.shadow);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::ButtonText, QPalette::Text})
        palette.setColor(QPalette::Disabled, role, QColor::fromRgb(shades.disabled));
    palette.setColor(QPalette::Disabled, QPalette::Base, QColor::fromRgb(shades.window));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor::fromRgb(shades.idleHighlight));
    return palette;
}

} // namespace

QPalette light()
{
    return made(lightShades);
}

QPalette dark()
{
    return made(darkShades);
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::WindowText).lightnessF() > palette.color(QPalette::Window).lightnessF();
}

} // namespace Balehook::ThemePalette
