// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/webhookurlcheck.h"

#include "core/text/safetext.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <array>
#include <optional>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

bool isOdd(char16_t unit)
{
    return unit == u'\\' || unit == u'"' || unit == u'<' || unit == u'>';
}

/// What follows "http://" or "https://"; nothing for any other beginning.
std::optional<QStringView> afterScheme(QStringView text)
{
    for (const QLatin1StringView scheme : {"https:"_L1, "http:"_L1}) {
        if (text.startsWith(scheme, Qt::CaseInsensitive))
            return text.sliced(scheme.size());
    }
    return {};
}

/// The four numbers of an IPv4 address; QUrl has put all its spellings ("0x7f.1") into this one.
std::optional<std::array<uint, 4>> addressParts(QStringView host)
{
    const QList<QStringView> parts = host.split(u'.');
    std::array<uint, 4> bytes{};
    if (parts.size() != qsizetype(bytes.size()))
        return {};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bool isNumber = false;
        bytes[i] = parts[qsizetype(i)].toUInt(&isNumber);
        if (!isNumber || bytes[i] > 255)
            return {};
    }
    return bytes;
}

bool isPrivateIPv4(const std::array<uint, 4> &ip)
{
    return ip[0] == 0 || ip[0] == 10 || (ip[0] == 172 && ip[1] >= 16 && ip[1] < 32) || (ip[0] == 192 && ip[1] == 168)
        || (ip[0] == 169 && ip[1] == 254) || (ip[0] == 100 && ip[1] >= 64 && ip[1] < 128);
}

/// ::, fc00::/7 and fe80::/10; QUrl has put it into lower case with its zeros left out.
bool isPrivateIPv6(QStringView host)
{
    if (host == "::"_L1)
        return true;
    const QStringView first = host.first(std::max<qsizetype>(host.indexOf(u':'), 0));
    bool isNumber = false;
    const uint group = first.toUInt(&isNumber, 16);
    return isNumber && ((group & 0xfe00u) == 0xfc00u || (group & 0xffc0u) == 0xfe80u);
}

bool isLocalName(QStringView host)
{
    static constexpr std::array localEnds{".local"_L1, ".internal"_L1, ".lan"_L1, ".home.arpa"_L1};
    return (!host.contains(u'.') && !host.contains(u':'))
        || std::any_of(localEnds.begin(), localEnds.end(),
                       [host](QLatin1StringView end) { return host.endsWith(end); });
}

/// The same for a resolver: a dot at its end only says that the name is complete.
QString withoutLastDot(const QString &host)
{
    return host.endsWith(u'.') ? host.chopped(1) : host;
}

WebhookUrlCheck::Warnings nearness(const QString &host)
{
    constexpr auto mapped = "::ffff:"_L1; // an IPv4 address in IPv6 clothes
    const QString inner = host.startsWith(mapped) ? host.mid(mapped.size()) : host;
    // Some resolvers take the names below localhost for this computer.
    if (isLoopbackHost(inner) || inner.endsWith(".localhost"_L1))
        return WebhookUrlCheck::Loopback;
    const auto ip = addressParts(inner);
    const bool isPrivate = ip ? isPrivateIPv4(*ip) : isPrivateIPv6(host) || isLocalName(host);
    return isPrivate ? WebhookUrlCheck::PrivateNetwork : WebhookUrlCheck::Warnings();
}

/// Whether \a host is written with other letters than those of ASCII, also such that QUrl reads as plain ones ("™").
bool hasForeignLetters(const QString &text, const QString &host)
{
    static const QRegularExpression typed(u"\\A[^/]*//[^/?#]*[^\\x00-\\x7f/?#]"_s);
    return host.startsWith("xn--"_L1) || host.contains(".xn--"_L1) || typed.match(text).hasMatch();
}

} // namespace

WebhookUrlCheck::WebhookUrlCheck(const QString &text, const std::vector<Origin> &own)
    : m_fault(faultOf(text))
    , m_length(text.size())
{
    if (m_fault != Fault::None)
        return;
    const QUrl url(text, QUrl::StrictMode);
    m_host = url.host(QUrl::FullyEncoded).toLower();
    const QString name = withoutLastDot(m_host);
    m_warnings = nearness(name);
    const bool isOwn = std::any_of(own.begin(), own.end(),
                                   [&name](const Origin &origin) { return withoutLastDot(origin.host()) == name; });
    m_warnings.setFlag(PlainHttp, url.scheme() == "http"_L1);
    m_warnings.setFlag(OwnHost, isOwn);
    m_warnings.setFlag(ForeignLetters, hasForeignLetters(text, m_host));
    m_warnings.setFlag(UserInfo, url.authority(QUrl::FullyEncoded).contains(u'@'));
    m_warnings.setFlag(VeryLong, text.size() > longUrl);
}

WebhookUrlCheck::Fault WebhookUrlCheck::faultOf(const QString &text)
{
    if (text.isEmpty())
        return Fault::Empty;
    if (text.front().isSpace() || text.back().isSpace())
        return Fault::OuterSpaces;
    if (text.contains(u' '))
        return Fault::Spaces;
    if (std::any_of(text.begin(), text.end(), [](QChar c) { return c.isSpace() || isOdd(c.unicode()); })
        || cellText(text, text.size() + 1) != text)
        return Fault::OddCharacters;
    const std::optional<QStringView> rest = afterScheme(text);
    if (!rest)
        return Fault::Scheme;
    const bool hasAuthority = rest->startsWith("//"_L1);
    const QUrl url(text, QUrl::StrictMode);
    if (!hasAuthority || (url.isValid() && !Origin::of(url)))
        return Fault::Host;
    if (!url.isValid() || url.port() == 0) {
        // Where QUrl finds fault it tells only in English; a tolerant look tells whether it is the host.
        const QUrl tolerant(text, QUrl::TolerantMode);
        return tolerant.host().isEmpty() && url.port() != 0 ? Fault::Host : Fault::Invalid;
    }
    return Fault::None;
}

QString WebhookUrlCheck::faultText() const
{
    switch (m_fault) {
    case Fault::None:
        return {};
    case Fault::Empty:
        return tr("Enter the URL that is called when the event occurs.");
    case Fault::OuterSpaces:
        return tr("The URL has a space or a line break at its start or end. Remove it.");
    case Fault::Spaces:
        return tr("A URL contains no spaces. Remove them, or write them as %20.");
    case Fault::OddCharacters:
        return tr("The URL contains an invalid character, such as a line break or an invisible "
                  "character. Enter it again.");
    case Fault::Scheme:
        return tr("Enter the complete URL: it starts with https:// or http://.");
    case Fault::Host:
        return tr("The URL has no usable server name. Enter it as in https://shop.example.com/hook.");
    case Fault::Invalid:
        return tr("This is not a valid URL. Check its port, percent signs and brackets.");
    }
    return {};
}

QStringList WebhookUrlCheck::warningTexts() const
{
    QStringList texts;
    const auto add = [this, &texts](Warning warning, const QString &text) {
        if (m_warnings.testFlag(warning))
            texts.append(text);
    };
    add(OwnHost, tr("%1 is the account's own service. A webhook calls a URL outside of it.").arg(cellText(m_host)));
    add(Loopback, tr("%1 is the service itself: it would call itself, not you.").arg(cellText(m_host)));
    add(PrivateNetwork,
        tr("%1 is only known within a private network. The service may be unable to connect to "
           "it.")
            .arg(cellText(m_host)));
    add(UserInfo,
        tr("The URL contains a user name or a password. Everyone who sees the list of webhooks "
           "can read it."));
    add(PlainHttp, tr("With http, others can read and change what is sent. Use https if you can."));
    add(ForeignLetters,
        tr("The server name contains letters that look like others. In ASCII it is %1.").arg(cellText(m_host)));
    add(VeryLong, tr("The URL has %Ln character(s), more than many programs accept.", nullptr, int(m_length)));
    return texts;
}

} // namespace Balehook
