// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stores/webhookservice.h"

#include <QDateTime>
#include <QPointer>
#include <QTcpSocket>
#include <QTimer>

#include <utility>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

qsizetype lengthOf(const QByteArray &head)
{
    const qsizetype at = head.toLower().indexOf("\r\ncontent-length:");
    if (at < 0)
        return 0;
    const qsizetype begin = head.indexOf(':', at) + 1;
    return head.sliced(begin, head.indexOf('\r', begin) - begin).trimmed().toLongLong();
}

} // namespace

WebhookService::WebhookService(QObject *parent)
    : QTcpServer(parent)
{
    connect(this, &QTcpServer::newConnection, this, [this] {
        while (QTcpSocket *socket = nextPendingConnection()) {
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(*socket); });
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        }
    });
    listen(QHostAddress::LocalHost);
}

QUrl WebhookService::url() const
{
    return QUrl(u"http://127.0.0.1:%1"_s.arg(serverPort()));
}

void WebhookService::setEnding(Ending ending, std::chrono::milliseconds delay)
{
    m_ending = ending;
    m_delay = delay;
}

void WebhookService::release()
{
    m_isHolding = false;
    for (const auto &respond : std::exchange(m_held, {}))
        respond();
}

void WebhookService::read(QTcpSocket &socket)
{
    const QByteArray all = socket.peek(socket.bytesAvailable());
    const qsizetype end = all.indexOf("\r\n\r\n");
    if (end < 0)
        return;
    const QByteArray head = all.first(end + 2);
    const qsizetype length = lengthOf(head);
    if (all.size() < end + 4 + length)
        return;
    socket.skip(end + 4 + length);
    if (head.startsWith("POST ")) {
        create(socket, all.sliced(end + 4, length));
        return;
    }
    ++m_listings;
    answer(socket, 200, listing());
    Q_EMIT listed();
}

void WebhookService::create(QTcpSocket &socket, const QByteArray &body)
{
    m_posts.append(body);
    const QByteArray time = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toLatin1();
    const QByteArray record = "{\"id\":\"w" + QByteArray::number(m_posts.size()) + "\",\"createdAt\":\"" + time
        + "\",\"updatedAt\":\"" + time + "\"," + body.sliced(1);
    if (m_ending != Ending::Refused)
        m_webhooks.append(record);
    const QPointer<QTcpSocket> alive(&socket);
    if (m_ending != Ending::Silent) {
        const auto respond = [this, alive, record, ending = m_ending] {
            if (!alive)
                return;
            if (ending == Ending::Created)
                answer(*alive, 200, record);
            else
                answer(*alive, ending == Ending::Refused ? 409 : 503, "{}");
        };
        if (m_isHolding)
            m_held.push_back(respond);
        else
            QTimer::singleShot(m_delay, this, respond);
    }
    Q_EMIT posted();
}

QByteArray WebhookService::listing() const
{
    const QByteArray count = QByteArray::number(m_webhooks.size());
    return "{\"page\":1,\"perPage\":25,\"total\":\"" + count + "\",\"data\":[" + m_webhooks.join(',') + "]}";
}

void WebhookService::answer(QTcpSocket &socket, int status, const QByteArray &body)
{
    socket.write("HTTP/1.1 " + QByteArray::number(status) + " X\r\nContent-Type: application/json\r\nContent-Length: "
                 + QByteArray::number(body.size()) + "\r\n\r\n" + body);
}

} // namespace Balehook::Testing
