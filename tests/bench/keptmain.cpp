// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Kept failed files: values found in them, reasons across jobs, two of them compared.
//
//     balehook-bench-kept [FILES ROWS-OF-A-FILE [ROWS-COMPARED]]

#include "bench/figure.h"
#include "bench/keptfigures.h"
#include "core/process/freedmemory.h"

#include <QApplication>

using namespace Balehook::Bench;

int main(int argc, char **argv)
{
    Balehook::keepLargeBlocksApart(); // as the console does
    const QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const int files = words.size() > 2 ? words.at(1).toInt() : 2000;
    const int rows = words.size() > 2 ? words.at(2).toInt() : 5000;
    const int compared = words.size() > 3 ? words.at(3).toInt() : 2'000'000;
    {
        KeptSet kept(files, rows);
        if (!kept.make() || !findFigures(kept) || !reasonsFigures(kept))
            return 1;
    }
    return compareFigures(compared) && isWitnessed() ? 0 : 1;
}
