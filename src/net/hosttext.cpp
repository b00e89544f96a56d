// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/hosttext.h"

#include "core/secrets/knownsecrets.h"
#include "domain/account/origin.h"

#include <QUrl>

#include <optional>

using namespace Qt::StringLiterals;

namespace Balehook {

QString hostForPeople(const QUrl &url)
{
    const std::optional<Origin> origin = Origin::of(url);
    if (!origin)
        return {};
    const int defaultPort = origin->scheme() == "https"_L1 ? 443 : 80;
    // A server that redirects may make a name of the token.
    const QString host = withoutKnownSecrets(origin->host(), Qt::CaseInsensitive);
    if (origin->port() == defaultPort)
        return host;
    return host + u':' + QString::number(origin->port());
}

} // namespace Balehook
