// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/figure.h"

#include <QFile>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

namespace {

bool allWitnessed = true;

} // namespace

bool isWitnessed()
{
    return allWitnessed;
}

void print(const Figure &figure)
{
    const Witness &witness = figure.witness;
    const QString work =
        (witness.done > witness.expected ? u"%1 of at least %2 %3"_s : u"%1 of %2 %3"_s)
            .arg(QString::number(witness.done, 'f', 0), QString::number(witness.expected, 'f', 0), witness.work);
    if (witness.work.isEmpty() || witness.done < witness.expected || witness.expected <= 0) {
        allWitnessed = false;
        complain(u"%1: not what was to be measured (%2)."_s.arg(figure.name, work));
        return;
    }
    const double ratio = figure.baselineValue == 0 ? 0 : figure.value / figure.baselineValue;
    const QString line =
        QStringList({figure.name, QString::number(figure.value, 'f', 3), figure.unit, figure.baseline,
                     QString::number(figure.baselineValue, 'f', 3), QString::number(ratio, 'f', 3), work})
            .join(u'\t');
    std::printf("%s\n", qPrintable(line));
    std::fflush(stdout);
}

void complain(const QString &sentence)
{
    std::fprintf(stderr, "%s\n", qPrintable(sentence));
}

double median(QList<double> values)
{
    if (values.isEmpty())
        return 0;
    std::sort(values.begin(), values.end());
    const qsizetype middle = values.size() / 2;
    return values.size() % 2 ? values.at(middle) : (values.at(middle - 1) + values.at(middle)) / 2;
}

double ownPssMb()
{
    QFile file(u"/proc/self/smaps_rollup"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArrayList lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith("Pss:"))
            return line.simplified().split(' ').value(1).toDouble() / 1024;
    }
    return 0;
}

} // namespace Balehook::Bench
