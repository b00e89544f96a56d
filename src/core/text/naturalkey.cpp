// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/naturalkey.h"

#include <algorithm>

namespace Balehook {

namespace {

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

/// Puts how many digits a number has before them, so that 9 comes before 10 byte by byte.
void makeNaturalKey(QByteArrayView text, qsizetype limit, QByteArray &key)
{
    key.resize(0);
    for (qsizetype at = 0; at < text.size() && key.size() < limit;) {
        if (!isDigit(text[at])) {
            key += text[at++];
            continue;
        }
        while (at + 1 < text.size() && text[at] == '0' && isDigit(text[at + 1]))
            ++at;
        qsizetype end = at;
        while (end < text.size() && isDigit(text[end]))
            ++end;
        // Between '0' and '9' like any digit against letters; the length follows in two bytes.
        const qsizetype digits = std::min<qsizetype>(end - at, 0xffff);
        key += '0';
        key += char(digits >> 8);
        key += char(digits & 0xff);
        key += text.sliced(at, digits);
        at = end;
    }
}

} // namespace Balehook
