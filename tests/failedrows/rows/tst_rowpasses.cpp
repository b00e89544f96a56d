// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasoncollector.h"
#include "failedrows/rows/exportpass.h"
#include "failedrows/rows/filterpass.h"
#include "failedrows/rows/sortpass.h"
#include "failedrows/rows/statisticspass.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <thread>

using namespace Qt::StringLiterals;

namespace Balehook {

using Rows = std::vector<std::vector<QByteArrayView>>;

class RowPassesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupsReasons();
    void groupingIsGivenUp();
    void filters();
    void sorts();
    void aSortThatWasCutShortIsEmpty();
    void counts();
    void exportsChosenColumns();
    void exportsWholeRows();

private:
    void passOver(RowVisitor &visitor) const
    {
        qint64 number = 0;
        for (const auto &row : m_rows)
            QVERIFY(visitor.visit({.number = number++, .offset = 0, .cells = row, .flags = {}}));
    }

    const Rows m_rows = {
        {"10", "Shoe", "Name missing; Price missing"}, {"9", "Coat", "Price missing"},          {"", "Hat"},
        {"7", "Coat", "Name missing; No stock"},       {"8", "Cap", "No stock; Price missing"},
    };
};

/// In its own thread, beside the pass.
void RowPassesTest::groupsReasons()
{
    ReasonCollector collector(2, ReasonSeparator::Semicolon);
    std::atomic<bool> isOver = false;
    std::thread worker([&] {
        for (int round = 0; round < 10'000; ++round)
            passOver(collector);
        collector.end();
        isOver = true;
    });
    QList<qint64> counts;
    bool isCompleteEarly = false;
    const auto look = [&] {
        if (const auto snapshot = collector.takeSnapshot()) {
            isCompleteEarly |= snapshot->isComplete();
            counts.append(snapshot->rowCount());
        }
    };
    while (!isOver)
        look();
    worker.join();
    look();
    QVERIFY(!counts.isEmpty() && !isCompleteEarly);
    QVERIFY(std::is_sorted(counts.begin(), counts.end()));
    const ReasonSnapshot whole = collector.finalSnapshot();
    QVERIFY(whole.isComplete());
    QCOMPARE(whole.rowCount(), 50'000);
    QCOMPARE(whole.group(whole.byCount().front()).count, 30'000);
    QCOMPARE(whole.title(whole.byCount().front()), u"Price missing"_s);
}

/// It is given up while rows wait to be grouped.
void RowPassesTest::groupingIsGivenUp()
{
    for (int rounds = 0; rounds < 2'000; rounds += 97) {
        ReasonCollector collector(2, ReasonSeparator::Semicolon);
        for (int round = 0; round < rounds; ++round)
            passOver(collector);
    }
}

void RowPassesTest::filters()
{
    FilterPass pass({{1, CellCondition::Kind::Equals, "Coat"}, {2, CellCondition::Kind::Contains, "price"}});
    passOver(pass);
    const RowList rows = pass.takeRows();
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.at(0), 1);
    FilterPass none({{1, CellCondition::Kind::Equals, "Sock"}});
    passOver(none);
    QCOMPARE(none.takeRows().size(), 0);
}

void RowPassesTest::sorts()
{
    SortPass pass({0, SortKind::Number, false}, qint64(m_rows.size()));
    passOver(pass);
    QCOMPARE(*pass.takeRows().rows(), std::vector<quint32>({3, 4, 1, 0, 2}));
}

void RowPassesTest::aSortThatWasCutShortIsEmpty()
{
    SortPass pass({0, SortKind::Number, false}, 100);
    passOver(pass);
    QCOMPARE(pass.takeRows().size(), 0);
}

void RowPassesTest::counts()
{
    StatisticsPass pass(2);
    passOver(pass);
    QCOMPARE(pass.summary().rows, 5);
    QCOMPARE(pass.summary().empty, 1);
    QCOMPARE(pass.summary().distinct, 4);
}

void RowPassesTest::exportsChosenColumns()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"rows.jsonl"_s);
    ExportPass pass(path, ExportFormat::JsonLines, {}, {2, 0});
    QVERIFY(pass.open({"id", "name", "error"}));
    passOver(pass);
    const auto written = pass.exporter().commit();
    QVERIFY(written);
    QCOMPARE(written.value().rows, 5);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readLine(), "{\"error\":\"Name missing; Price missing\",\"id\":\"10\"}\n"_ba);
    QCOMPARE(file.readLine(), "{\"error\":\"Price missing\",\"id\":\"9\"}\n"_ba);
    QCOMPARE(file.readLine(), "{\"error\":\"\",\"id\":\"\"}\n"_ba);
}

void RowPassesTest::exportsWholeRows()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"rows.csv"_s);
    ExportPass pass(path, ExportFormat::Csv, {}, {});
    QVERIFY(pass.open({}));
    passOver(pass);
    QVERIFY(pass.exporter().commit());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readLine(), "\"10\",\"Shoe\",\"Name missing; Price missing\"\r\n"_ba);
    QCOMPARE(file.readAll().count('\n'), 4);
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::RowPassesTest)

#include "tst_rowpasses.moc"
