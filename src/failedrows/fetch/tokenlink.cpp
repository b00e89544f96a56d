// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/tokenlink.h"

#include "core/secrets/knownsecrets.h"

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// Hosts lose their case, and a token in lower case is none that anybody would want to see elsewhere.
bool holdsToken(const QString &text)
{
    return holdsKnownSecret(text, Qt::CaseInsensitive);
}

/// Links come out of records that lost the token already, perhaps in another run of the program.
bool heldToken(const QString &text)
{
    return text.contains(QLatin1StringView(hiddenSecret)) || text.contains("%5B...%5D"_L1, Qt::CaseInsensitive);
}

/// As it would be asked for: "/a/../" and letters that look alike may hide a token.
QString asAsked(const QString &text)
{
    return QUrl(text).adjusted(QUrl::NormalizePathSegments).toString(QUrl::FullyEncoded);
}

} // namespace

QString TokenLink::refusal(const QString &text)
{
    if (!heldToken(text) && !holdsToken(text) && !holdsToken(asAsked(text)))
        return {};
    return refusalText();
}

QString TokenLink::refusalText()
{
    return tr("The link contains this account's token, so it is not opened: its server would receive the token. "
              "Contact the people who run the service. They may have to replace the token.");
}

QString TokenLink::refusalOfRedirect(const QUrl &from, const QByteArray &location)
{
    // Together with the path of \a from it may become one.
    const QUrl target = from.resolved(QUrl::fromEncoded(location.trimmed()));
    const QString own = refusal(QString::fromLatin1(location));
    return own.isEmpty() ? refusal(target.toString(QUrl::FullyEncoded)) : own;
}

} // namespace Balehook
