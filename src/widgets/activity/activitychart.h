// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "charts/chartdata.h"
#include "widgets/activity/activitybuckets.h"

#include <QMap>
#include <QPalette>

namespace Balehook {

/// Puts buckets into charts: texts, colours and patterns.
namespace ActivityChart {

/// More statuses than these share one series.
constexpr int mostSeries = 12;

/// A stack of statuses a bar. The colour of a status stays whatever else is filtered away; statuses differ in their
/// patterns, too.
ChartData jobs(const ActivityBuckets &buckets, const QMap<QString, QString> &statusLabels, const QPalette &palette);
ChartData failedRows(const ActivityBuckets &buckets, const QPalette &palette);

} // namespace ActivityChart
} // namespace Balehook
