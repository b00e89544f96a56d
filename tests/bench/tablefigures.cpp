// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/figure.h"
#include "bench/figures.h"
#include "bench/jobswindow.h"
#include "support/wait.h"
#include "widgets/tables/pagedtableview.h"

#include <QRandomGenerator>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

bool measureLastOfAMillion()
{
    JobsWindow window;
    if (!window.open({u"--jobs"_s, u"1000000"_s}))
        return false;
    window.forgetRequests();
    window.table().scrollToBottom();
    if (!window.settle())
        return false;
    const double requests = window.requests().value("total"_L1).toDouble();
    const int perPage = window.model().perPage();
    const int pages = window.lastVisibleRow() / perPage - window.firstVisibleRow() / perPage + 1;
    print({u"requests to show the last of 1,000,000 jobs"_s,
           requests,
           u"requests"_s,
           u"pages its viewport touches"_s,
           double(pages),
           {u"rows down to the last one on screen"_s, double(window.lastVisibleRow() + 1), 1'000'000}});
    return true;
}

bool measureDrag()
{
    constexpr int steps = 300;
    constexpr int milliseconds = 3'000;
    JobsWindow window;
    // With a latency as on a good line; without one two requests would never be seen at once.
    if (!window.open({u"--jobs"_s, u"1000000"_s, u"--latency"_s, u"20"_s}))
        return false;
    window.forgetRequests();

    QScrollBar *bar = window.table().verticalScrollBar();
    int step = 0;
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer, &QTimer::timeout, bar, [&] {
        bar->setSliderPosition(int(qint64(bar->maximum()) * ++step / steps));
        if (step == steps)
            timer.stop();
    });
    bar->setSliderDown(true);
    timer.start(milliseconds / steps);
    const bool arrived = Testing::waitFor([&] { return step == steps; }, 4 * milliseconds);
    bar->setSliderDown(false);
    if (!arrived || !window.settle())
        return false;

    const QJsonObject log = window.requests();
    const Witness dragged{u"rows down to the last one on screen"_s, double(window.lastVisibleRow() + 1), 1'000'000};
    print({u"requests for a drag of 300 steps in 3 s"_s, log.value("total"_L1).toDouble(), u"requests"_s,
           u"steps of the drag"_s, double(steps), dragged});
    print({u"requests at once during the drag"_s, log.value("mostAtOnce"_L1).toDouble(), u"requests"_s,
           u"allowed at once"_s, 2, dragged});
    return true;
}

bool measureJumps(int perPage)
{
    constexpr int jumps = 2'000;
    JobsWindow window;
    if (!window.open({u"--jobs"_s, u"1000000"_s}, perPage))
        return false;
    // What a window that nobody touches takes by then is not what jumps take: letters of other scripts were painted,
    // the program asked about the network.
    constexpr int comesToRestMs = 3'000;
    const double fresh = ownPssMb();
    QTest::qWait(comesToRestMs);
    const double atRest = ownPssMb();
    const Witness rested{u"windows with the first rows loaded"_s,
                         window.isSettled() && window.firstVisibleRow() == 0 ? 1.0 : 0.0, 1};
    QRandomGenerator random(20'261);
    QScrollBar &bar = *window.table().verticalScrollBar();
    int landed = 0;
    int asked = 0;
    window.forgetRequests();
    for (int jump = 0; jump < jumps; ++jump) {
        const int row = random.bounded(bar.maximum());
        // Rows that are there already ask for nothing.
        asked += window.model().rowState(row) == PagedTableModel::RowState::Loaded ? 0 : 1;
        bar.setValue(row);
        if (!Testing::waitFor([&] { return window.firstVisibleRow() == row && window.isSettled(); }, 30'000)) {
            complain(u"The rows of a jump did not arrive."_s);
            return false;
        }
        ++landed;
    }
    const double after = ownPssMb();
    const double requests = window.requests().value("total"_L1).toDouble();
    const QString name = u"PSS growth by 2,000 random jumps, %1 a page"_s.arg(perPage);
    if (requests < asked) {
        complain(u"%1: %2 requests for %3 jumps to rows that were not there."_s.arg(name).arg(requests).arg(asked));
        return false;
    }
    print({name,
           after - atRest,
           u"MB"_s,
           u"window at rest"_s,
           atRest,
           {u"jumps to loaded rows"_s, double(landed), jumps}});
    print({u"PSS growth of a window in its first 3 s, untouched, %1 a page"_s.arg(perPage), atRest - fresh, u"MB"_s,
           u"fresh window"_s, fresh, rested});
    return true;
}

} // namespace Balehook::Bench
