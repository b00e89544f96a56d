// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/packedtable.h"
#include "failedrows/table/tabledocument.h"
#include "failedrows/table/tablefile.h"
#include "failedrows/table/tablesniffer.h"
#include "failedrows/tablereading.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// How files are read whose first bytes do not tell.
class TestTableSniffer final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsEncodings_data();
    void knowsEncodings();
    void leavesWhatWasChosen();
    void looksOnlySoFar();
    void skipsALineThatNamesTheDelimiter();
};

namespace {

/// Of a table, and how it is read.
struct LastRow
{
    QString text;
    TableFormat format;
    TableFormat guess;
};

LastRow lastRow(const QByteArray &bytes, const std::optional<TableFormat> &wanted = std::nullopt)
{
    const TableOnDisk disk(bytes);
    TableDocument document;
    QSignalSpy head(&document, &TableDocument::headRead);
    QSignalSpy all(&document, &TableDocument::completed);
    document.open(disk.path(), wanted);
    if (!head.wait())
        return {};
    document.readAll();
    if (!all.wait())
        return {};
    const qint64 last = document.rowCount() - 1;
    document.fetch(last, 1);
    if (!Testing::waitFor([&] { return document.row(last).has_value(); }))
        return {};
    return {document.row(last)->text(1), document.format(), document.guessedFormat()};
}

QByteArray ascii(qsizetype size)
{
    const QByteArray line = "A-1,chair\n";
    return "sku,name\n" + line.repeated(size / line.size());
}

} // namespace

void TestTableSniffer::knowsEncodings_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::addColumn<TextEncoding>("encoding");
    const auto row = [](const char *name, const QByteArray &bytes, const QString &text, TextEncoding encoding) {
        QTest::addRow("%s", name) << bytes << text << encoding;
        QTest::addRow("%s, packed", name) << gzip(bytes) << text << encoding;
    };
    const QByteArray before = ascii(99'000);
    const QByteArray after = ascii(200'000).sliced(9);
    row("Windows-1252 behind", before + "A-2,M\xfcller\n", u"Müller"_s, TextEncoding::Windows1252);
    row("UTF-8 behind", before + "A-2,M\xc3\xbcller\n", u"Müller"_s, TextEncoding::Utf8);
    row("what begins as a mark of UTF-16", before + "A-2,\xff\xfe\xfe\n", u"ÿþþ"_s, TextEncoding::Windows1252);
    row("Windows-1252 with much around", before + "A-2,M\xfcller\n" + after + "A-3,\xc4rger\n", u"Ärger"_s,
        TextEncoding::Windows1252);
    row("ASCII", before + "A-2,table\n", u"table"_s, TextEncoding::Utf8);
}

void TestTableSniffer::knowsEncodings()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, text);
    QFETCH(TextEncoding, encoding);
    const LastRow row = lastRow(bytes);
    QCOMPARE(row.text, text);
    QCOMPARE(row.format.encoding, encoding);
    QCOMPARE(row.guess.encoding, encoding);
}

void TestTableSniffer::leavesWhatWasChosen()
{
    const QByteArray bytes = ascii(99'000) + "A-2,M\xfcller\n";
    const LastRow row = lastRow(bytes, TableFormat{TextEncoding::Utf8, 0, ',', true});
    QCOMPARE(row.text, u"M\ufffdller"_s);
    QCOMPARE(row.guess.encoding, TextEncoding::Windows1252);
}

/// The first rows wait for it.
void TestTableSniffer::looksOnlySoFar()
{
    constexpr qint64 bound = qint64(32) * 1024 * 1024;
    const TableOnDisk disk(ascii(99'000));
    const auto encodingWith = [&disk](qint64 at) {
        QFile letters(disk.path()); // between them is a hole
        if (!letters.open(QFile::ReadWrite) || !letters.seek(at) || letters.write("M\xfcller\n") < 0)
            return std::optional<TextEncoding>();
        letters.close();
        TableFile file(disk.path());
        const bool isOpen = file.open().ok();
        const Result<Sniffed> sniffed = sniffFile(file, false);
        return isOpen && sniffed ? std::optional(sniffed.value().format.encoding) : std::nullopt;
    };
    QVERIFY(encodingWith(bound) == TextEncoding::Utf8);
    QVERIFY(encodingWith(bound - 10) == TextEncoding::Windows1252);
}

/// A person may know better how such a file is encoded, and where its rows stand is told as of any other.
void TestTableSniffer::skipsALineThatNamesTheDelimiter()
{
    const TableOnDisk disk("sep=;\r\nsku;name\r\n1;M\xfcller\r\n");
    TableDocument document;
    QSignalSpy head(&document, &TableDocument::headRead);
    document.open(disk.path());
    QVERIFY(head.wait());
    QCOMPARE(document.header(), QStringList({u"sku"_s, u"name"_s}));
    QCOMPARE(document.rowCount(), 1);
    QCOMPARE(document.row(0)->text(1), u"Müller"_s);
    QCOMPARE(document.row(0)->offset(), 17);
    document.open(disk.path(), TableFormat{TextEncoding::Utf8, 0, ',', false});
    QVERIFY(head.wait());
    QCOMPARE(document.row(0)->text(0), u"sku;name"_s);
    QCOMPARE(document.row(1)->text(0), u"1;M\ufffdller"_s);
}

QTEST_GUILESS_MAIN(TestTableSniffer)
#include "tst_tablesniffer.moc"
