// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/listingpath.h"

#include "domain/account/urltext.h"

#include <algorithm>
#include <optional>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

enum class Fault { Server, Slash, Query, Characters, Percent, Parts };

const char *sentenceFor(Fault fault)
{
    switch (fault) {
    case Fault::Server:
        return QT_TRANSLATE_NOOP("Balehook::ListingPath",
                                 "Enter only the path, as in /api/platform/v1/property. It is requested from the base "
                                 "URL and never from another server.");
    case Fault::Slash:
        return QT_TRANSLATE_NOOP("Balehook::ListingPath",
                                 "The path must start with a slash, as in /api/platform/v1/property.");
    case Fault::Query:
        return QT_TRANSLATE_NOOP("Balehook::ListingPath",
                                 "The path must not contain ? or #. Remove it and everything after it.");
    case Fault::Characters:
        return QT_TRANSLATE_NOOP("Balehook::ListingPath",
                                 "The path contains an invalid character, such as a space, a brace or an invisible "
                                 "character. Enter it again.");
    case Fault::Percent:
        return QT_TRANSLATE_NOOP("Balehook::ListingPath",
                                 "A percent sign must be followed by two hexadecimal digits, which must not stand for "
                                 "a slash, a backslash or a control character.");
    case Fault::Parts:
        return QT_TRANSLATE_NOOP("Balehook::ListingPath",
                                 "The path must not contain empty parts or parts that are only dots. Remove them.");
    }
    return "";
}

bool isHexDigit(QChar ch)
{
    return (ch >= u'0' && ch <= u'9') || (ch.toLower() >= u'a' && ch.toLower() <= u'f');
}

/// QUrl would encode a lone percent sign, and a server might decode a slash: then another path is asked for than the
/// one that a person reads.
bool isWellEncoded(const QString &path)
{
    for (qsizetype at = path.indexOf(u'%'); at >= 0; at = path.indexOf(u'%', at + 1)) {
        if (at + 2 >= path.size() || !isHexDigit(path[at + 1]) || !isHexDigit(path[at + 2]))
            return false;
        const int code = QStringView(path).sliced(at + 1, 2).toInt(nullptr, 16);
        if (code < 0x20 || code == 0x7f || code == '/' || code == '\\')
            return false;
    }
    return true;
}

std::optional<Fault> faultOf(const QString &path)
{
    if (path.contains("://"_L1) || path.startsWith("//"_L1))
        return Fault::Server;
    if (UrlText::hasOddCharacters(path) || path.contains(u'{') || path.contains(u'}'))
        return Fault::Characters;
    if (!path.startsWith(u'/'))
        return Fault::Slash;
    if (path.contains(u'?') || path.contains(u'#'))
        return Fault::Query;
    if (!isWellEncoded(path))
        return Fault::Percent;
    // One slash at the end is a part of the path: a server may tell the two apart.
    QStringView parts = QStringView(path).sliced(1);
    if (parts.endsWith(u'/'))
        parts.chop(1);
    const QList<QStringView> segments = parts.split(u'/');
    if (std::any_of(segments.begin(), segments.end(), UrlText::isEmptyOrDots))
        return Fault::Parts;
    return std::nullopt;
}

} // namespace

Result<QString> ListingPath::parse(const QString &text)
{
    const QString path = text.trimmed();
    const std::optional<Fault> fault = path.isEmpty() ? std::nullopt : faultOf(path);
    if (!fault)
        return path;
    Error error(ErrorKind::NotAllowed);
    error.detail = tr(sentenceFor(*fault));
    return error;
}

} // namespace Balehook
