// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/watchsettings.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto watchedGroup = "watchedJobs"_L1;

QString watchedKey(const QString &accountId)
{
    return watchedGroup + u'/' + accountId;
}

} // namespace

QStringList WatchSettings::jobs(const QString &accountId) const
{
    QStringList jobIds = m_settings.value(watchedKey(accountId)).toStringList();
    jobIds.removeAll(QString());
    jobIds.removeDuplicates();
    return jobIds.first(qMin(jobIds.size(), qsizetype(mostJobs)));
}

void WatchSettings::setJobs(const QString &accountId, const QStringList &jobIds)
{
    if (jobIds.isEmpty())
        m_settings.remove(watchedKey(accountId));
    else
        m_settings.setValue(watchedKey(accountId), jobIds);
}

SettingsChanges WatchSettings::forgetting(const QString &accountId)
{
    SettingsChanges changes;
    changes.remove(watchedKey(accountId));
    return changes;
}

QStringList WatchSettings::accountIds(const SettingsFile &settings)
{
    return settings.childKeys(watchedGroup);
}

} // namespace Balehook
