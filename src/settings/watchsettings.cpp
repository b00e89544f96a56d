// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/watchsettings.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto group = "watchedJobs"_L1;

QString keyOf(const QString &accountId)
{
    return group + u'/' + accountId;
}

} // namespace

QStringList WatchSettings::jobs(const QString &accountId) const
{
    QStringList jobIds = m_settings.value(keyOf(accountId)).toStringList();
    jobIds.removeAll(QString());
    jobIds.removeDuplicates();
    return jobIds.first(qMin(jobIds.size(), qsizetype(mostJobs)));
}

void WatchSettings::setJobs(const QString &accountId, const QStringList &jobIds)
{
    if (jobIds.isEmpty())
        m_settings.remove(keyOf(accountId));
    else
        m_settings.setValue(keyOf(accountId), jobIds);
}

void WatchSettings::keepOnly(const QStringList &accountIds)
{
    const QStringList kept = m_settings.childKeys(group);
    for (const QString &accountId : kept) {
        if (!accountIds.contains(accountId))
            m_settings.remove(keyOf(accountId));
    }
}

} // namespace Balehook
