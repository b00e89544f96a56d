// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "charts/chart.h"

#include <QObject>

namespace Balehook {

/// The way into the plugin; made by QPluginLoader.
class ChartPlugin final : public QObject, public ChartFactory
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "io.github.balehook.ChartFactory/1" FILE "chartplugin.json")
    Q_INTERFACES(Balehook::ChartFactory)

public:
    Chart *makeChart(QWidget *parent) override;
};

} // namespace Balehook
