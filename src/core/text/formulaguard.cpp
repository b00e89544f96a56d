// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/formulaguard.h"

#include <algorithm>
#include <array>

namespace Balehook {

bool looksLikeFormula(QByteArrayView cell)
{
    if (cell.isEmpty())
        return false;
    switch (cell.front()) {
    case '=':
    case '+':
    case '-':
    case '@':
    case '\t':
    case '\r':
    case '\n':
    case '\0':
        return true;
    default:
        break;
    }
    constexpr std::array<QByteArrayView, 4> fullWidth{"\xef\xbc\x9d", "\xef\xbc\x8b", "\xef\xbc\x8d", "\xef\xbc\xa0"};
    return std::any_of(fullWidth.begin(), fullWidth.end(),
                       [cell](QByteArrayView sign) { return cell.startsWith(sign); });
}

} // namespace Balehook
