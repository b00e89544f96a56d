// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/figure.h"
#include "bench/figures.h"
#include "bench/jobswindow.h"
#include "bench/loopgaps.h"
#include "bench/trivialmodel.h"
#include "widgets/mainwindow.h"
#include "widgets/pagedtableview.h"

#include <QScrollBar>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

namespace {

using Steps = std::vector<ScriptStep>;
using IsDone = std::function<bool()>;

ScriptStep key(const QString &name, QWidget &widget, Qt::Key which, Qt::KeyboardModifiers with, const IsDone &isDone)
{
    return {name, [&widget, which, with] { QTest::keyClick(&widget, which, with); }, isDone};
}

/// What both tables are put through: paging down, a drag over the whole list, both ends.
Steps scrolling(QAbstractItemView &table, const IsDone &isDone)
{
    Steps steps;
    for (int i = 0; i < 15; ++i)
        steps.push_back(key(u"page down"_s, table, Qt::Key_PageDown, Qt::NoModifier, isDone));
    QScrollBar *bar = table.verticalScrollBar();
    steps.push_back({u"drag"_s, [bar] { bar->setSliderDown(true); }, {}});
    for (int i = 1; i <= 40; ++i) {
        steps.push_back({u"drag"_s, [bar, i] { bar->setSliderPosition(int(qint64(bar->maximum()) * i / 40)); }, {}});
    }
    steps.push_back({u"drag"_s, [bar] { bar->setSliderDown(false); }, isDone});
    steps.push_back(key(u"last row"_s, table, Qt::Key_End, Qt::ControlModifier, isDone));
    steps.push_back(key(u"first row"_s, table, Qt::Key_Home, Qt::ControlModifier, isDone));
    return steps;
}

/// The main path of the desk: next failed file, its record, copy, back; another account and back.
Steps mainPath(const JobsWindow &window)
{
    PagedTableView &table = window.table();
    const IsDone settled = [&window] { return window.isSettled(); };
    Steps steps = scrolling(table, settled);
    for (int i = 0; i < 5; ++i)
        steps.push_back(key(u"next failed file"_s, table, Qt::Key_F4, Qt::NoModifier, settled));
    steps.push_back(key(u"open the record"_s, table, Qt::Key_Return, Qt::NoModifier, settled));
    steps.push_back(key(u"close the record"_s, table, Qt::Key_Escape, Qt::NoModifier, settled));
    for (int i = 0; i < 10; ++i)
        steps.push_back(key(u"next row"_s, table, Qt::Key_Down, Qt::NoModifier, settled));
    for (int i = 0; i < 10; ++i)
        steps.push_back(key(u"select rows"_s, table, Qt::Key_Down, Qt::ShiftModifier, settled));
    steps.push_back(key(u"copy"_s, table, Qt::Key_C, Qt::ControlModifier, settled));
    steps.push_back(key(u"another account"_s, table, Qt::Key_2, Qt::ControlModifier, settled));
    steps.push_back(key(u"first account"_s, table, Qt::Key_1, Qt::ControlModifier, settled));
    steps.push_back(key(u"refresh"_s, table, Qt::Key_F5, Qt::NoModifier, settled));
    return steps;
}

std::optional<double> consoleGap()
{
    JobsWindow window;
    if (!window.open({u"--jobs"_s, u"250000"_s}))
        return {};
    window.table().setFocus();
    LoopGaps gaps;
    if (!runScript(mainPath(window), gaps))
        return {};
    complain(u"longest gap %1 ms during: %2"_s.arg(gaps.longestMs()).arg(gaps.longestDuring()));
    return gaps.longestMs();
}

std::optional<double> bareGap()
{
    TrivialModel model(250'000, 11, {u"product.import"_s, u"2"_s, u"12 min ago"_s, u"products.csv"_s});
    QTableView table;
    table.setModel(&model);
    table.resize(1280, 800);
    table.show();
    if (!QTest::qWaitForWindowExposed(&table))
        return {};
    LoopGaps gaps;
    if (!runScript(scrolling(table, {}), gaps))
        return {};
    return gaps.longestMs();
}

} // namespace

bool measureEventLoop()
{
    QList<double> ours;
    QList<double> theirs;
    for (int run = 0; run < 3; ++run) {
        const auto bare = bareGap();
        const auto console = consoleGap();
        if (!bare || !console)
            return false;
        theirs += *bare;
        ours += *console;
    }
    // Each run failed if one of its steps was not done.
    print({u"longest gap of the event loop in the main path"_s,
           median(ours),
           u"ms"_s,
           u"bare QTableView, scrolling"_s,
           median(theirs),
           {u"runs with every step done"_s, double(ours.size()), 3}});
    return true;
}

} // namespace Balehook::Bench
