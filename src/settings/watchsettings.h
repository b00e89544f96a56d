// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settingsfile.h"

#include <QStringList>

namespace Balehook {

/// Which jobs are watched, by account: ids and nothing else.
class WatchSettings final
{
public:
    static constexpr int mostJobs = 50; ///< of one account

    explicit WatchSettings(SettingsFile &settings)
        : m_settings(settings)
    { }

    /// In the order in which they came; at most mostJobs, each once.
    QStringList jobs(const QString &accountId) const;
    void setJobs(const QString &accountId, const QStringList &jobIds);
    static SettingsChanges forgetting(const QString &accountId);
    /// Of accounts that have any.
    static QStringList accountIds(const SettingsFile &settings);

private:
    SettingsFile &m_settings;
};

} // namespace Balehook
