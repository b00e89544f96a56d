// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/figure.h"
#include "bench/figures.h"
#include "core/process/freedmemory.h"

#include <QApplication>

#include <functional>
#include <utility>

using namespace Qt::StringLiterals;
using namespace Balehook::Bench;

/// balehook-bench FIGURE: measures one group of figures in a process of its own. packaging/bench.sh calls it.
int main(int argc, char *argv[])
{
    Balehook::keepLargeBlocksApart(); // as the console does
    QApplication application(argc, argv);
    const QList<std::pair<QString, std::function<bool()>>> figures{
        {u"start"_s, measureStart},
        {u"texts"_s, printTexts},
        {u"last"_s, measureLastOfAMillion},
        {u"drag"_s, measureDrag},
        {u"jumps-25"_s, [] { return measureJumps(25); }},
        {u"jumps-50"_s, [] { return measureJumps(50); }},
        {u"jumps-100"_s, [] { return measureJumps(100); }},
        {u"repaint"_s, measureRepaint},
        {u"decode"_s, measureDecoding},
        {u"demo"_s, measureDemo},
        {u"form"_s, measureForm},
        {u"fill"_s, measureFill},
        {u"million"_s, [] { return measureMillions(1'000'000); }},
        {u"millions"_s, [] { return measureMillions(5'000'000); }},
        {u"loop"_s, measureEventLoop},
    };
    const QString wanted = QCoreApplication::arguments().value(1);
    for (const auto &[name, measure] : figures) {
        if (name != wanted)
            continue;
        if (measure() && isWitnessed())
            return 0;
        complain(u"%1 could not be measured."_s.arg(name));
        return 1;
    }
    QStringList names;
    for (const auto &figure : figures)
        names += figure.first;
    complain(u"Usage: balehook-bench "_s + names.join(u'|'));
    return 2;
}
