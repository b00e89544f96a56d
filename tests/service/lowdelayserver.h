// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTcpServer>

namespace Balehook::Demo {

/// Switches Nagle's algorithm off on every connection. With it QHttpServer of Qt 6.4.2 waits 44 ms for the peer's
/// delayed acknowledgement on answers of 33 to 60 KB, and whatever is measured against it is worthless.
class LowDelayServer final : public QTcpServer
{
    Q_OBJECT

public:
    using QTcpServer::QTcpServer;

protected:
    void incomingConnection(qintptr handle) override;
};

} // namespace Balehook::Demo
