// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/networksettings.h"

#include <array>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto modeKey = "network/proxyMode"_L1;
constexpr auto hostKey = "network/proxyHost"_L1;
constexpr auto portKey = "network/proxyPort"_L1;

struct ModeName
{
    ProxySettings::Mode mode;
    QLatin1StringView name;
};

constexpr std::array<ModeName, 3> modeNames{{
    {ProxySettings::Mode::System, "system"_L1},
    {ProxySettings::Mode::None, "none"_L1},
    {ProxySettings::Mode::Manual, "manual"_L1},
}};

} // namespace

ProxySettings NetworkSettings::proxy() const
{
    ProxySettings proxy;
    const QString name = m_settings.value(modeKey).toString();
    for (const ModeName &entry : modeNames) {
        if (entry.name == name)
            proxy.mode = entry.mode;
    }
    proxy.host = m_settings.value(hostKey).toString();
    const uint port = m_settings.value(portKey).toUInt();
    proxy.port = port <= 0xffff ? quint16(port) : quint16(0);
    // A manual proxy that names none is no choice.
    if (proxy.mode == ProxySettings::Mode::Manual && (proxy.host.isEmpty() || proxy.port == 0))
        proxy.mode = ProxySettings::Mode::System;
    return proxy;
}

void NetworkSettings::setProxy(const ProxySettings &proxy)
{
    for (const ModeName &entry : modeNames) {
        if (entry.mode == proxy.mode)
            m_settings.setValue(modeKey, QString(entry.name));
    }
    m_settings.setValue(hostKey, proxy.host);
    m_settings.setValue(portKey, proxy.port);
}

} // namespace Balehook
