// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/baseurl.h"

#include "domain/account/destinationpolicy.h"
#include "domain/account/urltext.h"

#include <algorithm>
#include <optional>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

enum class UrlFault { Empty, Scheme, Characters, Braces, UserInfo, Query, Host, Port, Path, PlainHttp };

const char *sentenceFor(UrlFault fault)
{
    switch (fault) {
    case UrlFault::Empty:
        return QT_TRANSLATE_NOOP("Balehook::BaseUrl", "Enter the URL of the service.");
    case UrlFault::Scheme:
        return QT_TRANSLATE_NOOP("Balehook::BaseUrl", "The URL must start with https://.");
    case UrlFault::Characters:
        return QT_TRANSLATE_NOOP("Balehook::BaseUrl",
                                 "The URL contains an invalid character, such as a space or an invisible character. "
                                 "Enter it again.");
    case UrlFault::Braces:
        return QT_TRANSLATE_NOOP("Balehook::BaseUrl",
                                 "Braces may only be used for {slug}, which stands for the account slug.");
    case UrlFault::UserInfo:
        return QT_TRANSLATE_NOOP("Balehook::BaseUrl",
                                 "The URL must not contain a user name or an @ sign. Remove everything up to the @.");
    case UrlFault::Query:
        return QT_TRANSLATE_NOOP("Balehook::BaseUrl",
                                 "The URL must not contain ? or #. Remove it and everything after it.");
    case UrlFault::Host:
        return QT_TRANSLATE_NOOP("Balehook::BaseUrl",
                                 "This is not a valid server name. Enter it as in https://shop.example.com.");
    case UrlFault::Port:
        return QT_TRANSLATE_NOOP("Balehook::BaseUrl", "The port must be a number from 1 to 65535.");
    case UrlFault::Path:
        return QT_TRANSLATE_NOOP("Balehook::BaseUrl",
                                 "The path in the URL must not contain empty parts or parts that are only dots. Remove "
                                 "them.");
    case UrlFault::PlainHttp:
        return QT_TRANSLATE_NOOP("Balehook::BaseUrl",
                                 "Plain http is only allowed for this computer (localhost). Use https so that nobody "
                                 "can read the token on the way.");
    }
    return "";
}

/// The parts as a person reads them: split by hand, because QUrl repairs and decodes.
struct Parts
{
    bool isHttps = true;
    QString host; ///< IPv6 without its brackets
    int port = -1;
    QString path; ///< empty or "/prefix", without a slash at its end
};

std::optional<UrlFault> takeScheme(QStringView *rest, Parts *parts)
{
    for (const bool isHttps : {true, false}) {
        const QLatin1StringView scheme = isHttps ? "https://"_L1 : "http://"_L1;
        if (rest->startsWith(scheme, Qt::CaseInsensitive)) {
            parts->isHttps = isHttps;
            *rest = rest->sliced(scheme.size());
            return std::nullopt;
        }
    }
    return UrlFault::Scheme;
}

std::optional<UrlFault> takePort(QStringView *authority, Parts *parts)
{
    const qsizetype colon = authority->lastIndexOf(u':');
    if (colon < 0 || authority->lastIndexOf(u']') > colon)
        return std::nullopt;
    const QStringView digits = authority->sliced(colon + 1);
    const auto isDigit = [](QChar ch) { return ch >= u'0' && ch <= u'9'; };
    if (digits.isEmpty() || digits.size() > 5 || !std::all_of(digits.begin(), digits.end(), isDigit))
        return UrlFault::Port;
    const int port = digits.toInt();
    if (port < 1 || port > 65535)
        return UrlFault::Port;
    // The default port is left out, so that both spellings are one address.
    parts->port = port == (parts->isHttps ? 443 : 80) ? -1 : port;
    *authority = authority->first(colon);
    return std::nullopt;
}

std::optional<UrlFault> takeHost(QStringView authority, Parts *parts)
{
    if (authority.startsWith(u'[') && authority.endsWith(u']')) {
        parts->host = authority.sliced(1, authority.size() - 2).toString();
        const auto isIPv6Character = [](QChar ch) {
            return (ch >= u'0' && ch <= u'9') || (ch.toLower() >= u'a' && ch.toLower() <= u'f') || ch == u':'
                || ch == u'.';
        };
        const QString &host = parts->host;
        return host.contains(u':') && std::all_of(host.begin(), host.end(), isIPv6Character)
            ? std::nullopt
            : std::optional(UrlFault::Host);
    }
    parts->host = authority.toString();
    const auto isHostCharacter = [](QChar ch) {
        return ch.unicode() > 0x7f || (ch >= u'a' && ch <= u'z') || (ch >= u'A' && ch <= u'Z')
            || (ch >= u'0' && ch <= u'9') || ch == u'-' || ch == u'.' || ch == u'_';
    };
    const QString &host = parts->host;
    const bool hasEmptyLabel = host.isEmpty() || host.startsWith(u'.') || host.endsWith(u'.') || host.contains(".."_L1);
    if (hasEmptyLabel || !std::all_of(host.begin(), host.end(), isHostCharacter))
        return UrlFault::Host;
    return std::nullopt;
}

std::optional<UrlFault> takePath(QStringView path, Parts *parts)
{
    while (path.endsWith(u'/'))
        path.chop(1);
    const QList<QStringView> segments = path.split(u'/');
    for (qsizetype i = 1; i < segments.size(); ++i) {
        if (UrlText::isEmptyOrDots(segments[i]))
            return UrlFault::Path;
    }
    parts->path = path.toString();
    return std::nullopt;
}

std::optional<UrlFault> split(const QString &text, Parts *parts)
{
    if (text.isEmpty())
        return UrlFault::Empty;
    if (text.contains(u'{') || text.contains(u'}'))
        return UrlFault::Braces;
    if (UrlText::hasOddCharacters(text))
        return UrlFault::Characters;
    QStringView rest(text);
    if (const auto fault = takeScheme(&rest, parts))
        return fault;
    if (rest.contains(u'?') || rest.contains(u'#'))
        return UrlFault::Query;
    const qsizetype slash = rest.indexOf(u'/');
    QStringView authority = slash < 0 ? rest : rest.first(slash);
    if (authority.contains(u'@'))
        return UrlFault::UserInfo;
    if (const auto fault = takePort(&authority, parts))
        return fault;
    if (const auto fault = takeHost(authority, parts))
        return fault;
    return slash < 0 ? std::nullopt : takePath(rest.sliced(slash), parts);
}

/// Whether a label of a host, as IDNA encodes it, is the one that was typed. IDNA reads many letters as plain ones ("™"
/// is "tm"): that would be another host than the one on the screen. Letters that stay foreign show in their encoding.
bool isSameLabel(QStringView encoded, QStringView typed)
{
    const bool isAscii = std::all_of(typed.begin(), typed.end(), [](QChar ch) { return ch.unicode() < 0x80; });
    return isAscii ? encoded.compare(typed, Qt::CaseInsensitive) == 0 : encoded.startsWith("xn--"_L1);
}

/// The URL of \a parts; nothing if QUrl makes another host of it than a person reads ("0x7f.1", "2130706433").
std::optional<QUrl> assembled(const Parts &parts)
{
    QUrl url;
    url.setScheme(parts.isHttps ? u"https"_s : u"http"_s);
    url.setHost(parts.host, QUrl::StrictMode);
    url.setPort(parts.port);
    // As typed: the mode that is the default would encode "%20" once more.
    url.setPath(parts.path, QUrl::TolerantMode);
    const QString host = url.host(QUrl::FullyEncoded);
    if (!url.isValid() || host.isEmpty())
        return std::nullopt;
    if (parts.host.contains(u':')) // IPv6
        return url;
    const QList<QStringView> labels = QStringView(host).split(u'.');
    const QList<QStringView> typed = QStringView(parts.host).split(u'.');
    if (!std::equal(labels.begin(), labels.end(), typed.begin(), typed.end(), isSameLabel))
        return std::nullopt;
    return url;
}

} // namespace

Result<BaseUrl> BaseUrl::parse(const QString &text, const AccountSlug &slug)
{
    Error error(ErrorKind::NotAllowed);
    Parts parts;
    std::optional<UrlFault> fault = split(text.trimmed().replace("{slug}"_L1, slug.toString()), &parts);
    if (!fault) {
        const std::optional<QUrl> url = assembled(parts);
        const std::optional<Origin> origin = url ? Origin::of(*url) : std::nullopt;
        if (!origin)
            fault = UrlFault::Host;
        else if (DestinationPolicy::judgeBase(*origin) != DestinationPolicy::Verdict::Allowed)
            fault = UrlFault::PlainHttp;
        else
            return BaseUrl(*url, *origin);
    }
    error.detail = tr(sentenceFor(*fault));
    return error;
}

QUrl BaseUrl::resolved(const QString &path) const
{
    QUrl url = m_url;
    url.setPath(m_url.path(QUrl::FullyEncoded) + path, QUrl::TolerantMode);
    return url;
}

} // namespace Balehook
