// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/recordedrequest.h"
#include "support/script.h"

#include <QSslConfiguration>
#include <QTcpServer>
#include <QUrl>

#include <deque>
#include <functional>
#include <optional>
#include <vector>

namespace Balehook::Testing {

/// A raw socket on a free loopback port that records every request byte for byte and answers each by a script: real
/// HTTP servers are too polite for what the world does. A request is answered by the route that fits it best, else by
/// the answerer, else by the next script of the queue, one a request in the order of arrival; the last one goes on.
class ScriptedServer final : public QTcpServer
{
    Q_OBJECT

public:
    explicit ScriptedServer(QObject *parent = nullptr);
    /// Speaks TLS with \a tls, or plainly without one.
    explicit ScriptedServer(const std::optional<QSslConfiguration> &tls, QObject *parent = nullptr);

    /// Adds the script for the next request without one.
    void enqueue(Script script);

    using Answerer = std::function<Script(const RecordedRequest &)>;
    static constexpr int always = -1;
    /// Answers the next \a times requests with \a method whose target (path and query) holds \a part by \a script.
    /// Of several routes that fit, the one with the longest part is taken, among equals the one added first.
    void route(const QByteArray &method, const QByteArray &part, const Script &script, int times = 1);
    void clearRoutes() { m_routes.clear(); }
    /// Answers what no route does, in place of the queue.
    void setAnswerer(Answerer answerer) { m_answerer = std::move(answerer); }

    QUrl url(const QString &path = QStringLiteral("/")) const;
    const QList<RecordedRequest> &requests() const { return m_requests; }
    int connections() const { return m_connections; }
    /// Connections whose other side has gone.
    int disconnects() const { return m_disconnects; }
    /// Requests whose headers came, complete or not.
    int requestHeads() const { return m_heads; }

Q_SIGNALS:
    void requestArrived();

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    friend class ScriptedConnection;
    struct Route
    {
        QByteArray method;
        QByteArray part;
        Script script;
        int times = 1;
    };
    std::vector<Route>::iterator routeOf(const RecordedRequest &request);
    bool startsBeforeBody(const RecordedRequest &request);
    Script nextScript(const RecordedRequest &request);

    std::optional<QSslConfiguration> m_tls;
    std::vector<Route> m_routes;
    Answerer m_answerer;
    std::deque<Script> m_scripts;
    Script m_last;
    QList<RecordedRequest> m_requests;
    int m_connections = 0;
    int m_disconnects = 0;
    int m_heads = 0;
};

} // namespace Balehook::Testing
