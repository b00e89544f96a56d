// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QStringView>

#include <array>

class QFontMetrics;

namespace Balehook {

/// Tells of most texts that they fit, without having them laid out: to lay a text out costs as much as to paint it. The
/// widths of its letters are added up, which kerning and ligatures make less of, not more.
class WidthBound final
{
public:
    /// False also where that is not known: of letters that are not Latin, and of texts that nearly fill \a width.
    bool surelyFits(QStringView text, const QFont &font, const QFontMetrics &metrics, int width);

private:
    static constexpr char16_t letters = 0x250; ///< up to the end of Latin Extended-B

    QFont m_font;
    float m_margin = 0; ///< for fonts that set some pairs of letters apart
    std::array<float, letters> m_widths{}; ///< in pixels, in m_font; 0: not asked for yet
};

} // namespace Balehook
