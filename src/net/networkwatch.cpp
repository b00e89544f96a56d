// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/networkwatch.h"

#include "core/errors/logging.h"

#include <QNetworkInformation>

#include <algorithm>

using namespace std::chrono_literals;

namespace Balehook {

namespace {

constexpr auto lookEvery = 5s;
/// Less than this is a busy machine or a corrected clock.
constexpr auto longestOrdinaryGap = 30s;

std::chrono::milliseconds wallNow()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch());
}

std::chrono::milliseconds steadyNow()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace

NetworkWatch::NetworkWatch(QObject *parent)
    : NetworkWatch(wallNow, steadyNow, parent)
{ }

NetworkWatch::NetworkWatch(Clock wallClock, Clock steadyClock, QObject *parent)
    : QObject(parent)
    , m_wallClock(std::move(wallClock))
    , m_steadyClock(std::move(steadyClock))
    , m_lastWall(m_wallClock())
    , m_lastSteady(m_steadyClock())
{
    connect(&m_timer, &QTimer::timeout, this, &NetworkWatch::checkClocks);
}

void NetworkWatch::start()
{
    m_lastWall = m_wallClock();
    m_lastSteady = m_steadyClock();
    m_timer.start(lookEvery);
    // Without a backend (no portal, no NetworkManager) only the clocks tell.
    if (!QNetworkInformation::loadBackendByFeatures(QNetworkInformation::Feature::Reachability))
        return;
    const auto apply = [this](QNetworkInformation::Reachability reachability) {
        setOffline(reachability == QNetworkInformation::Reachability::Disconnected);
    };
    auto *information = QNetworkInformation::instance();
    connect(information, &QNetworkInformation::reachabilityChanged, this, apply);
    apply(information->reachability());
}

void NetworkWatch::checkClocks()
{
    const auto wall = m_wallClock();
    const auto steady = m_steadyClock();
    const auto wallGap = wall - m_lastWall;
    const auto steadyGap = steady - m_lastSteady;
    m_lastWall = wall;
    m_lastSteady = steady;
    // The steady clock stands still in sleep on Linux and macOS; where it goes on, our timer is what stood still.
    if (std::max(wallGap - steadyGap, steadyGap) < longestOrdinaryGap || m_isOffline)
        return;
    qCDebug(logNet) << "awake again";
    Q_EMIT cameBack();
}

void NetworkWatch::setOffline(bool offline)
{
    if (m_isOffline == offline)
        return;
    m_isOffline = offline;
    if (offline)
        Q_EMIT wentOffline();
    else
        Q_EMIT cameBack();
}

} // namespace Balehook
