// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settingsfile.h"

#include <QStringList>

namespace Balehook {

/// Which commands were used last, by their names: nothing of an account, a view or a file.
class PaletteSettings final
{
public:
    static constexpr int mostCommands = 8;

    explicit PaletteSettings(SettingsFile &settings)
        : m_settings(settings)
    { }

    /// The one used last is first.
    QStringList recent() const;
    void use(const QString &command);

private:
    SettingsFile &m_settings;
};

} // namespace Balehook
