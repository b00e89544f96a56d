// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/httpverdict.h"

namespace Balehook {

namespace {

ErrorKind verdictOfStatus(int status)
{
    switch (status) {
    case 301:
    case 302:
    case 303:
    case 307:
    case 308:
        return ErrorKind::Redirected;
    case 401:
        return ErrorKind::TokenRefused;
    case 403:
        return ErrorKind::Forbidden;
    case 404:
    case 410:
        return ErrorKind::NotFound;
    case 407:
        return ErrorKind::ProxyFailed;
    case 429:
        return ErrorKind::TooManyRequests;
    default:
        break;
    }
    if (status >= 400 && status < 500)
        return ErrorKind::Rejected;
    if (status >= 500 && status < 600)
        return ErrorKind::ServerFailed;
    return ErrorKind::UnexpectedStatus;
}

ErrorKind verdictOfError(QNetworkReply::NetworkError error, bool isProxied)
{
    // The codes that Qt makes of what a proxy answers to CONNECT: 404, 503, and any other but 407.
    if (isProxied
        && (error == QNetworkReply::HostNotFoundError || error == QNetworkReply::ConnectionRefusedError
            || error == QNetworkReply::UnknownNetworkError))
        return ErrorKind::ProxyFailed;
    switch (error) {
    case QNetworkReply::HostNotFoundError:
        return ErrorKind::HostNotFound;
    case QNetworkReply::RemoteHostClosedError:
    case QNetworkReply::ContentReSendError: // the connection died under a creation, and we forbid to send it again
        return ErrorKind::ConnectionLost;
    case QNetworkReply::OperationCanceledError: // not by us, so it is Qt's transfer time-out
    case QNetworkReply::TimeoutError:
        return ErrorKind::TimedOut;
    case QNetworkReply::SslHandshakeFailedError:
    case QNetworkReply::ProtocolUnknownError: // only http and https get here: this Qt has no TLS
        return ErrorKind::TlsFailed;
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
    case QNetworkReply::UnknownProxyError:
        return ErrorKind::ProxyFailed;
    case QNetworkReply::UnknownContentError: // could not be decompressed
    case QNetworkReply::ProtocolFailure:
        return ErrorKind::NotUnderstood;
    default:
        return ErrorKind::Unreachable;
    }
}

} // namespace

QNetworkReply::NetworkError networkErrorOf(const QNetworkReply &reply, qint64 received)
{
    bool isNumber = false;
    const qint64 announced = reply.rawHeader("Content-Length").toLongLong(&isNumber);
    // What is compressed has another length than what is read.
    const bool endsEarly = isNumber && received < announced && !reply.hasRawHeader("Content-Encoding");
    return endsEarly && reply.error() == QNetworkReply::NoError ? QNetworkReply::RemoteHostClosedError : reply.error();
}

std::optional<ErrorKind> httpVerdict(const HttpFacts &facts)
{
    if (facts.stop == StopReason::Cancelled)
        return ErrorKind::Cancelled;
    if (facts.status >= 300)
        return verdictOfStatus(facts.status);
    if (facts.stop == StopReason::Deadline)
        return ErrorKind::TimedOut;
    if (facts.stop == StopReason::ByteCap)
        return ErrorKind::TooLarge;
    const bool isAnswered = facts.status > 0 && facts.endsByClosing && facts.error == QNetworkReply::ContentReSendError;
    if (facts.error != QNetworkReply::NoError && !isAnswered)
        return verdictOfError(facts.error, facts.isProxied);
    if (facts.status == 200 || (facts.status == 201 && facts.kind == HttpKind::Creation))
        return std::nullopt;
    return ErrorKind::UnexpectedStatus;
}

bool isRefusalOfCreation(int status)
{
    switch (status) {
    case 301:
    case 302:
    case 307:
    case 308:
        return true;
    case 408:
    case 425:
        return false;
    default:
        return status >= 400 && status < 500;
    }
}

bool mayRetry(HttpKind kind, ErrorKind verdict, int status)
{
    if (kind == HttpKind::Creation)
        return false;
    if (verdict == ErrorKind::ConnectionLost)
        return true;
    return status == 429 || status == 500 || status == 502 || status == 503 || status == 504;
}

} // namespace Balehook
