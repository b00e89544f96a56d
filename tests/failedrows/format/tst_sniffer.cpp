// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/format/sniffer.h"

#include <QStringEncoder>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestSniffer final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesWhatIsNoTable_data();
    void namesWhatIsNoTable();
    void guessesTheFormat_data();
    void guessesTheFormat();
    void bearsAnyCut();
    void formatsAreRemembered_data();
    void formatsAreRemembered();
    void refusesOtherTexts_data();
    void refusesOtherTexts();
};

void TestSniffer::namesWhatIsNoTable_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<ContentKind>("kind");
    const auto row = [](const char *name, const QByteArray &content, ContentKind kind) {
        QTest::newRow(name) << content << kind;
    };
    row("nothing", "", ContentKind::Empty);
    row("blanks", " \r\n\n", ContentKind::Empty);
    row("only a mark", "\xef\xbb\xbf", ContentKind::Empty);
    row("only a mark of UTF-16", "\xff\xfe", ContentKind::Empty);
    row("xlsx", QByteArray("PK\x03\x04\x14\0\x06\0", 8) + "[Content_Types].xml", ContentKind::Workbook);
    row("ods", "PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK", ContentKind::Workbook);
    row("docx", "PK\x03\x04[Content_Types].xml word/document.xml", ContentKind::Zip);
    row("zip", "PK\x03\x04 rows.csv", ContentKind::Zip);
    row("empty zip", "PK\x05\x06", ContentKind::Zip);
    row("xls", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", ContentKind::Workbook);
    row("gzip", "\x1f\x8b\x08", ContentKind::Compressed);
    row("xz",
        QByteArray("\xfd"
                   "7zXZ\0",
                   6),
        ContentKind::Compressed);
    row("zstd", "\x28\xb5\x2f\xfd", ContentKind::Compressed);
    row("png", "\x89PNG\r\n\x1a\n", ContentKind::Image);
    row("jpeg", "\xff\xd8\xff\xe0", ContentKind::Image);
    row("webp", "RIFF1234WEBPVP8 ", ContentKind::Image);
    row("bitmap", QByteArray("BM1234\0\0\0\0", 10), ContentKind::Image);
    row("svg", "<?xml version='1.0'?>\n<svg xmlns='x'>", ContentKind::Image);
    row("pdf", "%PDF-1.7", ContentKind::Pdf);
    row("html", "\n<!DOCTYPE html><html>", ContentKind::WebPage);
    row("xhtml", "<?xml version='1.0'?><html>", ContentKind::WebPage);
    row("expired link", "<?xml version='1.0'?><Error><Code>AccessDenied</Code>", ContentKind::Xml);
    row("xml with a mark", "\xef\xbb\xbf<?xml version='1.0'?><a/>", ContentKind::Xml);
    row("json", " {\n \"rows\": []}", ContentKind::Json);
    row("json lines", "{\"row\":1}\n{\"row\":2}\n", ContentKind::Json);
    row("elf",
        "\x7f"
        "ELF\x02",
        ContentKind::Program);
    row("script", "#!/bin/sh\n", ContentKind::Program);
    row("sqlite", QByteArray("SQLite format 3\0", 16), ContentKind::Binary);
    row("noise", "\x01\x02\x03\x04\x05\x06\x07\x08\x0e\x0f", ContentKind::Binary);
    row("zeros", QByteArray(1000, '\0'), ContentKind::Binary);
    row("text that begins as a bitmap", "BMW,Audi\n1,2\n", ContentKind::Table);
    row("text that begins as a program", "MZ,NZ\n1,2\n", ContentKind::Table);
    row("text with markup", "<b>bold</b>,1\n", ContentKind::Table);
    row("text in brackets", "[a],{b}\n", ContentKind::Table);
    row("text with zeros", QByteArray("a,b\n1\0,2\0\n", 10), ContentKind::Table);
}

void TestSniffer::namesWhatIsNoTable()
{
    QFETCH(QByteArray, content);
    QFETCH(ContentKind, kind);
    QCOMPARE(sniff(content, true).kind, kind);
}

void TestSniffer::guessesTheFormat_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<TableFormat>("format");
    const auto row = [](const char *name, const QByteArray &content, const TableFormat &format) {
        QTest::newRow(name) << content << format;
    };
    const QString text = u"sku;name;error\n001;Größe;\"missing; \"\"x\"\"\"\n002;Länge;x\n"_s;
    QStringEncoder little(QStringEncoder::Utf16LE);
    QStringEncoder big(QStringEncoder::Utf16BE);
    row("comma", "sku,name\n1,a\n", {TextEncoding::Utf8, 0, ',', true});
    row("semicolon", text.toUtf8(), {TextEncoding::Utf8, 0, ';', true});
    row("tab", "sku\tname, short\n1\ta, b\n", {TextEncoding::Utf8, 0, '\t', true});
    row("pipe", "sku|name\n1|a\n", {TextEncoding::Utf8, 0, '|', true});
    row("two pipes", "sku||name||error\n1||a,b||\"x || y\"\n2||||z\n",
        {TextEncoding::Utf8, 0, *Delimiter::of(u"||"_s), true});
    row("tildes and pipes", "sku~|~name~|~error\n1~|~a~|~x,y\n",
        {TextEncoding::Utf8, 0, *Delimiter::of(u"~|~"_s), true});
    row("two colons", "sku::from\n1::10:30\n2::11:30\n", {TextEncoding::Utf8, 0, ',', true});
    row("pipes and empty cells", "sku||name|error\n1||a|x\n2|b|c|y\n", {TextEncoding::Utf8, 0, '|', true});
    row("two semicolons", "sku;;name\n1;;a\n2;;b\n", {TextEncoding::Utf8, 0, *Delimiter::of(u";;"_s), true});
    row("columns below each other",
        "SKU       NAME          REASON\n0815      Wool socks    price is missing, see 7\n"
        "4711      Teapot        no such category\n0042      Stool         no such category\n",
        {TextEncoding::Utf8, 0, *Delimiter::atPlaces({0, 10, 24}), true});
    row("numbers at the right",
        "sku     amount  error\nA-1         17  no, not so\nA-2          5  none\nA-3      1,000  none\n",
        {TextEncoding::Utf8, 0, *Delimiter::atPlaces({0, 8, 16}), true});
    row("too few lines for columns", "SKU       NAME\n0815      Wool socks\n", {TextEncoding::Utf8, 0, ',', true});
    row("sentences are no columns", "error\nprice is missing\nno such SKU\nthe name is too long\nno such category\n",
        {TextEncoding::Utf8, 0, ',', true});
    row("mark", "\xef\xbb\xbfsku,name\n1,a\n", {TextEncoding::Utf8, 3, ',', true});
    const QString stated = u"sep=;\r\n"_s + text;
    row("delimiter stated", stated.toUtf8(), {TextEncoding::Utf8, 7, ';', true});
    row("delimiter stated with mark", "\xef\xbb\xbf" + stated.toUtf8(), {TextEncoding::Utf8, 10, ';', true});
    row("delimiter stated in UTF-16", little(stated), {TextEncoding::Utf16LE, 14, ';', true});
    row("delimiter stated in UTF-16 with mark", QByteArray("\xfe\xff") + QByteArray(big(stated)),
        {TextEncoding::Utf16BE, 16, ';', true});
    row("delimiter stated in quotes", "\"SEP=,\"\nsku;x,name\n1;x,a\n2;y,b\n", {TextEncoding::Utf8, 8, ',', true});
    row("tab stated", "sep=\t\nsku\tname\n1\ta,b\n", {TextEncoding::Utf8, 6, '\t', true});
    row("a name like a statement", "sep=x\nred\nblue\n", {TextEncoding::Utf8, 0, ',', true});
    row("nothing but a statement", "sep=;\n", {TextEncoding::Utf8, 0, ';', true});
    row("Windows-1252", text.toLatin1(), {TextEncoding::Windows1252, 0, ';', true});
    row("UTF-16LE", little(text), {TextEncoding::Utf16LE, 0, ';', true});
    row("UTF-16BE", big(text), {TextEncoding::Utf16BE, 0, ';', true});
    row("UTF-16LE with mark", QByteArray("\xff\xfe") + QByteArray(little(text)), {TextEncoding::Utf16LE, 2, ';', true});
    row("UTF-16BE with mark", QByteArray("\xfe\xff") + QByteArray(big(text)), {TextEncoding::Utf16BE, 2, ';', true});
    row("Cyrillic UTF-16", little(u"код;имя\n001;Стол\n002;Стул\n003;Шкаф\n"_s), {TextEncoding::Utf16LE, 0, ';', true});
    const QString chinese = u"编号;名称;错误\n001;一把椅子;价格不能为空\n002;桌\u3000上;需要最少一个图片，不可上架\n"_s;
    row("Chinese UTF-16LE", little(chinese), {TextEncoding::Utf16LE, 0, ';', true});
    row("Chinese UTF-16BE", big(chinese), {TextEncoding::Utf16BE, 0, ';', true});
    const QString english = u"sku;name\n1;chair\n2;no such table\n3;一\n"_s;
    row("a Chinese character in English UTF-16LE", little(english), {TextEncoding::Utf16LE, 0, ';', true});
    row("a Chinese character in English UTF-16BE", big(english), {TextEncoding::Utf16BE, 0, ';', true});
    row("zeros in some line breaks",
        QByteArray("sku,nam\n").append(QByteArray("abcde,fghijk\0\nabc,def\n", 22).repeated(20)),
        {TextEncoding::Utf8, 0, ',', true});
    row("zeros behind letters", QByteArray("sku,nam\n").append(QByteArray("x\0y\0\0\n", 6).repeated(20)),
        {TextEncoding::Utf8, 0, ',', true});
    row("one damaged character",
        "sku,name\n1,\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\n2,\xc3\xa9\xc3\xa9\xc3\xa9"
        "\xc3\xa9\xc3\n",
        {TextEncoding::Utf8, 0, ',', true});
    row("decimal commas", "sku;price;tax\n1;1,5;2,5\n2;1,6;2,6\n", {TextEncoding::Utf8, 0, ';', true});
    row("decimal commas without header", "1,5;2,5\n1,6;2,6\n", {TextEncoding::Utf8, 0, ';', false});
    row("semicolons in cells", "sku,name,reason\n1,a,x; y\n2,b,z\n3,c,x; y; z\n", {TextEncoding::Utf8, 0, ',', true});
    row("semicolon in every quoted cell", "1,2,\"a; b\",3\n", {TextEncoding::Utf8, 0, ',', false});
    row("delimiters in quotes", "name,reason\n\"a;b;c\",\"d;e\"\n\"f;g\",\"h\"\n", {TextEncoding::Utf8, 0, ',', true});
    row("line breaks in quotes", "a;b\n\"1\n2,3\n4,5\n\";x\n", {TextEncoding::Utf8, 0, ';', true});
    row("some ragged rows", "a;b;c\n1;2;3\n1;2\n1;2;3\n1;2;3\n", {TextEncoding::Utf8, 0, ';', true});
    row("one column", "error\nprice is missing\nno such SKU\n", {TextEncoding::Utf8, 0, ',', true});
    row("only a header", "sku,name,error\n", {TextEncoding::Utf8, 0, ',', true});
    row("a name twice", "sku,image,image,error\nA-1,a.png,b.png,too large\n", {TextEncoding::Utf8, 0, ',', true});
    row("a name in two lines", "sku,\"price\nin EUR\",error\nA-1,5.00,too low\n", {TextEncoding::Utf8, 0, ',', true});
    row("no header: numbers", "001,5.00,x\n002,6.00,y\n", {TextEncoding::Utf8, 0, ',', false});
    row("no header: date", "2026-11-21,red\n2026-11-22,blue\n", {TextEncoding::Utf8, 0, ',', false});
    row("no header: addresses", "ada@example.com,red\nbob@example.com,blue\n", {TextEncoding::Utf8, 0, ',', false});
    row("no header: a value that comes again", "red,chair\nblue,table\nred,shelf\n",
        {TextEncoding::Utf8, 0, ',', false});
    row("no header: the same twice", "red,red\nblue,green\n", {TextEncoding::Utf8, 0, ',', false});
    row("NUL", QByteArray("sku,name\n1,a\0b\n", 15), {TextEncoding::Utf8, 0, ',', true});
}

void TestSniffer::guessesTheFormat()
{
    QFETCH(QByteArray, content);
    QFETCH(TableFormat, format);
    const Sniffed whole = sniff(content, true);
    QCOMPARE(whole.kind, ContentKind::Table);
    QCOMPARE(whole.format.toString(), format.toString());
    QCOMPARE(whole.format.skippedBytes, format.skippedBytes);
    const QByteArrayView begin = content;
    QCOMPARE(whole.format.hasMark,
             begin.startsWith("\xef\xbb\xbf") || begin.startsWith("\xff\xfe") || begin.startsWith("\xfe\xff"));
}

void TestSniffer::bearsAnyCut()
{
    const QByteArray content = u"\ufeffsku;name;error\n001;Größe 😀;\"missing; \"\"x\"\"\"\n002;Länge;x\n"_s.toUtf8();
    for (qsizetype size = 20; size < content.size(); ++size) {
        const Sniffed sniffed = sniff(content.first(size), false);
        QCOMPARE(sniffed.kind, ContentKind::Table);
        QCOMPARE(sniffed.format.encoding, TextEncoding::Utf8);
        QVERIFY(sniffed.format.delimiter == ';');
    }
}

void TestSniffer::formatsAreRemembered_data()
{
    QTest::addColumn<TableFormat>("format");
    QTest::newRow("usual") << TableFormat{};
    QTest::newRow("other") << TableFormat{TextEncoding::Windows1252, 0, ';', false};
    QTest::newRow("UTF-16") << TableFormat{TextEncoding::Utf16BE, 0, '\t', true};
    QTest::newRow("two pipes") << TableFormat{TextEncoding::Utf8, 0, *Delimiter::of(u"||"_s), true};
    // The index of values has 63 bytes for it.
    const auto longest = Delimiter::of(QString(Delimiter::longest, u'~'));
    QTest::newRow("longest") << TableFormat{TextEncoding::Windows1252, 0, *longest, false};
    QVERIFY((TableFormat{TextEncoding::Windows1252, 0, *longest, false}.toString().size() < 64));
}

void TestSniffer::formatsAreRemembered()
{
    QFETCH(TableFormat, format);
    const auto restored = TableFormat::fromString(format.toString());
    QVERIFY(restored == format);
    format.skippedBytes = 2;
    QVERIFY(TableFormat::fromString(format.toString()) == restored);
}

void TestSniffer::refusesOtherTexts_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text :
         {QString(), u"utf-8"_s, u"utf-8;44"_s, u"utf-7;44;header"_s, u"utf-8;34;header"_s, u"utf-8;10;header"_s,
          u"utf-8;0;header"_s, u"utf-8;300;header"_s, u"utf-8;x;header"_s, u"utf-8;44;maybe"_s, u"utf-8;44;header;"_s,
          u"utf-8;x7c;header"_s, u"utf-8;x7c0a;header"_s, u"utf-8;x7C7C;header"_s, u"utf-8;x7c2;header"_s})
        QTest::newRow(qPrintable(text)) << text;
}

void TestSniffer::refusesOtherTexts()
{
    QFETCH(QString, text);
    QVERIFY(!TableFormat::fromString(text));
}

QTEST_GUILESS_MAIN(TestSniffer)
#include "tst_sniffer.moc"
