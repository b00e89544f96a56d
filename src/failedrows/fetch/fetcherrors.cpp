// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/fetcherrors.h"

#include "failedrows/fetch/linkcheck.h"
#include "net/answererror.h"

#include <algorithm>
#include <array>

namespace Balehook {

using namespace Qt::StringLiterals;

bool keepsItsPart(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::DiskFailed:
    case ErrorKind::DiskFull:
    case ErrorKind::NotATable:
    case ErrorKind::NotFound:
    case ErrorKind::NotUnderstood:
    case ErrorKind::Truncated:
    case ErrorKind::WebPage:
        return false;
    default:
        return true;
    }
}

bool isUnreached(QNetworkReply::NetworkError error)
{
    static constexpr std::array kinds{QNetworkReply::ConnectionRefusedError, QNetworkReply::TimeoutError,
                                      QNetworkReply::OperationCanceledError, QNetworkReply::UnknownNetworkError};
    return std::ranges::count(kinds, error) > 0;
}

Error addressError(Error found, const QUrl &url, bool isRedirected)
{
    found.host = hostForPeople(url);
    if (found.kind != ErrorKind::NotAllowed)
        return found;
    if (isRedirected)
        found.kind = ErrorKind::Redirected;
    else
        found.detail = LinkCheck::privateAddress(found.host + u", "_s + found.detail);
    return found;
}

} // namespace Balehook
