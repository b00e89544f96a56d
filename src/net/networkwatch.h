// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>

namespace Balehook {

/// Tells when it is worth trying again: the network came back, or the computer woke up. Loading the system's backend
/// takes time, so start() is called after the first window was painted.
///
/// Sleep shows as a jump: the wall clock goes on while the steady clock (or our timer) stood still.
class NetworkWatch final : public QObject
{
    Q_OBJECT

public:
    using Clock = std::function<std::chrono::milliseconds()>;

    explicit NetworkWatch(QObject *parent = nullptr);
    /// With clocks of one's own, for tests.
    NetworkWatch(Clock wallClock, Clock steadyClock, QObject *parent = nullptr);

    void start();
    /// Looks at the clocks; called by a timer every few seconds.
    void checkClocks();
    bool isOffline() const { return m_isOffline; }

Q_SIGNALS:
    void wentOffline();
    void cameBack();

private:
    void setOffline(bool offline);

    Clock m_wallClock;
    Clock m_steadyClock;
    std::chrono::milliseconds m_lastWall{};
    std::chrono::milliseconds m_lastSteady{};
    QTimer m_timer;
    bool m_isOffline = false;
};

} // namespace Balehook
