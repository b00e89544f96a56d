// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/networkwatch.h"

#include <QSignalSpy>
#include <QTest>

using namespace std::chrono_literals;
using namespace Balehook;

class TestNetworkWatch final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sleepShowsAsAJump_data();
    void sleepShowsAsAJump();
    void startsWithoutABackend();
};

void TestNetworkWatch::sleepShowsAsAJump_data()
{
    QTest::addColumn<int>("wallSeconds");
    QTest::addColumn<int>("steadySeconds");
    QTest::addColumn<int>("wakes");
    QTest::newRow("ordinary") << 5 << 5 << 0;
    QTest::newRow("busy for a while") << 20 << 20 << 0;
    QTest::newRow("slept, steady clock stood still") << 3600 << 5 << 1;
    QTest::newRow("slept, steady clock went on") << 3600 << 3600 << 1;
    QTest::newRow("clock put back") << -3600 << 5 << 0;
    QTest::newRow("clock corrected a little") << 12 << 5 << 0;
}

void TestNetworkWatch::sleepShowsAsAJump()
{
    QFETCH(int, wallSeconds);
    QFETCH(int, steadySeconds);
    QFETCH(int, wakes);
    std::chrono::milliseconds wall = 1'000'000s;
    std::chrono::milliseconds steady = 100s;
    NetworkWatch watch([&wall] { return wall; }, [&steady] { return steady; });
    QSignalSpy cameBack(&watch, &NetworkWatch::cameBack);
    watch.checkClocks();
    wall += std::chrono::seconds(wallSeconds);
    steady += std::chrono::seconds(steadySeconds);
    watch.checkClocks();
    watch.checkClocks();
    QCOMPARE(cameBack.count(), wakes);
}

void TestNetworkWatch::startsWithoutABackend()
{
    NetworkWatch watch;
    QSignalSpy wentOffline(&watch, &NetworkWatch::wentOffline);
    watch.start();
    QCOMPARE(wentOffline.count(), watch.isOffline() ? 1 : 0);
}

QTEST_GUILESS_MAIN(TestNetworkWatch)
#include "tst_networkwatch.moc"
