// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/viewsettings.h"

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto nameKey = "name"_L1;
constexpr auto queryKey = "query"_L1;
constexpr auto columnsKey = "columns"_L1;

QString accountKey(const QString &accountId)
{
    return "views/"_L1 + accountId;
}

} // namespace

QString ViewSettings::keyOf(const QString &accountId, QLatin1StringView key) const
{
    return accountKey(accountId) + (m_list == List::Webhooks ? "/webhooks/"_L1 : "/"_L1) + key;
}

std::vector<NamedView> ViewSettings::views(const QString &accountId) const
{
    std::vector<NamedView> views;
    const int count = std::min(m_settings.beginReadArray(keyOf(accountId, "named"_L1)), mostViews);
    for (int i = 0; i < count; ++i) {
        m_settings.setArrayIndex(i);
        NamedView view{.name = m_settings.value(nameKey).toString(),
                       .query = m_settings.value(queryKey).toString(),
                       .columns = m_settings.value(columnsKey).toByteArray()};
        if (!view.name.isEmpty())
            views.push_back(std::move(view));
    }
    m_settings.endArray();
    return views;
}

void ViewSettings::setViews(const QString &accountId, const std::vector<NamedView> &views)
{
    const QString key = keyOf(accountId, "named"_L1);
    m_settings.remove(key);
    const int count = std::min(int(views.size()), mostViews);
    m_settings.beginWriteArray(key, count);
    for (int i = 0; i < count; ++i) {
        const NamedView &view = views[std::size_t(i)];
        m_settings.setArrayIndex(i);
        m_settings.setValue(nameKey, view.name);
        m_settings.setValue(queryKey, view.query);
        if (!view.columns.isEmpty())
            m_settings.setValue(columnsKey, view.columns);
    }
    m_settings.endArray();
}

NamedView ViewSettings::last(const QString &accountId) const
{
    return {.name = m_settings.value(keyOf(accountId, "lastName"_L1)).toString(),
            .query = m_settings.value(keyOf(accountId, "lastQuery"_L1)).toString()};
}

void ViewSettings::setLast(const QString &accountId, const NamedView &view)
{
    m_settings.setValue(keyOf(accountId, "lastName"_L1), view.name);
    m_settings.setValue(keyOf(accountId, "lastQuery"_L1), view.query);
}

void ViewSettings::forget(const QString &accountId)
{
    m_settings.remove(accountKey(accountId));
}

} // namespace Balehook
