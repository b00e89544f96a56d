// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/columnstatistics.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

class ColumnStatisticsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsValues();
    void measuresLengthsAndNumbers();
    void anEmptyColumn();
    void tooManyDistinctAreSaidSo();
    void exactUpToTheBound();
    void longValuesAreCutButToldApart();
};

void ColumnStatisticsTest::countsValues()
{
    ColumnStatistics statistics;
    for (const QByteArrayView cell : {"a", "b", "", "a", "  ", "A", "a", "b"})
        statistics.add(cell);
    const ColumnSummary summary = statistics.summary();
    QCOMPARE(summary.rows, 8);
    QCOMPARE(summary.empty, 2);
    QCOMPARE(summary.distinct, 3);
    QVERIFY(!summary.moreDistinct);
    QVERIFY(summary.countsAreExact);
    QCOMPARE(summary.mostFrequent.size(), 3);
    QCOMPARE(summary.mostFrequent[0].text, "a"_ba);
    QCOMPARE(summary.mostFrequent[0].count, 3);
    QCOMPARE(summary.mostFrequent[1].text, "b"_ba);
    QCOMPARE(summary.mostFrequent[2].count, 1);
}

void ColumnStatisticsTest::measuresLengthsAndNumbers()
{
    ColumnStatistics statistics;
    for (const QByteArrayView cell : {"12", "-3.5", "", "1,234.50", "n/a",
                                      "Gr\xc3\xb6\xc3\x9f"
                                      "e",
                                      "x"})
        statistics.add(cell);
    const ColumnSummary summary = statistics.summary();
    QCOMPARE(summary.shortest, 1);
    QCOMPARE(summary.longest, 8);
    QCOMPARE(summary.numbers, 3);
    QCOMPARE(summary.smallest, "-3.5"_ba);
    QCOMPARE(summary.largest, "1,234.50"_ba);
    ColumnStatistics words;
    words.add("Gr\xc3\xb6\xc3\x9f"
              "e");
    QCOMPARE(words.summary().shortest, 5);
    QCOMPARE(words.summary().numbers, 0);
    QVERIFY(words.summary().largest.isEmpty());
}

void ColumnStatisticsTest::anEmptyColumn()
{
    ColumnStatistics statistics;
    QCOMPARE(statistics.summary().rows, 0);
    statistics.add({});
    QCOMPARE(statistics.summary().empty, 1);
    QCOMPARE(statistics.summary().distinct, 0);
    QVERIFY(statistics.summary().mostFrequent.empty());
}

void ColumnStatisticsTest::tooManyDistinctAreSaidSo()
{
    ColumnStatistics statistics;
    // The frequent value comes late, when the counters have been full for long.
    for (int i = 0; i < 300'000; ++i) {
        statistics.add(QByteArray::number(i));
        if (i >= 150'000 && i % 2 == 0)
            statistics.add("often");
    }
    const ColumnSummary summary = statistics.summary();
    QCOMPARE(summary.rows, 375'000);
    QVERIFY(summary.moreDistinct);
    QVERIFY(!summary.countsAreExact);
    QCOMPARE(summary.distinct, ColumnStatistics::mostDistinct);
    QVERIFY(summary.mostFrequent.size() <= 10);
    QCOMPARE(summary.mostFrequent[0].text, "often"_ba);
    QVERIFY(summary.mostFrequent[0].count > 74'000 && summary.mostFrequent[0].count <= 75'000);
}

void ColumnStatisticsTest::exactUpToTheBound()
{
    ColumnStatistics statistics;
    for (int round = 0; round < 2; ++round) {
        for (int i = 0; i < ColumnStatistics::mostDistinct; ++i)
            statistics.add(QByteArray::number(i));
    }
    QCOMPARE(statistics.summary().distinct, ColumnStatistics::mostDistinct);
    QVERIFY(!statistics.summary().moreDistinct);
    QCOMPARE(statistics.summary().mostFrequent.front().count, 2);
}

void ColumnStatisticsTest::longValuesAreCutButToldApart()
{
    ColumnStatistics statistics;
    const QByteArray start = "ü"_ba.repeated(100'000);
    statistics.add(QByteArray(start + 'a'));
    statistics.add(QByteArray(start + 'b'));
    const ColumnSummary summary = statistics.summary();
    QCOMPARE(summary.distinct, 2);
    QCOMPARE(summary.mostFrequent[0].text, "ü"_ba.repeated(64));
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::ColumnStatisticsTest)

#include "tst_columnstatistics.moc"
