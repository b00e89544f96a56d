// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/accountslug.h"

#include <algorithm>

namespace Balehook {

std::optional<AccountSlug> AccountSlug::fromString(const QString &text)
{
    constexpr qsizetype longestLabel = 63;
    if (text.isEmpty() || text.size() > longestLabel)
        return std::nullopt;
    QString slug = text;
    // Not toLower(): it turns some other letters, such as the Kelvin sign, into ASCII ones.
    for (QChar &ch : slug) {
        if (ch >= u'A' && ch <= u'Z')
            ch = QChar(char16_t(ch.unicode() + (u'a' - u'A')));
    }
    const auto isAllowed = [](QChar ch) {
        return (ch >= u'a' && ch <= u'z') || (ch >= u'0' && ch <= u'9') || ch == u'-';
    };
    if (!std::all_of(slug.cbegin(), slug.cend(), isAllowed) || slug.startsWith(u'-') || slug.endsWith(u'-'))
        return std::nullopt;
    return AccountSlug(std::move(slug));
}

} // namespace Balehook
