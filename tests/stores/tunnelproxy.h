// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QTcpServer>

class QTcpSocket;

namespace Balehook::Testing {

/// A proxy that connects whoever asks with one port of this machine, whatever host was named, and does what proxies do
/// on bad days. It keeps all that it could read.
class TunnelProxy final : public QTcpServer
{
public:
    enum class Fault {
        None,
        ClosesAtOnce, ///< before anything was asked
        ResetsAtOnce,
        Mute, ///< takes the question and says nothing
        AnswersInPart, ///< half a status line, then the end
        ClosesAfterQuestion,
        ResetsAfterQuestion,
        Answers, ///< with what answer() says, and goes on listening
        AnswersAndCloses,
        ClosesAfterYes, ///< says yes and goes
        ResetsAfterYes,
        MuteAfterYes, ///< says yes and forwards nothing
        GarbageAfterYes,
        ClosesInHandshake, ///< forwards the first bytes of the other side and goes
        ResetsInHandshake,
    };

    /// What becomes of a connection on which a password was asked for.
    enum class After407 { Stays, SaysThatItCloses, Cuts };

    explicit TunnelProxy(quint16 targetPort, QObject *parent = nullptr);

    Fault fault = Fault::None;
    QByteArray answer; ///< for Answers and AnswersAndCloses
    QByteArray wantedCredentials; ///< "name:password"; asked for with 407 unless empty
    After407 after407 = After407::Stays;

    const QList<QByteArray> &questions() const { return m_questions; } ///< the heads that came
    QByteArray seen() const { return m_seen; } ///< all bytes that came from clients
    int offered(const QByteArray &credentials) const; ///< how often

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    void ask(QTcpSocket *client, const QByteArray &head);
    void tunnel(QTcpSocket *client);
    static void end(QTcpSocket *socket, bool reset);

    quint16 m_targetPort;
    QList<QByteArray> m_questions;
    QByteArray m_seen;
};

} // namespace Balehook::Testing
