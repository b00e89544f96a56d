// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/appearancesettings.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto languageKey = "appearance/language"_L1;
constexpr auto themeKey = "appearance/theme"_L1;
constexpr auto motionKey = "appearance/motion"_L1;

/// Nothing is kept of what the system says, so that a settings file says only what the user chose.
void keep(SettingsFile &settings, QLatin1StringView key, const QString &value)
{
    if (value.isEmpty())
        settings.remove(key);
    else
        settings.setValue(key, value);
}

} // namespace

QString AppearanceSettings::language() const
{
    return m_settings.value(languageKey).toString();
}

void AppearanceSettings::setLanguage(const QString &language)
{
    keep(m_settings, languageKey, language);
}

Theme AppearanceSettings::theme() const
{
    const QString kept = m_settings.value(themeKey).toString();
    return kept == "light"_L1 ? Theme::Light : kept == "dark"_L1 ? Theme::Dark : Theme::System;
}

void AppearanceSettings::setTheme(Theme theme)
{
    keep(m_settings, themeKey, theme == Theme::Light ? u"light"_s : theme == Theme::Dark ? u"dark"_s : QString());
}

Motion AppearanceSettings::motion() const
{
    const QString kept = m_settings.value(motionKey).toString();
    return kept == "reduced"_L1 ? Motion::Reduced : kept == "full"_L1 ? Motion::Full : Motion::System;
}

void AppearanceSettings::setMotion(Motion motion)
{
    keep(m_settings, motionKey,
         motion == Motion::Reduced    ? u"reduced"_s
             : motion == Motion::Full ? u"full"_s
                                      : QString());
}

} // namespace Balehook
