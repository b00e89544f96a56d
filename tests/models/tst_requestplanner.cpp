// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/requestplanner.h"

#include <QTest>

using namespace Balehook;

using Pages = std::vector<int>;
Q_DECLARE_METATYPE(Pages)

class TestRequestPlanner final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plans_data();
    void plans();
};

void TestRequestPlanner::plans_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::addColumn<int>("direction");
    QTest::addColumn<bool>("readAhead");
    QTest::addColumn<Pages>("there");
    QTest::addColumn<Pages>("inFlight");
    QTest::addColumn<Pages>("ask");
    QTest::addColumn<Pages>("drop");

    QTest::newRow("after a jump, top to bottom") << 5 << 6 << 0 << true << Pages{} << Pages{} << Pages{5, 6} << Pages{};
    QTest::newRow("never more than two") << 5 << 9 << 0 << true << Pages{} << Pages{} << Pages{5, 6} << Pages{};
    QTest::newRow("down: the newly uncovered first")
        << 5 << 7 << 1 << true << Pages{} << Pages{} << Pages{7, 6} << Pages{};
    QTest::newRow("up: the newly uncovered first")
        << 5 << 7 << -1 << true << Pages{} << Pages{} << Pages{5, 6} << Pages{};
    QTest::newRow("one ahead going down") << 5 << 6 << 1 << true << Pages{5, 6} << Pages{} << Pages{7} << Pages{};
    QTest::newRow("one ahead going up") << 5 << 6 << -1 << true << Pages{5, 6} << Pages{} << Pages{4} << Pages{};
    QTest::newRow("nothing ahead at rest") << 5 << 6 << 0 << true << Pages{5, 6} << Pages{} << Pages{} << Pages{};
    QTest::newRow("nothing ahead when told") << 5 << 6 << 1 << false << Pages{5, 6} << Pages{} << Pages{} << Pages{};
    QTest::newRow("none beyond the end") << 10 << 10 << 1 << true << Pages{10} << Pages{} << Pages{} << Pages{};
    QTest::newRow("none before the start") << 1 << 1 << -1 << true << Pages{1} << Pages{} << Pages{} << Pages{};
    QTest::newRow("never one twice") << 5 << 6 << 0 << true << Pages{} << Pages{6} << Pages{5} << Pages{};
    QTest::newRow("full") << 5 << 6 << 0 << true << Pages{} << Pages{1, 2} << Pages{} << Pages{1, 2};
    QTest::newRow("neighbours stay") << 5 << 6 << 0 << true << Pages{} << Pages{4, 7} << Pages{} << Pages{};
    QTest::newRow("nothing on screen") << 1 << 0 << 1 << true << Pages{} << Pages{} << Pages{} << Pages{};
}

void TestRequestPlanner::plans()
{
    QFETCH(int, first);
    QFETCH(int, last);
    QFETCH(int, direction);
    QFETCH(bool, readAhead);
    QFETCH(Pages, there);
    QFETCH(Pages, inFlight);
    QFETCH(Pages, ask);
    QFETCH(Pages, drop);

    RequestSituation situation;
    situation.shown = {first, last};
    situation.lastPage = 10;
    situation.direction = direction;
    situation.readAhead = readAhead;
    situation.inFlight = inFlight;
    situation.isNeeded = [&there](int page) { return std::find(there.begin(), there.end(), page) == there.end(); };
    const RequestPlan plan = planRequests(situation);
    QCOMPARE(plan.ask, ask);
    QCOMPARE(plan.drop, drop);
}

QTEST_GUILESS_MAIN(TestRequestPlanner)
#include "tst_requestplanner.moc"
