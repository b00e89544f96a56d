// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/figure.h"
#include "bench/keptfigures.h"
#include "bench/loopgaps.h"
#include "bench/paintclock.h"
#include "widgets/reasons/jobreasonsmodel.h"
#include "widgets/reasons/jobreasonswindow.h"

#include <QLocale>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

bool reasonsFigures(KeptSet &kept)
{
    // What was read is kept for the next time.
    JobReasons reading(kept.sessions(), kept.settings());
    if (!Testing::KeptReasons::run(reading, {}))
        return false;
    QTest::qWait(2000); // and on the disk

    QList<double> times;
    double gap = 0;
    qint64 counted = 0;
    for (int round = 0; round < 7; ++round) {
        JobReasonsWindow window(kept.sessions(), kept.settings());
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        const auto *view = window.findChild<QTreeView *>(u"reasonsView"_s);
        PaintClock clock;
        clock.watch(*view->viewport());
        window.show();
        if (!QTest::qWaitForWindowExposed(&window))
            return false;
        const LoopGaps gaps;
        clock.start();
        window.begin({.accountId = kept.accountId()});
        times.append(clock.paintedMs([view] { return view->model()->rowCount() > 0; }));
        QTest::qWait(20);
        gap = std::max(gap, gaps.longestMs());
        counted = 0;
        for (int row = 0; row < view->model()->rowCount(); ++row)
            counted += QLocale().toLongLong(view->model()->index(row, JobReasonsModel::RowsColumn).data().toString());
    }
    const Witness rows{u"rows counted"_s, double(counted), double(kept.rows())};
    print({u"reasons of files that were read before, to the page"_s, median(times), u"ms"_s, u"bar"_s, 200, rows});
    print({u"longest gap of the event loop while reasons are counted"_s, gap, u"ms"_s, u"bar"_s, 50, rows});
    return true;
}

} // namespace Balehook::Bench
