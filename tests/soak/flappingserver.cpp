// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "soak/flappingserver.h"

#include "support/resetconnection.h"

#include <QTcpSocket>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

namespace {

constexpr int oneFlawIn = 6;

QByteArray header(const QList<QByteArray> &lines, const QByteArray &name)
{
    for (const QByteArray &line : lines) {
        const qsizetype colon = line.indexOf(':');
        if (line.left(colon).compare(name, Qt::CaseInsensitive) == 0)
            return line.mid(colon + 1).trimmed();
    }
    return {};
}

QByteArray wire(const Demo::DemoAnswer &answer)
{
    QByteArray bytes = "HTTP/1.1 " + QByteArray::number(answer.status) + " Whatever\r\n";
    bytes += "Content-Type: " + answer.contentType + "\r\n";
    for (const auto &[name, value] : answer.headers)
        bytes += name + ": " + value + "\r\n";
    return bytes + "Content-Length: " + QByteArray::number(answer.body.size()) + "\r\n\r\n" + answer.body;
}

Demo::DemoAnswer refusal(FlappingServer::Flaw flaw)
{
    switch (flaw) {
    case FlappingServer::Flaw::Busy:
        return Demo::DemoAnswer::error(503, u"Busy."_s);
    case FlappingServer::Flaw::Refused:
        return Demo::DemoAnswer::error(401, u"Not now."_s);
    case FlappingServer::Flaw::TooMany: {
        Demo::DemoAnswer answer = Demo::DemoAnswer::error(429, u"Slowly."_s);
        answer.headers = {{"Retry-After", "0"}};
        return answer;
    }
    default:
        return {502, "text/html", "<html><body><img src=/etc/hostname>Bad gateway</body></html>", {}};
    }
}

/// The client has closed its side, which nobody has told us yet.
bool isGone(const QTcpSocket &socket)
{
    char byte = 0;
    return socket.state() != QAbstractSocket::ConnectedState
        || ::recv(int(socket.socketDescriptor()), &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

} // namespace

FlappingServer::FlappingServer(Demo::DemoHandler handler, quint64 seed, QObject *parent)
    : QTcpServer(parent)
    , m_handler(std::move(handler))
    , m_dice(seed, 0, 0x666c6177)
{
    listen(QHostAddress::LocalHost);
}

QString FlappingServer::origin() const
{
    return u"http://127.0.0.1:%1"_s.arg(serverPort());
}

void FlappingServer::incomingConnection(qintptr descriptor)
{
    auto *socket = new QTcpSocket(this);
    socket->setSocketDescriptor(descriptor);
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_connections.insert(socket, {});
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] { readSome(socket); });
    connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
        m_connections.remove(socket);
        socket->deleteLater();
        Q_EMIT answered();
    });
}

void FlappingServer::readSome(QTcpSocket *socket)
{
    const auto connection = m_connections.find(socket);
    if (connection == m_connections.end())
        return;
    connection->received += socket->readAll();
    const qsizetype end = connection->received.indexOf("\r\n\r\n");
    if (end < 0)
        return;
    const QByteArray head = connection->received.left(end);
    connection->received.clear(); // there are no bodies, and nobody sends the next request before the answer
    take(socket, head);
}

void FlappingServer::take(QTcpSocket *socket, const QByteArray &head)
{
    QList<QByteArray> lines = head.split('\n');
    const QList<QByteArray> first = lines.takeFirst().trimmed().split(' ');
    const QUrl url = QUrl::fromEncoded(first.value(1));
    Demo::DemoRequest request;
    request.method = first.value(0);
    request.path = url.path();
    request.query = QUrlQuery(url);
    request.host = header(lines, "Host");
    request.authorization = header(lines, "Authorization");
    request.range = header(lines, "Range");
    request.ifRange = header(lines, "If-Range");
    m_connections[socket].account = request.path.section(u'/', 1, 1).toLatin1();
    count(request);

    const Flaw flaw = nextFlaw();
    if (flaw != Flaw::Slow) {
        answer(socket, request, flaw);
        return;
    }
    QTimer::singleShot(std::chrono::milliseconds(m_dice.between(5, 60)), socket,
                       [this, socket, request] { answer(socket, request, Flaw::None); });
}

void FlappingServer::count(const Demo::DemoRequest &request)
{
    ++m_figures.requests;
    m_figures.posts += request.method != "GET" ? 1 : 0;
    m_figures.withToken += request.authorization.isEmpty() ? 0 : 1;
    m_figures.mostAtOnce = std::max(m_figures.mostAtOnce, atOnce(request.path.section(u'/', 1, 1).toLatin1()));
}

int FlappingServer::atOnce(const QByteArray &account) const
{
    int count = 0;
    for (auto it = m_connections.cbegin(); it != m_connections.cend(); ++it)
        count += it->account == account && !isGone(*it.key()) ? 1 : 0;
    return count;
}

int FlappingServer::underWay() const
{
    return int(std::count_if(m_connections.cbegin(), m_connections.cend(),
                             [](const Connection &connection) { return !connection.account.isNull(); }));
}

FlappingServer::Flaw FlappingServer::nextFlaw()
{
    if (!m_isFlapping || !m_dice.oneIn(oneFlawIn))
        return Flaw::None;
    ++m_figures.flawed;
    const auto flaw = Flaw(m_dice.between(1, flaws - 1));
    // A refused token stops the account until it is typed again, and a mute service for as long as the time-out is.
    const bool isRare = flaw == Flaw::Refused || flaw == Flaw::Mute;
    return isRare && !m_dice.oneIn(4) ? Flaw::Busy : flaw;
}

void FlappingServer::answer(QTcpSocket *socket, const Demo::DemoRequest &request, Flaw flaw)
{
    switch (flaw) {
    case Flaw::None:
    case Flaw::Slow:
        send(socket, wire(m_handler(request)));
        break;
    case Flaw::Busy:
    case Flaw::TooMany:
    case Flaw::BrokenPage:
    case Flaw::Refused:
        send(socket, wire(refusal(flaw)));
        break;
    case Flaw::Cut: {
        const QByteArray whole = wire(m_handler(request));
        send(socket, whole.left(whole.size() - 1 - m_dice.below(int(whole.size()) / 2)));
        end(socket, m_dice.oneIn(2));
        break;
    }
    case Flaw::Reset:
    case Flaw::Closed:
        end(socket, flaw == Flaw::Reset);
        break;
    case Flaw::Nonsense:
        send(socket, "220 mail.example.com ESMTP\r\n\r\n");
        end(socket, false);
        break;
    case Flaw::Mute:
        break;
    }
}

void FlappingServer::send(QTcpSocket *socket, const QByteArray &bytes)
{
    const auto connection = m_connections.find(socket);
    if (connection == m_connections.end())
        return;
    connection->account = QByteArray();
    socket->write(bytes);
    socket->flush();
    Q_EMIT answered();
}

void FlappingServer::end(QTcpSocket *socket, bool withReset)
{
    if (withReset)
        resetConnection(*socket);
    else
        socket->disconnectFromHost();
}

} // namespace Balehook::Testing
