// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/viewsettings.h"

#include <QMap>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto viewNameKey = "name"_L1;
constexpr auto queryKey = "query"_L1;
constexpr auto columnsKey = "columns"_L1;

constexpr auto viewsGroup = "views"_L1;

QString accountKey(const QString &accountId)
{
    return viewsGroup + u'/' + accountId;
}

} // namespace

QString ViewSettings::keyOf(const QString &accountId, QLatin1StringView key) const
{
    const QLatin1StringView list = m_list == List::Webhooks ? "/webhooks/"_L1
        : m_list == List::Properties                        ? "/properties/"_L1
                                                            : "/"_L1;
    return accountKey(accountId) + list + key;
}

std::vector<NamedView> ViewSettings::views(const QString &accountId) const
{
    std::vector<NamedView> views;
    const QVariantList list = m_settings.value(keyOf(accountId, "named"_L1)).toList().mid(0, mostViews);
    for (const QVariant &each : list) {
        const QVariantMap kept = each.toMap();
        NamedView view{.name = kept.value(viewNameKey).toString(),
                       .query = kept.value(queryKey).toString(),
                       .columns = kept.value(columnsKey).toByteArray()};
        if (!view.name.isEmpty())
            views.push_back(std::move(view));
    }
    return views;
}

void ViewSettings::setViews(const QString &accountId, const std::vector<NamedView> &views)
{
    const QString key = keyOf(accountId, "named"_L1);
    QMap<QString, QVariantMap> stored; // with what a later version added
    const QVariantList before = m_settings.value(key).toList();
    for (const QVariant &each : before)
        stored.insert(each.toMap().value(viewNameKey).toString(), each.toMap());
    QVariantList list;
    for (const NamedView &view : views) {
        if (list.size() == mostViews)
            break;
        QVariantMap kept = stored.value(view.name);
        kept.insert(viewNameKey, view.name);
        kept.insert(queryKey, view.query);
        if (view.columns.isEmpty())
            kept.remove(columnsKey);
        else
            kept.insert(columnsKey, view.columns);
        list.append(kept);
    }
    if (list.isEmpty())
        m_settings.remove(key);
    else
        m_settings.setValue(key, list);
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

SettingsChanges ViewSettings::forgetting(const QString &accountId)
{
    SettingsChanges changes;
    changes.remove(accountKey(accountId));
    return changes;
}

QStringList ViewSettings::accountIds(const SettingsFile &settings)
{
    return settings.childGroups(viewsGroup);
}

} // namespace Balehook
