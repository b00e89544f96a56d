// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/cliptable.h"

#include <QMimeData>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

class ClipTableTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSingleCellIsCopiedAsItIs();
    void severalCellsAreTabSeparatedAndQuotedWhereNeeded();
    void everyHtmlCellIsMarkedAsText_data();
    void everyHtmlCellIsMarkedAsText();
    void headersComeFirst();
    void whereTheCellsAreFromStandsAboveTheHeader();
};

void ClipTableTest::aSingleCellIsCopiedAsItIs()
{
    ClipTable table;
    table.addRow({u"say \"hi\"\nand\tgo"_s});
    QCOMPARE(table.text(), u"say \"hi\"\nand\tgo"_s);
}

void ClipTableTest::severalCellsAreTabSeparatedAndQuotedWhereNeeded()
{
    ClipTable table;
    table.addRow({u"00123"_s, u"a\tb"_s, QString()});
    table.addRow({u"say \"hi\""_s, u"two\nlines"_s, u"=1+1"_s});
    QCOMPARE(table.text(), u"00123\t\"a\tb\"\t\n\"say \"\"hi\"\"\"\t\"two\nlines\"\t=1+1\n"_s);
}

void ClipTableTest::everyHtmlCellIsMarkedAsText_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("inner");
    QTest::newRow("leading zeros") << u"00123"_s << u"00123"_s;
    QTest::newRow("formula") << u"=HYPERLINK(\"http://x\")"_s << u"=HYPERLINK(&quot;http://x&quot;)"_s;
    QTest::newRow("markup") << u"<img src=x>&"_s << u"&lt;img src=x&gt;&amp;"_s;
    QTest::newRow("line break") << u"a\r\nb"_s << u"a<br style=\"mso-data-placement:same-cell\">b"_s;
}

void ClipTableTest::everyHtmlCellIsMarkedAsText()
{
    QFETCH(QString, cell);
    QFETCH(QString, inner);
    ClipTable table;
    table.addRow({cell});
    const QString marked = u"<td style=\"mso-number-format:'\\@'\" sdnum=\"1033;0;@\">"_s + inner + u"</td>"_s;
    QVERIFY2(table.html().contains(marked), qPrintable(table.html()));
}

void ClipTableTest::headersComeFirst()
{
    ClipTable table;
    table.setHeader({u"ID"_s, u"A & B"_s});
    table.addRow({u"1"_s, u"2"_s});
    const auto data = table.toMimeData();
    QCOMPARE(data->text(), u"ID\tA & B\n1\t2\n"_s);
    QVERIFY(data->html().contains(u"<th>A &amp; B</th>"_s));
}

void ClipTableTest::whereTheCellsAreFromStandsAboveTheHeader()
{
    ClipTable table;
    table.setCaption(u"a <b>.xlsx, sheet 1"_s);
    table.addRow({u"1"_s});
    QCOMPARE(table.text(), u"1"_s);
    QVERIFY(!table.html().contains(u"sheet"_s));
    table.setHeader({u"ID"_s});
    QCOMPARE(table.text(), u"a <b>.xlsx, sheet 1\nID\n1\n"_s);
    QVERIFY(table.html().contains(u"<table>\n<caption>a &lt;b&gt;.xlsx, sheet 1</caption>\n<tr><th>ID</th></tr>"_s));
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::ClipTableTest)

#include "tst_cliptable.moc"
