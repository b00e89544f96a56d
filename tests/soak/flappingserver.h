// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/demohttp.h"
#include "service/dice.h"

#include <QHash>
#include <QTcpServer>

class QTcpSocket;

namespace Balehook::Testing {

/// A service on loopback that answers as the demo does, except that every few requests something goes wrong: it is
/// busy, refuses the token, is slow or mute, cuts the body or the connection, or talks nonsense. What goes wrong when
/// depends on the seed and on how many requests came. Raw sockets, because a real HTTP server cannot be so rude.
class FlappingServer final : public QTcpServer
{
    Q_OBJECT

public:
    /// What is wrong with an answer.
    enum class Flaw { None, Busy, TooMany, BrokenPage, Refused, Slow, Mute, Cut, Reset, Closed, Nonsense };
    static constexpr int flaws = int(Flaw::Nonsense) + 1;

    struct Figures
    {
        qint64 requests = 0;
        qint64 flawed = 0;
        qint64 posts = 0; ///< or anything else than GET
        qint64 withToken = 0;
        int mostAtOnce = 0; ///< of one account
    };

    FlappingServer(Demo::DemoHandler handler, quint64 seed, QObject *parent = nullptr);

    QString origin() const;
    void setFlapping(bool flapping) { m_isFlapping = flapping; }
    const Figures &figures() const { return m_figures; }
    /// Requests that came and have no whole answer yet.
    int underWay() const;

Q_SIGNALS:
    /// One way or another.
    void answered();

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    struct Connection
    {
        QByteArray received;
        QByteArray account; ///< of the request under way; null: none
    };

    void readSome(QTcpSocket *socket);
    void take(QTcpSocket *socket, const QByteArray &head);
    void count(const Demo::DemoRequest &request);
    void answer(QTcpSocket *socket, const Demo::DemoRequest &request, Flaw flaw);
    void send(QTcpSocket *socket, const QByteArray &bytes);
    void end(QTcpSocket *socket, bool withReset);
    Flaw nextFlaw();
    int atOnce(const QByteArray &account) const;

    Demo::DemoHandler m_handler;
    Demo::Dice m_dice;
    bool m_isFlapping = true;
    Figures m_figures;
    QHash<QTcpSocket *, Connection> m_connections;
};

} // namespace Balehook::Testing
