// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/proxysettings.h"
#include "settings/settingsfile.h"

namespace Balehook {

/// Settings > Network as kept in the settings file.
class NetworkSettings final
{
public:
    explicit NetworkSettings(SettingsFile &settings)
        : m_settings(settings)
    { }

    ProxySettings proxy() const;
    void setProxy(const ProxySettings &proxy);

private:
    SettingsFile &m_settings;
};

} // namespace Balehook
