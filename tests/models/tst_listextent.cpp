// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/listextent.h"

#include <QTest>

#include <limits>

using namespace Balehook;

namespace {

PageAnswer echo(std::optional<int> perPage, std::optional<qint64> total)
{
    PageAnswer answer;
    answer.perPage = perPage;
    answer.total = total;
    return answer;
}

} // namespace

class TestListExtent final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstAnswer_data();
    void firstAnswer();
    void growsPageByPage();
    void endsWithoutNews();
    void shrinksWhenAnEarlierPageIsShort();
    void sizesChangeOnlySoOften();
    void aWholeListMayGrow();
    void hugeTotalsFit();
    void totalsChange();
};

void TestListExtent::firstAnswer_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("echoed"); // 0: none
    QTest::addColumn<qint64>("sent"); // -1: none
    QTest::addColumn<qint64>("records");
    QTest::addColumn<int>("size");
    QTest::addColumn<bool>("whole");

    QTest::newRow("honest") << 25 << 25 << qint64(1000) << qint64(1000) << 25 << false;
    QTest::newRow("capped and echoed") << 10 << 10 << qint64(1000) << qint64(1000) << 10 << false;
    QTest::newRow("capped, not echoed") << 10 << 0 << qint64(1000) << qint64(1000) << 10 << false;
    QTest::newRow("capped, wrong echo") << 10 << 25 << qint64(1000) << qint64(1000) << 10 << false;
    QTest::newRow("larger and echoed") << 50 << 50 << qint64(1000) << qint64(1000) << 50 << false;
    QTest::newRow("full as asked, odd echo") << 25 << 10 << qint64(1000) << qint64(1000) << 25 << false;
    QTest::newRow("all at once") << 31 << 25 << qint64(31) << qint64(31) << 31 << true;
    QTest::newRow("more than a page") << 31 << 25 << qint64(57) << qint64(31) << 31 << true;
    QTest::newRow("more than the total") << 25 << 25 << qint64(3) << qint64(25) << 25 << true;
    QTest::newRow("all on page 1") << 7 << 25 << qint64(7) << qint64(7) << 25 << true;
    QTest::newRow("none") << 0 << 25 << qint64(0) << qint64(0) << 25 << true;
    QTest::newRow("none, whatever it says") << 0 << 25 << qint64(57) << qint64(0) << 25 << true;
    QTest::newRow("no total, full") << 25 << 25 << qint64(-1) << qint64(50) << 25 << false;
    QTest::newRow("no total, short") << 7 << 25 << qint64(-1) << qint64(7) << 25 << false;
    QTest::newRow("no total, capped") << 10 << 10 << qint64(-1) << qint64(20) << 10 << false;
}

void TestListExtent::firstAnswer()
{
    QFETCH(int, count);
    QFETCH(int, echoed);
    QFETCH(qint64, sent);
    QFETCH(qint64, records);
    QFETCH(int, size);
    QFETCH(bool, whole);

    ListExtent extent(25);
    const auto lesson = extent.learn(
        {1, 25}, count,
        echo(echoed > 0 ? std::optional(echoed) : std::nullopt, sent >= 0 ? std::optional(sent) : std::nullopt), true);
    QVERIFY(lesson.usable);
    QCOMPARE(extent.records(), records);
    QCOMPARE(extent.pageSize(), size);
    QCOMPARE(extent.isWhole(), whole);
    if (whole)
        QCOMPARE(extent.lastPage(), 1);
}

void TestListExtent::growsPageByPage()
{
    ListExtent extent(10);
    extent.learn({1, 10}, 10, {}, true);
    QCOMPARE(extent.records(), 20);
    QVERIFY(!extent.total());
    extent.learn({2, 10}, 10, {}, true);
    QCOMPARE(extent.records(), 30);
    extent.learn({3, 10}, 4, {}, true);
    QCOMPARE(extent.records(), 24);
    QCOMPARE(extent.total(), 24);
}

void TestListExtent::endsWithoutNews()
{
    ListExtent extent(10);
    extent.learn({1, 10}, 10, {}, true);
    const auto lesson = extent.learn({2, 10}, 10, {}, false);
    QVERIFY(!lesson.usable);
    QCOMPARE(extent.records(), 10);

    ListExtent empty(10);
    empty.learn({1, 10}, 10, {}, true);
    empty.learn({2, 10}, 0, {}, false);
    QCOMPARE(empty.records(), 10);
}

void TestListExtent::shrinksWhenAnEarlierPageIsShort()
{
    ListExtent extent(10);
    extent.learn({1, 10}, 10, {}, true);
    extent.learn({2, 10}, 10, {}, true);
    extent.learn({1, 10}, 3, {}, true);
    QCOMPARE(extent.records(), 3);
}

void TestListExtent::sizesChangeOnlySoOften()
{
    ListExtent extent(100);
    int restarts = 0;
    for (int size = 90; size > 10; --size)
        restarts += extent.learn({3, extent.requestSize()}, size, echo(size, 10'000), true).sizeChanged ? 1 : 0;
    QCOMPARE(restarts, 3);
}

void TestListExtent::aWholeListMayGrow()
{
    ListExtent extent(25);
    extent.learn({1, 25}, 31, echo(25, 31), true);
    QCOMPARE(extent.requestSize(), 25);
    const auto late = extent.learn({2, 25}, 25, echo(25, 90), true);
    QVERIFY(!late.usable);
    QCOMPARE(extent.records(), 31);
    const auto lesson = extent.learn({1, 25}, 25, echo(25, 90), true);
    QVERIFY(lesson.sizeChanged);
    QVERIFY(lesson.usable);
    QCOMPARE(extent.records(), 90);
    QCOMPARE(extent.pageSize(), 25);
}

void TestListExtent::hugeTotalsFit()
{
    ListExtent extent(25);
    extent.learn({1, 25}, 25, echo(25, std::numeric_limits<qint64>::max()), true);
    QVERIFY(extent.lastPage() > 0);
    QCOMPARE(extent.pageOf(extent.records() - 1), extent.lastPage());
}

void TestListExtent::totalsChange()
{
    ListExtent extent(25);
    QVERIFY(!extent.learn({1, 25}, 25, echo(25, 100), true).totalChanged);
    QVERIFY(!extent.learn({2, 25}, 25, echo(25, 100), true).totalChanged);
    QVERIFY(extent.learn({3, 25}, 25, echo(25, 80), true).totalChanged);
    QCOMPARE(extent.total(), 80);
    QVERIFY(!extent.learn({4, 25}, 5, echo(25, std::nullopt), true).totalChanged);
    QCOMPARE(extent.total(), 80);
}

QTEST_GUILESS_MAIN(TestListExtent)
#include "tst_listextent.moc"
