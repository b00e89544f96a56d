// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/appearance.h"

#include "widgets/calmstyle.h"
#include "widgets/themepalette.h"

#include <QApplication>
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

Appearance::Appearance(QSettings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_window(settings)
    , m_systemStyle(QApplication::style()->name())
    , m_systemFont(QApplication::font())
    , m_systemToolTip(QToolTip::palette())
    , m_theme(m_settings.theme())
    , m_motion(m_settings.motion())
    , m_style(m_systemStyle)
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
}

Appearance::~Appearance()
{
    if (QApplication::font() != m_systemFont)
        QApplication::setFont(m_systemFont);
    if (std::exchange(m_motion, Motion::System) != Motion::System)
        applyMotion();
    if (std::exchange(m_theme, Theme::System) != Theme::System)
        applyTheme();
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
    return m_theme == Theme::System;
#endif
}

void Appearance::applyTheme()
{
    const bool isSystemDrawn = takeSystemScheme();
    // A style of the system draws some parts in the system's colours, whatever the palette says.
    m_style = isSystemDrawn ? m_systemStyle : u"fusion"_s;
    applyStyle();
    // A palette that says nothing is that of the system.
    const QPalette palette = isSystemDrawn ? QPalette()
        : m_theme == Theme::Dark           ? ThemePalette::dark()
                                           : ThemePalette::light();
    QApplication::setPalette(palette);
    QToolTip::setPalette(isSystemDrawn ? m_systemToolTip : palette);
}

void Appearance::applyStyle()
{
    const auto *calm = qobject_cast<const CalmStyle *>(QApplication::style());
    const QString name = calm ? calm->baseStyle()->name() : QApplication::style()->name();
    const bool isToBeCalm = m_motion == Motion::Reduced;
    if ((calm != nullptr) == isToBeCalm && name.compare(m_style, Qt::CaseInsensitive) == 0)
        return;
    if (isToBeCalm)
        QApplication::setStyle(new CalmStyle(m_style));
    else
        QApplication::setStyle(m_style);
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
    for (std::size_t i = 0; i < effects.size(); ++i)
        QApplication::setEffectEnabled(effects[i],
                                       m_motion == Motion::System ? m_systemEffects[i] : m_motion == Motion::Full);
}

void Appearance::setZoom(int steps)
{
    if (steps == zoom())
        return;
    m_window.setZoom(steps);
    applyZoom();
}

void Appearance::applyZoom()
{
    QFont font = m_systemFont;
    const qreal factor = 1.0 + zoom() * percentAStep / 100.0;
    if (m_systemFont.pointSizeF() > 0)
        font.setPointSizeF(m_systemFont.pointSizeF() * factor);
    else
        font.setPixelSize(std::max(6, int(m_systemFont.pixelSize() * factor)));
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
