// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>

namespace Balehook {

/// A wait before the next try that can be shown: tells once a second what is left.
class Countdown final : public QObject
{
    Q_OBJECT

public:
    explicit Countdown(QObject *parent = nullptr);

    /// The first ticked() comes at once, and so does ended() for no wait at all.
    void start(std::chrono::milliseconds wait);
    void stop();

Q_SIGNALS:
    /// Rounded up; 0 comes right before ended().
    void ticked(std::chrono::seconds left);
    void ended();

private:
    void step();

    QTimer m_timer;
    std::chrono::milliseconds m_left{0};
    bool m_isRunning = false;
};

} // namespace Balehook
