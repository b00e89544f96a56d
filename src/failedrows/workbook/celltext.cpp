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
    if (code < 0x80) {
        out += char(code);
    } else if (code < 0x800) {
        out += char(0xc0 | (code >> 6));
        out += char(0x80 | (code & 0x3f));
    } else {
        out += char(0xe0 | (code >> 12));
        out += char(0x80 | ((code >> 6) & 0x3f));
        out += char(0x80 | (code & 0x3f));
    }
}

bool isTextCharacter(int code)
{
    const bool isControl = code < 0x20 && code != '\t' && code != '\n' && code != '\r';
    const bool isHalf = code >= 0xd800 && code < 0xe000;
    return code >= 0 && !isControl && !isHalf && code < 0xfffe;
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
        const int code = escapeCode(QByteArrayView(text).sliced(at));
        if (isTextCharacter(code)) {
            appendUtf8(decoded, code);
            at += 7;
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
