// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/viewsettings.h"

#include "domain/jobquerytext.h"

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto nameKey = "name"_L1;
constexpr auto queryKey = "query"_L1;
constexpr auto columnsKey = "columns"_L1;

QString keyOf(const QString &accountId, QLatin1StringView key)
{
    return "views/"_L1 + accountId + u'/' + key;
}

} // namespace

std::vector<JobView> ViewSettings::views(const QString &accountId) const
{
    std::vector<JobView> views;
    const int count = std::min(m_settings.beginReadArray(keyOf(accountId, "named"_L1)), mostViews);
    for (int i = 0; i < count; ++i) {
        m_settings.setArrayIndex(i);
        JobView view{.name = m_settings.value(nameKey).toString(),
                     .query = JobQueryText::parsed(m_settings.value(queryKey).toString()),
                     .columns = m_settings.value(columnsKey).toByteArray()};
        if (!view.name.isEmpty())
            views.push_back(std::move(view));
    }
    m_settings.endArray();
    return views;
}

void ViewSettings::setViews(const QString &accountId, const std::vector<JobView> &views)
{
    const QString key = keyOf(accountId, "named"_L1);
    m_settings.remove(key);
    const int count = std::min(int(views.size()), mostViews);
    m_settings.beginWriteArray(key, count);
    for (int i = 0; i < count; ++i) {
        const JobView &view = views[std::size_t(i)];
        m_settings.setArrayIndex(i);
        m_settings.setValue(nameKey, view.name);
        m_settings.setValue(queryKey, JobQueryText::of(view.query));
        if (!view.columns.isEmpty())
            m_settings.setValue(columnsKey, view.columns);
    }
    m_settings.endArray();
}

JobView ViewSettings::last(const QString &accountId) const
{
    return {.name = m_settings.value(keyOf(accountId, "lastName"_L1)).toString(),
            .query = JobQueryText::parsed(m_settings.value(keyOf(accountId, "lastQuery"_L1)).toString())};
}

void ViewSettings::setLast(const QString &accountId, const JobView &view)
{
    m_settings.setValue(keyOf(accountId, "lastName"_L1), view.name);
    m_settings.setValue(keyOf(accountId, "lastQuery"_L1), JobQueryText::of(view.query));
}

void ViewSettings::forget(const QString &accountId)
{
    m_settings.remove(QString("views/"_L1 + accountId));
}

} // namespace Balehook
