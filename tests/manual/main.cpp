// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "manual/picturetour.h"

#include <QApplication>
#include <QTest>

#include <cstdio>

/// balehook-manual-pictures VARIANT FOLDER: light, dark, de or ar.
int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3) {
        std::fputs("balehook-manual-pictures light|dark|de|ar FOLDER\n", stderr);
        return 2;
    }
    Balehook::PictureTour tour(arguments[1], arguments[2]);
    return QTest::qExec(&tour, {arguments[0]});
}
