// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/formulaguard.h"
#include "core/text/tablewriter.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(Balehook::ExportFormat)

namespace Balehook {

class TableWriterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesAsTheGoldenFiles_data();
    void writesAsTheGoldenFiles();
    void cellsOfEachFormat_data();
    void cellsOfEachFormat();
    void formulasAreGuarded_data();
    void formulasAreGuarded();
    void theGuardIsCountedAndCanBeOff();
    void aByteOrderMarkOnlyWhereWished();
    void jsonKeysAreUnique();
    void manyColumnsMayHaveOneName();
    void jsonWithoutHeaderIsArrays();
    void anEmptyTable_data();
    void anEmptyTable();
    void everyByteMakesValidJson();
    void controlsStayTheSameInJson();
};

void TableWriterTest::writesAsTheGoldenFiles_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<QString>("file");
    QTest::newRow("TSV") << ExportFormat::Tsv << u"table.tsv"_s;
    QTest::newRow("CSV") << ExportFormat::Csv << u"table.csv"_s;
    QTest::newRow("Markdown") << ExportFormat::Markdown << u"table.md"_s;
    QTest::newRow("JSON") << ExportFormat::Json << u"table.json"_s;
    QTest::newRow("JSON lines") << ExportFormat::JsonLines << u"table.jsonl"_s;
}

void TableWriterTest::writesAsTheGoldenFiles()
{
    QFETCH(ExportFormat, format);
    QFETCH(QString, file);
    const QByteArrayList header = {"sku", "name", "error"};
    const std::vector<QByteArrayList> rows = {
        {"007", "Shoe", "Name missing"},
        {"a\tb", "say \"hi\"", "two\nlines"},
        {"=1+1", "Größe 😀", ""},
    };
    QFile golden(QFINDTESTDATA(QString("golden/"_L1 + file)));
    QVERIFY(golden.open(QIODevice::ReadOnly));
    QCOMPARE(tableText(format, header, rows), golden.readAll());
}

void TableWriterTest::cellsOfEachFormat_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<QByteArray>("written");

    const auto row = [](const char *name, ExportFormat format, const QByteArray &cell, const QByteArray &written) {
        QTest::newRow(name) << format << cell << written;
    };
    using enum ExportFormat;
    row("TSV plain", Tsv, "a, 'b'; c", "a, 'b'; c\n");
    row("TSV carriage return", Tsv, "a\rb", "\"a\rb\"\n");
    row("TSV no UTF-8", Tsv, "a\xff", "a\xef\xbf\xbd\n");
    row("CSV empty", Csv, "", "\"\"\r\n");
    row("CSV quotes only", Csv, "\"\"", "\"\"\"\"\"\"\r\n");
    row("CSV line break kept", Csv, "a\r\nb", "\"a\r\nb\"\r\n");
    row("CSV blanks kept", Csv, " a ", "\" a \"\r\n");
    row("CSV no UTF-8", Csv, "a\xc3", "\"a\xef\xbf\xbd\"\r\n");
    row("CSV no UTF-8 before a quote", Csv, "\xc3\"", "\"\xef\xbf\xbd\"\"\"\r\n");
    row("Markdown markup", Markdown, "a|b `c` *d* _e_ [f](g) <h> #i ~j~ &k; \\", //
        "| a\\|b \\`c\\` \\*d\\* \\_e\\_ \\[f\\](g) \\<h\\> \\#i \\~j\\~ \\&k; \\\\ |\n| --- |\n");
    row("Markdown line breaks", Markdown, "a\r\nb\rc\nd\te", "| a<br>b<br>c<br>d e |\n| --- |\n");
    row("JSON lines controls", JsonLines, "\x01\x1f\x7f\b", "[\"\\u0001\\u001f\\u007f\\u0008\"]\n");
    row("JSON lines C1 controls", JsonLines, "\xc2\x80\xc2\x9b[\xc2\x9f\xc2\xa0",
        "[\"\\u0080\\u009b[\\u009f\xc2\xa0\"]\n");
    row("JSON lines bytes as of C1", JsonLines, "\xc3\x9b\xe2\x82\x9b", "[\"\xc3\x9b\xe2\x82\x9b\"]\n");
    row("JSON lines NUL", JsonLines, QByteArray("a\0b", 3), "[\"a\\u0000b\"]\n");
    row("JSON lines no UTF-8", JsonLines, "\xed\xa0\x80", "[\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\"]\n");
    row("JSON lines formula stays", JsonLines, "=1+1", "[\"=1+1\"]\n");
}

void TableWriterTest::cellsOfEachFormat()
{
    QFETCH(ExportFormat, format);
    QFETCH(QByteArray, cell);
    QFETCH(QByteArray, written);
    QCOMPARE(tableText(format, {}, {{cell}}), written);
}

void TableWriterTest::formulasAreGuarded_data()
{
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<bool>("isGuarded");
    const auto row = [](const QByteArray &cell, bool isGuarded) {
        QTest::addRow("%s", cell.toPercentEncoding().constData()) << cell << isGuarded;
    };
    for (const QByteArray &cell : {"=HYPERLINK(\"http://x\")"_ba, "+1"_ba, "-1"_ba, "@SUM(A1)"_ba, "\t=1"_ba, "\r=1"_ba,
                                   "\n=1"_ba, QByteArray("\0=1", 3), "＝1"_ba, "＋1"_ba, "－1"_ba, "＠x"_ba, "="_ba})
        row(cell, true);
    for (const QByteArray &cell : {""_ba, "1"_ba, "007"_ba, "a=1"_ba, " "_ba, "'=1"_ba, "(1)"_ba, "ü"_ba, "\xef"_ba})
        row(cell, false);
}

void TableWriterTest::formulasAreGuarded()
{
    QFETCH(QByteArray, cell);
    QFETCH(bool, isGuarded);
    QCOMPARE(looksLikeFormula(cell), isGuarded);
    const auto written = [&cell](TableWriter::Options options) {
        return tableText(ExportFormat::Csv, {}, {{cell}}, options);
    };
    const QByteArray open = written({.guardFormulas = false});
    QCOMPARE(open.startsWith("\"'"), cell.startsWith('\''));
    QCOMPARE(written({}), isGuarded ? QByteArray("\"'" + open.mid(1)) : open);
}

void TableWriterTest::theGuardIsCountedAndCanBeOff()
{
    const std::vector<QByteArrayView> cells = {"-1", "x", "=2"};
    TableWriter guarded(ExportFormat::Csv);
    QByteArray out;
    guarded.begin(out, {"+a", "b"});
    guarded.row(out, cells);
    guarded.end(out);
    QCOMPARE(out, "\"'+a\",\"b\"\r\n\"'-1\",\"x\",\"'=2\"\r\n"_ba);
    QCOMPARE(guarded.guardedCells(), 3);

    TableWriter open(ExportFormat::Csv, {.guardFormulas = false});
    out.clear();
    open.row(out, cells);
    QCOMPARE(out, "\"-1\",\"x\",\"=2\"\r\n"_ba);
    QCOMPARE(open.guardedCells(), 0);
}

void TableWriterTest::aByteOrderMarkOnlyWhereWished()
{
    QCOMPARE(tableText(ExportFormat::Csv, {"a"}, {}, {.byteOrderMark = true}), "\xef\xbb\xbf\"a\"\r\n"_ba);
    QCOMPARE(tableText(ExportFormat::Csv, {"a"}, {}), "\"a\"\r\n"_ba);
    QCOMPARE(tableText(ExportFormat::JsonLines, {"a"}, {}, {.byteOrderMark = true}), ""_ba);
}

void TableWriterTest::jsonKeysAreUnique()
{
    const QByteArray text = tableText(ExportFormat::JsonLines, {"a", "", "a", "a 2", "q\""}, //
                                      {{"1", "2", "3", "4", "5", "6"}, {"7"}});
    QCOMPARE(text,
             "{\"a\":\"1\",\"column 2\":\"2\",\"a 2\":\"3\",\"a 2 2\":\"4\",\"q\\\"\":\"5\",\"column 6\":\"6\"}\n"
             "{\"a\":\"7\"}\n"_ba);
}

/// Looking for a free number from 2 on for each of them would take hours.
void TableWriterTest::manyColumnsMayHaveOneName()
{
    constexpr int columns = 100'000;
    const QByteArray text = tableText(ExportFormat::JsonLines, QByteArrayList(columns, "a"), {{"1", "2", "3"}});
    QCOMPARE(text, "{\"a\":\"1\",\"a 2\":\"2\",\"a 3\":\"3\"}\n"_ba);
}

void TableWriterTest::jsonWithoutHeaderIsArrays()
{
    QCOMPARE(tableText(ExportFormat::Json, {}, {{"1", "2"}, {}}), "[\n  [\"1\",\"2\"],\n  []\n]\n"_ba);
}

void TableWriterTest::anEmptyTable_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("TSV") << ExportFormat::Tsv << ""_ba;
    QTest::newRow("CSV") << ExportFormat::Csv << ""_ba;
    QTest::newRow("Markdown") << ExportFormat::Markdown << ""_ba;
    QTest::newRow("JSON") << ExportFormat::Json << "[]\n"_ba;
    QTest::newRow("JSON lines") << ExportFormat::JsonLines << ""_ba;
}

void TableWriterTest::anEmptyTable()
{
    QFETCH(ExportFormat, format);
    QFETCH(QByteArray, text);
    QCOMPARE(tableText(format, {}, {}), text);
}

void TableWriterTest::everyByteMakesValidJson()
{
    for (int byte = 0; byte < 256; ++byte) {
        const QByteArray cell = 'a' + QByteArray(1, char(byte)) + 'b';
        const QByteArray text = tableText(ExportFormat::Json, {"k"}, {{cell}});
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(text, &error);
        QCOMPARE(error.error, QJsonParseError::NoError);
        QCOMPARE(document.array().at(0).toObject().value("k"_L1).toString(), QString::fromUtf8(cell));
    }
}

/// In a cell and in a key; none is left for a terminal.
void TableWriterTest::controlsStayTheSameInJson()
{
    QString controls;
    for (char16_t code = 0; code < 0xa0; ++code) {
        if (code < 0x20 || code >= 0x7f)
            controls += QChar(code);
    }
    const QByteArray text = tableText(ExportFormat::JsonLines, {controls.toUtf8()}, {{controls.toUtf8()}});
    QVERIFY(std::all_of(text.begin(), text.end(), [](char c) { return c == '\n' || (c >= ' ' && c < '\x7f'); }));
    const QJsonObject row = QJsonDocument::fromJson(text).object();
    QCOMPARE(row.keys(), QStringList(controls));
    QCOMPARE(row.value(controls).toString(), controls);
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::TableWriterTest)

#include "tst_tablewriter.moc"
