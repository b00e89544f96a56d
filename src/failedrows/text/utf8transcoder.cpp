// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/text/utf8transcoder.h"

#include <QChar>

#include <algorithm>
#include <array>

namespace Balehook {

namespace {

/// What Windows-1252 has between 0x80 and 0x9f; the five that it leaves free are the control characters of Latin-1.
constexpr std::array<char16_t, 32> windows1252Middle{0x20ac, 0x0081, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
                                                     0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008d, 0x017d, 0x008f,
                                                     0x0090, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
                                                     0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x009d, 0x017e, 0x0178};

char *appendCharacter(char *to, char32_t character)
{
    if (character < 0x80) {
        *to++ = char(character);
        return to;
    }
    if (character < 0x800) {
        *to++ = char(0xc0 | (character >> 6));
    } else {
        if (character < 0x10000) {
            *to++ = char(0xe0 | (character >> 12));
        } else {
            *to++ = char(0xf0 | (character >> 18));
            *to++ = char(0x80 | ((character >> 12) & 0x3f));
        }
        *to++ = char(0x80 | ((character >> 6) & 0x3f));
    }
    *to++ = char(0x80 | (character & 0x3f));
    return to;
}

} // namespace

char *Utf8Transcoder::append(char *to, QByteArrayView bytes)
{
    switch (m_encoding) {
    case TextEncoding::Utf8:
        return std::copy(bytes.begin(), bytes.end(), to);
    case TextEncoding::Windows1252:
        return appendWindows1252(to, bytes);
    case TextEncoding::Utf16LE:
    case TextEncoding::Utf16BE:
        return appendUtf16(to, bytes);
    }
    return to;
}

char *Utf8Transcoder::finish(char *to)
{
    if (m_high)
        to = appendCharacter(to, QChar::ReplacementCharacter);
    if (m_firstByte >= 0)
        to = appendCharacter(to, QChar::ReplacementCharacter);
    m_high = 0;
    m_firstByte = -1;
    return to;
}

qint64 Utf8Transcoder::fileBytes(TextEncoding encoding, QByteArrayView utf8)
{
    if (!isNeeded(encoding))
        return utf8.size();
    const auto characters =
        std::count_if(utf8.begin(), utf8.end(), [](char byte) { return (quint8(byte) & 0xc0) != 0x80; });
    if (encoding == TextEncoding::Windows1252)
        return characters;
    const auto pairs = std::count_if(utf8.begin(), utf8.end(), [](char byte) { return quint8(byte) >= 0xf0; });
    return 2 * (characters + pairs);
}

char *Utf8Transcoder::appendWindows1252(char *to, QByteArrayView bytes)
{
    for (const char c : bytes) {
        const quint8 byte = quint8(c);
        to = appendCharacter(to, byte >= 0x80 && byte < 0xa0 ? windows1252Middle[byte - 0x80U] : char16_t(byte));
    }
    return to;
}

char *Utf8Transcoder::appendUtf16(char *to, QByteArrayView bytes)
{
    const bool isLittle = m_encoding == TextEncoding::Utf16LE;
    const auto unit = [isLittle](quint8 first, quint8 second) {
        return char16_t(isLittle ? first | (second << 8) : (first << 8) | second);
    };
    auto at = bytes.begin();
    if (m_firstByte >= 0 && at != bytes.end()) {
        to = appendUnit(to, unit(quint8(m_firstByte), quint8(*at++)));
        m_firstByte = -1;
    }
    for (; bytes.end() - at >= 2; at += 2)
        to = appendUnit(to, unit(quint8(at[0]), quint8(at[1])));
    if (at != bytes.end())
        m_firstByte = quint8(*at);
    return to;
}

char *Utf8Transcoder::appendUnit(char *to, char16_t unit)
{
    if (m_high) {
        const char16_t high = m_high;
        m_high = 0;
        if (QChar::isLowSurrogate(unit))
            return appendCharacter(to, QChar::surrogateToUcs4(high, unit));
        to = appendCharacter(to, QChar::ReplacementCharacter);
    }
    if (QChar::isHighSurrogate(unit)) {
        m_high = unit;
        return to;
    }
    return appendCharacter(to, QChar::isLowSurrogate(unit) ? char32_t(QChar::ReplacementCharacter) : unit);
}

} // namespace Balehook
