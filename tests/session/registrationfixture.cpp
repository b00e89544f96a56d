// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/registrationfixture.h"

#include "net/httpclient.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Balehook::Testing {

RegistrationFixture::RegistrationFixture(bool folder)
    : m_folder(std::make_unique<QTemporaryDir>())
    , m_file(m_folder->filePath(folder ? u"registrations.json"_s : u"gone/registrations.json"_s))
{ }

RegistrationFixture::~RegistrationFixture()
{
    endSession();
}

void RegistrationFixture::startSession(const QString &path)
{
    endSession();
    m_registrations = std::make_unique<RegistrationStore>(m_file);
    m_session = std::make_unique<AccountSession>(testAccount(u"a"_s, m_server, path), u"profile"_s, m_tokens,
                                                 m_registrations.get());
    m_session->http().setTimeouts({5s, 5s, 5s, 1ms});
}

void RegistrationFixture::endSession()
{
    m_session.reset();
    m_registrations.reset();
}

void RegistrationFixture::useToken(const QString &token)
{
    m_session->setToken(testToken(token), AccountSession::KeepToken::ForThisSession, m_session.get(),
                        [](const Outcome &) {});
}

qsizetype RegistrationFixture::count(const QByteArray &method) const
{
    return std::count_if(m_server.requests().begin(), m_server.requests().end(),
                         [&method](const RecordedRequest &request) { return request.method == method; });
}

QList<QByteArray> RegistrationFixture::listingTargets() const
{
    QList<QByteArray> targets;
    for (const RecordedRequest &request : m_server.requests()) {
        if (request.method == "GET")
            targets.append(request.target);
    }
    return targets;
}

WebhookDraft testDraft()
{
    return WebhookDraft({u"order"_s, u"POST"_s, u"created"_s, u"v1"_s, u"PUT"_s, u"https://x.example/in"_s, u"7"_s});
}

QByteArray webhookJson(const QByteArray &id, const WebhookDraft &draft, qint64 createdAt)
{
    const QString time = QDateTime::fromMSecsSinceEpoch(createdAt, Qt::UTC).toString(Qt::ISODateWithMs);
    QJsonObject object{{u"id"_s, QString::fromLatin1(id)}, {u"createdAt"_s, time}, {u"updatedAt"_s, time}};
    for (const Webhook::Field field : WebhookDraft::fields)
        object.insert(Webhook::fieldName(field), draft.text(field));
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Script webhooksListed(const QList<QByteArray> &webhooks, int total, int page, int perPage)
{
    QByteArray body = "{\"page\":" + QByteArray::number(page) + ",\"perPage\":" + QByteArray::number(perPage);
    if (total >= 0)
        body += ",\"total\":\"" + QByteArray::number(total) + '"';
    return Script::json(body + ",\"data\":[" + webhooks.join(',') + "]}");
}

Script webhooksListed(const QList<QByteArray> &webhooks)
{
    return webhooksListed(webhooks, int(webhooks.size()));
}

} // namespace Balehook::Testing
