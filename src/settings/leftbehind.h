// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settingsfile.h"

namespace Balehook {

/// What may be left of accounts that were removed, of addresses that accounts had, and of accounts whose token is
/// stored before they are saved: written down before there is anything to be left, and forgotten once all of it is
/// deleted or the account is saved. So a program that is killed in between leaves nothing for good.
class LeftBehind final
{
public:
    explicit LeftBehind(const SettingsFile &settings)
        : m_settings(settings)
    { }

    /// Ids of accounts, or random ones for addresses.
    QStringList names() const;
    /// The name of its token in the keychain; empty if none was stored.
    QString tokenKey(const QString &name) const;

    static SettingsChanges noting(const QString &name, const QString &tokenKey);
    static SettingsChanges forgetting(const QString &name);

private:
    const SettingsFile &m_settings;
};

} // namespace Balehook
