// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/widthbound.h"

#include <QFontMetrics>

namespace Balehook {

namespace {

/// Control characters, which Qt may show as something else, and the soft hyphen.
bool isPlain(char16_t letter)
{
    return letter >= u' ' && (letter < 0x7f || letter > 0x9f) && letter != 0xad;
}

} // namespace

bool WidthBound::surelyFits(QStringView text, const QFont &font, const QFontMetrics &metrics, int width)
{
    if (m_margin == 0 || font != m_font) {
        m_font = font;
        m_widths.fill(0);
        m_margin = float(metrics.averageCharWidth());
    }
    const float room = float(width) - m_margin;
    float taken = 0;
    for (const QChar character : text) {
        const char16_t letter = character.unicode();
        if (letter >= letters || !isPlain(letter))
            return false;
        float &known = m_widths[letter];
        if (known == 0)
            known = float(QFontMetricsF(metrics).horizontalAdvance(character));
        taken += known;
        if (taken > room)
            return false;
    }
    return true;
}

} // namespace Balehook
