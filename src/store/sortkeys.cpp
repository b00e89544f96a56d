// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/sortkeys.h"

#include <algorithm>

namespace Balehook {

bool SortKeys::isNumber(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char ch) { return ch >= '0' && ch <= '9'; });
}

void SortKeys::appendNumber(QByteArrayView digits, QByteArray &key)
{
    while (digits.size() > 1 && digits.front() == '0')
        digits = digits.sliced(1);
    constexpr qsizetype mostDigits = 30;
    key.append(char(std::min(digits.size(), mostDigits))).append(digits);
}

QByteArray SortKeys::ofText(QByteArrayView text)
{
    if (!isNumber(text))
        return text.toByteArray();
    QByteArray key;
    appendNumber(text, key);
    return key;
}

} // namespace Balehook
