// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/messagesign.h"

#include "widgets/look/icons.h"
#include "widgets/look/tones.h"

#include <QEvent>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

QColor tintOf(MessageLevel level, const QPalette &palette)
{
    if (level == MessageLevel::Error)
        return Tones::trouble();
    return level == MessageLevel::Warning ? Tones::warning() : palette.color(QPalette::Highlight);
}

} // namespace

MessageSign::MessageSign(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    hide();
}

QString MessageSign::iconName(MessageLevel level)
{
    switch (level) {
    case MessageLevel::Success:
        return u"circle-check"_s;
    case MessageLevel::Question:
        return u"circle-help"_s;
    case MessageLevel::Information:
        return u"info"_s;
    case MessageLevel::Warning:
        return u"triangle-alert"_s;
    case MessageLevel::Error:
        return u"circle-alert"_s;
    }
    Q_UNREACHABLE();
}

void MessageSign::setGround(QWidget &ground)
{
    m_ground = &ground;
    adapt();
}

void MessageSign::setLevel(std::optional<MessageLevel> level)
{
    m_level = level;
    setVisible(level.has_value());
    adapt();
}

void MessageSign::adapt()
{
    if (m_level) {
        const int side = fontMetrics().height();
        setPixmap(themedIcon(iconName(*m_level)).pixmap(QSize(side, side), devicePixelRatioF()));
    }
    if (!m_ground)
        return;
    QPalette palette;
    if (m_level) {
        palette = m_ground->parentWidget() ? m_ground->parentWidget()->palette() : palette;
        const QColor under = palette.color(QPalette::Window);
        palette.setColor(QPalette::Window, Tones::mixed(under, tintOf(*m_level, palette), 0.18));
    }
    m_ground->setPalette(palette);
    m_ground->setAutoFillBackground(m_level.has_value());
}

void MessageSign::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    // The tint sends one as well, which changes nothing more.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange
        || event->type() == QEvent::FontChange)
        adapt();
}

} // namespace Balehook
