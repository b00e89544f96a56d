// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

namespace Balehook::Bench {

/// One measured figure beside the baseline that was measured in the same run.
struct Figure
{
    QString name;
    double value = 0;
    QString unit;
    QString baseline;
    double baselineValue = 0;
};

/// One line: name, value, unit, baseline, baseline value, ratio, with tabs between.
void print(const Figure &figure);
/// What was wrong, on standard error; the program then ends with an error.
void complain(const QString &sentence);

double median(QList<double> values);

/// Proportional set size of this process, in MB.
double ownPssMb();

} // namespace Balehook::Bench
