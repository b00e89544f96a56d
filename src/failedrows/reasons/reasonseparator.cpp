// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasonseparator.h"

#include <QByteArray>

#include <cstring>
#include <utility>

namespace Balehook {

namespace {

constexpr bool isBlank(char c)
{
    return static_cast<unsigned char>(c) <= ' ';
}

/// "&amp;" is one character to whoever wrote it.
bool endsEntity(QByteArrayView text, qsizetype semicolon)
{
    constexpr qsizetype longestEntity = 8;
    for (qsizetype at = semicolon - 1; at >= 0 && semicolon - at <= longestEntity; --at) {
        if (text[at] == '&')
            return semicolon - at > 1;
        if (isBlank(text[at]))
            return false;
    }
    return false;
}

struct Found
{
    qsizetype at = -1;
    qsizetype size = 0;
};

Found find(QByteArrayView text, ReasonSeparator separator)
{
    const char wanted = separator == ReasonSeparator::LineBreak ? '\n' : separator == ReasonSeparator::Pipe ? '|' : ';';
    const char *at = text.begin();
    const auto rest = [&] { return std::size_t(text.end() - at); };
    while (rest() > 0 && (at = static_cast<const char *>(std::memchr(at, wanted, rest())))) {
        const qsizetype index = at - text.begin();
        const bool isDoubled = index + 1 < text.size() && text[index + 1] == wanted;
        if (separator == ReasonSeparator::LineBreak)
            return {index, 1};
        if (separator == ReasonSeparator::Semicolon && !endsEntity(text, index))
            return {index, 1};
        if (separator == ReasonSeparator::Pipe && isDoubled)
            return {index, 2};
        if (separator == ReasonSeparator::Pipe && index > 0 && isBlank(text[index - 1]))
            return {index, 1};
        ++at;
    }
    return {};
}

/// Where "3." or "3)" begins that stands at the start or after a blank, with a blank behind it.
Found findNumber(QByteArrayView text, int number)
{
    const QByteArray digits = QByteArray::number(number);
    for (qsizetype at = text.indexOf(digits); at >= 0; at = text.indexOf(digits, at + 1)) {
        const qsizetype behind = at + digits.size();
        const bool starts = at == 0 || isBlank(text[at - 1]);
        const bool ends =
            behind + 1 < text.size() && (text[behind] == '.' || text[behind] == ')') && isBlank(text[behind + 1]);
        if (starts && ends)
            return {at, digits.size() + 1};
    }
    return {};
}

} // namespace

QByteArrayView ReasonParts::next()
{
    while (!m_rest.isEmpty()) {
        const QByteArrayView part = (m_separator == ReasonSeparator::Numbers ? takeNumbered() : take()).trimmed();
        if (!part.isEmpty())
            return part;
    }
    return {};
}

QByteArrayView ReasonParts::take()
{
    const Found found = m_separator == ReasonSeparator::None ? Found() : find(m_rest, m_separator);
    const QByteArrayView part = found.at < 0 ? m_rest : m_rest.first(found.at);
    m_rest = found.at < 0 ? QByteArrayView() : m_rest.sliced(found.at + found.size);
    return part;
}

QByteArrayView ReasonParts::takeNumbered()
{
    if (m_number == 0) {
        m_rest = m_rest.trimmed();
        const Found first = findNumber(m_rest, 1);
        if (first.at != 0)
            return std::exchange(m_rest, {});
        m_rest = m_rest.sliced(first.size);
        m_number = 1;
    }
    const Found following = findNumber(m_rest, ++m_number);
    const QByteArrayView part = following.at < 0 ? m_rest : m_rest.first(following.at);
    m_rest = following.at < 0 ? QByteArrayView() : m_rest.sliced(following.at + following.size);
    return part;
}

} // namespace Balehook
