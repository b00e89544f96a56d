// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/cellxml.h"

#include "failedrows/workbook/celltext.h"

#include <QString>

#include <array>

namespace Balehook {

namespace {

constexpr qsizetype longestCell = 32'767;

/// Bytes that do not stand for themselves.
constexpr std::array<bool, 256> escapedBytes = [] {
    std::array<bool, 256> table{};
    for (int control = 0; control < 0x20; ++control)
        table[std::size_t(control)] = control != '\t' && control != '\n';
    for (const char byte : {'&', '<', '>', '_', '\xef'})
        table[quint8(byte)] = true;
    return table;
}();

bool isHex(char digit)
{
    return (digit >= '0' && digit <= '9') || (digit >= 'a' && digit <= 'f') || (digit >= 'A' && digit <= 'F');
}

/// Whether a text reads "_xHHHH_" there, which would be taken for the character with that code.
bool isEscape(QByteArrayView text)
{
    return text.size() >= 7 && text.startsWith("_x") && isHex(text[2]) && isHex(text[3]) && isHex(text[4])
        && isHex(text[5]) && text[6] == '_';
}

void appendSpecial(QByteArray &out, QByteArrayView text, qsizetype &at)
{
    const char byte = text[at++];
    switch (byte) {
    case '&':
        out += "&amp;";
        break;
    case '<':
        out += "&lt;";
        break;
    case '>':
        out += "&gt;";
        break;
    case '_':
        out += isEscape(text.sliced(at - 1)) ? "_x005F_" : "_";
        break;
    case '\xef': {
        // U+FFFE and U+FFFF are no characters of XML.
        const QByteArrayView rest = text.sliced(at);
        const bool isNone = rest.startsWith("\xbf\xbe") || rest.startsWith("\xbf\xbf");
        out += isNone ? "\xef\xbf\xbd" : "\xef";
        at += isNone ? 2 : 0;
        break;
    }
    default:
        out += "_x00" + QByteArray::number(quint8(byte), 16).toUpper().rightJustified(2, '0') + '_';
        break;
    }
}

} // namespace

bool appendCellXml(QByteArray &out, QByteArrayView text)
{
    if (!text.isValidUtf8())
        return appendCellXml(out, QString::fromUtf8(text).toUtf8());
    if (text.size() > longestCell && characterCount(text) > longestCell)
        return false;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = at;
        while (end < text.size() && !escapedBytes[quint8(text[end])])
            ++end;
        out.append(text.sliced(at, end - at));
        at = end;
        if (at < text.size())
            appendSpecial(out, text, at);
    }
    return true;
}

} // namespace Balehook
