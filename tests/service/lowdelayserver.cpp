// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/lowdelayserver.h"

namespace Balehook::Demo {

void LowDelayServer::incomingConnection(qintptr handle)
{
    auto *socket = new QTcpSocket(this);
    if (!socket->setSocketDescriptor(handle)) {
        delete socket;
        return;
    }
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_sockets.removeAll(nullptr);
    m_sockets.append(socket);
    addPendingConnection(socket);
}

void LowDelayServer::drop(quint16 peerPort)
{
    for (const QPointer<QTcpSocket> &socket : std::as_const(m_sockets)) {
        if (socket && socket->peerPort() == peerPort) {
            socket->disconnectFromHost();
            return;
        }
    }
}

} // namespace Balehook::Demo
