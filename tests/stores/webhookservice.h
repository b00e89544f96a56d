// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QTcpServer>
#include <QUrl>

#include <chrono>
#include <functional>
#include <vector>

class QTcpSocket;

namespace Balehook::Testing {

/// A service that creates and lists webhooks, in this process: what several programs did to it can be counted, and a
/// creation is answered as late as wanted.
class WebhookService final : public QTcpServer
{
    Q_OBJECT

public:
    enum class Ending {
        Created, ///< with the webhook
        Refused, ///< 409, nothing is created
        Failed, ///< 503, though it was created
        Silent ///< created, and never answered
    };

    explicit WebhookService(QObject *parent = nullptr);

    QUrl url() const;
    /// What becomes of the creations that come from now on, and how long each of them takes to be answered.
    void setEnding(Ending ending, std::chrono::milliseconds delay = {});

    /// Creations that come from now on are answered by release() only.
    void hold() { m_isHolding = true; }
    void release();

    /// Bodies of the creations that came, in order.
    const QList<QByteArray> &posts() const { return m_posts; }
    int listings() const { return m_listings; }

Q_SIGNALS:
    void posted();
    void listed();

private:
    void read(QTcpSocket &socket);
    void answer(QTcpSocket &socket, int status, const QByteArray &body);
    void create(QTcpSocket &socket, const QByteArray &body);
    QByteArray listing() const;

    Ending m_ending = Ending::Created;
    std::chrono::milliseconds m_delay{};
    QList<QByteArray> m_posts;
    QList<QByteArray> m_webhooks;
    int m_listings = 0;
    bool m_isHolding = false;
    std::vector<std::function<void()>> m_held;
};

} // namespace Balehook::Testing
