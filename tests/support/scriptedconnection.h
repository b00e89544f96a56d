// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/recordedrequest.h"
#include "support/script.h"

#include <QObject>
#include <QTimer>

#include <optional>

class QTcpSocket;

namespace Balehook::Testing {

class ScriptedServer;

/// One connection of a ScriptedServer.
class ScriptedConnection final : public QObject
{
    Q_OBJECT

public:
    ScriptedConnection(QTcpSocket *socket, int number, ScriptedServer &server);

private:
    void readSome();
    bool takeHead();
    void runScript(const Script &script);
    void runSteps();
    void flood();
    void reset();

    QTcpSocket *m_socket;
    ScriptedServer &m_server;
    int m_number;
    QByteArray m_received;
    std::optional<RecordedRequest> m_current;
    qsizetype m_bodySize = 0;
    std::optional<Script> m_script;
    std::size_t m_step = 0;
    QByteArray m_again; ///< what Trickle and Flood repeat
    qsizetype m_trickled = 0;
    QTimer m_trickle;
};

} // namespace Balehook::Testing
