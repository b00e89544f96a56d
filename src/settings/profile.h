// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "settings/settingsfile.h"

#include <QDateTime>
#include <QString>

#include <memory>

namespace Balehook {

/// One profile: a folder with settings, cache and downloads of its own and an id that keeps its keychain entries apart.
/// Made by the composition root before anything else; lives as long as the program.
class Profile final
{
public:
    /// \a folder empty: the standard places of the platform. Otherwise everything lives below \a folder (created 0700).
    static Result<std::unique_ptr<Profile>> open(const QString &folder);
    ~Profile();

    SettingsFile &settings() { return *m_settings; }
    /// Random, made once; part of every keychain key.
    QString id() const;
    /// What RegistrationStore keeps, beside the settings.
    QString registrationsFile() const;
    QString cacheFolder() const { return m_cacheFolder; }
    /// The root of the console's FileCache.
    QString filesFolder() const;
    QString downloadFolder() const { return m_downloadFolder; }
    /// Where the lock and the socket of the running console live.
    QString runtimeName() const;
    /// The settings file was unreadable and has been set aside; its new name. Empty otherwise.
    QString brokenSettingsFile() const { return m_brokenSettingsFile; }
    /// The settings are a copy of that moment, because the file was unreadable or gone. Not valid otherwise.
    QDateTime settingsRestoredFrom() const { return m_settingsRestoredFrom; }

private:
    Profile() = default;

    std::unique_ptr<SettingsFile> m_settings;
    QString m_cacheFolder;
    QString m_downloadFolder;
    QString m_brokenSettingsFile;
    QDateTime m_settingsRestoredFrom;
};

} // namespace Balehook
