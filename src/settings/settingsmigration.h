// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settingsstorage.h"

#include <QString>

namespace Balehook {

/// Reads the settings of 0.1.0, which were a file of QSettings ("settings.ini"). The file is left as it is.
class SettingsMigration final
{
public:
    /// Damaged also where the file holds nothing: QSettings left such files behind on full disks.
    static SettingsStorage::Contents read(const QString &path);
};

} // namespace Balehook
