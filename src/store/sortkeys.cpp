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

SortKeys::Bound SortKeys::Bound::of(const QByteArray &key)
{
    const auto isControl = [](char ch) { return quint8(ch) < 0x20; };
    if (key.isEmpty())
        return {};
    const QByteArray digits = key.sliced(1);
    if (isControl(key.front()) && isNumber(digits) && digits.size() == key.front())
        return {Kind::Digits, digits};
    // Where dividers compare is known only if there is nothing that goes before them.
    const bool isPlain = std::none_of(key.begin(), key.end(), isControl);
    return {isPlain ? Kind::Text : Kind::Other, key};
}

} // namespace Balehook
