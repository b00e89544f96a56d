// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QSignalSpy>

namespace Balehook::Demo {

/// A plain HTTP client for tests of the service: one request after the other on one kept-alive connection.
class PlainHttp final
{
public:
    using Headers = QList<QPair<QByteArray, QByteArray>>;

    struct Answer
    {
        int status = 0;
        QByteArray body;
        QByteArray contentType;
        QByteArray disposition;
        qint64 length = -1; ///< Content-Length
        Headers headers;

        QByteArray header(const QByteArray &name) const
        {
            for (const auto &[each, value] : headers) {
                if (each.compare(name, Qt::CaseInsensitive) == 0)
                    return value;
            }
            return {};
        }

        QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
        QJsonArray data() const { return json().value(QLatin1StringView("data")).toArray(); }
    };

    Answer get(const QUrl &url, const QByteArray &token = {}, const QByteArray &host = {})
    {
        return finish(m_manager.get(request(url, token, host)));
    }

    Answer get(const QUrl &url, const Headers &headers)
    {
        QNetworkRequest made = request(url, {}, {});
        for (const auto &[name, value] : headers)
            made.setRawHeader(name, value);
        return finish(m_manager.get(made));
    }

    Answer send(const QByteArray &method, const QUrl &url, const QByteArray &token = {}, const QByteArray &body = {},
                const QByteArray &contentType = "application/json")
    {
        QNetworkRequest made = request(url, token, {});
        made.setHeader(QNetworkRequest::ContentTypeHeader, contentType);
        return finish(m_manager.sendCustomRequest(made, method, body));
    }

private:
    static QNetworkRequest request(const QUrl &url, const QByteArray &token, const QByteArray &host)
    {
        QNetworkRequest made(url);
        made.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
        made.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
        if (!token.isEmpty())
            made.setRawHeader("Authorization", "Bearer " + token);
        if (!host.isEmpty())
            made.setRawHeader("Host", host);
        return made;
    }

    static Answer finish(QNetworkReply *reply)
    {
        QSignalSpy finished(reply, &QNetworkReply::finished);
        finished.wait();
        Answer answer;
        answer.status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        answer.body = reply->readAll();
        answer.headers = reply->rawHeaderPairs();
        answer.contentType = reply->rawHeader("Content-Type");
        answer.disposition = reply->rawHeader("Content-Disposition");
        answer.length = reply->header(QNetworkRequest::ContentLengthHeader).toLongLong();
        delete reply;
        return answer;
    }

    QNetworkAccessManager m_manager;
};

} // namespace Balehook::Demo
