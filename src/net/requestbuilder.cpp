// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/requestbuilder.h"

#include "net/addresslookup.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr qsizetype maxTokenBytes = 16 * 1024;

Error notAllowed(const QUrl &url, QString sentence)
{
    Error error(ErrorKind::NotAllowed);
    error.host = url.host(QUrl::EncodeUnicode | QUrl::FullyEncoded);
    error.detail = std::move(sentence);
    error.attempts = 0;
    return error;
}

/// RFC 6750 b64token: setRawHeader() filters nothing, so that a line break in a token would be a second header.
bool isHeaderSafe(QByteArrayView token)
{
    if (token.isEmpty() || token.size() > maxTokenBytes)
        return false;
    const auto isTokenCharacter = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.'
            || c == '_' || c == '~' || c == '+' || c == '/';
    };
    const auto padding = std::find_if_not(token.begin(), token.end(), isTokenCharacter);
    return padding != token.begin() && std::all_of(padding, token.end(), [](char c) { return c == '='; });
}

void setRules(QNetworkRequest &request)
{
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setDecompressedSafetyCheckThreshold(decompressionThreshold);
}

void setHeaders(QNetworkRequest &request, const HttpRequest &wanted)
{
    request.setRawHeader("User-Agent"_ba, "Balehook"_ba);
    if (wanted.kind == HttpKind::Download) {
        request.setRawHeader("Accept"_ba, "*/*"_ba);
        request.setRawHeader("Accept-Encoding"_ba, "identity"_ba);
        return;
    }
    request.setRawHeader("Accept"_ba, "application/json"_ba);
    if (wanted.kind == HttpKind::Creation) {
        request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
        request.setHeader(QNetworkRequest::ContentTypeHeader, "application/json"_ba);
        request.setHeader(QNetworkRequest::ContentLengthHeader, wanted.body.size());
    }
}

/// Has \a request connect to \a address. The service and its certificate are still asked for by name.
void connectTo(QNetworkRequest &request, const QString &address)
{
    QUrl url = request.url();
    const QString name = url.host(QUrl::FullyEncoded);
    const int port = url.port();
    request.setRawHeader("Host"_ba, name.toLatin1() + (port < 0 ? QByteArray() : ':' + QByteArray::number(port)));
    if (url.scheme() == "https"_L1)
        request.setPeerVerifyName(name);
    url.setHost(address);
    request.setUrl(url);
}

} // namespace

Result<QNetworkRequest> RequestBuilder::build(const HttpRequest &wanted, const std::vector<Origin> &tokenOrigins,
                                              const HttpTimeouts &timeouts)
{
    const QUrl &url = wanted.url;
    const std::optional<Origin> origin = url.isValid() ? Origin::of(url) : std::nullopt;
    if (!origin)
        return notAllowed(url, tr("This is not a web address that can be requested."));
    if (!url.userInfo().isEmpty() || url.port() == 0)
        return notAllowed(url, tr("The address contains a user name, a password or an invalid port."));
    if (DestinationPolicy::judgeBase(*origin) != DestinationPolicy::Verdict::Allowed)
        return notAllowed(url, tr("Only encrypted (https) addresses are requested."));

    QNetworkRequest request(url.adjusted(QUrl::RemoveFragment));
    setRules(request);
    setHeaders(request, wanted);
    const auto quiet = wanted.kind == HttpKind::Download ? timeouts.stall : timeouts.transfer;
    request.setTransferTimeout(int(quiet.count()));
    if (wanted.token) {
        if (std::find(tokenOrigins.begin(), tokenOrigins.end(), *origin) == tokenOrigins.end())
            return notAllowed(url, tr("The token is only sent to the account's own address."));
        if (!isHeaderSafe(wanted.token->view()))
            return notAllowed(url, tr("The token contains invalid characters."));
        request.setRawHeader("Authorization"_ba, "Bearer "_ba + wanted.token->view().toByteArray());
    }
    if (!wanted.address.isEmpty())
        connectTo(request, wanted.address);
    else if (AddressLookup::isNeeded(origin->host()) && isLoopbackHost(origin->host()))
        connectTo(request, u"127.0.0.1"_s); // what is called localhost elsewhere may be another machine
    return request;
}

} // namespace Balehook
