// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/fixedfont.h"

#include <QEvent>
#include <QFontDatabase>
#include <QWidget>

namespace Balehook {

FixedFont::FixedFont(QWidget &text)
    : QObject(&text)
    , m_text(text)
{
    text.parentWidget()->installEventFilter(this);
    apply();
}

bool FixedFont::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FontChange && watched == m_text.parentWidget())
        apply();
    return QObject::eventFilter(watched, event);
}

void FixedFont::apply()
{
    const QFont around = m_text.parentWidget()->font();
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (around.pointSizeF() > 0)
        font.setPointSizeF(around.pointSizeF());
    else
        font.setPixelSize(around.pixelSize());
    m_text.setFont(font);
}

} // namespace Balehook
