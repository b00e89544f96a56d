// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/filesettings.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto limitKey = "files/limit"_L1;
constexpr auto indexDaysKey = "files/indexDays"_L1;

constexpr auto tablesKey = "files/recentTables"_L1;

} // namespace

qint64 FileSettings::limit(qint64 standard) const
{
    bool isNumber = false;
    const qint64 bytes = m_settings.value(limitKey).toLongLong(&isNumber);
    return isNumber && bytes > 0 ? bytes : standard;
}

void FileSettings::setLimit(qint64 bytes)
{
    m_settings.setValue(limitKey, bytes);
}

int FileSettings::indexDays(int standard) const
{
    bool isNumber = false;
    const int days = m_settings.value(indexDaysKey).toInt(&isNumber);
    return isNumber && days > 0 ? days : standard;
}

QStringList FileSettings::recentTables() const
{
    return m_settings.value(tablesKey).toStringList().mid(0, mostTables);
}

void FileSettings::addRecentTable(const QString &path)
{
    QStringList paths = recentTables();
    paths.removeAll(path);
    paths.prepend(path);
    m_settings.setValue(tablesKey, paths.mid(0, mostTables));
}

} // namespace Balehook
