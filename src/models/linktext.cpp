// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/linktext.h"

#include <QUrl>

#include <algorithm>
#include <optional>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// \a text as the link that it is, as isWebLink() has it.
std::optional<QUrl> webLink(const QString &text)
{
    if (!text.startsWith("http"_L1, Qt::CaseInsensitive))
        return {};
    const bool hasSpace = std::any_of(text.begin(), text.end(),
                                      [](QChar c) { return c.isSpace() || c.category() == QChar::Other_Control; });
    if (hasSpace)
        return {};
    const QUrl url(text, QUrl::TolerantMode);
    const bool isLink =
        url.isValid() && !url.host().isEmpty() && (url.scheme() == "http"_L1 || url.scheme() == "https"_L1);
    return isLink ? std::optional(url) : std::nullopt;
}

} // namespace

bool isWebLink(const QString &text)
{
    return webLink(text).has_value();
}

QString fileNameOf(const QString &location)
{
    const std::optional<QUrl> link = webLink(location);
    if (!link)
        return location;
    const QString path = link->path(QUrl::FullyEncoded);
    // Cut before decoding: an encoded slash or backslash in a name must not make another name of it.
    const QString name = path.mid(path.lastIndexOf(u'/') + 1);
    return name.isEmpty() ? location : QUrl::fromPercentEncoding(name.toUtf8());
}

} // namespace Balehook
