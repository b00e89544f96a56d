// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

namespace Balehook::Demo {

/// Switches Nagle's algorithm off on every connection. With it QHttpServer of Qt 6.4.2 waits 44 ms for the peer's
/// delayed acknowledgement on answers of 33 to 60 KB, and whatever is measured against it is worthless. Can also cut a
/// connection, which QHttpServer cannot.
class LowDelayServer final : public QTcpServer
{
    Q_OBJECT

public:
    using QTcpServer::QTcpServer;

    /// Closes the connection to \a peerPort at once.
    void drop(quint16 peerPort);

protected:
    void incomingConnection(qintptr handle) override;

private:
    QList<QPointer<QTcpSocket>> m_sockets;
};

} // namespace Balehook::Demo
