// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/leftbehind.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto leftGroup = "leftBehind"_L1;

QString leftKey(const QString &name)
{
    return leftGroup + u'/' + name;
}

} // namespace

QStringList LeftBehind::names() const
{
    return m_settings.childKeys(leftGroup);
}

QString LeftBehind::tokenKey(const QString &name) const
{
    return m_settings.value(leftKey(name)).toString();
}

SettingsChanges LeftBehind::noting(const QString &name, const QString &tokenKey)
{
    SettingsChanges changes;
    changes.set(leftKey(name), tokenKey);
    return changes;
}

SettingsChanges LeftBehind::forgetting(const QString &name)
{
    SettingsChanges changes;
    changes.remove(leftKey(name));
    return changes;
}

} // namespace Balehook
