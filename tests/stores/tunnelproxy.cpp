// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stores/tunnelproxy.h"

#include "support/resetconnection.h"

#include <QTcpSocket>

#include <algorithm>
#include <memory>

namespace Balehook::Testing {

namespace {

constexpr auto yes = "HTTP/1.1 200 Connection established\r\n\r\n";

QByteArray authorization(const QByteArray &credentials)
{
    return "Basic " + credentials.toBase64();
}

} // namespace

TunnelProxy::TunnelProxy(quint16 targetPort, QObject *parent)
    : QTcpServer(parent)
    , m_targetPort(targetPort)
{
    listen(QHostAddress::LocalHost);
}

int TunnelProxy::offered(const QByteArray &credentials) const
{
    return int(std::count_if(m_questions.begin(), m_questions.end(),
                             [&](const QByteArray &head) { return head.contains(authorization(credentials)); }));
}

void TunnelProxy::incomingConnection(qintptr descriptor)
{
    auto *client = new QTcpSocket(this);
    client->setSocketDescriptor(descriptor);
    if (fault == Fault::ClosesAtOnce || fault == Fault::ResetsAtOnce) {
        end(client, fault == Fault::ResetsAtOnce);
        return;
    }
    const auto received = std::make_shared<QByteArray>();
    connect(client, &QTcpSocket::readyRead, client, [this, client, received] {
        const QByteArray bytes = client->readAll();
        m_seen += bytes;
        *received += bytes;
        const qsizetype at = received->indexOf("\r\n\r\n");
        if (at < 0 || client->property("isTunnel").toBool())
            return;
        const QByteArray head = received->left(at + 4);
        received->remove(0, at + 4);
        ask(client, head);
    });
}

void TunnelProxy::ask(QTcpSocket *client, const QByteArray &head)
{
    m_questions.append(head);
    if (!wantedCredentials.isEmpty() && !head.contains(authorization(wantedCredentials))) {
        client->write("HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm=\"x\"\r\n"
                      "Content-Length: 0\r\n");
        client->write(after407 == After407::SaysThatItCloses ? "Connection: close\r\n\r\n" : "\r\n");
        if (after407 != After407::Stays)
            client->disconnectFromHost();
        return;
    }
    switch (fault) {
    case Fault::Mute:
        return;
    case Fault::AnswersInPart:
        client->write("HTTP/1.1 20");
        end(client, false);
        return;
    case Fault::ClosesAfterQuestion:
    case Fault::ResetsAfterQuestion:
        end(client, fault == Fault::ResetsAfterQuestion);
        return;
    case Fault::Answers:
    case Fault::AnswersAndCloses:
        client->write(answer);
        if (fault == Fault::AnswersAndCloses)
            client->disconnectFromHost();
        return;
    case Fault::ClosesAfterYes:
    case Fault::ResetsAfterYes:
        client->write(yes);
        client->flush();
        end(client, fault == Fault::ResetsAfterYes);
        return;
    case Fault::GarbageAfterYes:
        client->write(yes + QByteArray(2000, 'x'));
        return;
    case Fault::MuteAfterYes:
        client->setProperty("isTunnel", true);
        client->write(yes);
        return;
    default:
        tunnel(client);
    }
}

void TunnelProxy::tunnel(QTcpSocket *client)
{
    client->setProperty("isTunnel", true);
    auto *target = new QTcpSocket(client);
    client->disconnect(client);
    connect(client, &QTcpSocket::readyRead, target, [this, client, target] {
        const QByteArray bytes = client->readAll();
        m_seen += bytes;
        target->write(bytes);
    });
    connect(target, &QTcpSocket::readyRead, client, [this, client, target] {
        const bool ends = fault == Fault::ClosesInHandshake || fault == Fault::ResetsInHandshake;
        const QByteArray bytes = target->readAll();
        client->write(ends ? bytes.first(std::min<qsizetype>(bytes.size(), 100)) : bytes);
        client->flush();
        if (ends)
            end(client, fault == Fault::ResetsInHandshake);
    });
    connect(client, &QTcpSocket::disconnected, target, &QTcpSocket::disconnectFromHost);
    connect(target, &QTcpSocket::disconnected, client, &QTcpSocket::disconnectFromHost);
    target->connectToHost(QHostAddress::LocalHost, m_targetPort);
    client->write(yes);
}

void TunnelProxy::end(QTcpSocket *socket, bool reset)
{
    if (reset)
        resetConnection(*socket);
    else
        socket->disconnectFromHost();
}

} // namespace Balehook::Testing
