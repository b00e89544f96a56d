// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

namespace Balehook::Bench {

/// What was done while something was measured, and what should have been done: a figure without its work is an error.
struct Witness
{
    QString work; ///< "rows painted"
    double done = 0;
    double expected = 0; ///< at least
};

/// One measured figure beside the baseline that was measured in the same run.
struct Figure
{
    QString name;
    double value = 0;
    QString unit;
    QString baseline;
    double baselineValue = 0;
    Witness witness = {};
};

/// One line: name, value, unit, baseline, baseline value, ratio, witness, with tabs between. A figure whose work was
/// not done is named on standard error instead.
void print(const Figure &figure);
/// Every figure printed so far had its witness.
bool isWitnessed();
/// What was wrong, on standard error; the program then ends with an error.
void complain(const QString &sentence);

double median(QList<double> values);

/// Proportional set size of this process, in MB.
double ownPssMb();

} // namespace Balehook::Bench
