// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/rowexporter.h"
#include "failedrows/table/tabledocument.h"
#include "failedrows/tablereading.h"
#include "failedrows/workbook/workbookwriter.h"

#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// Workbooks that are written here, read as any other.
class TestWorkbookWriter final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsEveryText();
    void goesOnInANextSheet();
    void refusesWhatDoesNotFit();
    void refusesAHeaderThatDoesNotFit_data();
    void refusesAHeaderThatDoesNotFit();
    void isExported();

private:
    static Rows rowsOf(const QString &path, const QString &sheet = {}, QStringList *sheets = nullptr);
};

Rows TestWorkbookWriter::rowsOf(const QString &path, const QString &sheet, QStringList *sheets)
{
    TableDocument document;
    QSignalSpy head(&document, &TableDocument::headRead);
    QSignalSpy all(&document, &TableDocument::completed);
    document.open(path, std::nullopt, {{}, sheet, true});
    if (!head.wait() || document.kind() != ContentKind::Table)
        return {};
    document.readAll();
    if (!all.wait() || document.obstacle())
        return {};
    Rows rows;
    QByteArrayList &header = rows.emplaceBack();
    for (const QString &name : document.header())
        header += name.toUtf8();
    for (qint64 number = 0; number < document.rowCount(); ++number) {
        QByteArrayList &cells = rows.emplaceBack();
        for (int column = 0; column < document.columnCount(); ++column)
            cells += document.row(number)->text(column).toUtf8();
    }
    for (const TableContents::Sheet &each : document.contents().sheets) {
        if (sheets)
            sheets->append(each.name);
    }
    return rows;
}

void TestWorkbookWriter::keepsEveryText()
{
    const QByteArrayList texts{"007",
                               "=1+1",
                               " two  blanks ",
                               "a<b> & \"c\"",
                               "line\nbreak\r\nand\ttab",
                               "bell\x07 and _x0007_ and _x_",
                               "a\x1f\"b\x1f",
                               QByteArray("\0a\0", 3),
                               "_xD83D__xDE00_ and _x005F_",
                               "\xe2\x98\x82 \xf0\x9f\x98\x80 \xef\xbc\xa1",
                               QByteArray(32'767, 'x')};
    WorkbookWriter writer;
    QByteArray out;
    writer.begin(out, {"text", "error"});
    for (const QByteArray &text : texts) {
        const QByteArrayView cells[] = {text, "bad"};
        QVERIFY(writer.row(out, cells));
    }
    const QByteArrayView broken[] = {QByteArrayView("\xff\xef\xbf\xbe"), "bad"};
    QVERIFY(writer.row(out, broken));
    writer.end(out);
    const TableOnDisk file(out);
    const Rows rows = rowsOf(file.path());
    QCOMPARE(rows.size(), texts.size() + 2);
    for (qsizetype i = 0; i < texts.size(); ++i)
        QCOMPARE(rows[i + 1][0], texts[i]);
    QCOMPARE(rows.last()[0], QByteArray("\xef\xbf\xbd\xef\xbf\xbd"));
}

void TestWorkbookWriter::goesOnInANextSheet()
{
    WorkbookWriter writer(3);
    QByteArray out;
    writer.begin(out, {"number", "error"});
    for (int i = 1; i <= 5; ++i) {
        const QByteArray number = QByteArray::number(i);
        const QByteArrayView cells[] = {number, "bad"};
        QVERIFY(writer.row(out, cells));
    }
    writer.end(out);
    const TableOnDisk file(out);
    QStringList sheets;
    QCOMPARE(rowsOf(file.path(), {}, &sheets), (Rows{{"number", "error"}, {"1", "bad"}, {"2", "bad"}}));
    QCOMPARE(sheets, (QStringList{u"Rows"_s, u"Rows 2"_s, u"Rows 3"_s}));
    QCOMPARE(rowsOf(file.path(), u"Rows 3"_s), (Rows{{"number", "error"}, {"5", "bad"}}));
}

void TestWorkbookWriter::refusesWhatDoesNotFit()
{
    WorkbookWriter writer;
    QByteArray out;
    writer.begin(out, {});
    const QByteArray tooLong(32'768, 'x');
    const QByteArrayView fits[] = {"a"};
    const QByteArrayView cells[] = {tooLong};
    QVERIFY(writer.row(out, fits));
    QVERIFY(!writer.row(out, cells));
    QCOMPARE(*writer.refusal(), WorkbookWriter::Refusal::CellTooLong);
    QCOMPARE(writer.refusedRow(), 2);
    QVERIFY(!writer.row(out, fits));

    WorkbookWriter wide;
    wide.begin(out, {});
    QVERIFY(!wide.row(out, std::vector<QByteArrayView>(16'385, "x")));
    QCOMPARE(*wide.refusal(), WorkbookWriter::Refusal::TooManyColumns);
}

void TestWorkbookWriter::refusesAHeaderThatDoesNotFit_data()
{
    QTest::addColumn<QByteArrayList>("header");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("long") << QByteArrayList{"sku", QByteArray(32'768, 'x')} << u"32,767"_s;
    QTest::newRow("wide") << QByteArrayList(16'385, "x") << u"16,384"_s;
}

/// Also where no row follows it.
void TestWorkbookWriter::refusesAHeaderThatDoesNotFit()
{
    QFETCH(QByteArrayList, header);
    QFETCH(QString, sentence);
    const TableOnDisk before("what was there");
    RowExporter exporter(before.path(), ExportFormat::Xlsx);
    // There is no row to ask for.
    exporter.setSourceRows([](qint64) -> qint64 { qFatal("no row"); });
    QVERIFY(!exporter.open(header));
    const auto written = exporter.commit();
    QVERIFY(!written);
    QVERIFY2(written.error().userMessage().contains(sentence), qPrintable(written.error().userMessage()));
    QFile file(before.path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("what was there"));
}

/// Through the exporter: the whole file, or none and a sentence.
void TestWorkbookWriter::isExported()
{
    const TableOnDisk before("what was there");
    const QByteArray tooLong(32'768, 'x');
    const QByteArrayView fits[] = {"=007", "bad"};
    const QByteArrayView cells[] = {tooLong};
    RowExporter refused(before.path(), ExportFormat::Xlsx);
    QVERIFY(refused.open({"sku"}));
    QVERIFY(refused.addRow(fits));
    QVERIFY(!refused.addRow(cells));
    const auto none = refused.commit();
    QVERIFY(!none);
    QVERIFY(none.error().userMessage().startsWith(u"Row 2 has a cell with more than 32,767 characters"_s));
    QFile file(before.path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("what was there"));

    RowExporter exporter(before.path(), ExportFormat::Xlsx);
    QVERIFY(exporter.open({"sku", "error"}));
    QVERIFY(exporter.addRow(fits));
    const auto written = exporter.commit();
    QVERIFY(written);
    QCOMPARE(written.value().guardedCells, 0); // a text is never run
    QCOMPARE(rowsOf(before.path()), (Rows{{"sku", "error"}, {"=007", "bad"}}));
}

QTEST_MAIN(TestWorkbookWriter)
#include "tst_workbookwriter.moc"
