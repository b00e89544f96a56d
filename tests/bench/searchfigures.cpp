// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/searchfigures.h"

#include "bench/figure.h"
#include "bench/jobswindow.h"
#include "bench/paintclock.h"
#include "session/account/accountsession.h"
#include "session/index/indexedjobs.h"
#include "support/wait.h"
#include "widgets/lists/listingpage.h"
#include "widgets/messages/emptystate.h"
#include "widgets/search/searchdesk.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QLineEdit>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

namespace {

/// What the service lists, with all rows on screen loaded.
bool clearSearch(JobsWindow &window)
{
    window.window().findChild<SearchDesk *>()->setQuery({});
    return Testing::waitFor([&] { return window.isSettled(); }, longestWaitMs);
}

/// Scattered columns, one of them also with a text that a third of the jobs has.
QList<JobQuery> sortedQueries()
{
    QList<JobQuery> queries;
    for (const ImportJob::Field field :
         {ImportJob::FailureCount, ImportJob::UserName, ImportJob::FilePath, ImportJob::FailureCount}) {
        JobQuery query;
        query.sortField = field;
        queries += query;
    }
    queries.last().text = u"product"_s;
    return queries;
}

} // namespace

bool measureRareTexts(JobsWindow &window, int count, const QString &name)
{
    constexpr int rounds = 5;
    IndexedJobs &found = *window.session().indexedJobs();
    auto *box = window.window().findChild<QLineEdit *>(u"searchText"_s);
    auto *empty = window.window().findChild<ListingPage *>()->findChild<EmptyState *>();
    PaintClock rowsClock;
    rowsClock.watch(*window.table().viewport());
    PaintClock emptyClock;
    emptyClock.watch(*empty);
    const QString rare = QString::number(count / 2 + 123); // the id of a job
    const QString absent = u"qzxv"_s;
    QList<double> rareTimes;
    QList<double> absentTimes;
    double matching = 0;
    for (int round = 0; round < rounds; ++round) {
        if (!clearSearch(window))
            return false;
        rowsClock.start();
        box->setText(rare);
        rareTimes += rowsClock.paintedMs([&] {
            return found.query().text == rare && found.matches()
                && window.model().rowState(0) == PagedTableModel::RowState::Loaded;
        });
        matching = std::max(matching, double(found.matches() ? found.matches()->count : 0));
        if (!clearSearch(window))
            return false;
        emptyClock.start();
        box->setText(absent);
        absentTimes += emptyClock.paintedMs([&] {
            return found.query().text == absent && found.matches() && found.matches()->isComplete
                && found.matches()->count == 0;
        });
    }
    const auto isPainted = [](double ms) { return ms >= 0; };
    const auto painted = double(std::count_if(absentTimes.begin(), absentTimes.end(), isPainted));
    const bool isAlways = std::all_of(rareTimes.begin(), rareTimes.end(), isPainted);
    print({u"a text of few among %1, to painted rows"_s.arg(name),
           median(rareTimes),
           u"ms"_s,
           u""_s,
           0,
           {u"jobs found, fewer than 1,000"_s, isAlways && matching < 1'000 ? matching : 0, 1}});
    print({u"a text of none of %1, to painted \"none\""_s.arg(name),
           median(absentTimes),
           u"ms"_s,
           u""_s,
           0,
           {u"searches with painted words"_s, painted, rounds}});
    return clearSearch(window);
}

bool measureSortedJumps(JobsWindow &window, const QString &name)
{
    constexpr int jumps = 50;
    const QList<JobQuery> queries = sortedQueries();
    IndexedJobs &found = *window.session().indexedJobs();
    PaintClock clock;
    clock.watch(*window.table().viewport());
    QRandomGenerator random(20'261);
    QScrollBar &bar = *window.table().verticalScrollBar();
    QList<double> ends;
    QList<double> times;
    for (const JobQuery &query : queries) {
        window.window().findChild<SearchDesk *>()->setQuery(query);
        const auto isInOrder = [&] {
            return found.query() == query && found.matches() && found.matches()->isComplete && window.isSettled()
                && bar.maximum() > 1; // which is known when all is laid out
        };
        if (!Testing::waitFor(isInOrder, longestWaitMs))
            return false;
        for (int jump = 0; jump <= jumps; ++jump) {
            // First to the end, for which all has to be in order. Another one than now, or nothing would be painted.
            int row = jump == 0 ? bar.maximum() : bar.value();
            while (row == bar.value())
                row = int(random.bounded(bar.maximum()));
            clock.start();
            bar.setValue(row);
            const double ms = clock.paintedMs([&] { return bar.value() == row && window.areRowsLoaded(); });
            if (ms >= 0)
                (jump == 0 ? ends : times) += ms;
        }
    }
    if (times.isEmpty() || ends.isEmpty())
        return false;
    const Witness landed{u"jumps to painted rows"_s, double(times.size()), double(jumps * queries.size())};
    print({u"end of %1 that were just sorted, to painted rows, worst of 4 sorts"_s.arg(name),
           *std::max_element(ends.begin(), ends.end()),
           u"ms"_s,
           u""_s,
           0,
           {u"jumps to painted rows"_s, double(ends.size()), double(queries.size())}});
    print({u"jump in sorted %1, to painted rows, median"_s.arg(name), median(times), u"ms"_s, u""_s, 0, landed});
    print({u"jump in sorted %1, to painted rows, worst"_s.arg(name), *std::max_element(times.begin(), times.end()),
           u"ms"_s, u""_s, 0, landed});
    return clearSearch(window);
}

} // namespace Balehook::Bench
