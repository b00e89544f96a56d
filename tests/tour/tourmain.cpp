// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

// balehook-tour LOOK FOLDER [WIDTHxHEIGHT] [STATE...]: saves a picture of each state of the real window in FOLDER. Run
// by packaging/screenshots.sh. Ends with 1 if one of them was not reached.

#include "core/text/translation.h"
#include "tour/look.h"
#include "tour/tour.h"

#include <QApplication>
#include <QRegularExpression>

#include <cstdio>

using namespace Balehook;
using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    if (argc < 3) {
        std::fputs("Usage: balehook-tour light|dark|rtl|de|ja|large|text[PERCENT] FOLDER [WIDTHxHEIGHT] [STATE...]\n",
                   stderr);
        return 2;
    }
    const Testing::Look look{QString::fromLatin1(argv[1])};
    look.prepare();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("balehook"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BALEHOOK_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Balehook"));
    Translation translation;
    translation.install();
    look.apply();

    QStringList wanted = QCoreApplication::arguments().mid(3);
    Testing::Tour tour(QString::fromLocal8Bit(argv[2]), look.name);
    const auto size = QRegularExpression(u"^(\\d+)x(\\d+)$"_s).match(wanted.value(0));
    if (size.hasMatch()) {
        tour.setWindowSize({size.captured(1).toInt(), size.captured(2).toInt()});
        wanted.removeFirst();
    }
    int missed = 0;
    for (const Testing::TourState &state : Testing::allStates()) {
        if (!wanted.isEmpty() && !wanted.contains(QLatin1StringView(state.name)))
            continue;
        const bool isTaken = tour.take(state);
        std::printf("%s %s\n", isTaken ? "taken " : "MISSED", state.name);
        std::fflush(stdout);
        missed += isTaken ? 0 : 1;
    }
    return missed == 0 ? 0 : 1;
}
