// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settingsstorage.h"

#include <QDateTime>
#include <QString>

namespace Balehook {

/// How the settings are found when the program starts: as they are, as the last good copy, or as 0.1.0 left them.
/// Mostly one small file is read. It blocks for one write where there is none yet, or it has to be restored: that is
/// before there is a window that could be kept waiting, and nothing may be kept under an id, in the keyring above all,
/// that the next start would not find.
struct SettingsStart
{
    /// Random, made once for each profile.
    static constexpr QLatin1StringView idKey{"profile/id"};

    QString path;
    SettingsValues values;
    QString brokenFile; ///< what was damaged is there now; empty: nothing was
    QDateTime restoredFrom; ///< the values are a copy of that moment; invalid: they are not

    /// \a legacyPath is that of 0.1.0 and stays as it is, unless it is damaged.
    static Result<SettingsStart> open(const QString &path, const QString &legacyPath);
};

} // namespace Balehook
