// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/palettesettings.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto recentCommandsKey = "palette/recent"_L1;

} // namespace

QStringList PaletteSettings::recent() const
{
    return m_settings.value(recentCommandsKey).toStringList().mid(0, mostCommands);
}

void PaletteSettings::use(const QString &command)
{
    if (command.isEmpty())
        return;
    QStringList commands = recent();
    commands.removeAll(command);
    commands.prepend(command);
    m_settings.setValue(recentCommandsKey, commands.mid(0, mostCommands));
}

} // namespace Balehook
