// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

#include <algorithm>

namespace Balehook {

/// Whether a percent sign at \a at of \a text is followed by two hexadecimal digits.
inline bool isPercentCode(QStringView text, qsizetype at)
{
    const auto isHexDigit = [](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
    };
    const QStringView digits = text.mid(at + 1, 2);
    return text[at] == u'%' && digits.size() == 2 && std::all_of(digits.begin(), digits.end(), isHexDigit);
}

} // namespace Balehook
