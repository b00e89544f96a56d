// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPalette>

namespace Balehook {

/// The colours of the program where the user does not want those of the system: besides Tones the only place where a
/// colour is written down. Made for the style Fusion.
namespace ThemePalette {

QPalette light();
QPalette dark();

/// Texts are lighter than what they stand on.
bool isDark(const QPalette &palette);

} // namespace ThemePalette
} // namespace Balehook
