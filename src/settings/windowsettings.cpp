// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/windowsettings.h"

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto geometryKey = "window/geometry"_L1;
constexpr auto stateKey = "window/state"_L1;
constexpr auto zoomKey = "window/zoom"_L1;
constexpr auto recordPaneKey = "window/recordPane"_L1;
constexpr auto recordBelowKey = "window/recordBelow"_L1;
constexpr auto recordFoldedKey = "window/recordFolded"_L1;
constexpr auto activityKey = "window/activity"_L1;
constexpr auto requestsKey = "window/requests"_L1;
constexpr auto toolBarKey = "window/toolBar"_L1;
constexpr auto toolBarStyleKey = "window/toolBarStyle"_L1;
constexpr auto utcKey = "table/utc"_L1;
constexpr auto compactKey = "table/compact"_L1;
constexpr auto refreshKey = "table/refreshSeconds"_L1;

constexpr int shortestRefresh = 30;
constexpr int longestRefresh = 24 * 60 * 60;

QString layoutKey(const QString &name)
{
    return "layout/"_L1 + name;
}

} // namespace

QByteArray WindowSettings::geometry() const
{
    return m_settings.value(geometryKey).toByteArray();
}

void WindowSettings::setGeometry(const QByteArray &geometry)
{
    m_settings.setValue(geometryKey, geometry);
}

QByteArray WindowSettings::windowState() const
{
    return m_settings.value(stateKey).toByteArray();
}

void WindowSettings::setWindowState(const QByteArray &state)
{
    m_settings.setValue(stateKey, state);
}

QByteArray WindowSettings::layout(const QString &name) const
{
    return m_settings.value(layoutKey(name)).toByteArray();
}

void WindowSettings::setLayout(const QString &name, const QByteArray &state)
{
    m_settings.setValue(layoutKey(name), state);
}

void WindowSettings::forgetLayout(const QString &name)
{
    m_settings.remove(layoutKey(name));
}

int WindowSettings::zoom() const
{
    return std::clamp(m_settings.value(zoomKey).toInt(), smallestZoom, largestZoom);
}

void WindowSettings::setZoom(int steps)
{
    m_settings.setValue(zoomKey, std::clamp(steps, smallestZoom, largestZoom));
}

bool WindowSettings::isUtc() const
{
    return m_settings.value(utcKey, false).toBool();
}

void WindowSettings::setUtc(bool utc)
{
    m_settings.setValue(utcKey, utc);
}

bool WindowSettings::isCompact() const
{
    return m_settings.value(compactKey, false).toBool();
}

void WindowSettings::setCompact(bool compact)
{
    m_settings.setValue(compactKey, compact);
}

bool WindowSettings::isRecordPaneVisible() const
{
    return m_settings.value(recordPaneKey, true).toBool();
}

void WindowSettings::setRecordPaneVisible(bool visible)
{
    m_settings.setValue(recordPaneKey, visible);
}

std::optional<bool> WindowSettings::recordBelow() const
{
    const QVariant value = m_settings.value(recordBelowKey);
    return value.isValid() ? std::optional(value.toBool()) : std::nullopt;
}

void WindowSettings::setRecordBelow(bool isBelow)
{
    m_settings.setValue(recordBelowKey, isBelow);
}

bool WindowSettings::isRecordFolded() const
{
    return m_settings.value(recordFoldedKey, false).toBool();
}

void WindowSettings::setRecordFolded(bool isFolded)
{
    m_settings.setValue(recordFoldedKey, isFolded);
}

bool WindowSettings::isToolBarVisible() const
{
    return m_settings.value(toolBarKey, true).toBool();
}

void WindowSettings::setToolBarVisible(bool visible)
{
    m_settings.setValue(toolBarKey, visible);
}

Qt::ToolButtonStyle WindowSettings::toolBarStyle() const
{
    bool isNumber = false;
    const int style = m_settings.value(toolBarStyleKey).toInt(&isNumber);
    const bool isKnown = isNumber && style >= Qt::ToolButtonIconOnly && style <= Qt::ToolButtonFollowStyle;
    return isKnown ? Qt::ToolButtonStyle(style) : Qt::ToolButtonTextBesideIcon;
}

void WindowSettings::setToolBarStyle(Qt::ToolButtonStyle style)
{
    m_settings.setValue(toolBarStyleKey, int(style));
}

bool WindowSettings::isActivityVisible() const
{
    return m_settings.value(activityKey, false).toBool();
}

void WindowSettings::setActivityVisible(bool visible)
{
    m_settings.setValue(activityKey, visible);
}

bool WindowSettings::areRequestsVisible() const
{
    return m_settings.value(requestsKey, false).toBool();
}

void WindowSettings::setRequestsVisible(bool visible)
{
    m_settings.setValue(requestsKey, visible);
}

std::chrono::seconds WindowSettings::autoRefresh() const
{
    const int seconds = m_settings.value(refreshKey, 0).toInt();
    return std::chrono::seconds(seconds >= shortestRefresh && seconds <= longestRefresh ? seconds : 0);
}

void WindowSettings::setAutoRefresh(std::chrono::seconds interval)
{
    m_settings.setValue(refreshKey, int(interval.count()));
}

} // namespace Balehook
