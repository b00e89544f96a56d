// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/scriptedconnection.h"

#include "support/resetconnection.h"
#include "support/scriptedserver.h"

#include <QTcpSocket>

#include <algorithm>

namespace Balehook::Testing {

ScriptedConnection::ScriptedConnection(QTcpSocket *socket, int number, ScriptedServer &server)
    : QObject(&server)
    , m_socket(socket)
    , m_server(server)
    , m_number(number)
{
    socket->setParent(this);
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(socket, &QTcpSocket::readyRead, this, &ScriptedConnection::readSome);
    // Later: a TLS socket tells this while it writes, and would never come to an end. And with a pause: while there is
    // always more, Qt 6.4 reads headers that are not encrypted byte by byte without ever looking at anything else, so
    // that not even an abort gets through.
    connect(socket, &QTcpSocket::bytesWritten, this,
            [this] { QTimer::singleShot(std::chrono::milliseconds(5), this, &ScriptedConnection::flood); });
    connect(socket, &QTcpSocket::disconnected, this, [this] {
        ++m_server.m_disconnects;
        m_trickle.stop();
    });
    connect(&m_trickle, &QTimer::timeout, this, [this] {
        m_socket->write(m_again.mid(m_trickled, 1));
        m_trickled = (m_trickled + 1) % m_again.size();
    });
}

void ScriptedConnection::readSome()
{
    m_received += m_socket->readAll();
    while (true) {
        if (!m_current && !takeHead())
            return;
        if (m_received.size() < m_bodySize)
            return;
        m_current->body = m_received.left(m_bodySize);
        m_received.remove(0, m_bodySize);
        const RecordedRequest request = *std::exchange(m_current, std::nullopt);
        m_server.m_requests.append(request);
        if (!m_script)
            runScript(m_server.nextScript(request));
        m_script.reset();
        Q_EMIT m_server.requestArrived();
    }
}

/// Takes request line and headers from what was received; false while they are incomplete.
bool ScriptedConnection::takeHead()
{
    const qsizetype end = m_received.indexOf("\r\n\r\n");
    if (end < 0)
        return false;
    RecordedRequest request;
    request.connection = m_number;
    request.head = m_received.left(end + 4);
    m_received.remove(0, end + 4);
    QList<QByteArray> lines = request.head.chopped(4).split('\n');
    const QList<QByteArray> first = lines.takeFirst().trimmed().split(' ');
    request.method = first.value(0);
    request.target = first.value(1);
    for (const QByteArray &line : lines) {
        const qsizetype colon = line.indexOf(':');
        request.headers.append({line.left(colon).trimmed(), line.mid(colon + 1).trimmed()});
    }
    m_bodySize = request.header("Content-Length").toLongLong();
    m_current = request;
    ++m_server.m_heads;
    if (m_server.startsBeforeBody(request))
        runScript(m_server.nextScript(request));
    return true;
}

void ScriptedConnection::runScript(const Script &script)
{
    m_script = script;
    m_step = 0;
    m_again.clear();
    runSteps();
}

void ScriptedConnection::runSteps()
{
    for (const Script::Step &step : m_script->steps()) {
        switch (step.action) {
        case Script::Action::Send:
            m_socket->write(step.bytes);
            m_socket->flush();
            break;
        case Script::Action::Trickle:
            m_again = step.bytes;
            m_trickle.start(step.pause);
            return;
        case Script::Action::Flood:
            m_again = step.bytes;
            m_socket->write(m_again);
            return;
        case Script::Action::Close:
            m_socket->disconnectFromHost();
            return;
        case Script::Action::Reset:
            reset();
            return;
        case Script::Action::Hang:
            return;
        }
    }
}

void ScriptedConnection::flood()
{
    const bool isFlooding = !m_again.isEmpty() && !m_trickle.isActive();
    if (isFlooding && m_socket->state() == QAbstractSocket::ConnectedState && m_socket->bytesToWrite() < m_again.size())
        m_socket->write(m_again);
}

void ScriptedConnection::reset()
{
    // What was sent goes first.
    resetConnection(*m_socket);
}

} // namespace Balehook::Testing
