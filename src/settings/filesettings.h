// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settingsfile.h"

#include <QStringList>

namespace Balehook {

/// How downloaded files are kept, and where the tables were that the user opened last.
class FileSettings final
{
public:
    explicit FileSettings(SettingsFile &settings)
        : m_settings(settings)
    { }

    /// Bytes that they take together at most; \a standard if nothing sensible was chosen.
    qint64 limit(qint64 standard) const;
    void setLimit(qint64 bytes);
    /// For how many days after a file was used last the index of its values is kept; \a standard likewise.
    int indexDays(int standard) const;

    static constexpr int mostTables = 10;
    /// Paths of tables of the user's own, the one opened last first. Whether they are still there is not known.
    QStringList recentTables() const;
    void addRecentTable(const QString &path);

private:
    SettingsFile &m_settings;
};

} // namespace Balehook
