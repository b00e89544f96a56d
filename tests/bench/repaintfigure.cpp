// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/figure.h"
#include "bench/figures.h"
#include "bench/jobswindow.h"
#include "bench/trivialmodel.h"
#include "support/paintcounter.h"
#include "widgets/tables/pagedtableview.h"

#include <QElapsedTimer>
#include <QHeaderView>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

namespace {

constexpr int loadedRows = 2'000;

/// Scrolls down row by row and paints every step at once; milliseconds a step.
double scrollAndPaint(QTableView &table, int steps)
{
    QScrollBar *bar = table.verticalScrollBar();
    bar->setValue(0);
    table.viewport()->repaint();
    QElapsedTimer timer;
    timer.start();
    for (int step = 1; step <= steps; ++step) {
        bar->setValue(step * (bar->maximum() / steps));
        table.viewport()->repaint();
    }
    return double(timer.nsecsElapsed()) / 1e6 / steps;
}

QStringList shownTexts(const QAbstractItemModel &model)
{
    QStringList texts;
    for (int row = 0; row < loadedRows; ++row) {
        for (int column = 0; column < model.columnCount(); ++column)
            texts += model.index(row, column).data().toString();
    }
    return texts;
}

bool loadAllRows(JobsWindow &window)
{
    for (int row = 0; row < loadedRows; row += 20) {
        window.table().scrollTo(window.model().index(row, 0), QAbstractItemView::PositionAtTop);
        if (!window.settle()) {
            complain(u"The rows from %1 on did not arrive."_s.arg(row));
            return false;
        }
    }
    if (window.model().loadedCount() == loadedRows)
        return true;
    complain(u"Only %1 rows are kept."_s.arg(window.model().loadedCount()));
    return false;
}

} // namespace

bool measureRepaint()
{
    JobsWindow window;
    if (!window.open({u"--jobs"_s, QString::number(loadedRows)}, 100) || !loadAllRows(window))
        return false;
    PagedTableView &table = window.table();

    // The same texts, rows, columns and sizes in a bare view: what is left is what the console adds to painting.
    TrivialModel model(loadedRows, window.model().columnCount(), shownTexts(window.model()));
    QTableView bare;
    bare.setModel(&model);
    bare.verticalHeader()->setDefaultSectionSize(table.verticalHeader()->defaultSectionSize());
    bare.verticalHeader()->setVisible(table.verticalHeader()->isVisible());
    bare.setVerticalScrollMode(table.verticalScrollMode());
    bare.setHorizontalScrollMode(table.horizontalScrollMode());
    bare.setShowGrid(table.showGrid());
    bare.setAlternatingRowColors(table.alternatingRowColors());
    bare.setWordWrap(table.wordWrap());
    // Order, widths and hidden columns.
    bare.horizontalHeader()->restoreState(table.horizontalHeader()->saveState());
    bare.resize(table.size());
    bare.show();
    if (!QTest::qWaitForWindowExposed(&bare))
        return false;

    constexpr int steps = 300;
    QList<double> ours;
    QList<double> theirs;
    constexpr int rounds = 15;
    const Testing::PaintCounter counter(*table.viewport());
    const Testing::PaintCounter bareCounter(*bare.viewport());
    for (int round = 0; round < rounds; ++round) {
        theirs += scrollAndPaint(bare, steps);
        ours += scrollAndPaint(table, steps);
    }
    print({u"repaint of a scrolled table"_s,
           median(ours),
           u"ms"_s,
           u"bare QTableView, same texts"_s,
           median(theirs),
           {u"steps painted by both"_s, double(std::min(counter.paints, bareCounter.paints)), rounds * steps}});
    return true;
}

} // namespace Balehook::Bench
