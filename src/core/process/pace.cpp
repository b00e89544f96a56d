// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/process/pace.h"

#include <chrono>
#include <utility>

namespace Balehook {

Pace::Pace(std::function<void()> begin)
    : m_begin(std::move(begin))
{
    m_pause.setSingleShot(true);
    QObject::connect(&m_pause, &QTimer::timeout, &m_pause, [this] { goOn(); });
}

void Pace::want()
{
    m_isWanted = true;
    if (!m_isBusy)
        begin();
}

void Pace::begin()
{
    m_isWanted = false;
    m_isBusy = true;
    m_sinceBegin.start();
    m_begin();
}

void Pace::isOver()
{
    constexpr int pauses = 10;
    m_pause.start(std::chrono::milliseconds(m_sinceBegin.elapsed() * pauses));
}

void Pace::goOn()
{
    m_isBusy = false;
    if (m_isWanted)
        begin();
}

} // namespace Balehook
