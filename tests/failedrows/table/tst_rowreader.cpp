// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/rowblock.h"
#include "failedrows/table/rowreader.h"
#include "failedrows/table/tablefile.h"
#include "failedrows/table/tablelayout.h"
#include "failedrows/tablereading.h"

#include <QRandomGenerator>
#include <QStringEncoder>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestRowReader final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryEncoding_data();
    void readsEveryEncoding();
    void tellsWhereOpenQuotesAre();
    void readsLongLines();
    void cutsEndlessLines();
    void jumpsWhereItStreamed_data();
    void jumpsWhereItStreamed();
    void noticesThatTheFileWasCut();
};

namespace {

/// Rows of all shapes, some MB of them.
QByteArray anyTable(bool hasOpenQuotes)
{
    QRandomGenerator random(3);
    QByteArray text;
    while (text.size() < 1'500'000) {
        switch (random.bounded(12)) {
        case 0:
            text += "\r\n\n";
            break;
        case 1:
            text += "\"doubled \"\"quotes\"\", and\nlines\",b\r\n";
            break;
        case 2:
            text += "a,b,c,d,e,f\n";
            break;
        case 3:
            text += QByteArray(random.bounded(20'000), 'x') + ",long\n";
            break;
        case 4:
            text += "gr\xc3\xb6\xc3\x9f"
                    "e,\xf0\x9f\x98\x80,\xe2\x82\xac\n";
            break;
        case 5:
            text += hasOpenQuotes && random.bounded(3) == 0 ? "x,\"never ends\n" : "x\n";
            break;
        default:
            text += "1,2,3\n";
            break;
        }
    }
    return text;
}

TableFormat formatOf(TextEncoding encoding, int skippedBytes = 0)
{
    return {encoding, skippedBytes, ',', true};
}

} // namespace

void TestRowReader::readsEveryEncoding_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<TextEncoding>("encoding");
    QTest::addColumn<int>("skippedBytes");
    QTest::addColumn<QList<qint64>>("offsets");
    QTest::addColumn<Rows>("rows");
    const Rows expected{{"a", "\xc3\xa9\xe2\x82\xac"}, {"\"q\"", "b\nc"}, {"\xc3\xbc", ""}};
    const auto row = [](const char *name, const QByteArray &content, TextEncoding encoding, int skippedBytes,
                        const QList<qint64> &offsets, const Rows &rows) {
        QTest::newRow(name) << content << encoding << skippedBytes << offsets << rows;
    };
    const QString text = u"a,é€\n\"\"\"q\"\"\",\"b\nc\"\n\nü,"_s;
    row("UTF-8", text.toUtf8(), TextEncoding::Utf8, 0, {0, 8, 23}, expected);
    row("UTF-8 with mark", "\xef\xbb\xbf" + text.toUtf8(), TextEncoding::Utf8, 3, {3, 11, 26}, expected);
    row("Windows-1252", "a,\xe9\x80\n\"\"\"q\"\"\",\"b\nc\"\n\n\xfc,", TextEncoding::Windows1252, 0, {0, 5, 20},
        expected);
    QStringEncoder little(QStringEncoder::Utf16LE);
    QStringEncoder big(QStringEncoder::Utf16BE);
    row("UTF-16LE", little(text), TextEncoding::Utf16LE, 0, {0, 10, 40}, expected);
    row("UTF-16BE with mark", QByteArray("\xfe\xff") + QByteArray(big(text)), TextEncoding::Utf16BE, 2, {2, 12, 42},
        expected);
    const QString pairs = u"😀,b\n😀\nc"_s;
    row("UTF-16 pairs", little(pairs), TextEncoding::Utf16LE, 0, {0, 10, 16},
        {{"\xf0\x9f\x98\x80", "b"}, {"\xf0\x9f\x98\x80"}, {"c"}});
    // A low half alone, a high half alone, and half a unit.
    row("damaged UTF-16", QByteArray("a\0\x00\xdc\n\0\x3d\xd8,\0b\0\n\0c", 15), TextEncoding::Utf16LE, 0, {0, 6, 14},
        {{"a\xef\xbf\xbd"}, {"\xef\xbf\xbd", "b"}, {"\xef\xbf\xbd"}});
    row("NUL", QByteArray("a\0,b\n\0", 6), TextEncoding::Utf8, 0, {0, 5},
        {{QByteArray("a\0", 2), "b"}, {QByteArray("\0", 1)}});
}

void TestRowReader::readsEveryEncoding()
{
    QFETCH(QByteArray, content);
    QFETCH(TextEncoding, encoding);
    QFETCH(int, skippedBytes);
    QFETCH(QList<qint64>, offsets);
    QFETCH(Rows, rows);
    Rows readRows;
    QList<qint64> readOffsets;
    const auto all = TableOnDisk(content).read(formatOf(encoding, skippedBytes));
    for (const TableOnDisk::Row &row : all) {
        readRows += row.cells;
        readOffsets += row.offset;
    }
    QCOMPARE(readRows, rows);
    QCOMPARE(readOffsets, offsets);
}

void TestRowReader::tellsWhereOpenQuotesAre()
{
    const QByteArray lines = QByteArray("1,\"2\"\n").repeated(100'000);
    const auto rows = TableOnDisk(lines + "3, \"open\n4,5\n6,\"\"\n").read(formatOf(TextEncoding::Utf8));
    QCOMPARE(rows.size(), 100'003);
    QCOMPARE(rows.at(100'000).openQuote, std::optional<qint64>(lines.size() + 3));
    QCOMPARE(rows.at(100'000).cells, QByteArrayList({"3", " \"open"}));
    QCOMPARE(rows.at(100'001).cells, QByteArrayList({"4", "5"}));
    QCOMPARE(rows.at(100'002).cells, QByteArrayList({"6", ""}));
    QVERIFY(!rows.at(99'999).openQuote && !rows.at(100'001).openQuote);
}

void TestRowReader::readsLongLines()
{
    const QByteArray cell(5'000'000, 'y');
    const auto rows = TableOnDisk("a,b\n" + cell + ",\"" + cell + "\n\"\nc").read(formatOf(TextEncoding::Utf8));
    QCOMPARE(rows.size(), 3);
    QVERIFY(rows.at(1).cells == QByteArrayList({cell, cell + '\n'}));
    QCOMPARE(rows.at(2).cells, QByteArrayList({"c"}));
    QCOMPARE(rows.at(2).offset, qint64(2 * cell.size() + 9));
}

void TestRowReader::cutsEndlessLines()
{
    // Cut where a row may be no longer, but never within a character.
    const QByteArray line = "x" + QByteArray("\xc3\xa4").repeated(RowReader::longestRow / 2 + 10);
    const auto rows = TableOnDisk("a\n" + line + ",b\nc\n").read(formatOf(TextEncoding::Utf8));
    QCOMPARE(rows.size(), 4);
    QCOMPARE(rows.at(1).cells.size(), 1);
    QVERIFY(rows.at(1).isCut && !rows.at(0).isCut && !rows.at(2).isCut);
    QVERIFY(rows.at(1).cells.front() + rows.at(2).cells.front() == line);
    QCOMPARE(rows.at(2).offset, 2 + rows.at(1).cells.front().size());
    QCOMPARE(rows.at(3).cells, QByteArrayList({"c"}));
}

void TestRowReader::jumpsWhereItStreamed_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<TextEncoding>("encoding");
    const QByteArray table = anyTable(false);
    QTest::newRow("UTF-8") << table << TextEncoding::Utf8;
    QTest::newRow("with open quotes") << anyTable(true) << TextEncoding::Utf8;
    QTest::newRow("Windows-1252") << table << TextEncoding::Windows1252;
    QStringEncoder little(QStringEncoder::Utf16LE);
    QTest::newRow("UTF-16") << QByteArray(little(QString::fromUtf8(table))) << TextEncoding::Utf16LE;
    QTest::newRow("endless line") << QByteArray(RowReader::longestRow + 1000, 'z') + ",b\nc" << TextEncoding::Utf8;
}

void TestRowReader::jumpsWhereItStreamed()
{
    QFETCH(QByteArray, content);
    QFETCH(TextEncoding, encoding);
    const TableOnDisk disk(content);
    const auto streamed = disk.read(formatOf(encoding));
    RowIndex index(0);
    for (const TableOnDisk::Row &row : streamed)
        index.addRow(row.number, row.offset);
    index.complete(streamed.size(), content.size());
    QCOMPARE(index.rows(), streamed.size());

    TableLayout layout;
    layout.path = disk.path();
    layout.format = formatOf(encoding);
    TableFile file(disk.path());
    QVERIFY(file.open());
    QRandomGenerator random(5);
    for (qsizetype jump = 0; jump < std::min<qsizetype>(300, streamed.size()); ++jump) {
        const qint64 row = random.bounded(int(streamed.size()));
        const auto place = index.blockOf(row);
        QVERIFY(place && place->range.firstRow <= row && row < place->range.firstRow + place->rows);
        const auto block = RowBlock::read(file, layout, *place);
        QVERIFY(block);
        std::vector<QByteArrayView> cells;
        const RowView view = block.value()->view(row - place->range.firstRow, cells);
        TableOnDisk::Row found{view.number, view.offset, {}, view.flags.isCut, streamed.at(row).openQuote};
        for (const QByteArrayView cell : view.cells)
            found.cells += cell.toByteArray();
        QVERIFY(found == streamed.at(row));
        QCOMPARE(view.flags.hasOpenQuote, streamed.at(row).openQuote.has_value());
    }
    QVERIFY(!index.blockOf(-1) && !index.blockOf(streamed.size()));
}

void TestRowReader::noticesThatTheFileWasCut()
{
    const TableOnDisk disk(QByteArray("1,2\n").repeated(300'000));
    TableFile file(disk.path());
    QVERIFY(file.open());
    RowReader reader(file, {}, {0, file.stamp().size, 0}, 0);
    QVERIFY(reader.next());
    disk.write("1,2\n");
    while (reader.next()) { }
    QVERIFY(reader.error());
    QCOMPARE(reader.error()->kind, ErrorKind::FileChanged);
    QCOMPARE(file.check().error().kind, ErrorKind::FileChanged);
    QVERIFY(QFile::remove(disk.path()));
    QCOMPARE(file.check().error().kind, ErrorKind::FileGone);
}

QTEST_GUILESS_MAIN(TestRowReader)
#include "tst_rowreader.moc"
