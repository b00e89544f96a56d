// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/recordedrequest.h"
#include "support/script.h"

#include <QSslConfiguration>
#include <QTcpServer>
#include <QUrl>

#include <deque>
#include <optional>

namespace Balehook::Testing {

/// A raw socket on a free loopback port that records every request byte for byte and answers each by a script: real
/// HTTP servers are too polite for what the world does. One script a request, in the order of arrival; the last one
/// goes on.
class ScriptedServer final : public QTcpServer
{
    Q_OBJECT

public:
    explicit ScriptedServer(QObject *parent = nullptr);
    /// Speaks TLS with \a tls.
    explicit ScriptedServer(const QSslConfiguration &tls, QObject *parent = nullptr);

    /// Adds the script for the next request without one.
    void enqueue(Script script);

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
    Script nextScript();

    std::optional<QSslConfiguration> m_tls;
    std::deque<Script> m_scripts;
    Script m_last;
    QList<RecordedRequest> m_requests;
    int m_connections = 0;
    int m_disconnects = 0;
    int m_heads = 0;
};

} // namespace Balehook::Testing
