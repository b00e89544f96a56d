// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPalette>
#include <QString>

namespace Balehook::Testing {

/// A dark palette for the Fusion style, as desktops with a dark theme hand it to programs.
QPalette darkPalette();
QPalette lightPalette();

/// How a picture of the tour is taken: "light", "dark", "rtl" (Arabic) or "large" (200 %).
struct Look
{
    QString name;

    /// Before there is an application object.
    void prepare() const;
    /// After.
    void apply() const;
};

} // namespace Balehook::Testing
