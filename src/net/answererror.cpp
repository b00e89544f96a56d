// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/answererror.h"

#include "core/secrets/knownsecrets.h"
#include "core/secrets/redaction.h"
#include "net/errorbody.h"
#include "net/hosttext.h"

#include <QMetaEnum>
#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// The token, and for a file what makes its link a key: servers like to echo signatures.
QList<QByteArray> secretsOf(const HttpRequest &request)
{
    QList<QByteArray> secrets;
    if (request.token && request.token->size() < shortestKnownSecret) // others are known
        secrets.append(request.token->view().toByteArray());
    if (request.kind == HttpKind::Download) {
        const auto items = QUrlQuery(request.url).queryItems(QUrl::FullyDecoded);
        for (const auto &[name, value] : items) {
            if (value.size() >= 8)
                secrets.append(value.toUtf8());
        }
    }
    return secrets;
}

QString networkDetail(const HttpExchangeOutcome &outcome)
{
    if (!outcome.tlsErrors.isEmpty())
        return withoutKnownSecrets(outcome.tlsErrors.join(u'\n'));
    if (outcome.facts.error == QNetworkReply::NoError || outcome.facts.stop != StopReason::None)
        return {};
    // Qt's own sentence would hold the whole URL and the server's reason phrase: its code is enough.
    return QString::fromLatin1(QMetaEnum::fromType<QNetworkReply::NetworkError>().valueToKey(outcome.facts.error));
}

} // namespace

Error errorOf(ErrorKind kind, const HttpExchangeOutcome &outcome, const HttpRequest &request)
{
    Error error(kind);
    error.httpStatus = outcome.facts.status;
    error.host = hostForPeople(request.url);
    if (kind == ErrorKind::ProxyFailed && !outcome.proxyHost.isEmpty())
        error.host = outcome.proxyHost;
    if (kind == ErrorKind::Redirected) {
        const QByteArray location =
            withoutSecrets(withoutKnownSecrets(outcome.location), secretsOf(request)).left(8192);
        const QUrl target = request.url.resolved(QUrl::fromEncoded(location));
        error.host = location.isEmpty() ? QString() : hostForPeople(target);
        error.detail = location.isEmpty() ? QString() : withoutKnownSecrets(redactedUrl(target));
        return error;
    }
    const QByteArray body = withoutSecrets(withoutPartsOfKnownSecrets(outcome.body), secretsOf(request));
    if (body.isEmpty()) {
        error.detail = networkDetail(outcome);
        return error;
    }
    error.serviceText = serviceText(body, outcome.contentType);
    error.detail = bodyText(body);
    return error;
}

} // namespace Balehook
