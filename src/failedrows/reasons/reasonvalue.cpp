// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasonvalue.h"

#include "failedrows/text/bytemasks.h"

#include <QtAlgorithms>

#include <algorithm>
#include <array>
#include <string_view>

namespace Balehook {

namespace {

enum ByteClass : quint8 {
    Digit = 1,
    Lower = 2,
    Upper = 4,
    Start = 8, ///< a value may be found where one of these is
    Inner = 16, ///< stands within ids: A-17, row_5
    Continuation = 32, ///< of a character beyond ASCII
    LetterLead = 64, ///< first of two bytes: Latin, Greek, Cyrillic, Hebrew, Arabic; scripts with spaces between words
};

constexpr std::array<quint8, 256> byteClasses()
{
    std::array<quint8, 256> classes{};
    for (int c = '0'; c <= '9'; ++c)
        classes[std::size_t(c)] = Digit | Start;
    for (int c = 'a'; c <= 'z'; ++c)
        classes[std::size_t(c)] = Lower;
    for (int c = 'A'; c <= 'Z'; ++c)
        classes[std::size_t(c)] = Upper;
    for (const unsigned char c : {'"', '\'', '`', '@', ':'})
        classes[c] = Start;
    classes['-'] = classes['_'] = Inner;
    for (std::size_t c = 0x80; c < 0xc0; ++c)
        classes[c] = Continuation;
    for (std::size_t c = 0xc3; c < 0xe0; ++c)
        classes[c] = LetterLead;
    // Lead bytes of quotes: « », “ ” and their like, 「 」.
    for (const std::size_t c : {0xc2, 0xe2, 0xe3})
        classes[c] = Start;
    return classes;
}

constexpr std::array<quint8, 256> classTable = byteClasses();

constexpr quint8 classOf(char c)
{
    return classTable[static_cast<unsigned char>(c)];
}

constexpr bool isDigit(char c)
{
    return classOf(c) & Digit;
}

constexpr bool isAlphanumeric(char c)
{
    return classOf(c) & (Digit | Lower | Upper);
}

/// Where the character before \a at begins if it can be part of a word with digits; else \a at.
const char *wordByteBefore(const char *at, const char *limit)
{
    if (at == limit)
        return at;
    if (classOf(at[-1]) & (Digit | Lower | Upper | Inner))
        return at - 1;
    const bool isLetter = at - limit >= 2 && (classOf(at[-1]) & Continuation) && (classOf(at[-2]) & LetterLead);
    return isLetter ? at - 2 : at;
}

/// "address1", "row_12": the number of a thing rather than the id of one; the word tells what it is about.
bool isNumberedWord(std::string_view word, std::string_view digits, std::string_view after)
{
    int lower = 0;
    int upper = 0;
    for (const char c : word) {
        if (c == '-')
            return false;
        lower += (classOf(c) & (Lower | LetterLead)) ? 1 : 0;
        upper += (classOf(c) & Upper) ? 1 : 0;
    }
    const bool endsThere = after.empty() || after.front() == '_';
    return lower + upper >= 3 && lower > upper && digits.size() <= 3 && endsThere;
}

struct Quotes
{
    std::string_view open;
    std::string_view close;
    std::string_view otherClose;
};

/// The index is the bit in m_unclosed.
constexpr std::array<Quotes, 12> allQuotes{{
    {"\"", "\"", {}},
    {"'", "'", {}},
    {"`", "`", "'"},
    {"\xc2\xab", "\xc2\xbb", {}}, // « »
    {"\xc2\xbb", "\xc2\xab", {}}, // » «
    {"\xe2\x80\x9c", "\xe2\x80\x9d", "\xe2\x80\x9c"}, // “ ”
    {"\xe2\x80\x9e", "\xe2\x80\x9c", "\xe2\x80\x9d"}, // „ “
    {"\xe2\x80\x98", "\xe2\x80\x99", {}}, // ‘ ’
    {"\xe2\x80\x9a", "\xe2\x80\x98", "\xe2\x80\x99"}, // ‚ ‘
    {"\xe2\x80\xb9", "\xe2\x80\xba", {}}, // ‹ ›
    {"\xe3\x80\x8c", "\xe3\x80\x8d", {}}, // 「 」
    {"\xe3\x80\x8e", "\xe3\x80\x8f", {}}, // 『 』
}};

/// Just behind the first \a close in \a text that no letter follows, as one does in "it's"; npos if there is none.
std::size_t behindClose(std::string_view text, std::string_view close)
{
    if (close.empty())
        return std::string_view::npos;
    for (std::size_t at = text.find(close); at != std::string_view::npos; at = text.find(close, at + 1)) {
        const std::size_t behind = at + close.size();
        if (behind == text.size() || !isAlphanumeric(text[behind]))
            return behind;
    }
    return std::string_view::npos;
}

constexpr bool isLocalPart(char c)
{
    return isAlphanumeric(c) || c == '.' || c == '_' || c == '-' || c == '+' || c == '%';
}

} // namespace

ReasonValueFinder::Value ReasonValueFinder::next()
{
    for (const char *at = nextStart(); at < m_end; at = nextStart()) {
        const Value value = valueAt(at);
        if (value.begin != value.end) {
            m_at = m_free = value.end;
            return value;
        }
        m_at = at + 1;
    }
    return {m_end, m_end};
}

const char *ReasonValueFinder::nextStart()
{
    while (m_at < m_end) {
        if (m_at >= m_block + blockBytes) {
            m_block += (m_at - m_block) / blockBytes * blockBytes;
            m_starts = ByteMasks::ofValueStarts(m_block);
        }
        const auto passed = quint64(m_at - m_block);
        const quint64 left = m_starts >> passed;
        if (left == 0) {
            m_at = m_block + blockBytes;
            continue;
        }
        m_at += qCountTrailingZeroBits(left);
        if (m_at < m_end && (classOf(*m_at) & Start))
            return m_at;
        ++m_at;
    }
    return m_end;
}

ReasonValueFinder::Value ReasonValueFinder::valueAt(const char *at)
{
    switch (*at) {
    case '@':
        return mailAddress(at);
    case ':':
        return link(at);
    default:
        return isDigit(*at) ? wordWithDigit(at) : quoted(at);
    }
}

ReasonValueFinder::Value ReasonValueFinder::quoted(const char *at)
{
    if (at > m_free && isAlphanumeric(at[-1]))
        return {};
    const std::string_view rest(at, std::size_t(m_end - at));
    for (std::size_t kind = 0; kind < allQuotes.size(); ++kind) {
        const Quotes &quotes = allQuotes[kind];
        if (!rest.starts_with(quotes.open))
            continue;
        if (m_unclosed & (1U << kind))
            return {};
        const std::string_view inside = rest.substr(quotes.open.size());
        const std::size_t size = std::min(behindClose(inside, quotes.close), behindClose(inside, quotes.otherClose));
        if (size != std::string_view::npos)
            return {at, inside.data() + size};
        m_unclosed |= 1U << kind;
        return {};
    }
    return {};
}

ReasonValueFinder::Value ReasonValueFinder::wordWithDigit(const char *at) const
{
    const char *begin = at;
    for (const char *before = wordByteBefore(begin, m_free); before != begin; before = wordByteBefore(begin, m_free))
        begin = before;

    const char *digitsEnd = at;
    while (digitsEnd < m_end && isDigit(*digitsEnd))
        ++digitsEnd;

    const char *end = digitsEnd;
    while (end < m_end) {
        const quint8 cls = classOf(*end);
        const bool isNext = end + 1 < m_end;
        if (cls & (Digit | Lower | Upper | Inner)) {
            ++end;
        } else if (isNext
                   && ((cls & LetterLead)
                       || (isDigit(end[1]) && isDigit(end[-1])
                           && (*end == '.' || *end == ',' || *end == ':' || *end == '/' || *end == '+')))) {
            end += 2;
        } else {
            break;
        }
    }
    if (end < m_end && *end == '@') {
        if (const Value mail = mailAddress(end); mail.begin != mail.end)
            return mail;
    }
    if (end < m_end && *end == ':') {
        if (const Value found = link(end); found.begin != found.end)
            return found;
    }
    const auto view = [](const char *from, const char *to) { return std::string_view(from, std::size_t(to - from)); };
    if (isNumberedWord(view(begin, at), view(at, digitsEnd), view(digitsEnd, end)))
        return {at, digitsEnd};
    while (classOf(end[-1]) & Inner)
        --end;
    return {begin, end};
}

ReasonValueFinder::Value ReasonValueFinder::mailAddress(const char *at) const
{
    const char *begin = at;
    while (begin > m_free && isLocalPart(begin[-1]))
        --begin;
    const char *end = at + 1;
    bool hasDot = false;
    while (end < m_end && (isAlphanumeric(*end) || *end == '-' || *end == '.')) {
        hasDot = hasDot || (*end == '.' && end + 1 < m_end && isAlphanumeric(end[1]));
        ++end;
    }
    while (end > at + 1 && !isAlphanumeric(end[-1]))
        --end;
    return begin < at && hasDot ? Value{begin, end} : Value{};
}

ReasonValueFinder::Value ReasonValueFinder::link(const char *at) const
{
    if (m_end - at < 4 || at[1] != '/' || at[2] != '/')
        return {};
    const char *begin = at;
    while (begin > m_free && isAlphanumeric(begin[-1]))
        --begin;
    constexpr std::string_view closing = " \t\r\n\"'<>`|";
    const char *end = at + 3;
    while (end < m_end && closing.find(*end) == std::string_view::npos)
        ++end;
    constexpr std::string_view trailing = ".,;:!?)]}";
    while (end > at + 3 && trailing.find(end[-1]) != std::string_view::npos)
        --end;
    return begin < at && end > at + 3 ? Value{begin, end} : Value{};
}

} // namespace Balehook
