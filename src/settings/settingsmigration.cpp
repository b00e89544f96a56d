// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settingsmigration.h"

#include "core/disk/diskcalls.h"
#include "settings/settingvalue.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

using State = SettingsStorage::State;

constexpr int mostEntries = 1000; ///< of an array, whatever it says

/// Arrays were kept entry by entry ("named/1/name"), and are one value now.
void gatherArray(SettingsValues &values, const QString &key)
{
    const QString group = key + u'/';
    const int count = std::min(SettingValue::fromJson(values.value(group + "size"_L1)).toInt(), mostEntries);
    QVariantList list;
    for (int i = 1; i <= count; ++i) {
        const QString entry = group + QString::number(i) + u'/';
        QVariantMap map;
        for (auto at = values.lowerBound(entry); at != values.end() && at.key().startsWith(entry); ++at)
            map.insert(at.key().sliced(entry.size()), SettingValue::fromJson(at.value()));
        if (!map.isEmpty())
            list.append(map);
    }
    SettingsChanges changes;
    changes.remove(key);
    if (!list.isEmpty())
        changes.set(key, list);
    changes.applyTo(values);
}

void gatherArrays(SettingsValues &values)
{
    const QStringList keys = values.keys();
    for (const QString &key : keys) {
        if ((key.startsWith("accounts/"_L1) && key.endsWith("/statusLabels/size"_L1))
            || (key.startsWith("views/"_L1) && key.endsWith("/named/size"_L1)))
            gatherArray(values, key.chopped("/size"_L1.size()));
    }
}

} // namespace

SettingsStorage::Contents SettingsMigration::read(const QString &path)
{
    if (DiskCalls::isMissing(path))
        return {State::Missing, {}};
    // Opening a named pipe would wait for somebody who writes to it.
    if (!QFileInfo(path).isFile())
        return {State::Unreadable, {}};
    const QSettings old(path, QSettings::IniFormat);
    const QStringList keys = old.allKeys(); // sections are parsed, and errors found, only when asked for
    if (old.status() == QSettings::AccessError)
        return {State::Unreadable, {}};
    if (old.status() == QSettings::FormatError || keys.isEmpty())
        return {State::Damaged, {}};
    SettingsStorage::Contents contents{State::Good, {}};
    for (const QString &key : keys)
        contents.values.insert(key, SettingValue::toJson(old.value(key)));
    gatherArrays(contents.values);
    return contents;
}

} // namespace Balehook
