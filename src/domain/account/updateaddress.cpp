// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/updateaddress.h"

#include "domain/account/origin.h"

namespace Balehook {

using namespace Qt::StringLiterals;

Result<QUrl> UpdateAddress::parse(const QString &text)
{
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    const bool isPlain = url.isValid() && url.userInfo().isEmpty() && !url.hasFragment() && url.port() != 0;
    if (isPlain && url.scheme() == "https"_L1 && Origin::of(url))
        return url;
    return Error(ErrorKind::NotAllowed,
                 tr("Enter a complete URL that starts with “https://”, without a user name or password."));
}

} // namespace Balehook
