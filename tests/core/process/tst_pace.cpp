// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/process/pace.h"

#include <QTest>

namespace Balehook {

class PaceTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstBeginsAtOnce();
    void thoseThatComeMeanwhileAreOne();
    void whatIsWantedWhileItPausesComesLater();
    void goesWithItsOwner();
};

void PaceTest::theFirstBeginsAtOnce()
{
    int runs = 0;
    Pace pace([&runs] { ++runs; });
    QVERIFY(!pace.isWanted());
    pace.want();
    QCOMPARE(runs, 1);
    QVERIFY(!pace.isWanted());
}

void PaceTest::thoseThatComeMeanwhileAreOne()
{
    int runs = 0;
    Pace pace([&runs] { ++runs; });
    for (int i = 0; i < 5; ++i)
        pace.want();
    QCOMPARE(runs, 1);
    QVERIFY(pace.isWanted());
    pace.isOver();
    QCOMPARE(runs, 1); // it pauses
    QTRY_COMPARE(runs, 2);
    QVERIFY(!pace.isWanted());
}

void PaceTest::whatIsWantedWhileItPausesComesLater()
{
    int runs = 0;
    Pace pace([&] {
        ++runs;
        pace.isOver();
    });
    pace.want();
    pace.want();
    QCOMPARE(runs, 1);
    QTRY_COMPARE(runs, 2);
    pace.want();
    pace.want();
    QTRY_COMPARE(runs, 3);
    QVERIFY(!pace.isWanted());
}

void PaceTest::goesWithItsOwner()
{
    int runs = 0;
    {
        Pace pace([&runs] { ++runs; });
        pace.want();
        pace.want();
        pace.isOver();
    }
    QObject later;
    bool isLater = false;
    QTimer::singleShot(0, &later, [&isLater] { isLater = true; });
    QTRY_VERIFY(isLater);
    QCOMPARE(runs, 1);
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::PaceTest)
#include "tst_pace.moc"
