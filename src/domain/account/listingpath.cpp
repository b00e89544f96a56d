// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/listingpath.h"

#include "domain/account/percentcode.h"
#include "domain/account/urltext.h"

#include <algorithm>
#include <optional>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

enum class PathFault { Server, Slash, Query, Characters, Percent, Parts };

const char *sentenceFor(PathFault fault)
{
    switch (fault) {
    case PathFault::Server:
        return QT_TRANSLATE_NOOP("Balehook::ListingPath",
                                 "Enter only the path, as in /api/platform/v1/property. It is requested from the base "
                                 "URL and never from another server.");
    case PathFault::Slash:
        return QT_TRANSLATE_NOOP("Balehook::ListingPath",
                                 "The path must start with a slash, as in /api/platform/v1/property.");
    case PathFault::Query:
        return QT_TRANSLATE_NOOP("Balehook::ListingPath",
                                 "The path must not contain ? or #. Remove it and everything after it.");
    case PathFault::Characters:
        return QT_TRANSLATE_NOOP("Balehook::ListingPath",
                                 "The path contains an invalid character, such as a space, a brace or an invisible "
                                 "character. Enter it again.");
    case PathFault::Percent:
        return QT_TRANSLATE_NOOP("Balehook::ListingPath",
                                 "A percent sign must be followed by two hexadecimal digits, which must not stand for "
                                 "a slash, a backslash or a control character.");
    case PathFault::Parts:
        return QT_TRANSLATE_NOOP("Balehook::ListingPath",
                                 "The path must not contain empty parts or parts that are only dots. Remove them.");
    }
    return "";
}

/// QUrl would encode a lone percent sign, and a server might decode a slash: then another path is asked for than the
/// one that a person reads.
bool isWellEncoded(const QString &path)
{
    for (qsizetype at = path.indexOf(u'%'); at >= 0; at = path.indexOf(u'%', at + 1)) {
        if (!isPercentCode(path, at))
            return false;
        const int code = QStringView(path).sliced(at + 1, 2).toInt(nullptr, 16);
        if (code < 0x20 || code == 0x7f || code == '/' || code == '\\')
            return false;
    }
    return true;
}

std::optional<PathFault> faultOf(const QString &path)
{
    if (path.contains("://"_L1) || path.startsWith("//"_L1))
        return PathFault::Server;
    if (UrlText::hasOddCharacters(path) || path.contains(u'{') || path.contains(u'}'))
        return PathFault::Characters;
    if (!path.startsWith(u'/'))
        return PathFault::Slash;
    if (path.contains(u'?') || path.contains(u'#'))
        return PathFault::Query;
    if (!isWellEncoded(path))
        return PathFault::Percent;
    // One slash at the end is a part of the path: a server may tell the two apart.
    QStringView parts = QStringView(path).sliced(1);
    if (parts.endsWith(u'/'))
        parts.chop(1);
    const QList<QStringView> segments = parts.split(u'/');
    if (std::any_of(segments.begin(), segments.end(), UrlText::isEmptyOrDots))
        return PathFault::Parts;
    return std::nullopt;
}

} // namespace

Result<QString> ListingPath::parse(const QString &text)
{
    const QString path = text.trimmed();
    const std::optional<PathFault> fault = path.isEmpty() ? std::nullopt : faultOf(path);
    if (!fault)
        return path;
    return Error(ErrorKind::NotAllowed, tr(sentenceFor(*fault)));
}

} // namespace Balehook
