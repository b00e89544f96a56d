// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/urltext.h"

#include "core/text/safetext.h"

#include <QUrl>

#include <algorithm>

namespace Balehook::UrlText {

using namespace Qt::StringLiterals;

bool hasOddCharacters(const QString &text)
{
    const auto isOdd = [](QChar ch) { return ch.isSpace() || ch == u'\\' || ch == u'"' || ch == u'<' || ch == u'>'; };
    return std::any_of(text.begin(), text.end(), isOdd) || cellText(text, text.size() + 1) != text;
}

bool isEmptyOrDots(QStringView segment)
{
    const QString decoded = QUrl::fromPercentEncoding(segment.toUtf8());
    return decoded.isEmpty() || decoded == "."_L1 || decoded == ".."_L1;
}

} // namespace Balehook::UrlText
