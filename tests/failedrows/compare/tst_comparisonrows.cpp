// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/comparisonrows.h"
#include "failedrows/tablereading.h"
#include "support/wait.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// Rows that are picked from many compared ones.
class TestComparisonRows final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picksFromManyInTheBackground();
};

/// Each is looked at, which must not hold up the window: nothing is picked before control is back in the event loop.
void TestComparisonRows::picksFromManyInTheBackground()
{
    constexpr int all = 150'000;
    QByteArray text = "sku,error\n";
    for (int row = 0; row < all; ++row)
        text += "S" + QByteArray::number(row) + (row % 3 == 0 ? ",broken\n" : ",missing\n");
    const TableOnDisk older(text);
    const TableOnDisk newer(text);
    const auto comparison = std::make_shared<const FileComparison>(FileComparison::of(
        {older.path(), {}, {}}, {newer.path(), {}, {}}, {}, std::make_shared<std::atomic_bool>(false)));
    QVERIFY(comparison->result);
    ComparisonRows rows(comparison);
    QVERIFY(Testing::waitFor([&rows] { return rows.isReady(); }));
    rows.setReason(u"missing"_s);
    QVERIFY(rows.isSearching());
    QCOMPARE(rows.count(), all);
    rows.setReason(u"broken"_s); // another one before it ends
    QVERIFY(rows.isSearching());
    QVERIFY(Testing::waitFor([&rows] { return !rows.isSearching(); }));
    QCOMPARE(rows.count(), all / 3);
    QCOMPARE(rows.at(1).older, 3);
    // Given up before it ends.
    rows.setReason(u"missing"_s);
    rows.setReason({});
    QVERIFY(!rows.isSearching());
    QCOMPARE(rows.count(), all);
    // A text behind it counts both.
    rows.setReason(u"broken"_s);
    rows.setText(u"S14999"_s);
    QVERIFY(Testing::waitFor([&rows] { return !rows.isSearching(); }));
    QCOMPARE(rows.count(), 3); // of S14999 and S149990 to S149999
    QCOMPARE(rows.allCount(), all);
    // And it may go while it picks.
    rows.setText({});
    QVERIFY(rows.isSearching());
}

QTEST_GUILESS_MAIN(TestComparisonRows)

#include "tst_comparisonrows.moc"
