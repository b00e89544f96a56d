// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/tablereading.h"
#include "failedrows/workbook/memorystream.h"
#include "failedrows/workbook/opensheetreader.h"
#include "failedrows/workbook/sharedstrings.h"
#include "failedrows/workbook/sharedstringsreader.h"
#include "failedrows/workbook/sheetreader.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// Sheets as other programs write them, and as only an attacker does.
class TestSheetReader final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsCells_data();
    void readsCells();
    void readsSharedTexts();
    void readsTextsInAnyOrder();
    void leavesDrawingsOut_data();
    void leavesDrawingsOut();
    void refuses_data();
    void refuses();
    void ends();
};

namespace {

struct Read
{
    Rows rows;
    std::optional<Obstacle> obstacle;
    qint64 formulasWithoutValue = 0;
};

Read readParts(const QByteArray &sheet, const QByteArray &strings, qint64 piece, const Bounds &bounds = {})
{
    const auto stop = std::make_shared<std::atomic_bool>(false);
    SharedStrings shared(stop, bounds);
    MemoryStream stringsPart(strings, piece);
    readSharedStrings(stringsPart, shared, bounds, *stop);
    Spool spool(stop, bounds.spooledBytes);
    if (!spool.open())
        return {};
    MemoryStream part(sheet, piece);
    readSheet(part, {{NumberKind::Number, NumberKind::Date}, false, &shared}, spool, bounds);
    QByteArray text(spool.size(), Qt::Uninitialized);
    Read result;
    if (!text.isEmpty() && !spool.read(text.data(), 0, text.size()))
        return {};
    result.rows = tokenized(text, spooledDelimiter);
    if (const auto failure = spool.failure())
        result.obstacle = std::get<Obstacle>(*failure);
    result.formulasWithoutValue = spool.formulasWithoutValue();
    return result;
}

QByteArray sheet(const QByteArray &rows)
{
    return "<?xml version=\"1.0\"?><x:worksheet xmlns:x=\"urn:x\"><x:sheetData>" + rows
        + "</x:sheetData><x:pageMargins/></x:worksheet>";
}

QByteArray strings(const QByteArray &items)
{
    return "<?xml version=\"1.0\"?><sst xmlns=\"urn:x\">" + items + "</sst>";
}

} // namespace

void TestSheetReader::readsCells_data()
{
    QTest::addColumn<QByteArray>("cells");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const QByteArray &cells, const QByteArrayList &expected) {
        QTest::newRow(name) << cells << expected;
    };
    row("number", "<c><v>0.10</v></c>", {"0.10"});
    row("number with blanks around", "<c t=\"n\"><v> 7 </v></c>", {"7"});
    row("date by its style", "<c s=\"1\"><v>46350</v></c>", {"2026-11-24"});
    row("style that is not there", "<c s=\"99\"><v>46350</v></c>", {"46350"});
    row("date as text", "<c t=\"d\" s=\"1\"><v>2026-11-24T01:02:03Z</v></c>", {"2026-11-24T01:02:03Z"});
    row("booleans", "<c t=\"b\"><v>1</v></c><c t=\"b\"><v>0</v></c><c t=\"b\"><v>true</v></c>",
        {"true", "false", "true"});
    row("error", "<c t=\"e\"><v>#DIV/0!</v></c>", {"#DIV/0!"});
    row("formula", "<c t=\"str\"><f>A1</f><v>a &amp; b</v></c>", {"a & b"});
    row("inline", "<c t=\"inlineStr\"><is><t>a</t></is></c>", {"a"});
    row("inline in runs, without phonetics",
        "<c t=\"inlineStr\"><is><r><t>a</t></r><r><rPr/><t xml:space=\"preserve\"> "
        "b</t></r><rPh><t>no</t></rPh></is></c>",
        {"a b"});
    row("inline as a value",
        "<c t=\"inlineStr\"><v>a</v></c><c t=\"inlineStr\"><v>b</v><is><t>c</t></is></c>"
        "<c t=\"inlineStr\"><is><t>d</t></is><v>e</v></c>",
        {"a", "c", "d"});
    row("escapes", "<c t=\"inlineStr\"><is><t>a_x000D_&#10;b</t></is></c>", {"a\r\nb"});
    row("columns left out", "<c r=\"B1\"><v>2</v></c><c r=\"E1\"><v>5</v></c>", {"", "2", "", "", "5"});
    row("columns without references", "<c><v>1</v></c><c/><c><v>3</v></c>", {"1", "", "3"});
    row("quotes and breaks", "<c t=\"str\"><v>\"a\"&#10;b</v></c>", {"\"a\"\nb"});
    row("unit separator by escape", "<c t=\"str\"><v>a_x001F_b</v></c><c><v>1</v></c>",
        {"a\x1f"
         "b",
         "1"});
    row("CDATA and comments", "<c t=\"str\"><v>a<!-- x --><![CDATA[<b>]]></v></c>", {"a<b>"});
    row("shared", "<c t=\"s\"><v>1</v></c>", {"one"});
    row("leading zeros", "<c t=\"inlineStr\"><is><t>007</t></is></c>", {"007"});
}

void TestSheetReader::readsCells()
{
    QFETCH(QByteArray, cells);
    QFETCH(QByteArrayList, expected);
    for (const qint64 piece : {1, 7, 1'000'000}) {
        const Read result = readParts(sheet("<row><c t=\"str\"><v>first</v></c></row><row r=\"9\">" + cells + "</row>"),
                                      strings("<si><t>zero</t></si><si><t>one</t></si>"), piece);
        QVERIFY(!result.obstacle);
        QCOMPARE(result.rows, (Rows{{"first"}, expected}));
    }
}

void TestSheetReader::readsSharedTexts()
{
    QByteArray items;
    QByteArray rows;
    Rows expected;
    for (int i = 0; i < 20'000; ++i) {
        const QByteArray text = "text \"" + QByteArray::number(i) + '"' + QByteArray(i % 50, '.');
        items += i % 3 == 0 ? QByteArray("<si><r><t>text </t></r><r><t>" + text.sliced(5) + "</t></r></si>")
                            : QByteArray("<si><t>" + text + "</t></si>");
        rows += "<row><c t=\"s\"><v>" + QByteArray::number(i) + "</v></c></row>";
        expected += {text};
    }
    const Read result = readParts(sheet(rows), strings(items), 4096);
    QVERIFY(!result.obstacle);
    QCOMPARE(result.rows, expected);
}

void TestSheetReader::readsTextsInAnyOrder()
{
    QByteArray items;
    QByteArray rows;
    Rows expected;
    constexpr int count = 3000;
    for (int i = 0; i < count; ++i) {
        items += "<si><t>" + QByteArray(5000, char('a' + i % 26)) + "</t></si>"; // 15 MB: beyond what is in memory
        const int other = i * 7919 % count;
        rows += "<row><c t=\"s\"><v>" + QByteArray::number(other) + "</v></c></row>";
        expected += {QByteArray(5000, char('a' + other % 26))};
    }
    QCOMPARE(readParts(sheet(rows), strings(items), 65536).rows, expected);
}

void TestSheetReader::leavesDrawingsOut_data()
{
    QTest::addColumn<QByteArray>("drawing");
    const auto row = [](const char *name, const QByteArray &drawing) { QTest::newRow(name) << drawing; };
    const QByteArray words = "<text:p>Logo</text:p>";
    for (const char *name : {"custom-shape", "rect", "line", "polyline", "polygon", "regular-polygon", "path", "circle",
                             "ellipse", "connector", "caption", "measure", "control"})
        row(name, QByteArray("<draw:NAME>" + words + "</draw:NAME>").replace("NAME", name));
    row("picture", "<draw:frame><draw:image>" + words + "</draw:image><svg:title>Logo</svg:title></draw:frame>");
    row("group", "<draw:g><draw:rect>" + words + "</draw:rect><draw:line>" + words + "</draw:line></draw:g>");
    row("linked", "<draw:a><draw:frame><draw:text-box>" + words + "</draw:text-box></draw:frame></draw:a>");
    row("table in a frame",
        "<draw:frame><draw:object><table:table><table:table-row><table:table-cell>" + words
            + "</table:table-cell></table:table-row></table:table></draw:object></draw:frame>");
}

/// Of a cell in OpenDocument.
void TestSheetReader::leavesDrawingsOut()
{
    QFETCH(QByteArray, drawing);
    const auto stop = std::make_shared<std::atomic_bool>(false);
    Spool spool(stop, Bounds().spooledBytes);
    QVERIFY(spool.open());
    const auto cell = [](const QByteArray &content) {
        return QByteArray("<table:table-cell>" + content + "</table:table-cell>");
    };
    MemoryStream part("<document xmlns:table='t' xmlns:text='x' xmlns:draw='d' xmlns:svg='s'><table:table>"
                      "<table:table-row>"
                      + cell(drawing) + cell(drawing + "<text:p>a</text:p>") + cell("<text:p>b</text:p>" + drawing)
                      + cell("<text:p>c" + drawing + "d</text:p>") + "</table:table-row></table:table></document>");
    readOpenSheet(part, 0, spool, {});
    QVERIFY(!spool.failure());
    QByteArray text(spool.size(), Qt::Uninitialized);
    QVERIFY(spool.read(text.data(), 0, text.size()));
    QCOMPARE(tokenized(text, spooledDelimiter), (Rows{{"", "a", "b", "cd"}}));
}

void TestSheetReader::refuses_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("rows"); ///< before it
    const auto row = [](const char *name, const QByteArray &part, Obstacle::Kind kind, int rows) {
        QTest::newRow(name) << part << int(kind) << rows;
    };
    const QByteArray first = "<row><c><v>1</v></c></row>";
    row("document type", "<!DOCTYPE worksheet [<!ENTITY a \"aaaa\">]>" + sheet(first), Obstacle::Kind::DeclaresTypes,
        0);
    row("not XML", "PK", Obstacle::Kind::Damaged, 0);
    row("cut", sheet(first + first).chopped(60), Obstacle::Kind::Damaged, 1);
    row("unknown entity", sheet(first + "<row><c><v>&x;</v></c></row>"), Obstacle::Kind::Damaged, 1);
    row("no such text", sheet(first + "<row><c t=\"s\"><v>2</v></c></row>"), Obstacle::Kind::Damaged, 1);
    row("text that is no number", sheet(first + "<row><c t=\"s\"><v>x</v></c></row>"), Obstacle::Kind::Damaged, 1);
    row("negative text", sheet(first + "<row><c t=\"s\"><v>-1</v></c></row>"), Obstacle::Kind::Damaged, 1);
    row("columns out of order", sheet(first + "<row><c r=\"B2\"><v>1</v></c><c r=\"A2\"><v>1</v></c></row>"),
        Obstacle::Kind::Damaged, 1);
    row("column beyond the last", sheet(first + "<row><c r=\"XFE2\"><v>1</v></c></row>"),
        Obstacle::Kind::TooManyColumns, 1);
    row("too long a cell", sheet(first + "<row><c t=\"str\"><v>" + QByteArray(32'768, 'x') + "</v></c></row>"),
        Obstacle::Kind::CellTooLong, 1);
    const QByteArray long30 = "<c t=\"str\"><v>" + QByteArray(30'000, 'x') + "</v></c>";
    row("too long a row", sheet(first + "<row>" + long30.repeated(3) + "</row>"), Obstacle::Kind::RowTooLong, 1);
    row("too long by its last cell", sheet(first + "<row>" + long30.repeated(2) + "</row>" + first),
        Obstacle::Kind::RowTooLong, 1);
    row("too many rows", sheet(first.repeated(101)), Obstacle::Kind::TooManyRows, 100);
    row("too deep", sheet(first + QByteArray("<a>").repeated(100)), Obstacle::Kind::NestedTooDeeply, 1);
    row("a token without an end", sheet(first + "<row><c x=\"" + QByteArray(8'000'000, 'x')),
        Obstacle::Kind::TooManyBytes, 1);
}

void TestSheetReader::refuses()
{
    QFETCH(QByteArray, part);
    QFETCH(int, kind);
    QFETCH(int, rows);
    Bounds bounds;
    bounds.rows = 100;
    bounds.rowBytes = 50'000;
    const Read result = readParts(part, strings("<si><t>zero</t></si>"), 65536, bounds);
    QVERIFY(result.obstacle);
    QCOMPARE(int(result.obstacle->kind), kind);
    QCOMPARE(result.rows.size(), rows);
}

/// The longest text that is allowed, and what counts as its length.
void TestSheetReader::ends()
{
    const QByteArray longest = QByteArray("\xc3\xa4").repeated(32'767);
    const Read result = readParts(sheet("<row><c t=\"str\"><v>" + longest
                                        + "</v></c></row><row><c><f>1</f></c></row>"
                                          "<row><c/></row><row/>"),
                                  strings({}), 65536);
    QVERIFY(!result.obstacle);
    QCOMPARE(result.rows, Rows{{longest}});
    QCOMPARE(result.formulasWithoutValue, 1);
}

QTEST_GUILESS_MAIN(TestSheetReader)
#include "tst_sheetreader.moc"
