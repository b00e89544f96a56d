// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QBrush>
#include <QString>
#include <QStringList>

#include <vector>

namespace Balehook {

/// What a bar chart shows: bars side by side, each a stack of the series. A value; texts are plain and safe to show.
struct ChartData
{
    struct Series
    {
        QString name;
        QBrush brush;
        std::vector<double> values; ///< one a bar
    };

    QString title; ///< above the bars; says of what and per what
    QStringList labels; ///< one a bar, short; under the bars where there is room
    QStringList texts; ///< one a bar: what it says, in lines
    std::vector<Series> series;
    bool hasLegend = false;
};

} // namespace Balehook
