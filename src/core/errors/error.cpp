// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/errors/error.h"

#include <QUrl>

#include <algorithm>
#include <iterator>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// The sentences of one kind. %1 is the host, %2 the HTTP status; \a unnamed is for errors that know no host.
struct Texts
{
    ErrorKind kind;
    const char *logName;
    const char *named;
    const char *unnamed;
};

const Texts allTexts[] = {
    {ErrorKind::Cancelled, "cancelled", nullptr, QT_TRANSLATE_NOOP("Balehook::Error", "Canceled.")},
    {ErrorKind::NotAllowed, "not allowed",
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "Nothing was sent to %1 because Balehook may not use this address here. Check the "
                       "account's URL."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "Nothing was sent because Balehook may not use this address here. Check the account's "
                       "URL.")},
    {ErrorKind::HostNotFound, "host not found",
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "No server named %1 was found. Check the account's URL and your network connection, "
                       "then try again."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The server was not found. Check the account's URL and your network connection, then "
                       "try again.")},
    {ErrorKind::Unreachable, "unreachable",
     QT_TRANSLATE_NOOP("Balehook::Error", "Could not connect to %1. Check your network connection, then try again."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "Could not connect to the service. Check your network connection, then try again.")},
    {ErrorKind::TimedOut, "timed out",
     QT_TRANSLATE_NOOP("Balehook::Error", "%1 did not respond in time. Try again in a moment."),
     QT_TRANSLATE_NOOP("Balehook::Error", "The service did not respond in time. Try again in a moment.")},
    {ErrorKind::ConnectionLost, "connection lost",
     QT_TRANSLATE_NOOP("Balehook::Error", "%1 closed the connection before the response was complete. Try again."),
     QT_TRANSLATE_NOOP("Balehook::Error", "The connection was closed before the response was complete. Try again.")},
    {ErrorKind::TlsFailed, "TLS failed",
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "A secure connection to %1 could not be established, so nothing was sent. Its "
                       "certificate may be expired, issued for another name or not trusted by this computer. "
                       "Ask your administrator; see the details."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "A secure connection could not be established, so nothing was sent. The certificate "
                       "of the service may be expired, issued for another name or not trusted by this "
                       "computer. Ask your administrator; see the details.")},
    {ErrorKind::ProxyFailed, "proxy failed",
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The proxy %1 refused the request. Check Settings > Network, or ask your "
                       "administrator."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The proxy refused the request. Check Settings > Network, or ask your administrator.")},
    {ErrorKind::Redirected, "redirected",
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The service redirected to %1. The redirect was not followed, so that the token stays "
                       "with the account's own service. Check the account's URL."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The service redirected to another address. The redirect was not followed, so that "
                       "the token stays with the account's own service. Check the account's URL.")},
    {ErrorKind::TokenRefused, "token refused",
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "%1 did not accept the token for this account. Update the token, or check that it "
                       "belongs to this account."),
     QT_TRANSLATE_NOOP(
         "Balehook::Error",
         "The token was not accepted for this account. Update the token, or check that it belongs to this "
         "account.")},
    {ErrorKind::Forbidden, "forbidden",
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "%1 did not accept the token for this account because it lacks permission. Ask for a "
                       "token with this permission, or check that it belongs to this account."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The token was not accepted for this account because it lacks permission. Ask for a "
                       "token with this permission, or check that it belongs to this account.")},
    {ErrorKind::NotFound, "not found",
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "Nothing was found at this address on %1 (status %2). Check the account's URL and "
                       "slug."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The service has nothing at this address (status %2). Check the account's URL and "
                       "slug.")},
    {ErrorKind::TooManyRequests, "too many requests",
     QT_TRANSLATE_NOOP("Balehook::Error", "%1 received too many requests. Try again in a moment."),
     QT_TRANSLATE_NOOP("Balehook::Error", "The service received too many requests. Try again in a moment.")},
    {ErrorKind::Rejected, "rejected",
     QT_TRANSLATE_NOOP("Balehook::Error", "%1 rejected the request (status %2). The details show the response."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The service rejected the request (status %2). The details show the response.")},
    {ErrorKind::ServerFailed, "server failed",
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "%1 failed (status %2). Try again in a moment; if the problem persists, contact the "
                       "people who run the service."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The service failed (status %2). Try again in a moment; if the problem persists, "
                       "contact the people who run the service.")},
    {ErrorKind::UnexpectedStatus, "unexpected status",
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "%1 returned an unexpected response (status %2). Check the account's URL; the details "
                       "show the response."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The service returned an unexpected response (status %2). Check the account's URL; "
                       "the details show the response.")},
    {ErrorKind::TooLarge, "too large",
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The response from %1 exceeded the size limit, so the rest was not loaded. Choose a "
                       "smaller page size, or check the account's URL."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The response exceeded the size limit, so the rest was not loaded. Choose a smaller "
                       "page size, or check the account's URL.")},
    {ErrorKind::Truncated, "truncated",
     QT_TRANSLATE_NOOP("Balehook::Error", "The response from %1 was incomplete and was not used. Try again."),
     QT_TRANSLATE_NOOP("Balehook::Error", "The response was incomplete and was not used. Try again.")},
    {ErrorKind::NotUnderstood, "not understood",
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The response from %1 could not be understood. Check the account's URL; the details "
                       "show the response."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The response could not be understood. Check the account's URL; the details show the "
                       "response.")},
    {ErrorKind::PagingIgnored, "paging ignored",
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "%1 does not support page[offset] and page[limit]: it returned a different page. Turn "
                       "them off in the account, under Advanced."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The service does not support page[offset] and page[limit]: it returned a different "
                       "page. Turn them off in the account, under Advanced.")},
    {ErrorKind::WebPage, "web page",
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "%1 returned a web page instead of data. The network may require you to sign in "
                       "first: open a web page in your browser, then try again. If that does not help, check "
                       "the account's URL."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The response was a web page instead of data. The network may require you to sign in "
                       "first: open a web page in your browser, then try again. If that does not help, check "
                       "the account's URL.")},
    {ErrorKind::TokenMissing, "token missing", nullptr,
     QT_TRANSLATE_NOOP("Balehook::Error", "This account has no stored token. Add its token to continue.")},
    {ErrorKind::KeychainUnavailable, "keychain unavailable", nullptr,
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "No keychain service is available in this session, so tokens can be neither read nor "
                       "stored. Start one, such as GNOME Keyring or KWallet, or keep the token for this "
                       "session only.")},
    {ErrorKind::KeychainLocked, "keychain locked", nullptr,
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The keychain seems to be locked, so the token of this account cannot be read. Unlock "
                       "it and try again, or keep the token for this session only.")},
    {ErrorKind::KeychainSilent, "keychain silent", nullptr,
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The keychain does not respond. Look for a prompt on your screen and try again, or "
                       "keep the token for this session only.")},
    {ErrorKind::KeychainRefused, "keychain refused", nullptr,
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The keychain did not store the token. Try again, or keep the token for this session only.")},
    {ErrorKind::FileNotUsable, "file not usable", nullptr,
     QT_TRANSLATE_NOOP("Balehook::Error", "This file cannot be used here. Choose another one.")},
    {ErrorKind::IndexDeleted, "index deleted", nullptr,
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The jobs stored for searching were deleted by another program. Load the jobs again to "
                       "search them.")},
    {ErrorKind::IndexOutdated, "index outdated", nullptr,
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The jobs stored for searching were written by another version of Balehook. Load the jobs "
                       "again to search them.")},
    {ErrorKind::LinkExpired, "link expired",
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The link to the file at %1 has probably expired. Refresh the job to get a new one, then try "
                       "again."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The link to the file has probably expired. Refresh the job to get a new one, then try again.")},
    {ErrorKind::TooManyRedirects, "too many redirects",
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The link redirects too many times; the last redirect was at %1. Refresh the job to "
                       "get a new link, then try again."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The link redirects too many times. Refresh the job to get a new link, then try "
                       "again.")},
    {ErrorKind::NotATable, "not a table",
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "%1 sent a program instead of a file of rows, so it was not kept. Only download it if "
                       "you know what it is."),
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The server sent a program instead of a file of rows, so it was not kept. Only "
                       "download it if you know what it is.")},
    {ErrorKind::FilesRemain, "files remain", nullptr,
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "Some downloaded files could not be deleted. The details list them; delete them "
                       "manually.")},
    {ErrorKind::DiskFull, "disk full", nullptr,
     QT_TRANSLATE_NOOP("Balehook::Error", "There is not enough free disk space. Free some space, then try again.")},
    {ErrorKind::FileGone, "file gone", nullptr,
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The file no longer exists. It may have been moved, renamed or deleted; open it "
                       "again.")},
    {ErrorKind::FileUnreadable, "file unreadable", nullptr,
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The file could not be read. Check that it is a file and that you have permission to "
                       "read it.")},
    {ErrorKind::FileChanged, "file changed", nullptr,
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "The file was changed by another program while it was open. Open it again to see its "
                       "current contents.")},
    {ErrorKind::FileEmpty, "file empty", nullptr,
     QT_TRANSLATE_NOOP("Balehook::Error", "The file is empty: it has no rows.")},
    {ErrorKind::PatternTooCostly, "pattern too costly", nullptr,
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "This regular expression needs too many attempts in a cell. Make it simpler, for example "
                       "with fewer nested repetitions.")},
    {ErrorKind::DiskFailed, "disk failed", nullptr,
     QT_TRANSLATE_NOOP("Balehook::Error",
                       "A file could not be read or written. Check that the folder exists and has free "
                       "space; the details show the message from the system.")},
};

const Texts &textsOf(ErrorKind kind)
{
    const auto at = std::find_if(std::begin(allTexts), std::end(allTexts),
                                 [kind](const Texts &texts) { return texts.kind == kind; });
    Q_ASSERT(at != std::end(allTexts));
    return *at;
}

/// A host of letters, digits and what names, ports and IPv6 addresses are made of; else its ACE form; else nothing, so
/// that no message shows what could be taken for another host.
QString safeHost(const QString &host)
{
    const auto isPlain = [](QChar ch) {
        return (ch >= u'a' && ch <= u'z') || (ch >= u'A' && ch <= u'Z') || (ch >= u'0' && ch <= u'9') || ch == u'.'
            || ch == u'-' || ch == u'_' || ch == u':' || ch == u'[' || ch == u']';
    };
    constexpr qsizetype longestHostAndPort = 260;
    const auto isSafe = [&](const QString &text) {
        return text.size() <= longestHostAndPort && std::all_of(text.begin(), text.end(), isPlain);
    };
    if (isSafe(host))
        return host;
    const QString ace = QString::fromLatin1(QUrl::toAce(host));
    return isSafe(ace) ? ace : QString();
}

} // namespace

QString Error::shownHost() const
{
    return safeHost(host);
}

QString Error::userMessage() const
{
    // Refused in this program: the one who refused knows best why.
    if ((kind == ErrorKind::NotAllowed || kind == ErrorKind::FileNotUsable) && !detail.isEmpty())
        return detail;
    if (kind == ErrorKind::TooManyRequests && retryAfter && retryAfter->count() > 0) {
        constexpr qint64 longestShown = 24 * 3600;
        return tr("The service received too many requests. Wait %Ln second(s) before the next try.", nullptr,
                  int(std::min<qint64>(retryAfter->count(), longestShown)));
    }
    const Texts &texts = textsOf(kind);
    const QString name = shownHost();
    const bool isNamed = texts.named && !name.isEmpty();
    // One after the other: neither value can hold a percent sign.
    return tr(isNamed ? texts.named : texts.unnamed)
        .replace("%1"_L1, name)
        .replace("%2"_L1, QString::number(httpStatus));
}

QString Error::fromService(const QString &text)
{
    return tr("Message from the service: %1").arg(text);
}

QString Error::logLine() const
{
    QString line = QString::fromLatin1(textsOf(kind).logName);
    if (httpStatus > 0)
        line += ", status "_L1 + QString::number(httpStatus);
    if (const QString name = shownHost(); !name.isEmpty())
        line += ", host "_L1 + name;
    if (attempts > 1)
        line += ", attempts "_L1 + QString::number(attempts);
    return line;
}

} // namespace Balehook
