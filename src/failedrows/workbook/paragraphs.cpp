// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/paragraphs.h"

#include <utility>

namespace Balehook {

void Paragraphs::begin()
{
    if (m_paragraphs++ > 0)
        m_text += '\n';
    m_isWithin = true;
    m_endsBlank = false;
}

void Paragraphs::end()
{
    if (std::exchange(m_endsBlank, false))
        m_text.chop(1);
    m_isWithin = false;
}

void Paragraphs::addText(std::string_view text)
{
    if (!m_isWithin)
        return;
    for (const char letter : text) {
        const bool isBlank = letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
        if (!isBlank) {
            m_text += letter;
        } else if (!m_endsBlank && !m_text.isEmpty() && !m_text.endsWith('\n')) {
            m_text += ' ';
            m_endsBlank = true;
            continue;
        } else {
            continue;
        }
        m_endsBlank = false;
    }
}

void Paragraphs::append(std::string_view text)
{
    if (!m_isWithin)
        return;
    m_text.append(text.data(), qsizetype(text.size()));
    m_endsBlank = false;
}

void Paragraphs::appendBlanks(qint64 count)
{
    if (!m_isWithin)
        return;
    m_text.append(count, ' ');
    m_endsBlank = false;
}

} // namespace Balehook
