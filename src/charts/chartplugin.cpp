// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/chartplugin.h"

#include "charts/barchart.h"

namespace Balehook {

Chart *ChartPlugin::makeChart(QWidget *parent)
{
    return new BarChart(parent);
}

} // namespace Balehook
