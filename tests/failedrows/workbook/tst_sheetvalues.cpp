// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/cellserial.h"
#include "failedrows/workbook/celltext.h"
#include "failedrows/workbook/numberformat.h"
#include "failedrows/workbook/opencell.h"
#include "failedrows/workbook/sheetextent.h"

#include <QTest>

using namespace Balehook;

/// What numbers are by their format, and how they are shown.
class TestSheetValues final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsFormats_data();
    void knowsFormats();
    void writesSerials_data();
    void writesSerials();
    void writesDurations_data();
    void writesDurations();
    void decodesEscapes_data();
    void decodesEscapes();
    void readsStatedRows();
};

void TestSheetValues::knowsFormats_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *code, NumberKind kind) { QTest::newRow(code) << QByteArray(code) << int(kind); };
    row("General", NumberKind::Number);
    row("0.00E+00", NumberKind::Number);
    row("#,##0.00 \"days\"", NumberKind::Number);
    row("[Red]0.0", NumberKind::Number);
    row("0_h", NumberKind::Number);
    row("0\\d", NumberKind::Number);
    row("@", NumberKind::Number);
    row("[$USD]\\ #,##0", NumberKind::Number);
    row("# ?/?", NumberKind::Number);
    row("yyyy-mm-dd", NumberKind::Date);
    row("d/m/yy;@", NumberKind::Date);
    row("[$-409]mmmm yyyy", NumberKind::Date);
    row("mmm", NumberKind::Date);
    row("[$-411]ggge\"x\"m\"y\"d\"z\"", NumberKind::Date);
    row("yyyy-mm-dd hh:mm", NumberKind::DateTime);
    row("dd.mm.yyyy\\ hh:mm:ss.000", NumberKind::DateTime);
    row("h:mm AM/PM", NumberKind::Time);
    row("mm:ss.0", NumberKind::Time);
    row("[h]:mm:ss", NumberKind::Duration);
    row("[mm]:ss", NumberKind::Duration);
    row("[=0]\"-\";dd.mm.yyyy", NumberKind::Date);
    row("[=0]-;[<1]\"a;b\";[h]:mm", NumberKind::Duration);
    row(";;hh:mm", NumberKind::Time);
    row("[=0]\"-\";0.00;yyyy", NumberKind::Number);
    row("0;dd.mm.yyyy", NumberKind::Number);
    row("@;dd.mm.yyyy", NumberKind::Number);
    row(";;;", NumberKind::Number);
    row("[=0]\"-", NumberKind::Number);
}

void TestSheetValues::knowsFormats()
{
    QFETCH(QByteArray, code);
    QFETCH(int, kind);
    QCOMPARE(int(numberKind({code.constData(), std::size_t(code.size())})), kind);
    QCOMPARE(builtInNumberKind(0), NumberKind::Number);
    QCOMPARE(builtInNumberKind(14), NumberKind::Date);
    QCOMPARE(builtInNumberKind(22), NumberKind::DateTime);
    QCOMPARE(builtInNumberKind(46), NumberKind::Duration);
    QCOMPARE(builtInNumberKind(49), NumberKind::Number);
}

void TestSheetValues::writesSerials_data()
{
    QTest::addColumn<QByteArray>("stored");
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("isFrom1904");
    QTest::addColumn<QByteArray>("text");
    int number = 0;
    const auto row = [&number](const char *stored, NumberKind kind, bool isFrom1904, const char *text) {
        QTest::addRow("%d %s", ++number, stored) << QByteArray(stored) << int(kind) << isFrom1904 << QByteArray(text);
    };
    row("007", NumberKind::Number, false, "007");
    row("1E+2", NumberKind::Number, false, "1E+2");
    row("46350", NumberKind::Date, false, "2026-11-24");
    row("44888", NumberKind::Date, true, "2026-11-24");
    row("0", NumberKind::Date, true, "1904-01-01");
    row("59", NumberKind::Date, false, "1900-02-28");
    row("60", NumberKind::Date, false, "1900-02-29");
    row("61", NumberKind::Date, false, "1900-03-01");
    row("46350.5", NumberKind::Date, false, "2026-11-24T12:00:00");
    row("46350", NumberKind::DateTime, false, "2026-11-24T00:00:00");
    row("46350.5452199074", NumberKind::DateTime, false, "2026-11-24T13:05:07");
    row("46350.99999999999", NumberKind::DateTime, false, "2026-11-25T00:00:00");
    row("46350.0000000116", NumberKind::DateTime, false, "2026-11-24T00:00:00.001");
    row("0.5", NumberKind::Time, false, "12:00:00");
    row("1.5", NumberKind::Time, false, "1900-01-01T12:00:00");
    row("1.5", NumberKind::Duration, false, "36:00:00");
    row("-1", NumberKind::Date, false, "-1");
    row("2958466", NumberKind::Date, false, "2958466");
    row("NaN", NumberKind::Date, false, "NaN");
    row("1e300", NumberKind::Duration, false, "1e300");
    row("text", NumberKind::Date, false, "text");
}

void TestSheetValues::writesSerials()
{
    QFETCH(QByteArray, stored);
    QFETCH(int, kind);
    QFETCH(bool, isFrom1904);
    QFETCH(QByteArray, text);
    QByteArray out;
    appendSerial(out, stored, NumberKind(kind), isFrom1904);
    QCOMPARE(out, text);
}

void TestSheetValues::writesDurations_data()
{
    QTest::addColumn<QByteArray>("stored");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *stored, const char *text) {
        QTest::newRow(stored) << QByteArray(stored) << QByteArray(text);
    };
    row("PT13H05M07S", "13:05:07");
    row("PT013H05M07S", "13:05:07"); // gnumeric
    row("PT27H05M07.5000S", "27:05:07.5");
    row("PT1H2M3,25S", "01:02:03.25");
    row("PT0S", "00:00:00");
    row("PT90M", "01:30:00");
    row("P1DT2H", "26:00:00");
    row("P2D", "48:00:00");
    row("-PT1H", "-01:00:00");
    row("P1M", "P1M");
    row("P1Y2M", "P1Y2M");
    row("P", "P");
    row("PT", "PT");
    row("-P", "-P");
    row("PT1H1H", "PT1H1H");
    row("soon", "soon");
}

void TestSheetValues::writesDurations()
{
    QFETCH(QByteArray, stored);
    QFETCH(QByteArray, text);
    QCOMPARE(durationText({stored.constData(), std::size_t(stored.size())}), text);
}

void TestSheetValues::decodesEscapes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("decoded");
    const auto row = [](const char *text, const char *decoded) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(decoded);
    };
    row("a_x000D_b", "a\rb");
    row("_x005F_x000D_", "_x000D_");
    row("_x20AC_", "\xe2\x82\xac");
    row("a_x001F_b_x0007_",
        "a\x1f"
        "b\x07");
    row("_xD83D__xDE00_", "\xf0\x9f\x98\x80");
    row("_xdbff__xdfff_", "\xf4\x8f\xbf\xbf");
    row("_x005F_xD83D__xDE00_", "_xD83D__xDE00_");
    QTest::newRow("zero") << QByteArray("a_x0000_") << QByteArray("a\0", 2);
    row("_xD800_", "_xD800_");
    row("_xD83D_x_xDE00_", "_xD83D_x_xDE00_");
    row("_xDE00__xD83D_", "_xDE00__xD83D_");
    row("_xD83D__x0041_", "_xD83D_A");
    row("_xFFFE_", "_xFFFE_");
    row("_x00g0_", "_x00g0_");
    row("_x000", "_x000");
}

void TestSheetValues::decodesEscapes()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, decoded);
    decodeEscapes(text);
    QCOMPARE(text, decoded);
}

void TestSheetValues::readsStatedRows()
{
    QCOMPARE(statedRows("<worksheet><dimension ref=\"A1:L1000001\"/>"), 1'000'001);
    QCOMPARE(statedRows("<worksheet><dimension ref=\"A1\"/>"), -1);
    QCOMPARE(statedRows("<worksheet><sheetData>"), -1);
    QCOMPARE(statedRows("<worksheet><dimension ref=\"A1:"), -1);
}

QTEST_GUILESS_MAIN(TestSheetValues)
#include "tst_sheetvalues.moc"
