// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settingsfile.h"

#include <QString>

namespace Balehook {

/// Whether the program is light or dark.
enum class Theme { System, Light, Dark };

/// Whether what moves only to look well moves.
enum class Motion { System, Reduced, Full };

/// How the user wants the whole program to look, where that is not what the system says. The size of the font and of
/// rows is in WindowSettings, since the View menu has them too.
class AppearanceSettings final
{
public:
    explicit AppearanceSettings(SettingsFile &settings)
        : m_settings(settings)
    { }

    /// Of the texts, such as "de" or "pt_BR"; empty: that of the system.
    QString language() const;
    void setLanguage(const QString &language);
    Theme theme() const;
    void setTheme(Theme theme);
    Motion motion() const;
    void setMotion(Motion motion);

private:
    SettingsFile &m_settings;
};

} // namespace Balehook
