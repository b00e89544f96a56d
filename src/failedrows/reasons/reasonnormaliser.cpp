// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasonnormaliser.h"

#include "failedrows/text/utf8cut.h"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace Balehook {

namespace {

constexpr bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

/// A message that is quoted as a whole is the message, not a value.
QByteArrayView withoutOuterQuotes(QByteArrayView text)
{
    if (text.size() < 3 || (text.front() != '"' && text.front() != '\'') || text.back() != text.front())
        return text;
    const QByteArrayView inside = text.sliced(1).chopped(1);
    return std::memchr(inside.data(), text.front(), std::size_t(inside.size())) ? text : inside.trimmed();
}

bool isMonth(std::string_view word)
{
    if (word.size() < 3 || word.size() > 9)
        return false;
    constexpr std::string_view months = "jan feb mar apr may jun jul aug sep oct nov dec";
    std::array<char, 3> start{};
    std::transform(word.begin(), word.begin() + 3, start.begin(), [](char c) { return char(c | 0x20); });
    const bool isStart = months.find(std::string_view(start.data(), 3)) != std::string_view::npos;
    return isStart && std::all_of(word.begin(), word.end(), isLetter);
}

/// What stands between two values that are one to the reader: of a list, a date with its time, "21 Nov 2026".
bool joinsValues(std::string_view gap)
{
    constexpr std::string_view joining = " ,/-.";
    const std::size_t first = gap.find_first_not_of(joining);
    if (first == std::string_view::npos)
        return gap.size() <= 4;
    const std::size_t last = gap.find_last_not_of(joining);
    return gap.size() <= 14 && isMonth(gap.substr(first, last - first + 1));
}

} // namespace

QByteArrayView ReasonNormaliser::patternOf(QByteArrayView message)
{
    const QByteArrayView text = withoutOuterQuotes(utf8Cut(message.trimmed(), messageLimit).trimmed());
    m_size = 0;
    m_afterMask = -1;
    m_hasWords = false;
    m_valueCount = 0;
    m_hasMoreValues = false;
    std::copy(text.begin(), text.end(), m_text.data());
    const char *copied = m_text.data();
    ReasonValueFinder values(copied, copied + text.size());
    while (m_size < patternLimit) {
        const ReasonValueFinder::Value value = values.next();
        appendLiteral(copied, value.begin);
        if (value.begin == value.end)
            break;
        appendMask(value);
        copied = value.end;
    }
    if (!m_hasWords || m_hasMoreValues)
        m_valueCount = 0;
    return m_hasWords ? utf8Cut({m_pattern.data(), m_size}, patternLimit) : utf8Cut(text, patternLimit);
}

void ReasonNormaliser::appendLiteral(const char *from, const char *to)
{
    // One byte more than the limit, so that utf8Cut() sees whether a character is cut.
    const qsizetype size = std::min<qsizetype>(to - from, patternLimit + 1 - m_size);
    // Whole steps are faster than the exact size; both buffers have room for one more.
    for (qsizetype at = 0; at < size; at += copyStep)
        std::memcpy(m_pattern.data() + m_size + at, from + at, copyStep);
    m_size += size;
    m_hasWords = m_hasWords || std::any_of(from, to, isLetter);
}

void ReasonNormaliser::appendMask(const ReasonValueFinder::Value &value)
{
    if (m_afterMask >= 0 && joinsValues({m_pattern.data() + m_afterMask, std::size_t(m_size - m_afterMask)})) {
        m_size = m_afterMask;
        if (m_valueCount > 0 && !m_hasMoreValues)
            m_values[m_valueCount - 1] = QByteArrayView(m_values[m_valueCount - 1].begin(), value.end);
        return;
    }
    m_hasMoreValues = m_hasMoreValues || m_valueCount == mostValues;
    if (!m_hasMoreValues)
        m_values[m_valueCount++] = QByteArrayView(value.begin, value.end);
    std::memcpy(m_pattern.data() + m_size, reasonMask.data(), std::size_t(reasonMask.size()));
    m_size += reasonMask.size();
    m_afterMask = m_size;
}

} // namespace Balehook
