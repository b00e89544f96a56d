// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/sentrow.h"
#include "failedrows/packedtable.h"
#include "failedrows/tablereading.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// A failed row and the row that it was.
class TestSentRow final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void showsBothSideBySide();
    void showsVeryWideRowsSideBySide();
    void saysWhyItCannot_data();
    void saysWhyItCannot();

private:
    static SentRow find(const QByteArray &failed, qint64 row, const QByteArray &sent, const SentRow::Wish &wish = {})
    {
        const TableOnDisk failedTable(failed);
        const TableOnDisk sentTable(sent);
        const auto stop = std::make_shared<std::atomic_bool>(false);
        return SentRow::of({failedTable.path(), {}, {}}, row, {sentTable.path(), {}, {}}, wish, stop);
    }
};

void TestSentRow::finds_data()
{
    QTest::addColumn<QByteArray>("failed");
    QTest::addColumn<qint64>("row");
    QTest::addColumn<QByteArray>("sent");
    QTest::addColumn<QStringList>("keys");
    QTest::addColumn<qint64>("line"); // 0: not named
    QTest::addColumn<QList<qint64>>("lines");
    QTest::addColumn<QStringList>("usedKeys");
    const QByteArray failed = "sku,price,error\n0815,1,no price\n C ,2,broken\n,3,broken\n";
    const QByteArray sent = "price,sku,name\n1,815,x\n1,0815,\"a\nb\"\n2,c,z\n9,,q\n";
    QTest::newRow("a guessed key") << failed << 0LL << sent << QStringList{} << 0LL << QList<qint64>{3}
                                   << QStringList{u"sku"_s};
    QTest::newRow("blanks and case") << failed << 1LL << sent << QStringList{} << 0LL << QList<qint64>{4}
                                     << QStringList{u"sku"_s};
    QTest::newRow("an empty key is none")
        << failed << 2LL << sent << QStringList{} << 0LL << QList<qint64>{} << QStringList{u"sku"_s};
    QTest::newRow("several may be meant")
        << failed << 0LL << sent << QStringList{u"price"_s} << 0LL << QList<qint64>{2, 3} << QStringList{u"price"_s};
    QTest::newRow("two keys") << failed << 0LL << sent << QStringList{u"price"_s, u"SKU"_s} << 0LL << QList<qint64>{3}
                              << QStringList{u"price"_s, u"SKU"_s};
    for (const Packing packing : {Packing::Workbook, Packing::Gzip, Packing::Zip})
        QTest::addRow("packed, %d", int(packing)) << packed(failed, packing) << 1LL << packed(sent, packing)
                                                  << QStringList{} << 0LL << QList<qint64>{4} << QStringList{u"sku"_s};
    QTest::newRow("a line") << failed << 0LL << sent << QStringList{} << 5LL << QList<qint64>{5} << QStringList{};
    QTest::newRow("the header is no row")
        << failed << 0LL << sent << QStringList{} << 1LL << QList<qint64>{} << QStringList{};
    QTest::newRow("no such line") << failed << 0LL << sent << QStringList{} << 77LL << QList<qint64>{} << QStringList{};
    QTest::newRow("a guessed line") << "row number,error\n3,broken\n4,broken\n"_ba << 1LL << sent << QStringList{}
                                    << 0LL << QList<qint64>{4} << QStringList{};
}

void TestSentRow::finds()
{
    QFETCH(QByteArray, failed);
    QFETCH(qint64, row);
    QFETCH(QByteArray, sent);
    QFETCH(QStringList, keys);
    QFETCH(qint64, line);
    QFETCH(QList<qint64>, lines);
    QFETCH(QStringList, usedKeys);
    SentRow::Wish wish{.keys = keys};
    if (line > 0)
        wish.line = line;
    const SentRow found = find(failed, row, sent, wish);
    QVERIFY(found.result);
    QList<qint64> foundLines;
    for (const qint64 each : found.rows)
        foundLines.append(found.lineOf(each));
    QCOMPARE(foundLines, lines);
    QCOMPARE(found.count, lines.size());
    QCOMPARE(found.keys, usedKeys);
    QCOMPARE(found.isGuessed, keys.isEmpty() && line == 0);
}

void TestSentRow::showsBothSideBySide()
{
    const SentRow found = find("sku,price,error\nA,12,broken\n", 0, "sku,name,price\nA,coat,12.0\n");
    QVERIFY(found.result);
    QCOMPARE(found.rows.size(), std::size_t(1));
    QStringList lines;
    for (const SentRow::Cell &cell : found.sideBySide(0))
        lines.append(cell.column + u'|' + QString::fromUtf8(cell.sent.value_or("-"_ba)) + u'|'
                     + QString::fromUtf8(cell.failed.value_or("-"_ba)) + (cell.differs ? u"|!"_s : QString()));
    QCOMPARE(lines, (QStringList{u"sku|A|A"_s, u"name|coat|-"_s, u"price|12.0|12|!"_s, u"error|-|broken"_s}));
}

/// Each column finds the other one of its name.
void TestSentRow::showsVeryWideRowsSideBySide()
{
    constexpr int columns = 16'384;
    constexpr int changed = 5;
    QByteArrayList names;
    QByteArrayList cells;
    for (int column = 0; column < columns; ++column) {
        names.append("c" + QByteArray::number(column));
        cells.append("v" + QByteArray::number(column));
    }
    const TableOnDisk sent(names.join(',') + '\n' + cells.join(',') + '\n');
    names.back() = "error";
    cells.back() = "broken";
    cells[changed] = "other";
    const TableOnDisk failed(QByteArrayList(names.rbegin(), names.rend()).join(',').toUpper() + '\n'
                             + QByteArrayList(cells.rbegin(), cells.rend()).join(',') + '\n');
    const QString format = TableFormat().toString();
    const SentRow found = SentRow::of({failed.path(), format, {}}, 0, {sent.path(), format, {}}, {.keys = {u"c1"_s}},
                                      std::make_shared<std::atomic_bool>(false));
    QVERIFY(found.result);
    QCOMPARE(found.rows.size(), std::size_t(1));
    const std::vector<SentRow::Cell> all = found.sideBySide(0);
    QCOMPARE(all.size(), std::size_t(columns + 1));
    for (int column = 0; column < columns; ++column) {
        const SentRow::Cell &cell = all[std::size_t(column)];
        QCOMPARE(cell.column, u"c%1"_s.arg(column));
        QCOMPARE(*cell.sent, QByteArray("v" + QByteArray::number(column)));
        QCOMPARE(cell.failed.has_value(), column < columns - 1);
        QCOMPARE(cell.differs, column == changed);
    }
    QCOMPARE(all.back().column, u"ERROR"_s);
    QVERIFY(!all.back().sent);
    QCOMPARE(*all.back().failed, "broken");
    QCOMPARE(found.commonColumns().size(), columns - 1);
}

void TestSentRow::saysWhyItCannot_data()
{
    QTest::addColumn<QByteArray>("failed");
    QTest::addColumn<QByteArray>("sent");
    QTest::addColumn<QStringList>("keys");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("no table") << "sku,error\nA,b\n"_ba
                              << "<!DOCTYPE html><p>x</p>"_ba << QStringList{} << ErrorKind::NotATable;
    QTest::newRow("damaged") << "sku,error\nA,b\n"_ba
                             << "PK\003\004 x"_ba << QStringList{} << ErrorKind::FileNotUsable;
    QTest::newRow("nothing in common") << "sku,error\nA,b\n"_ba
                                       << "name,size\nA,b\n"_ba << QStringList{} << ErrorKind::NotAllowed;
    QTest::newRow("no such key") << "sku,error\nA,b\n"_ba
                                 << "sku,size\nA,b\n"_ba << QStringList{u"size"_s} << ErrorKind::NotAllowed;
}

void TestSentRow::saysWhyItCannot()
{
    QFETCH(QByteArray, failed);
    QFETCH(QByteArray, sent);
    QFETCH(QStringList, keys);
    QFETCH(ErrorKind, kind);
    const SentRow found = find(failed, 0, sent, {.keys = keys});
    QVERIFY(!found.result);
    QCOMPARE(found.result.error().kind, kind);
    QCOMPARE(found.rows.size(), std::size_t(0));
}

QTEST_GUILESS_MAIN(TestSentRow)
#include "tst_sentrow.moc"
