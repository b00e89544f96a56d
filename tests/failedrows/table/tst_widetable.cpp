// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/blockcache.h"
#include "failedrows/table/rowblock.h"
#include "failedrows/table/tabledocument.h"
#include "failedrows/table/tablelayout.h"
#include "failedrows/tablereading.h"

#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// Tables with more columns, and with longer rows, than anybody needs: they take neither the time nor the memory that
/// their bytes ask for.
class TestWideTable final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columnsAreBounded_data();
    void columnsAreBounded();
    void shortRowsBelowAWideOneTakeLittle();
    void keepsTheRowsThatAreLookedAt();
};

namespace {

/// Reads a file to its end.
bool readWhole(TableDocument &document, const QString &path, bool hasHeader)
{
    QSignalSpy head(&document, &TableDocument::headRead);
    QSignalSpy all(&document, &TableDocument::completed);
    document.open(path, TableFormat{TextEncoding::Utf8, 0, ',', hasHeader});
    if (!head.wait())
        return false;
    document.readAll();
    return all.wait();
}

} // namespace

void TestWideTable::columnsAreBounded_data()
{
    QTest::addColumn<bool>("hasHeader");
    QTest::addColumn<int>("cells");
    QTest::addColumn<int>("columns");
    for (const bool hasHeader : {false, true}) {
        const char *const which = hasHeader ? "with a header" : "without";
        constexpr int most = int(TableLayout::mostColumns);
        QTest::addRow("as many as there may be, %s", which) << hasHeader << most << most;
        QTest::addRow("one more, %s", which) << hasHeader << most + 1 << most;
        QTest::addRow("more than are told apart, %s", which) << hasHeader << 300'001 << most;
    }
}

/// Cells that have no column are there, and no row is odd that has as many as the first one.
void TestWideTable::columnsAreBounded()
{
    QFETCH(bool, hasHeader);
    QFETCH(int, cells);
    QFETCH(int, columns);
    const QByteArray line = QByteArray("x,").repeated(cells - 1) + "last\n";
    const TableOnDisk disk(line + line + "1\n" + line.chopped(1) + ",more\n");
    TableDocument document;
    QVERIFY(readWhole(document, disk.path(), hasHeader));
    QCOMPARE(document.columnCount(), columns);
    QCOMPARE(document.namedColumns(), columns);
    QCOMPARE(document.header().size(), hasHeader ? columns : 0);
    QCOMPARE(document.rowCount(), hasHeader ? 3 : 4);
    const qint64 whole = hasHeader ? 0 : 1;
    document.fetch(0, document.rowCount());
    QTRY_VERIFY(document.row(whole) && document.row(whole + 1) && document.row(whole + 2));
    const bool isCrowded = cells >= RowTokenizer::mostCells;
    QCOMPARE(document.row(whole)->cellCount(), isCrowded ? int(RowTokenizer::mostCells) : cells);
    QVERIFY(document.row(whole)->text(document.row(whole)->cellCount() - 1).endsWith(u"last"_s));
    QVERIFY(document.row(whole)->flags() == RowFlags());
    QVERIFY(document.row(whole + 1)->flags().hasFewerCells);
    QCOMPARE(document.row(whole + 2)->flags().hasMoreCells, !isCrowded);
    QVERIFY(document.row(whole + 2)->text(document.row(whole + 2)->cellCount() - 1).endsWith(u"more"_s));
    QCOMPARE(document.raggedRows(), isCrowded ? 1 : 2);
}

/// Of a block that has a row's cells by the bytes that it was made of, not by the columns.
void TestWideTable::shortRowsBelowAWideOneTakeLittle()
{
    constexpr int shortRows = 640;
    const TableOnDisk disk(QByteArray(20'000'000, ',') + '\n' + QByteArray("1\n").repeated(shortRows));
    TableLayout layout;
    layout.path = disk.path();
    layout.cells = RowTokenizer::mostCells;
    layout.columns = TableLayout::mostColumns;
    TableFile file(disk.path());
    QVERIFY(file.open());
    const RowIndex::Block place{1, {20'000'001, 20'000'001 + 2 * shortRows, 1}, shortRows};
    const auto block = RowBlock::read(file, layout, place);
    QVERIFY(block);
    QCOMPARE(block.value()->cellCount(shortRows - 1), 1);
    QVERIFY2(block.value()->bytes() < 100 * shortRows, QByteArray::number(block.value()->bytes()).constData());

    TableDocument document;
    QVERIFY(readWhole(document, disk.path(), false));
    QCOMPARE(document.columnCount(), int(TableLayout::mostColumns));
    document.fetch(document.rowCount() - 1, 1);
    QTRY_VERIFY(document.row(document.rowCount() - 1));
    QCOMPARE(document.row(document.rowCount() - 1)->text(0), u"1"_s);
}

/// However long they are; and only while they are.
void TestWideTable::keepsTheRowsThatAreLookedAt()
{
    constexpr int onScreen = 40;
    constexpr qsizetype longRow = 300 * 1024; // more than a screen of them was ever kept of all rows
    static_assert(onScreen * longRow > BlockCache::defaultBytes && onScreen * longRow < BlockCache::mostKeptBytes);
    QByteArray text = "number,text\n";
    for (int row = 0; row < 2 * onScreen; ++row)
        text += QByteArray::number(row) + ',' + QByteArray(longRow, 'x') + '\n';
    const TableOnDisk disk(text);
    TableDocument document;
    QVERIFY(readWhole(document, disk.path(), true));
    const auto there = [&document](qint64 first) {
        qint64 count = 0;
        for (qint64 row = first; row < first + onScreen; ++row)
            count += document.row(row) ? 1 : 0;
        return count;
    };
    document.fetch(0, onScreen);
    QTRY_COMPARE(there(0), onScreen);
    QCOMPARE(document.row(onScreen - 1)->text(0), QString::number(onScreen - 1));
    document.fetch(onScreen, onScreen);
    QTRY_COMPARE(there(onScreen), onScreen);
    QCOMPARE(there(0), 0); // memory is for those that are looked at
}

QTEST_GUILESS_MAIN(TestWideTable)
#include "tst_widetable.moc"
