// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/rawrecord.h"

namespace Balehook {

QByteArray rawRecord(QByteArrayView json, RawSpace space)
{
    constexpr char hex[] = "0123456789abcdef";
    QByteArray out;
    out.reserve(json.size());
    bool isInText = false;
    bool isEscaped = false;
    for (const char c : json) {
        const auto byte = static_cast<unsigned char>(c);
        if (!isInText) {
            const bool isSpace = c == ' ' || c == '\t' || c == '\n' || c == '\r';
            isInText = c == '"';
            if (!isSpace || space == RawSpace::Kept)
                out += c;
            continue;
        }
        if (byte < 0x20 || byte == 0x7f) {
            if (isEscaped) // a backslash before it says nothing
                out.chop(1);
            out += "\\u00";
            out += hex[byte >> 4];
            out += hex[byte & 0xf];
            isEscaped = false;
            continue;
        }
        isInText = isEscaped || c != '"';
        isEscaped = !isEscaped && c == '\\';
        out += c;
    }
    return out;
}

} // namespace Balehook
