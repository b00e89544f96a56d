// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/scriptedserver.h"

#include "support/scriptedconnection.h"

#include <QSslSocket>

namespace Balehook::Testing {

ScriptedServer::ScriptedServer(QObject *parent)
    : QTcpServer(parent)
    , m_last(Script().close())
{
    listen(QHostAddress::LocalHost);
}

ScriptedServer::ScriptedServer(const QSslConfiguration &tls, QObject *parent)
    : ScriptedServer(parent)
{
    m_tls = tls;
}

void ScriptedServer::enqueue(Script script)
{
    m_scripts.push_back(std::move(script));
}

QUrl ScriptedServer::url(const QString &path) const
{
    QUrl url(path);
    url.setScheme(m_tls ? QStringLiteral("https") : QStringLiteral("http"));
    url.setHost(QStringLiteral("127.0.0.1"));
    url.setPort(serverPort());
    return url;
}

void ScriptedServer::incomingConnection(qintptr descriptor)
{
    QTcpSocket *socket = m_tls ? new QSslSocket : new QTcpSocket;
    socket->setSocketDescriptor(descriptor);
    if (m_tls) {
        auto *secure = static_cast<QSslSocket *>(socket);
        secure->setSslConfiguration(*m_tls);
        secure->startServerEncryption();
    }
    new ScriptedConnection(socket, ++m_connections, *this);
}

Script ScriptedServer::nextScript()
{
    if (!m_scripts.empty()) {
        m_last = m_scripts.front();
        m_scripts.pop_front();
    }
    return m_last;
}

} // namespace Balehook::Testing
