// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settingschanges.h"

#include "settings/settingvalue.h"

#include <algorithm>
#include <utility>

namespace Balehook {

namespace {

bool isBelow(const QString &key, const QString &group)
{
    return key.size() > group.size() && key.startsWith(group) && key.at(group.size()) == u'/';
}

void removeFrom(SettingsValues &values, const QString &key)
{
    values.remove(key);
    const QString group = key + u'/';
    for (auto at = values.lowerBound(group); at != values.end() && at.key().startsWith(group);)
        at = values.erase(at);
}

} // namespace

void SettingsChanges::set(const QString &key, const QVariant &value)
{
    add({.key = key, .witness = {}, .value = SettingValue::toJson(value)});
}

void SettingsChanges::setWith(const QString &witness, const QString &key, const QVariant &value)
{
    add({.key = key, .witness = witness, .value = SettingValue::toJson(value)});
}

void SettingsChanges::remove(const QString &key)
{
    if (!key.isEmpty())
        add({.key = key, .witness = {}, .value = {}, .isRemoval = true});
}

void SettingsChanges::append(const SettingsChanges &later)
{
    for (const Change &change : later.m_changes)
        add(change);
}

/// One change a key is enough. What was made without a witness here stays so: its group is this program's own.
void SettingsChanges::add(Change change)
{
    if (change.isRemoval) {
        std::erase_if(m_changes, [&change](const Change &earlier) {
            return earlier.key == change.key || isBelow(earlier.key, change.key);
        });
        m_changes.push_back(std::move(change));
        return;
    }
    const auto earlier = std::find_if(m_changes.begin(), m_changes.end(), [&change](const Change &each) {
        return !each.isRemoval && each.key == change.key;
    });
    if (earlier == m_changes.end()) {
        m_changes.push_back(std::move(change));
        return;
    }
    earlier->value = std::move(change.value);
    if (change.witness.isEmpty())
        earlier->witness.clear();
}

void SettingsChanges::applyTo(SettingsValues &values) const
{
    for (const Change &change : m_changes) {
        if (change.isRemoval)
            removeFrom(values, change.key);
        else if (change.witness.isEmpty() || values.contains(change.witness))
            values.insert(change.key, change.value);
    }
}

} // namespace Balehook
