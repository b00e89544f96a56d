// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/demohttp.h"

#include <QHttpServerResponder>
#include <QObject>
#include <QPointer>
#include <QTcpSocket>
#include <QTimer>

namespace Balehook::Demo {

/// Writes an answer piece by piece, at its bytesPerSecond. Deletes itself when it is through or the client has gone.
class SlowAnswer final : public QObject
{
    Q_OBJECT

public:
    SlowAnswer(DemoAnswer answer, QHttpServerResponder &&responder, QObject *parent);

private:
    void begin();
    void writeSome();
    bool isGone() const;

    DemoAnswer m_answer;
    QHttpServerResponder m_responder;
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
    QPointer<QTcpSocket> m_socket;
#endif
    qsizetype m_written = 0;
    QTimer m_timer;
};

} // namespace Balehook::Demo
