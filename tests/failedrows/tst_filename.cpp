// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/filename.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;

class TestFileName final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void safe_data();
    void safe();
    void programsAreDefused_data();
    void programsAreDefused();
    void filesOfDataKeepTheirNames_data();
    void filesOfDataKeepTheirNames();
    void longNamesKeepTheirExtension();
    void anyNameIsSafe();
    void suggested_data();
    void suggested();
    void disposition_data();
    void disposition();
};

void TestFileName::safe_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected");
    QTest::newRow("plain") << u"rows 1.csv"_s << u"rows 1.csv"_s;
    QTest::newRow("accents") << u"\u00e4\u00f6\u00fc.csv"_s << u"\u00e4\u00f6\u00fc.csv"_s;
    QTest::newRow("parents") << u"../../.bashrc"_s << u"bashrc"_s;
    QTest::newRow("Windows parents") << u"..\\..\\evil.exe"_s << u"evil.exe.txt"_s;
    QTest::newRow("drive") << u"C:\\x.csv"_s << u"x.csv"_s;
    QTest::newRow("stream") << u"x.csv:ads"_s << u"x.csvads.txt"_s;
    QTest::newRow("reserved characters") << u"a<b>c\"d|e?f*g.csv"_s << u"abcdefg.csv"_s;
    QTest::newRow("control characters") << u"a\r\n\tb\u007f.csv"_s << u"ab.csv"_s;
    QTest::newRow("right to left override") << u"a\u202evsc.exe"_s << u"avsc.exe.txt"_s;
    QTest::newRow("trailing dots and spaces") << u"x.csv. . "_s << u"x.csv"_s;
    QTest::newRow("hidden") << u".x.csv"_s << u"x.csv"_s;
    QTest::newRow("device") << u"CON"_s << u"_CON"_s;
    QTest::newRow("device with extension") << u"con.csv"_s << u"_con.csv"_s;
    QTest::newRow("device with number") << u"LPT9.tar.gz"_s << u"_LPT9.tar.gz"_s;
    QTest::newRow("longest device") << QString(u"CON." + QString(116, u'a')) << QString(u"_CON." + QString(115, u'a'));
    QTest::newRow("device when cut") << QString(u"NUL" + QString(200, u' ') + u'x') << u"_NUL"_s;
    QTest::newRow("cut inside a character") << QString(QString(119, u'a') + u"\U0001F600"_s) << QString(119, u'a');
    QTest::newRow("no device") << u"CONTENT.csv"_s << u"CONTENT.csv"_s;
    QTest::newRow("only dots") << u"..."_s << QString();
    QTest::newRow("ends in a slash") << u"a/b/"_s << QString();
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("option") << u"-rf"_s << u"rf"_s;
    QTest::newRow("options") << u"--help.csv"_s << u"help.csv"_s;
    QTest::newRow("only dashes") << u"--"_s << QString();
    QTest::newRow("dots, spaces and dashes") << u" .- -.~x.csv"_s << u"x.csv"_s;
    QTest::newRow("home") << u"~"_s << QString();
    QTest::newRow("option behind what is taken out") << u"\u202e*-rf"_s << u"rf"_s;
    QTest::newRow("option behind a path") << u"/a/-rf"_s << u"rf"_s;
    QTest::newRow("dashes inside") << u"a-b - c.csv"_s << u"a-b - c.csv"_s;
    QTest::newRow("device behind dashes") << u"-CON"_s << u"_CON"_s;
}

void TestFileName::programsAreDefused_data()
{
    QTest::addColumn<QString>("ending");
    for (const char *ending : {"desktop",
                               "DESKTOP",
                               "DeskTop",
                               "sh",
                               "bash",
                               "command",
                               "tool",
                               "py",
                               "pyw",
                               "pl",
                               "rb",
                               "js",
                               "jse",
                               "vbs",
                               "vbe",
                               "wsf",
                               "wsh",
                               "ps1",
                               "bat",
                               "cmd",
                               "com",
                               "exe",
                               "scr",
                               "pif",
                               "msi",
                               "msix",
                               "appx",
                               "cpl",
                               "hta",
                               "jar",
                               "jnlp",
                               "lnk",
                               "scf",
                               "url",
                               "webloc",
                               "inetloc",
                               "fileloc",
                               "library-ms",
                               "searchconnector-ms",
                               "settingcontent-ms",
                               "reg",
                               "inf",
                               "ini",
                               "application",
                               "appref-ms",
                               "gadget",
                               "html",
                               "htm",
                               "xhtml",
                               "shtml",
                               "mht",
                               "svg",
                               "swf",
                               "chm",
                               "iso",
                               "img",
                               "dmg",
                               "pkg",
                               "app",
                               "deb",
                               "rpm",
                               "run",
                               "bin",
                               "AppImage",
                               "flatpakref",
                               "service",
                               "xlam",
                               "xll",
                               "iqy",
                               "slk",
                               "rdp",
                               "theme",
                               "terminal",
                               "workflow",
                               "action",
                               "kdelnk",
                               "so",
                               "dll",
                               "php",
                               "lua",
                               "el",
                               "vim",
                               "elf",
                               "out",
                               "ksh",
                               "fish",
                               "csh"})
        QTest::newRow(ending) << QString::fromLatin1(ending);
}

void TestFileName::programsAreDefused()
{
    QFETCH(const QString, ending);
    const QString name = u"x."_s + ending;
    QCOMPARE(safeFileName(name), QString(name + u".txt"));
    QCOMPARE(safeFileName(u"rows.csv."_s + ending), QString(u"rows.csv."_s + ending + u".txt"));
    QCOMPARE(safeFileName(name + u". "), QString(name + u".txt"));
    QCOMPARE(safeFileName(u'.' + ending), ending); // what is hidden has no ending
    QCOMPARE(dispositionFileName("attachment; filename=\"" + name.toUtf8() + '"'), QString(name + u".txt"));
    QCOMPARE(suggestedFileName(QUrl(u"https://x.example/a/"_s + name), u"1"_s), QString(name + u".txt"));
    const QString tooLong = safeFileName(QString(5000, u'x') + u'.' + ending);
    QVERIFY2(!tooLong.endsWith(u'.' + ending), qPrintable(tooLong));
    QVERIFY(tooLong.toUtf8().size() <= 120);
    QCOMPARE(safeFileName(tooLong), tooLong);
}

void TestFileName::filesOfDataKeepTheirNames_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"rows.csv",    "ROWS.CSV",    "rows.tsv",    "rows.tab",          "rows.psv",     "rows.txt",
          "rows.log",    "rows.json",   "rows.jsonl",  "rows.ndjson",       "rows.xml",     "rows.xls",
          "rows.xlsx",   "rows.xlsm",   "rows.xlsb",   "rows.ods",          "rows.parquet", "rows.pdf",
          "rows.zip",    "rows.csv.gz", "rows.tar.gz", "rows.tgz",          "rows.bz2",     "rows.xz",
          "rows.zst",    "rows.7z",     "rows.dat",    "rows.yaml",         "rows.md",      "picture.png",
          "picture.JPG", "rows",        "48210",       "failed-rows-48210", "2026-11-24",   "rows.2026-11-24",
          "rows.1",      "v1.2",        "Mr. Smith",   "rows.csv.001"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestFileName::filesOfDataKeepTheirNames()
{
    QFETCH(const QString, name);
    QCOMPARE(safeFileName(name), name);
}

void TestFileName::safe()
{
    QFETCH(QString, name);
    QFETCH(QString, expected);
    QCOMPARE(safeFileName(name), expected);
}

void TestFileName::longNamesKeepTheirExtension()
{
    const QString name = safeFileName(QString(5000, u'\u00e4') + u".csv");
    QVERIFY(name.endsWith(u".csv"_s));
    QVERIFY(name.toUtf8().size() <= 120);
    QVERIFY(name.size() > 50);
    QVERIFY(safeFileName(u"a."_s + QString(5000, u'x')).toUtf8().size() <= 120);
}

void TestFileName::anyNameIsSafe()
{
    QRandomGenerator random(7);
    const QString alphabet = u"ab./\\:*?\"<>| \n\u202e\u00e4.CON1\U0001F600"_s;
    for (int round = 0; round < 20'000; ++round) {
        QString name;
        const int length = random.bounded(200);
        for (int i = 0; i < length; ++i)
            name += alphabet.at(random.bounded(int(alphabet.size())));
        const QString safe = safeFileName(name);
        QVERIFY(safe.toUtf8().size() <= 120);
        QVERIFY(!safe.startsWith(u'-') && !safe.startsWith(u'~') && safeFileName(safe) == safe);
        QVERIFY(!safe.startsWith(u'.') && !safe.endsWith(u'.') && !safe.endsWith(u' '));
        for (const QChar c : QStringView(u"/\\:*?\"<>|\n\u202e"))
            QVERIFY(!safe.contains(c));
    }
}

void TestFileName::suggested_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("expected");
    QTest::newRow("plain") << u"https://x.example/a/rows.csv?sig=1"_s << u"rows.csv"_s;
    QTest::newRow("encoded") << u"https://x.example/a%20b.csv"_s << u"a b.csv"_s;
    QTest::newRow("encoded backslashes") << u"https://x.example/..%5c..%5cevil.csv"_s << u"evil.csv"_s;
    QTest::newRow("encoded slash") << u"https://x.example/a%2f..%2fb.csv"_s << u"b.csv"_s;
    QTest::newRow("no name") << u"https://x.example/"_s << u"failed-rows-48210.csv"_s;
    QTest::newRow("only dots") << u"https://x.example/%2e%2e"_s << u"failed-rows-48210.csv"_s;
}

void TestFileName::suggested()
{
    QFETCH(QString, url);
    QFETCH(QString, expected);
    QCOMPARE(suggestedFileName(QUrl(url), u"48210"_s), expected);
    QCOMPARE(defaultFileName(u"../x/48:10"_s), u"failed-rows-4810.csv"_s);
    QVERIFY(defaultFileName(u"\U0001F600"_s.repeated(60)).toUtf8().size() <= 120);
    QCOMPARE(defaultFileName(QString()), u"failed-rows.csv"_s);
    QCOMPARE(defaultFileName(u"a.sh"_s), u"failed-rows-a.sh.csv"_s);
}

void TestFileName::disposition_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QString>("expected");
    QTest::newRow("quoted") << R"(attachment; filename="rows 1.csv")"_ba << u"rows 1.csv"_s;
    QTest::newRow("token") << "attachment; filename=rows.csv"_ba << u"rows.csv"_s;
    QTest::newRow("escaped quotes") << R"(attachment; filename="a\"b\\c.csv")"_ba << u"c.csv"_s;
    QTest::newRow("semicolon inside") << R"(attachment; filename="a;b.csv"; size=3)"_ba << u"a;b.csv"_s;
    QTest::newRow("extended wins") << "attachment; filename=\"x.csv\"; filename*=UTF-8''%c3%a4.csv"_ba
                                   << u"\u00e4.csv"_s;
    QTest::newRow("extended first") << "attachment; filename*=utf-8'de'a.csv; filename=x.csv"_ba << u"a.csv"_s;
    QTest::newRow("Latin-1") << "attachment; filename*=iso-8859-1''%e4.csv"_ba << u"\u00e4.csv"_s;
    QTest::newRow("unknown charset") << "attachment; filename*=x''%e4.csv; filename=y.csv"_ba << u"y.csv"_s;
    QTest::newRow("raw Latin-1") << "attachment; filename=\"\xe4.csv\""_ba << u"\u00e4.csv"_s;
    QTest::newRow("parents") << R"(attachment; filename="../../.bashrc")"_ba << u"bashrc"_s;
    QTest::newRow("encoded parents") << "attachment; filename*=UTF-8''..%2f..%2fx.csv"_ba << u"x.csv"_s;
    QTest::newRow("device") << "attachment; filename=CON.csv"_ba << u"_CON.csv"_s;
    QTest::newRow("option") << "attachment; filename=\"-rf\""_ba << u"rf"_s;
    QTest::newRow("launcher") << "attachment; filename=x.desktop"_ba << u"x.desktop.txt"_s;
    QTest::newRow("hidden by encoding") << "attachment; filename*=UTF-8''%2drf%2esh"_ba << u"rf.sh.txt"_s;
    QTest::newRow("none") << "attachment"_ba << QString();
    QTest::newRow("empty") << "attachment; filename="_ba << QString();
    QTest::newRow("unfinished") << "attachment; filename=\"a.csv"_ba << u"a.csv"_s;
    QTest::newRow("a parameter without a value") << "attachment; x; filename=a.csv"_ba << u"a.csv"_s;
    QTest::newRow("very long") << "attachment; filename="_ba + QByteArray(5000, 'x') + ".csv"
                               << QString(116, u'x') + u".csv";
}

void TestFileName::disposition()
{
    QFETCH(QByteArray, header);
    QFETCH(QString, expected);
    QCOMPARE(dispositionFileName(header), expected);
}

QTEST_GUILESS_MAIN(TestFileName)
#include "tst_filename.moc"
