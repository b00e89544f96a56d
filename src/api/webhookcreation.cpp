// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/webhookcreation.h"

#include "api/envelope.h"
#include "api/recorddecoder.h"
#include "net/hosttext.h"
#include "net/httpverdict.h"

#include <QCoreApplication>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

using Creation = WebhookCreation;

QByteArray quoted(const QString &text)
{
    const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return list.sliced(1, list.size() - 2);
}

/// All ten fields came as strings, with an id, and those that were sent came back as they were.
bool isAskedFor(const Webhook &webhook, const WebhookDraft &draft)
{
    for (int field = 0; field < Webhook::FieldCount; ++field) {
        if (webhook.presence(std::size_t(field)) != Presence::String)
            return false;
    }
    return draft.isLike(webhook) && !webhook.id().isEmpty();
}

Creation withoutAnswer(const Error &error, bool mayHaveArrived)
{
    const bool isRefused = error.httpStatus > 0 ? isRefusalOfCreation(error.httpStatus) : !mayHaveArrived;
    return {isRefused ? Creation::State::Refused : Creation::State::Unknown, {}, {}, error};
}

} // namespace

QByteArray creationBody(const WebhookDraft &draft)
{
    QByteArray body = "{"_ba;
    for (const Webhook::Field field : WebhookDraft::fields) {
        const QLatin1StringView name = Webhook::fieldName(field);
        if (body.size() > 1)
            body += ',';
        body += '"' + QByteArray(name.data(), name.size()) + "\":" + quoted(draft.text(field));
    }
    return body + '}';
}

Creation creationOf(const Result<HttpAnswer> &answer, bool mayHaveArrived, const WebhookDraft &draft)
{
    if (!answer)
        return withoutAnswer(answer.error(), mayHaveArrived);
    const HttpAnswer &http = answer.value();
    Creation creation;
    const Result<QJsonObject> decoded = Envelope::decodeObject(http.body, http.contentType);
    if (decoded) {
        creation.webhook = RecordDecoder<Webhook>::decodeOne(decoded.value(), http.body);
        if (isAskedFor(creation.webhook, draft)) {
            creation.state = Creation::State::Created;
            creation.answer = http.body;
            return creation;
        }
        creation.error = Envelope::notUnderstood(
            QCoreApplication::translate("Balehook::ApiClient",
                                        "The response does not contain the webhook that was sent."),
            http.body);
    } else {
        creation.error = decoded.error();
    }
    creation.error.httpStatus = http.status;
    creation.error.host = hostForPeople(http.url);
    return creation;
}

} // namespace Balehook
