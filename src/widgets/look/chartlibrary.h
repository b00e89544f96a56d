// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPluginLoader>
#include <QStringList>

class QWidget;

namespace Balehook {

class Chart;

/// The plugin that draws charts, loaded by the first makeChart(). One of another version of the program is not.
class ChartLibrary final
{
public:
    /// Below \a folders, the first of them that has it.
    explicit ChartLibrary(QStringList folders = standardFolders());

    /// Where it is built, and where it is installed; nowhere that others can write to.
    static QStringList standardFolders();

    /// Its widget belongs to \a parent. Null where the plugin is missing or does not fit.
    Chart *makeChart(QWidget *parent);

private:
    bool load();
    bool isOfThisVersion() const;

    const QStringList m_folders;
    QPluginLoader m_loader;
};

} // namespace Balehook
