// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/comparedrows.h"
#include "failedrows/compare/comparisonrows.h"
#include "failedrows/compare/comparisonsummary.h"
#include "failedrows/compare/comparisontext.h"
#include "failedrows/packedtable.h"
#include "failedrows/tablereading.h"
#include "support/wait.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

using Kind = FileComparison::Kind;

/// What is shown of two compared files.
class TestFileComparison final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatBecameOfEachRow();
    void saysWhyItCannot_data();
    void saysWhyItCannot();
    void readsWhatIsPacked_data();
    void readsWhatIsPacked();
    void takesTheChosenTable();
    void takesTheReasonColumnOfTheUser();
    void showsTheRowsOfAKind();
    void findsATextInEitherFile();
    void findsWhatALookAtAllRowsFinds();
    void failsWhereAFileChanged();
    void showsNoRowsOfAnotherFile_data();
    void showsNoRowsOfAnotherFile();
    void comparesNoRowsOfAnotherFile();
    void findsColumnsByName();
    void comparesVeryWideFiles();
    void summarizesWithoutClaims();
};

namespace {

const QByteArray olderText = "sku,price,name,error\n"
                             "A,1,Hat,price 17 is missing\n"
                             "B,1,Coat,price 18 is missing\n"
                             "C,1,Shoe,no such category\n"
                             ",1,Belt,no such category\n";
const QByteArray newerText = "sku,price,name,error\n"
                             "F,9,Scarf,price 20 is missing\n"
                             "B,2,Cloak,no such category\n"
                             "A,1,Hat,price 99 is missing\n";

std::shared_ptr<const FileComparison> comparedFiles(const TableOnDisk &older, const TableOnDisk &newer,
                                                    const QStringList &keys = {}, const QString &reasonColumn = {})
{
    const auto stop = std::make_shared<std::atomic_bool>(false);
    return std::make_shared<const FileComparison>(
        FileComparison::of({older.path(), {}, reasonColumn}, {newer.path(), {}, reasonColumn}, keys, stop));
}

QList<std::pair<qint64, qint64>> shown(const ComparisonRows &rows)
{
    QList<std::pair<qint64, qint64>> all;
    for (qint64 place = 0; place < rows.count(); ++place)
        all.append({rows.at(place).older, rows.at(place).newer});
    return all;
}

bool isReady(ComparisonRows &rows)
{
    return Testing::waitFor([&rows] { return rows.isReady(); });
}

bool find(ComparisonRows &rows, const QString &text)
{
    QSignalSpy changed(&rows, &ComparisonRows::changed);
    rows.setText(text);
    return Testing::waitFor([&] { return changed.count() > 0 && !rows.isSearching(); });
}

} // namespace

void TestFileComparison::tellsWhatBecameOfEachRow()
{
    const TableOnDisk older(olderText);
    const TableOnDisk newer(newerText);
    const auto comparison = comparedFiles(older, newer);
    QVERIFY(comparison->result);
    QCOMPARE(comparison->keys, QStringList{u"sku"_s});
    QVERIFY(comparison->isGuessed);
    for (const Kind kind : FileComparison::kinds)
        QCOMPARE(comparison->count(kind), 1);
    QCOMPARE(comparison->row(Kind::SameReason, 0).newer, 2);
    const FileComparison::Row other = comparison->row(Kind::OtherReason, 0);
    QCOMPARE(other.older, 1);
    QCOMPARE(other.newer, 1);
    QVERIFY(other.hasChangedCells);
    QCOMPARE(comparison->row(Kind::NewlyFailing, 0).older, -1);
    QCOMPARE(comparison->row(Kind::NotInNewer, 0).newer, -1);
    const QByteArrayList before{"B", "1", "Coat", ""};
    const QByteArrayList after{"B", "2", "Cloak", ""};
    QCOMPARE(ComparisonText::changes(comparison->changes([&](int column) { return before.at(column); },
                                                         [&](int column) { return after.at(column); })),
             u"price: 1 → 2; name: Coat → Cloak"_s);

    QStringList reasons;
    for (const FileComparison::ReasonChange &change : comparison->reasonChanges())
        reasons.append(u"%1>%2"_s.arg(change.before).arg(change.after));
    QCOMPARE(reasons, (QStringList{u"2>1"_s, u"2>2"_s}));
    QVERIFY(!ComparisonText::leftOut(comparison->result.value()).isEmpty());
}

void TestFileComparison::saysWhyItCannot_data()
{
    QTest::addColumn<QByteArray>("newer");
    QTest::addColumn<QStringList>("keys");
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<int>("tables");
    QTest::newRow("no table") << QByteArray("<!DOCTYPE html><p>sign in</p>") << QStringList() << ErrorKind::NotATable
                              << QString() << 1;
    const QByteArray half = packed(newerText, Packing::Workbook).chopped(200);
    QTest::newRow("damaged") << half << QStringList() << ErrorKind::FileNotUsable << u"."_s << 1;
    QTest::newRow("cut short") << gzip(newerText + QByteArray("X,1,2,3\n").repeated(1000), false) << QStringList()
                               << ErrorKind::FileNotUsable << u"."_s << 1;
    QTest::newRow("which table") << zipOfTwo(newerText, newerText) << QStringList() << ErrorKind::FileNotUsable
                                 << u"a.csv, b.csv"_s << 1;
    QTest::newRow("no key") << QByteArray("other,error\nx,y\n") << QStringList() << ErrorKind::NotAllowed << QString()
                            << 2;
    QTest::newRow("no such key") << newerText << QStringList{u"ean"_s} << ErrorKind::NotAllowed << u"ean"_s << 2;
}

void TestFileComparison::saysWhyItCannot()
{
    QFETCH(const QByteArray, newer);
    QFETCH(const QStringList, keys);
    QFETCH(const ErrorKind, kind);
    QFETCH(const QString, detail);
    QFETCH(const int, tables);
    const TableOnDisk first(olderText);
    const TableOnDisk second(newer);
    const auto comparison = comparedFiles(first, second, keys);
    QVERIFY(!comparison->result);
    QCOMPARE(comparison->result.error().kind, kind);
    QVERIFY2(comparison->result.error().detail.endsWith(detail), qPrintable(comparison->result.error().detail));
    QCOMPARE(comparison->result.error().detail.isEmpty(), detail.isEmpty());
    QCOMPARE(int(comparison->tables.size()), tables);
}

void TestFileComparison::readsWhatIsPacked_data()
{
    QTest::addColumn<Packing>("older");
    QTest::addColumn<Packing>("newer");
    QTest::newRow("workbooks") << Packing::Workbook << Packing::Workbook;
    QTest::newRow("a workbook and a text") << Packing::Workbook << Packing::None;
    QTest::newRow("compressed and archived") << Packing::Gzip << Packing::Zip;
}

/// As if they were texts, the cells that are shown included.
void TestFileComparison::readsWhatIsPacked()
{
    QFETCH(const Packing, older);
    QFETCH(const Packing, newer);
    const TableOnDisk first(packed(olderText, older));
    const TableOnDisk second(packed(newerText, newer));
    const auto comparison = comparedFiles(first, second);
    QVERIFY(comparison->result);
    const auto plain = comparedFiles(TableOnDisk(olderText), TableOnDisk(newerText));
    for (const Kind kind : FileComparison::kinds)
        QCOMPARE(comparison->count(kind), plain->count(kind));
    QCOMPARE(comparison->result.value().olderWithoutKey, 1);
    for (const ComparedTable &table : comparison->tables)
        QVERIFY(!table.spool); // nothing stays on the disk
    ComparisonRows rows(comparison);
    QVERIFY(isReady(rows));
    QVERIFY(find(rows, u"cloak"_s));
    QCOMPARE(shown(rows), (QList<std::pair<qint64, qint64>>{{1, 1}}));
}

void TestFileComparison::takesTheChosenTable()
{
    const TableOnDisk older(olderText);
    const TableOnDisk newer(zipOfTwo("sku,error\nX,other\n", newerText));
    const auto stop = std::make_shared<std::atomic_bool>(false);
    const FileComparison::Source chosen{newer.path(), {}, {}, {.member = u"b.csv"_s}};
    const auto comparison =
        std::make_shared<const FileComparison>(FileComparison::of({older.path(), {}, {}}, chosen, {u"sku"_s}, stop));
    QVERIFY(comparison->result);
    QCOMPARE(comparison->count(Kind::NewlyFailing), 1);
    ComparisonRows rows(comparison);
    QVERIFY(isReady(rows));
    QVERIFY(find(rows, u"scarf"_s));
    QCOMPARE(rows.count(), 1);

    *stop = true;
    QCOMPARE(FileComparison::of({older.path(), {}, {}}, chosen, {}, stop).result.error().kind, ErrorKind::Cancelled);
}

void TestFileComparison::takesTheReasonColumnOfTheUser()
{
    const TableOnDisk older("sku,note,error\nA,x,broken\n");
    const TableOnDisk newer("sku,note,error\nA,y,broken\n");
    QCOMPARE(comparedFiles(older, newer)->count(Kind::SameReason), 1);
    QCOMPARE(comparedFiles(older, newer, {}, u"Note"_s)->count(Kind::OtherReason), 1);
}

void TestFileComparison::showsTheRowsOfAKind()
{
    const TableOnDisk older(olderText);
    const TableOnDisk newer(newerText);
    ComparisonRows rows(comparedFiles(older, newer));
    QCOMPARE(shown(rows), (QList<std::pair<qint64, qint64>>{{0, 2}, {1, 1}, {-1, 0}, {2, -1}}));
    QCOMPARE(rows.kindAt(3), Kind::NotInNewer);
    rows.setKind(Kind::NewlyFailing);
    QCOMPARE(shown(rows), (QList<std::pair<qint64, qint64>>{{-1, 0}}));
    QVERIFY(isReady(rows));
    QSignalSpy fetched(&rows, &ComparisonRows::fetched);
    rows.fetch(-5, 100);
    QTRY_VERIFY(rows.newerRow(rows.at(0)));
    QCOMPARE(rows.newerRow(rows.at(0))->text(0), u"F"_s);
    QVERIFY(!rows.olderRow(rows.at(0)));
}

void TestFileComparison::findsATextInEitherFile()
{
    const TableOnDisk older(olderText);
    const TableOnDisk newer(newerText);
    ComparisonRows rows(comparedFiles(older, newer));
    rows.setText(u"coat"_s); // before the files are read
    QVERIFY(isReady(rows));
    QTRY_VERIFY(!rows.isSearching() && rows.count() == 1);
    QCOMPARE(rows.at(0).older, 1);
    QCOMPARE(rows.allCount(), 4);
    QVERIFY(find(rows, u"CLOAK"_s));
    QCOMPARE(shown(rows), (QList<std::pair<qint64, qint64>>{{1, 1}}));
    rows.setKind(Kind::SameReason);
    QCOMPARE(rows.count(), 0);
    rows.setKind({});
    QCOMPARE(rows.count(), 1);
    rows.setText({});
    QCOMPARE(rows.count(), 4);
}

void TestFileComparison::findsWhatALookAtAllRowsFinds()
{
    QRandomGenerator random(7);
    const auto make = [&random] {
        QByteArray text = "id,color,error\n";
        for (int row = 0; row < 400; ++row)
            text += QByteArray::number(random.bounded(600)) + ",c" + QByteArray::number(random.bounded(30)) + ",why"
                + QByteArray::number(random.bounded(3)) + "\n";
        return text;
    };
    const QByteArray before = make();
    const QByteArray after = make();
    const TableOnDisk older(before);
    const TableOnDisk newer(after);
    const QByteArrayList olderLines = before.split('\n').mid(1);
    const QByteArrayList newerLines = after.split('\n').mid(1);
    ComparisonRows rows(comparedFiles(older, newer, {u"id"_s}));
    const auto all = shown(rows);
    QVERIFY(all.size() > 100);
    QVERIFY(isReady(rows));
    for (const char *needle : {"c7", "why1", "99", "nothing of this"}) {
        QVERIFY(find(rows, QString::fromLatin1(needle)));
        QList<std::pair<qint64, qint64>> expected;
        for (const auto &[one, other] : all) {
            const auto has = [needle](const QByteArrayList &lines, qint64 row) {
                const QByteArrayList cells = row < 0 ? QByteArrayList() : lines.at(row).split(',');
                return std::any_of(cells.begin(), cells.end(),
                                   [needle](const QByteArray &cell) { return cell.contains(needle); });
            };
            if (has(olderLines, one) || has(newerLines, other))
                expected.append({one, other});
        }
        QCOMPARE(shown(rows), expected);
    }
}

void TestFileComparison::failsWhereAFileChanged()
{
    const TableOnDisk older(olderText);
    const TableOnDisk newer(newerText);
    ComparisonRows rows(comparedFiles(older, newer));
    QVERIFY(isReady(rows));
    QList<ErrorKind> failures;
    connect(&rows, &ComparisonRows::failed, this, [&failures](const Error &error) { failures += error.kind; });
    newer.write(QByteArray(500, 'x'));
    rows.setText(u"a"_s);
    QTRY_VERIFY(!failures.isEmpty() || !rows.isSearching());
    QVERIFY(!failures.isEmpty());
}

void TestFileComparison::showsNoRowsOfAnotherFile_data()
{
    QTest::addColumn<Packing>("packing");
    QTest::addColumn<bool>("isOlder");
    QTest::newRow("older text") << Packing::None << true;
    QTest::newRow("newer text") << Packing::None << false;
    QTest::newRow("older gzip") << Packing::Gzip << true;
    QTest::newRow("newer gzip") << Packing::Gzip << false;
}

/// A file is saved again without a row after it was read, while the other one still was: no other file may take its
/// place under the numbers of its rows.
void TestFileComparison::showsNoRowsOfAnotherFile()
{
    QFETCH(const Packing, packing);
    QFETCH(const bool, isOlder);
    const TableOnDisk older(packed(olderText, packing));
    const TableOnDisk newer(packed(newerText, packing));
    const auto comparison = comparedFiles(older, newer);
    QVERIFY(comparison->result);
    QByteArrayList lines = (isOlder ? olderText : newerText).split('\n');
    lines.removeAt(1);
    (isOlder ? older : newer).write(packed(lines.join('\n'), packing));

    ComparisonRows rows(comparison);
    QSignalSpy ready(&rows, &ComparisonRows::ready);
    QList<ErrorKind> failures;
    connect(&rows, &ComparisonRows::failed, this, [&failures](const Error &error) { failures += error.kind; });
    QTRY_VERIFY(!failures.isEmpty() && (isOlder ? rows.newer() : rows.older()).isComplete());
    QCOMPARE(failures, QList<ErrorKind>{ErrorKind::FileChanged});
    QVERIFY(!rows.isReady());
    rows.fetch(0, rows.count() - 1);
    for (qint64 place = 0; place < rows.count(); ++place)
        QVERIFY(!(isOlder ? rows.olderRow(rows.at(place)) : rows.newerRow(rows.at(place))));
    QCOMPARE(ready.count(), 0);
}

/// Its head told how it is read, and where its reasons are.
void TestFileComparison::comparesNoRowsOfAnotherFile()
{
    const TableOnDisk disk(olderText);
    const std::atomic_bool stop = false;
    const auto table = ComparedTable::open({disk.path(), {}, {}}, std::make_shared<std::atomic_bool>(false));
    QVERIFY(table);
    qint64 seen = 0;
    const auto see = [&seen](const RowView &) { ++seen; };
    QVERIFY(eachRow(table.value(), stop, see));
    QCOMPARE(seen, 4);
    disk.write(newerText);
    const Outcome again = eachRow(table.value(), stop, see);
    QVERIFY(!again);
    QCOMPARE(again.error().kind, ErrorKind::FileChanged);
    QCOMPARE(seen, 4);
}

/// As one alone is found, whatever the names are.
void TestFileComparison::findsColumnsByName()
{
    ComparedTable table;
    table.header = {u"sku"_s, u" SKU "_s,  u"Name"_s,    u""_s,       u"  "_s, u"5"_s,
                    u"4"_s,   u"Straße"_s, u"ΣΊΣΥΦΟΣ"_s, u"name\t"_s, u"İ"_s,  u"ǅ"_s};
    table.columns = table.header.size() + 2; // the last ones have no name
    const QHash<QString, int> byName = table.columnsByName();
    QStringList names = table.header;
    names += {u"SKU"_s, u"NAME "_s, u"straße"_s, u"STRASSE"_s, u"σίσυφος"_s, u"i"_s, u"ı"_s, u"ǆ"_s, u"nothing"_s};
    for (int number = 0; number < 20; ++number)
        names.append(QString::number(number));
    for (const QString &name : names)
        QVERIFY2(byName.value(ComparedTable::foldedName(name), -1) == table.columnNamed(name), qPrintable(name));
    QCOMPARE(byName.value(u"sku"_s, -1), 0); // the first of a name
    QCOMPARE(byName.value(u"5"_s, -1), 4); // before the one that is called so
    QCOMPARE(byName.value(u"14"_s, -1), 13);
    QCOMPARE(byName.size(), 10);
}

/// Each column finds the other one of its name.
void TestFileComparison::comparesVeryWideFiles()
{
    constexpr int columns = 16'384;
    constexpr int changed = 77;
    QByteArrayList names;
    QByteArrayList before;
    for (int column = 0; column < columns; ++column) {
        names.append("c" + QByteArray::number(column));
        before.append("v" + QByteArray::number(column));
    }
    const QByteArrayList newNames(names.rbegin(), names.rend());
    QByteArrayList after(before.rbegin(), before.rend());
    after[columns - 1 - changed] = "other";
    const TableOnDisk older(names.join(',') + '\n' + before.join(',') + '\n');
    const TableOnDisk newer(newNames.join(',').toUpper() + '\n' + after.join(',') + '\n');
    const QString format = TableFormat().toString();
    const auto comparison = FileComparison::of({older.path(), format, {}}, {newer.path(), format, {}}, {u"C0"_s},
                                               std::make_shared<std::atomic_bool>(false));
    QVERIFY(comparison.result);
    QCOMPARE(comparison.count(Kind::SameReason) + comparison.count(Kind::OtherReason), 1);
    const auto changes = comparison.changes([&](int column) -> QByteArrayView { return before.at(column); },
                                            [&](int column) -> QByteArrayView { return after.at(column); });
    QCOMPARE(changes.size(), std::size_t(1));
    QCOMPARE(changes.front().column, u"c%1"_s.arg(changed));
    QCOMPARE(changes.front().after, "other");
    const QStringList common = comparison.commonColumns();
    QCOMPARE(common.size(), columns);
    QCOMPARE(common.front(), u"c0"_s);
    QCOMPARE(common.back(), u"c16383"_s);
    const auto guessed = FileComparison::of({older.path(), format, {}}, {newer.path(), format, {}}, {},
                                            std::make_shared<std::atomic_bool>(false));
    QVERIFY(guessed.result && guessed.isGuessed);
    QCOMPARE(guessed.keys, QStringList{u"c0"_s});
}

void TestFileComparison::summarizesWithoutClaims()
{
    const TableOnDisk older(olderText);
    const TableOnDisk newer(newerText);
    const auto comparison = comparedFiles(older, newer);
    const ComparisonSummary summary(*comparison, u"first_[1].csv"_s, u"second of ada@example.com"_s);
    const QString text = summary.plainText();
    QVERIFY2(text.contains(u"first_[1].csv"_s), qPrintable(text));
    QVERIFY(!text.contains(u"ada@"_s));
    for (const Kind kind : FileComparison::kinds)
        QVERIFY(text.contains(ComparisonText::kind(kind) + u": 1"_s));
    QVERIFY(text.contains(ComparisonText::leftOut(comparison->result.value())));
    QVERIFY(!text.contains(u"success"_s, Qt::CaseInsensitive));
    QVERIFY(summary.markdown().contains(u"first\\_\\[1\\].csv"_s));
}

QTEST_GUILESS_MAIN(TestFileComparison)
#include "tst_filecomparison.moc"
