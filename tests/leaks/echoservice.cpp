// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "leaks/echoservice.h"

#include "core/secretspellings.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

constexpr auto time = R"("createdAt":"2026-03-01T10:00:00.000Z","updatedAt":"2026-03-01T10:00:00.000Z")"_L1;

QByteArray page(const QByteArray &data, const QByteArray &total)
{
    return R"({"page":1,"perPage":25,)" + total + R"(,"data":[)" + data + "]}";
}

/// \a token in all spellings, one after the other.
QByteArray spelled(const QByteArray &token)
{
    QByteArrayList all;
    for (const auto &[name, text] : spellingsOfSecret(token))
        all.append(text);
    return all.join(", ");
}

/// Members of an object: each spelling of \a token as a name and as a value.
QByteArray spelledMembers(const QByteArray &token)
{
    QByteArrayList all;
    for (const auto &[name, text] : spellingsOfSecret(token))
        all.append('"' + text + "\":\"" + text + '"');
    return all.join(',');
}

} // namespace

const QStringList &EchoService::slugs()
{
    static const QStringList all{u"acme"_s, u"refused"_s, u"broken"_s, u"moved"_s, u"portal"_s, u"odd"_s, u"cut"_s};
    return all;
}

EchoService::EchoService()
{
    m_api.setAnswerer([this](const RecordedRequest &request) { return answer(request); });
    m_files.setAnswerer([this](const RecordedRequest &request) { return answerFile(request); });
}

Script EchoService::echo(int status, const QByteArray &contentType, const QByteArray &body,
                         const QByteArray &moreHeaders) const
{
    const QByteArray head = "HTTP/1.1 " + QByteArray::number(status) + " Bearer " + m_token + "\r\nContent-Type: "
        + contentType + "\r\nSet-Cookie: session=" + m_token + "; Path=/\r\nX-Request: " + m_token
        + "\r\nServer: " + m_token + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n";
    return Script().send(head + moreHeaders + "\r\n" + body);
}

Script EchoService::answer(const RecordedRequest &request)
{
    if (const QByteArray sent = request.header("Authorization"); sent.startsWith("Bearer "))
        m_token = sent.sliced(7);
    const QByteArray slug = request.target.split('/').value(1);
    const QByteArray words = "You sent Bearer " + m_token + ", or " + spelled(m_token) + '.';
    if (slug == "refused") {
        return echo(401, "application/problem+json", R"({"title":"No","detail":")" + words + "\"}",
                    "WWW-Authenticate: Bearer realm=\"" + m_token + "\"\r\n");
    }
    if (slug == "broken")
        return echo(400, "text/plain", words);
    if (slug == "moved") {
        return echo(302, "text/plain", words,
                    "Location: https://" + m_token.toLower() + ".invalid/" + m_token + "?token=" + m_token + "\r\n");
    }
    if (slug == "portal")
        return echo(200, "text/html", "<html><title>" + m_token + "</title><p>" + words + "</html>");
    if (slug == "odd")
        return echo(200, "application/json", "{\"" + m_token + "\":\"" + words + "\"}");
    if (slug == "cut")
        return Script().send("HTTP/1.1 200 " + m_token + "\r\nContent-Length: 999\r\n\r\n" + m_token).close();
    return request.method == "POST" ? answerCreation(request) : answerListing(request.target);
}

Script EchoService::answerListing(const QByteArray &path) const
{
    if (path.contains("import-job"))
        return echo(200, "application/json", page(jobs(), R"("result":4)"));
    const QByteArray total = QByteArray::number(1 + m_created.count("\"wh-"));
    return echo(200, "application/json", page(webhooks(), R"("total":")" + total + '"'));
}

Script EchoService::answerCreation(const RecordedRequest &request)
{
    QJsonObject made = QJsonDocument::fromJson(request.body).object();
    const QString subType = made.value("eventSubType"_L1).toString();
    if (subType == "refuse"_L1) {
        return echo(422, "application/problem+json",
                    R"({"title":"Bearer )" + m_token + R"(","errors":{"webhookUrl":")" + m_token + "\"}}");
    }
    // As it was sent, or it would count as another one.
    const QString now = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    made.insert("id"_L1, QString("wh-"_L1 + subType + QString::fromLatin1(m_token)));
    made.insert("createdAt"_L1, now);
    made.insert("updatedAt"_L1, now);
    made.insert("token"_L1, QString::fromLatin1(m_token));
    const QByteArray json = QJsonDocument(made).toJson(QJsonDocument::Compact);
    m_created += ',' + json;
    return subType == "lost"_L1 ? Script().close() : echo(200, "application/json", json);
}

QByteArray EchoService::webhooks() const
{
    return R"({"id":"first-)" + m_token + R"(","resource":"order","eventType":"PUT","eventSubType":")" + m_token
        + R"(","version":")" + m_token + R"(","externalChannelID":"Bearer )" + m_token
        + R"(","webhookUrl":"https://hooks.example.com/)" + m_token + R"(","webhookMethod":")" + m_token + "\","
        + QByteArray(time.data(), time.size()) + '}' + m_created;
}

QByteArray EchoService::jobs() const
{
    const QByteArray host = m_files.url(u"/"_s).toEncoded();
    const QByteArrayList links{host + "rows.csv", host + "moved.csv", host + "gone.csv", host + "x.csv?key=" + m_token};
    QByteArray all;
    for (const QByteArray &link : links) {
        all += (all.isEmpty() ? "" : ",");
        all += R"({"id":"job-)" + QByteArray::number(links.indexOf(link)) + '-' + m_token + R"(","jobType":")" + m_token
            + R"(","channelId":"Bearer )" + m_token + R"(","status":"2","userId":")" + m_token.toPercentEncoding()
            + R"(","userName":")" + QByteArray(m_token).replace('/', "\\/") + R"(","filePath":"https://files.invalid/)"
            + m_token + R"(?token=)" + m_token + "\"," + QByteArray(time.data(), time.size())
            + R"(,"additionalDetails":")" + m_token.toBase64() + R"(","failedFilePath":")" + link
            + R"(","successCount":"1","failureCount":"2","unknown":{")" + m_token + R"(":[")" + m_token + R"("],)"
            + spelledMembers(m_token) + "}}";
    }
    return all;
}

Script EchoService::answerFile(const RecordedRequest &request) const
{
    const QByteArray headers = "Content-Disposition: attachment; filename=\"" + m_token + ".csv\"\r\nETag: \"" + m_token
        + "\"\r\nLast-Modified: " + m_token + "\r\nAccept-Ranges: bytes\r\n";
    if (request.target == "/rows.csv")
        return echo(200, "text/csv; header=" + m_token, "sku,error\n1,too long\n2,too short\n", headers);
    if (request.target == "/moved.csv")
        return echo(302, "text/plain", m_token,
                    "Location: " + m_files.url(u"/"_s).toEncoded() + m_token + ".csv?token=" + m_token + "\r\n");
    return echo(404, "text/html", "<p>There is no " + m_token + "</p>", headers);
}

} // namespace Balehook::Testing
