// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/namedview.h"
#include "settings/settingsfile.h"

#include <vector>

namespace Balehook {

/// The named views of one of each account's lists, and the one shown last.
class ViewSettings final
{
public:
    enum class List { ImportJobs, Webhooks, Properties };

    static constexpr int mostViews = 100; ///< of a list of an account

    ViewSettings(SettingsFile &settings, List list)
        : m_settings(settings)
        , m_list(list)
    { }

    std::vector<NamedView> views(const QString &accountId) const;
    void setViews(const QString &accountId, const std::vector<NamedView> &views);
    /// Its name is empty where what was shown had none. Columns belong to the named views alone.
    NamedView last(const QString &accountId) const;
    void setLast(const QString &accountId, const NamedView &view);
    /// Those of all lists.
    static SettingsChanges forgetting(const QString &accountId);
    /// Of accounts that have any.
    static QStringList accountIds(const SettingsFile &settings);

private:
    QString keyOf(const QString &accountId, QLatin1StringView key) const;

    SettingsFile &m_settings;
    List m_list;
};

} // namespace Balehook
