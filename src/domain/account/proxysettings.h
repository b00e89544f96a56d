// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook {

/// Settings > Network. A password is never part of it: it is asked for when a proxy wants one and kept for this run.
struct ProxySettings
{
    enum class Mode { System, None, Manual };

    Mode mode = Mode::System;
    QString host;
    quint16 port = 0;

    friend bool operator==(const ProxySettings &a, const ProxySettings &b) = default;
};

} // namespace Balehook
