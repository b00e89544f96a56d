// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/appearancesettings.h"
#include "settings/windowsettings.h"

#include <QFont>
#include <QObject>
#include <QPalette>

#include <array>
#include <memory>

class QLocale;

namespace Balehook {

class DesktopWishes;

/// How the whole program looks: theme, size of the font, motion. Puts what the settings say in place, and keeps and
/// shows at once what is changed. Where nothing is chosen, all is left to Qt and the system. Owned by the composition
/// root; when it goes, all is as the system has it.
class Appearance final : public QObject
{
    Q_OBJECT

public:
    static constexpr int percentAStep = 10;

    explicit Appearance(SettingsFile &settings, QObject *parent = nullptr);
    ~Appearance() override;

    /// After the first paint: asks the desktop what Qt does not ask it, and follows it where the user follows the
    /// system. Once is enough.
    void followDesktop();

    Theme theme() const { return m_theme; }
    void setTheme(Theme theme);
    Motion motion() const { return m_motion; }
    void setMotion(Motion motion);
    /// Some scripts need the style drawn otherwise (ScriptStyle). Until then it is that of QLocale().
    void setShownLocale(const QLocale &shown);
    /// Steps of 10 % around the size that the system says.
    int zoom() const { return m_window.zoom(); }
    void setZoom(int steps);

    /// See AppearanceSettings::language().
    QString language() const { return m_settings.language(); }
    void setLanguage(const QString &language);

Q_SIGNALS:
    /// The texts are to be in another language; whoever made them makes them anew.
    void languageChanged();

private:
    void applyTheme();
    void applyStyle();
    void applyMotion();
    void applyZoom();
    bool takeSystemScheme() const;
    Theme shownTheme() const;
    bool isCalm() const;
    qreal scale() const; ///< of texts

    AppearanceSettings m_settings;
    WindowSettings m_window;
    const QString m_systemStyle;
    const QFont m_systemFont;
    const QPalette m_systemToolTip;
    const bool m_isSystemDark;
    std::array<bool, 6> m_systemEffects{};
    Theme m_theme;
    Motion m_motion;
    bool m_isThemeOurs = false; ///< something is to be put back
    QString m_style; ///< that draws
    bool m_needsScriptStyle;
    std::unique_ptr<DesktopWishes> m_wishes; ///< null until they are asked for
};

} // namespace Balehook
