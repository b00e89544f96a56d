// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/find/searchedfolder.h"
#include "failedrows/packedtable.h"
#include "failedrows/table/unpackedtable.h"
#include "failedrows/tablereading.h"

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

using Kind = CellMatch::Kind;

/// Values in workbooks, compressed files and archives.
class TestPackedSearch final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void looksIntoWhatIsPacked_data();
    void looksIntoWhatIsPacked();
    void readsLettersFarBehind_data() { looksIntoWhatIsPacked_data(); }
    void readsLettersFarBehind();
    void takesTheChosenTable();
    void usesNoFilterOfAnotherText();
    void unpacksNoMoreThanItMay();
};

void TestPackedSearch::looksIntoWhatIsPacked_data()
{
    QTest::addColumn<Packing>("packing");
    QTest::addColumn<bool>("isIndexed");
    for (const bool isIndexed : {false, true}) {
        const char *const by = isIndexed ? "with filters" : "without filters";
        QTest::addRow("text, %s", by) << Packing::None << isIndexed;
        QTest::addRow("gzip, %s", by) << Packing::Gzip << isIndexed;
        QTest::addRow("zip, %s", by) << Packing::Zip << isIndexed;
        QTest::addRow("workbook, %s", by) << Packing::Workbook << isIndexed;
    }
}

/// The same rows, however they came.
void TestPackedSearch::looksIntoWhatIsPacked()
{
    QFETCH(Packing, packing);
    QFETCH(bool, isIndexed);
    QByteArray csv = "sku,name,error\n";
    for (int row = 0; row < 3000; ++row)
        csv += "SKU-" + QByteArray::number(row) + ",\"one \"\"quoted\"\", " + QByteArray::number(row % 7)
            + "\",no price\n";
    Folder folder;
    folder.add(packed(csv, packing));
    folder.add("sku\nSKU-4711\n");
    if (isIndexed)
        folder.index();
    QCOMPARE(foundIn(folder, u"sku-2711"_s, Kind::Value), (Places{{{0, 2711}, {0}}}));
    QCOMPARE(foundIn(folder, u"one \"quoted\", 3"_s, Kind::Value).size(), std::size_t(429));
    QCOMPARE(foundIn(folder, u"-29"_s, Kind::Part).size(), std::size_t(111));
    QCOMPARE(foundIn(folder, u"nowhere"_s, Kind::Value), Places());
    RowsFinder finder;
    QSignalSpy finished(&finder, &RowsFinder::finished);
    finder.start({.text = u"no price"_s}, folder.files);
    QVERIFY(finished.wait());
    QCOMPARE(finder.coverage().searched, 2);
    QCOMPARE(finder.coverage().rows, 3000);
    QCOMPARE(finder.unfiltered().size(), std::size_t(isIndexed ? 0 : 2));
}

/// As the window reads them, though the first bytes do not tell how.
void TestPackedSearch::readsLettersFarBehind()
{
    QFETCH(Packing, packing);
    QFETCH(bool, isIndexed);
    constexpr int rowsBefore = 20'000;
    const QByteArray csv = "sku,name\n" + QByteArray("A-1,chair\n").repeated(rowsBefore);
    Folder folder;
    folder.add(packed(csv + "A-2,M\xfcller\n", packing == Packing::Workbook ? Packing::None : packing));
    folder.add(packed(csv + "A-3,M\xc3\xbcller\n", packing));
    if (isIndexed)
        folder.index();
    QCOMPARE(foundIn(folder, u"müller"_s, Kind::Value), (Places{{{0, rowsBefore}, {1}}, {{1, rowsBefore}, {1}}}));
    folder.files.front().format = u"utf-8;44;header"_s;
    QCOMPARE(foundIn(folder, u"müller"_s, Kind::Value), (Places{{{1, rowsBefore}, {1}}}));
}

/// Another choice makes another filter necessary.
void TestPackedSearch::takesTheChosenTable()
{
    Folder folder;
    folder.add(zipOfTwo("sku,error\nA-1,no\n", "sku,error\nB-1,no\n"));
    RowsFinder finder;
    QSignalSpy finished(&finder, &RowsFinder::finished);
    finder.start({.text = u"a-1"_s}, folder.files);
    QVERIFY(finished.wait());
    QCOMPARE(finder.coverage().packed, 1); // nobody said which
    folder.files.front().choice.member = u"b.csv"_s;
    folder.index();
    QCOMPARE(foundIn(folder, u"b-1"_s, Kind::Value).size(), std::size_t(1));
    QCOMPARE(foundIn(folder, u"a-1"_s, Kind::Value).size(), std::size_t(0));
    folder.files.front().choice.member = u"a.csv"_s;
    QCOMPARE(foundIn(folder, u"b-1"_s, Kind::Value).size(), std::size_t(0));
    QCOMPARE(foundIn(folder, u"a-1"_s, Kind::Value).size(), std::size_t(1));
}

/// Its places are not those of what the file holds now, even where it goes by the same key.
void TestPackedSearch::usesNoFilterOfAnotherText()
{
    constexpr int rowsBefore = 5000;
    Folder folder;
    folder.add(packed("sku,error\nA-1,no\n", Packing::Gzip));
    const SearchedFile &file = folder.files.front();
    const auto made = makeFilter(file, std::make_shared<std::atomic_bool>(false));
    QVERIFY(made);
    QVERIFY(made.value().key == filterKeyOf(file));
    QFile disk(file.path);
    QVERIFY(disk.open(QFile::WriteOnly));
    disk.write(packed("sku,error\n" + QByteArray("B-2,no\n").repeated(rowsBefore) + "A-1,no\n", Packing::Gzip));
    disk.close();
    ValueFilter stale = made.value();
    stale.key = filterKeyOf(file);
    ValueIndex index(file.indexPath);
    index.open();
    QVERIFY(index.append(stale));

    QCOMPARE(foundIn(folder, u"a-1"_s, Kind::Value), (Places{{{0, rowsBefore}, {0}}}));
    RowsFinder finder;
    QSignalSpy finished(&finder, &RowsFinder::finished);
    finder.start({.text = u"a-1"_s}, folder.files);
    QVERIFY(finished.wait());
    QCOMPARE(finder.unfiltered().size(), std::size_t(1)); // it gets one of its own
}

/// A small file may turn into one that fills the disk.
void TestPackedSearch::unpacksNoMoreThanItMay()
{
    const QByteArray csv = "sku,error\n" + QByteArray("A-1,no price\n").repeated(10'000);
    const auto stop = std::make_shared<std::atomic_bool>(false);
    for (const Packing packing : {Packing::Gzip, Packing::Zip, Packing::Workbook}) {
        const TableOnDisk file(packed(csv, packing));
        const auto all = UnpackedTable::of(file.path(), {}, stop, csv.size() * 2);
        QVERIFY(all.ok() && all.value().spool);
        QVERIFY(!all.value().spool->failure());
        const auto some = UnpackedTable::of(file.path(), {}, stop, csv.size() / 2);
        QVERIFY(!some.ok());
        QCOMPARE(some.error().kind, ErrorKind::FileNotUsable);
        QVERIFY(!some.error().detail.isEmpty());
    }
    QVERIFY(!UnpackedTable::of(TableOnDisk(csv).path(), {}, stop, 10).value().spool); // a text is read as it is
}

QTEST_GUILESS_MAIN(TestPackedSearch)
#include "tst_packedsearch.moc"
