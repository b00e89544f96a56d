// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/count.h"

#include <limits>

namespace Balehook {

std::optional<quint64> parsedCount(const QString &text)
{
    if (text.isEmpty())
        return std::nullopt;
    constexpr quint64 largest = std::numeric_limits<quint64>::max();
    quint64 value = 0;
    for (const QChar ch : text) {
        if (ch < u'0' || ch > u'9')
            return std::nullopt;
        const quint64 digit = ch.unicode() - u'0';
        if (value > (largest - digit) / 10)
            return std::nullopt;
        value = value * 10 + digit;
    }
    return value;
}

} // namespace Balehook
