// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/celltext.h"

#include <algorithm>
#include <array>

namespace Balehook {

namespace {

/// Bytes that make quotes necessary.
constexpr std::array<bool, 256> quotedBytes = [] {
    std::array<bool, 256> table{};
    for (const char byte : {'"', '\n', '\r', spooledDelimiter})
        table[quint8(byte)] = true;
    return table;
}();

int hexValue(char digit)
{
    return digit >= '0' && digit <= '9' ? digit - '0'
        : digit >= 'A' && digit <= 'F'  ? digit - 'A' + 10
        : digit >= 'a' && digit <= 'f'  ? digit - 'a' + 10
                                        : -1;
}

/// The code of _xHHHH_ at the front, or -1.
int escapeCode(QByteArrayView text)
{
    if (text.size() < 7 || text[0] != '_' || text[1] != 'x' || text[6] != '_')
        return -1;
    int code = 0;
    for (int i = 2; i < 6; ++i) {
        const int value = hexValue(text[i]);
        if (value < 0)
            return -1;
        code = code * 16 + value;
    }
    return code;
}

void appendUtf8(QByteArray &out, int code)
{
    const auto continued = [code](int shift) { return char(0x80 | ((code >> shift) & 0x3f)); };
    if (code < 0x80) {
        out += char(code);
        return;
    }
    if (code < 0x800) {
        out += char(0xc0 | (code >> 6));
    } else if (code < 0x10000) {
        out += char(0xe0 | (code >> 12));
        out += continued(6);
    } else {
        out += char(0xf0 | (code >> 18));
        out += continued(12);
        out += continued(6);
    }
    out += continued(0);
}

/// A character that is written as one escape, or as two for the halves of a pair.
struct Escaped
{
    int character = -1; ///< -1: none
    qsizetype size = 0;
};

Escaped escapedCharacter(QByteArrayView text)
{
    constexpr qsizetype escapeSize = 7;
    const int code = escapeCode(text);
    const bool isHalf = code >= 0xd800 && code < 0xe000;
    if (code < 0 || code >= 0xfffe)
        return {};
    if (!isHalf)
        return {code, escapeSize};
    const int low = code < 0xdc00 ? escapeCode(text.sliced(escapeSize)) : -1;
    if (low < 0xdc00 || low >= 0xe000)
        return {};
    return {0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00), 2 * escapeSize};
}

} // namespace

void appendSpooledCell(QByteArray &out, QByteArrayView text)
{
    const bool beginsBlank = !text.isEmpty() && (text.front() == ' ' || text.front() == '\t');
    const bool needsQuotes =
        beginsBlank || std::any_of(text.begin(), text.end(), [](char byte) { return quotedBytes[quint8(byte)]; });
    if (!needsQuotes) {
        out.append(text);
        return;
    }
    out += '"';
    for (const char byte : text) {
        if (byte == '"')
            out += '"';
        out += byte;
    }
    out += '"';
}

void decodeEscapes(QByteArray &text)
{
    if (!text.contains("_x"))
        return;
    QByteArray decoded;
    for (qsizetype at = 0; at < text.size();) {
        const Escaped escaped = escapedCharacter(QByteArrayView(text).sliced(at));
        if (escaped.character >= 0) {
            appendUtf8(decoded, escaped.character);
            at += escaped.size;
        } else {
            decoded += text[at++];
        }
    }
    text = decoded;
}

qsizetype characterCount(QByteArrayView utf8)
{
    qsizetype units = 0;
    for (const char byte : utf8)
        units += (quint8(byte) & 0xc0) != 0x80 ? 1 + (quint8(byte) >= 0xf0) : 0;
    return units;
}

} // namespace Balehook
