// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lastwrites.h"

#include <QGuiApplication>

#include <utility>

namespace Balehook {

LastWrites::LastWrites(std::function<bool()> isWriting, std::chrono::milliseconds patience)
    : m_isWriting(std::move(isWriting))
    , m_patience(patience)
{
    constexpr auto interval = std::chrono::milliseconds(20);
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &LastWrites::look);
    // Qt ends the program when those who hear of this have returned, unless it is locked by then.
    connect(qGuiApp, &QGuiApplication::lastWindowClosed, this, &LastWrites::hold);
}

void LastWrites::hold()
{
    if (!m_isWriting())
        return;
    m_limit.setRemainingTime(m_patience);
    if (!m_lock)
        m_lock.emplace(); // another in its place would end the program
    m_timer.start();
}

void LastWrites::look()
{
    if (m_isWriting() && !m_limit.hasExpired())
        return;
    m_timer.stop();
    m_lock.reset(); // the program ends if no window is there
}

} // namespace Balehook
