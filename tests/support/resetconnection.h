// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTcpSocket>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#endif

namespace Balehook::Testing {

/// Ends the connection of \a socket with an RST, where the other side expects more or a proper end.
inline void resetConnection(QTcpSocket &socket)
{
#ifdef Q_OS_UNIX
    // Closing with a linger time of zero makes one.
    const linger now{1, 0};
    setsockopt(int(socket.socketDescriptor()), SOL_SOCKET, SO_LINGER, &now, sizeof now);
#endif
    socket.abort();
}

} // namespace Balehook::Testing
