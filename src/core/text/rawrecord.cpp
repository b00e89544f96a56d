// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/rawrecord.h"

namespace Balehook {

namespace {

bool isDecimal(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

QByteArray rawRecord(QByteArrayView json, RawSpace space)
{
    constexpr QByteArrayView byteOrderMark = "\xEF\xBB\xBF";
    constexpr QByteArrayView mayBeEscaped = "\"\\/bfnrtu";
    if (json.startsWith(byteOrderMark))
        json = json.sliced(byteOrderMark.size());
    QByteArray out;
    out.reserve(json.size());
    bool isInText = false;
    bool isEscaped = false;
    for (qsizetype at = 0; at < json.size(); ++at) {
        const char c = json[at];
        if (!isInText) {
            const bool isSpace = c == ' ' || c == '\t' || c == '\n' || c == '\r';
            isInText = c == '"';
            if (c == '.' && (out.isEmpty() || !isDecimal(out.back())))
                out += '0';
            if (!isSpace || space == RawSpace::Kept)
                out += c;
            if (c == '.' && (at + 1 == json.size() || !isDecimal(json[at + 1])))
                out += '0';
            continue;
        }
        if (const qsizetype length = controlLength(json.sliced(at))) {
            if (isEscaped) // a backslash before it says nothing
                out.chop(1);
            appendControlEscape(out, json.sliced(at, length));
            at += length - 1;
            isEscaped = false;
            continue;
        }
        if (isEscaped && !mayBeEscaped.contains(c))
            out.chop(1);
        isInText = isEscaped || c != '"';
        isEscaped = !isEscaped && c == '\\';
        out += c;
    }
    return out;
}

void appendControlEscape(QByteArray &json, QByteArrayView control)
{
    constexpr char hex[] = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(control.back()); // C2 9B is U+009B
    json += "\\u00";
    json += hex[code >> 4];
    json += hex[code & 0xf];
}

} // namespace Balehook
