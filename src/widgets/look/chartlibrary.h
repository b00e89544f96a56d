// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPluginLoader>

class QWidget;

namespace Balehook {

class Chart;

/// The plugin that draws charts, loaded by the first makeChart().
class ChartLibrary final
{
public:
    /// Its widget belongs to \a parent. Null where the plugin is missing or does not fit.
    Chart *makeChart(QWidget *parent);

private:
    bool load();

    QPluginLoader m_loader;
};

} // namespace Balehook
