// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/countdown.h"

#include <QPointer>

#include <algorithm>

namespace Balehook {

Countdown::Countdown(QObject *parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer); // others may end early, and whoever asked to wait would refuse again
    connect(&m_timer, &QTimer::timeout, this, &Countdown::step);
}

void Countdown::start(std::chrono::milliseconds wait)
{
    m_left = wait;
    m_isRunning = true;
    step();
}

void Countdown::stop()
{
    m_isRunning = false;
    m_timer.stop();
}

/// One step of at most a second.
void Countdown::step()
{
    const QPointer<Countdown> self = this; // a receiver may delete it, or stop it
    Q_EMIT ticked(std::chrono::ceil<std::chrono::seconds>(m_left));
    if (!self || !m_isRunning)
        return;
    if (m_left.count() <= 0) {
        m_isRunning = false;
        Q_EMIT ended();
        return;
    }
    const auto next = std::min(m_left, std::chrono::milliseconds(1000));
    m_left -= next;
    m_timer.start(next);
}

} // namespace Balehook
