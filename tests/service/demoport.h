// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/demohttp.h"
#include "service/requestlog.h"

#include <QHttpServer>
#include <QObject>

namespace Balehook::Demo {

class LowDelayServer;

/// One port on loopback: hands requests to a handler, answers after the latency without blocking, keeps a log that
/// GET /__requests reads and DELETE /__requests clears. Owned by main().
class DemoPort final : public QObject
{
    Q_OBJECT

public:
    DemoPort(DemoHandler handler, int latencyMsecs, QObject *parent = nullptr);

    /// False where \a port is taken. 0 takes a free one.
    bool listen(quint16 port);
    quint16 port() const { return m_port; }

Q_SIGNALS:
    void requestArrived(const Balehook::Demo::DemoRequest &request);

private:
    void handle(const QHttpServerRequest &httpRequest, QHttpServerResponder &&responder);
    void answerLater(const DemoRequest &request, const DemoAnswer &answer, int msecs, QHttpServerResponder &&responder);
    void drop(const DemoRequest &request, quint16 peerPort, QHttpServerResponder &&responder);

    DemoHandler m_handler;
    int m_latencyMsecs;
    RequestLog m_log;
    QHttpServer m_server;
    LowDelayServer *m_listener = nullptr; ///< owned by m_server
    quint16 m_port = 0;
};

} // namespace Balehook::Demo
