// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/fontsahead.h"

#include <QFontMetrics>

#include <algorithm>

namespace Balehook {

namespace {

/// Each once.
QString lettersOf(const QString &text)
{
    QList<uint> letters = text.toUcs4();
    std::sort(letters.begin(), letters.end());
    letters.erase(std::unique(letters.begin(), letters.end()), letters.end());
    return QString::fromUcs4(reinterpret_cast<const char32_t *>(letters.constData()), letters.size());
}

} // namespace

FontsAhead::FontsAhead(const QFont &font)
    : m_font(font)
{
    m_worker.setMaxThreadCount(1);
    m_worker.setExpiryTimeout(0); // the fonts that the thread opened go with it
}

FontsAhead::~FontsAhead() = default;

void FontsAhead::lookUp(const QString &text)
{
    m_worker.start([text, font = m_font] { QFontMetrics(font).horizontalAdvance(lettersOf(text)); });
}

} // namespace Balehook
