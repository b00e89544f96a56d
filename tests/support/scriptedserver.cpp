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

ScriptedServer::ScriptedServer(const std::optional<QSslConfiguration> &tls, QObject *parent)
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

void ScriptedServer::route(const QByteArray &method, const QByteArray &part, const Script &script, int times)
{
    m_routes.push_back({method, part, script, times});
}

std::vector<ScriptedServer::Route>::iterator ScriptedServer::routeOf(const RecordedRequest &request)
{
    auto best = m_routes.end();
    for (auto route = m_routes.begin(); route != m_routes.end(); ++route) {
        const bool fits = route->method == request.method && request.target.contains(route->part);
        if (fits && (best == m_routes.end() || route->part.size() > best->part.size()))
            best = route;
    }
    return best;
}

bool ScriptedServer::startsBeforeBody(const RecordedRequest &request)
{
    if (const auto route = routeOf(request); route != m_routes.end())
        return route->script.startsBeforeBody();
    return !m_answerer && !m_scripts.empty() && m_scripts.front().startsBeforeBody();
}

Script ScriptedServer::nextScript(const RecordedRequest &request)
{
    if (const auto route = routeOf(request); route != m_routes.end()) {
        Script script = route->script;
        if (route->times != always && --route->times == 0)
            m_routes.erase(route);
        return script;
    }
    if (m_answerer)
        return m_answerer(request);
    if (!m_scripts.empty()) {
        m_last = m_scripts.front();
        m_scripts.pop_front();
    }
    return m_last;
}

} // namespace Balehook::Testing
