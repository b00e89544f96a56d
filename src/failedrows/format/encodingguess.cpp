// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/format/encodingguess.h"

#include <algorithm>

namespace Balehook {

namespace {

/// UTF-16 without a mark: characters that every table has in plenty (letters and digits of ASCII, delimiters, line
/// breaks) have a zero for their other byte, and line breaks are never without it.
class Utf16Signs final
{
public:
    /// \a highByte is where the zeros would be: 0 in the first byte of two, 1 in the second.
    Utf16Signs(QByteArrayView bytes, qsizetype highByte)
        : m_units(bytes.size() / 2)
    {
        for (qsizetype at = 0; at + 1 < bytes.size(); at += 2) {
            const char high = bytes[at + highByte];
            const char low = bytes[at + 1 - highByte];
            Signs &signs = isEastAsian(high) ? m_eastAsian : m_others;
            m_ascii += high == 0 && low != 0 && quint8(low) < 0x80;
            signs.lowZeros += low == 0;
            m_breaks += high == 0 && isBreak(low);
            signs.loneBreaks += high != 0 && isBreak(low);
            signs.loneBreaks += isBreak(high);
        }
    }

    bool areThere() const
    {
        const bool isMostlyAscii = m_ascii * 3 >= m_units;
        const bool hasRealBreaks = m_ascii * 20 >= m_units && m_breaks > 0;
        // In a text of 8 bits zeros stand behind letters as often as before them.
        const bool mayBeEastAsian = m_breaks > 0 && m_ascii * 5 >= m_units && m_eastAsian.lowZeros * 2 <= m_ascii;
        const Signs against = mayBeEastAsian
            ? m_others
            : Signs{m_others.lowZeros + m_eastAsian.lowZeros, m_others.loneBreaks + m_eastAsian.loneBreaks};
        return m_units > 0 && against.lowZeros * 50 <= m_units && against.loneBreaks <= m_breaks / 4
            && (isMostlyAscii || hasRealBreaks);
    }

private:
    /// Against UTF-16.
    struct Signs
    {
        qsizetype lowZeros = 0;
        qsizetype loneBreaks = 0; ///< bytes that are line breaks only if this is no UTF-16
    };

    /// Among these are common characters whose other byte is a zero or a line break: 一, 不, 上, a wide blank.
    static bool isEastAsian(char high) { return high == 0x30 || (quint8(high) >= 0x4e && quint8(high) < 0xa0); }
    static bool isBreak(char byte) { return byte == '\n' || byte == '\r'; }

    qsizetype m_units = 0;
    qsizetype m_ascii = 0;
    qsizetype m_breaks = 0;
    Signs m_others;
    Signs m_eastAsian;
};

/// How many bytes the character of UTF-8 at the front has, 0 where it is none and -1 where it is cut off by the end.
int characterLength(QByteArrayView bytes)
{
    const quint8 lead = quint8(bytes.front());
    const int length = lead < 0x80    ? 1
        : lead >= 0xc2 && lead < 0xe0 ? 2
        : lead >= 0xe0 && lead < 0xf0 ? 3
        : lead >= 0xf0 && lead < 0xf5 ? 4
                                      : 0;
    for (int i = 1; i < length; ++i) {
        if (i >= bytes.size())
            return -1;
        if ((quint8(bytes[i]) & 0xc0) != 0x80)
            return 0;
    }
    return length;
}

bool isUtf8(QByteArrayView bytes)
{
    qsizetype good = 0;
    qsizetype bad = 0;
    while (!bytes.isEmpty()) {
        const int length = characterLength(bytes);
        if (length < 0)
            break;
        good += length > 1;
        bad += length == 0;
        bytes = bytes.sliced(std::max(length, 1));
    }
    // A damaged byte or two, such as a text cut in the middle of a character, do not make another encoding of it.
    return bad * 10 <= good;
}

} // namespace

EncodingGuess guessEncoding(QByteArrayView firstBytes)
{
    if (firstBytes.startsWith("\xef\xbb\xbf"))
        return {TextEncoding::Utf8, 3};
    if (firstBytes.startsWith("\xff\xfe"))
        return {TextEncoding::Utf16LE, 2};
    if (firstBytes.startsWith("\xfe\xff"))
        return {TextEncoding::Utf16BE, 2};
    if (Utf16Signs(firstBytes, 1).areThere())
        return {TextEncoding::Utf16LE, 0};
    if (Utf16Signs(firstBytes, 0).areThere())
        return {TextEncoding::Utf16BE, 0};
    return {guessByteEncoding(firstBytes), 0};
}

TextEncoding guessByteEncoding(QByteArrayView bytes)
{
    return isUtf8(bytes) ? TextEncoding::Utf8 : TextEncoding::Windows1252;
}

} // namespace Balehook
