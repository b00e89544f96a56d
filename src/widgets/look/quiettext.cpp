// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/quiettext.h"

#include "widgets/look/tones.h"

#include <QEvent>
#include <QWidget>

namespace Balehook {

void QuietText::keepReadable(QWidget &widget)
{
    new QuietText(widget);
}

QuietText::QuietText(QWidget &widget)
    : QObject(&widget)
    , m_widget(widget)
{
    widget.installEventFilter(this);
    adapt();
}

void QuietText::adapt()
{
    QPalette colours = m_widget.palette();
    const QColor wanted = Tones::dim(colours, QPalette::Active);
    if (colours.color(QPalette::PlaceholderText) == wanted)
        return;
    colours.setColor(QPalette::PlaceholderText, wanted);
    m_widget.setPalette(colours);
}

bool QuietText::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        adapt();
    return QObject::eventFilter(watched, event);
}

} // namespace Balehook
