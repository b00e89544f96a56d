// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/appearance.h"

#include "widgets/look/adaptedstyle.h"
#include "widgets/look/desktopwishes.h"
#include "widgets/look/scriptstyle.h"
#include "widgets/look/themepalette.h"

#include <QApplication>
#include <QLocale>
#include <QStyle>
#include <QStyleHints>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// What moves beside what a style draws: how menus, boxes and tooltips come.
constexpr std::array effects{Qt::UI_General,      Qt::UI_AnimateMenu,    Qt::UI_FadeMenu,
                             Qt::UI_AnimateCombo, Qt::UI_AnimateTooltip, Qt::UI_FadeTooltip};

} // namespace

Appearance::Appearance(SettingsFile &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_window(settings)
    , m_systemStyle(QApplication::style()->name())
    , m_systemFont(QApplication::font())
    , m_systemToolTip(QToolTip::palette())
    , m_isSystemDark(ThemePalette::isDark(QApplication::palette()))
    , m_theme(m_settings.theme())
    , m_motion(m_settings.motion())
    , m_style(m_systemStyle)
    , m_needsScriptStyle(ScriptStyle::isNeeded(QLocale()))
{
    // Nothing is touched that need not be: each of these costs time at the start.
    if (m_theme != Theme::System)
        applyTheme();
    for (std::size_t i = 0; i < effects.size(); ++i)
        m_systemEffects[i] = QApplication::isEffectEnabled(effects[i]);
    if (m_motion != Motion::System)
        applyMotion();
    if (zoom() != 0)
        applyZoom();
    if (m_needsScriptStyle)
        applyStyle();
}

Appearance::~Appearance()
{
    if (QApplication::font() != m_systemFont)
        QApplication::setFont(m_systemFont);
    m_wishes.reset(); // the themes below are those of the system
    for (std::size_t i = 0; i < effects.size(); ++i)
        QApplication::setEffectEnabled(effects[i], m_systemEffects[i]);
    if (m_isThemeOurs) {
        m_theme = Theme::System;
        applyTheme();
    }
    const auto *adapted = qobject_cast<const AdaptedStyle *>(QApplication::style());
    if (adapted || QApplication::style()->name() != m_systemStyle)
        QApplication::setStyle(m_systemStyle);
}

void Appearance::followDesktop()
{
    if (m_wishes)
        return;
    m_wishes = std::make_unique<DesktopWishes>();
    connect(m_wishes.get(), &DesktopWishes::changed, this, [this] {
        if (m_theme == Theme::System)
            applyTheme();
        if (m_motion == Motion::System)
            applyMotion();
    });
    m_wishes->start();
}

/// Newer Qt asks the desktop itself; and where the platform brings a style, or dark colours, it knows them.
Theme Appearance::shownTheme() const
{
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
    const bool isFusion = m_systemStyle.compare("fusion"_L1, Qt::CaseInsensitive) == 0;
    if (m_theme == Theme::System && m_wishes && m_wishes->areDark() && isFusion && !m_isSystemDark)
        return Theme::Dark;
#endif
    return m_theme;
}

bool Appearance::isCalm() const
{
    return m_motion == Motion::Reduced || (m_motion == Motion::System && m_wishes && m_wishes->areCalm());
}

void Appearance::setTheme(Theme theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    m_settings.setTheme(theme);
    applyTheme();
}

/// Newer Qt has the system draw its own light or dark look; true if it does.
bool Appearance::takeSystemScheme() const
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QGuiApplication::setPalette(QPalette());
    QStyleHints *hints = QGuiApplication::styleHints();
    if (m_theme == Theme::System) {
        hints->unsetColorScheme();
        return true;
    }
    hints->setColorScheme(m_theme == Theme::Dark ? Qt::ColorScheme::Dark : Qt::ColorScheme::Light);
    // A platform that knows nothing of it leaves the palette as it was.
    return ThemePalette::isDark(QGuiApplication::palette()) == (m_theme == Theme::Dark);
#else
    return shownTheme() == Theme::System;
#endif
}

void Appearance::applyTheme()
{
    const bool isSystemDrawn = takeSystemScheme();
    m_isThemeOurs = m_theme != Theme::System || !isSystemDrawn;
    // A style of the system draws some parts in the system's colours, whatever the palette says.
    m_style = isSystemDrawn ? m_systemStyle : u"fusion"_s;
    applyStyle();
    // A palette that says nothing is that of the system.
    QPalette palette;
    if (!isSystemDrawn)
        palette = shownTheme() == Theme::Dark ? ThemePalette::dark() : ThemePalette::light();
    QApplication::setPalette(palette);
    QToolTip::setPalette(isSystemDrawn ? m_systemToolTip : palette);
}

void Appearance::applyStyle()
{
    auto *adapted = qobject_cast<AdaptedStyle *>(QApplication::style());
    const QString name = adapted ? adapted->baseStyle()->name() : QApplication::style()->name();
    const bool isSame = name.compare(m_style, Qt::CaseInsensitive) == 0;
    const qreal growth = std::max(1.0, scale()); // what is small already stays
    const bool isDark = m_isThemeOurs && shownTheme() == Theme::Dark; // boxes to check need an edge
    if (growth > 1 || isCalm() || m_needsScriptStyle || isDark) {
        auto *style = adapted && isSame ? adapted : new AdaptedStyle(m_style);
        style->setScale(growth);
        style->setCalm(isCalm());
        style->setActive(m_needsScriptStyle);
        if (style != adapted)
            QApplication::setStyle(style);
    } else if (adapted || !isSame) {
        QApplication::setStyle(m_style);
    }
}

void Appearance::setShownLocale(const QLocale &shown)
{
    m_needsScriptStyle = ScriptStyle::isNeeded(shown);
    applyStyle();
}

void Appearance::setMotion(Motion motion)
{
    if (motion == m_motion)
        return;
    m_motion = motion;
    m_settings.setMotion(motion);
    applyMotion();
}

void Appearance::applyMotion()
{
    applyStyle();
    const bool isSystems = m_motion == Motion::System && !isCalm();
    for (std::size_t i = 0; i < effects.size(); ++i)
        QApplication::setEffectEnabled(effects[i], isSystems ? m_systemEffects[i] : !isCalm());
}

void Appearance::setZoom(int steps)
{
    if (steps == zoom())
        return;
    m_window.setZoom(steps);
    applyZoom();
}

qreal Appearance::scale() const
{
    return 1.0 + zoom() * percentAStep / 100.0;
}

void Appearance::applyZoom()
{
    QFont font = m_systemFont;
    if (m_systemFont.pointSizeF() > 0)
        font.setPointSizeF(m_systemFont.pointSizeF() * scale());
    else
        font.setPixelSize(std::max(6, int(m_systemFont.pixelSize() * scale())));
    applyStyle();
    QApplication::setFont(font);
}

void Appearance::setLanguage(const QString &language)
{
    if (language == m_settings.language())
        return;
    m_settings.setLanguage(language);
    Q_EMIT languageChanged();
}

} // namespace Balehook
