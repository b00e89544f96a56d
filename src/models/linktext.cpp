// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/linktext.h"

#include <QUrl>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

bool isWebLink(const QString &text)
{
    if (!text.startsWith("http"_L1, Qt::CaseInsensitive))
        return false;
    const bool hasSpace = std::any_of(text.begin(), text.end(),
                                      [](QChar c) { return c.isSpace() || c.category() == QChar::Other_Control; });
    if (hasSpace)
        return false;
    const QUrl url(text, QUrl::TolerantMode);
    return url.isValid() && !url.host().isEmpty() && (url.scheme() == "http"_L1 || url.scheme() == "https"_L1);
}

QString fileNameOf(const QString &location)
{
    if (!isWebLink(location))
        return location;
    const QString path = QUrl(location, QUrl::TolerantMode).path(QUrl::FullyEncoded);
    // Cut before decoding: an encoded slash or backslash in a name must not make another name of it.
    const QString name = path.mid(path.lastIndexOf(u'/') + 1);
    return name.isEmpty() ? location : QUrl::fromPercentEncoding(name.toUtf8());
}

} // namespace Balehook
