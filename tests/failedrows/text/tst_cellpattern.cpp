// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/text/cellpattern.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestCellPattern final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void saysWhereItIsWrong_data();
    void saysWhereItIsWrong();
    void givesUp_data();
    void givesUp();
    void longCellsAreBounded();
};

void TestCellPattern::finds_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<bool>("isIn");
    const auto row = [](const char *name, const QString &expression, const QByteArray &cell, bool isIn) {
        QTest::newRow(name) << expression << cell << isIn;
    };
    row("anywhere", u"b+c"_s, "abbbcd", true);
    row("not there", u"b+d"_s, "abbbcd", false);
    row("the whole cell", u"^[A-Z]{2}-\\d+$"_s, "AB-120", true);
    row("more than the whole cell", u"^[A-Z]{2}-\\d+$"_s, "AB-120 ", false);
    row("without regard to case", u"PRICE"_s, "no price", true);
    row("with regard to case", u"(?-i)PRICE"_s, "no price", false);
    row("letters of other languages", u"^\\w+$"_s,
        "gr\xc3\xb6\xc3\x9f"
        "e",
        true);
    row("an empty cell", u"^$"_s, "", true);
    row("what is no UTF-8", u"^.b$"_s,
        "\xff"
        "b",
        true);
    row("a line break is no character", u"a.b"_s, "a\nb", false);
    row("a verb of PCRE", u"(*ANYCRLF)b"_s, "abc", true);
}

void TestCellPattern::finds()
{
    QFETCH(QString, expression);
    QFETCH(QByteArray, cell);
    const CellPattern pattern(expression);
    QVERIFY(!pattern.faultAt());
    QTEST(pattern.isIn(cell), "isIn");
    QVERIFY(!pattern.isTooCostly());
}

void TestCellPattern::saysWhereItIsWrong_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<qsizetype>("at");
    QTest::newRow("open parenthesis") << u"a(b"_s << qsizetype(3);
    QTest::newRow("nothing to repeat") << u"*"_s << qsizetype(0);
    QTest::newRow("class that does not end") << u"[a"_s << qsizetype(2);
}

void TestCellPattern::saysWhereItIsWrong()
{
    QFETCH(QString, expression);
    const CellPattern pattern(expression);
    QVERIFY(pattern.faultAt());
    QTEST(*pattern.faultAt(), "at");
}

void TestCellPattern::givesUp_data()
{
    QTest::addColumn<QString>("expression");
    QTest::newRow("nested repetitions") << u"(a+)+$"_s;
    QTest::newRow("alternatives alike") << u"(a|a)*$"_s;
    // Who asks for more gets no more.
    QTest::newRow("a higher limit") << u"(*LIMIT_MATCH=4000000000)(a+)+$"_s;
    QTest::newRow("without the compiler") << u"(*NO_JIT)(a+)+$"_s;
}

void TestCellPattern::givesUp()
{
    QFETCH(QString, expression);
    const CellPattern pattern(expression);
    QVERIFY(!pattern.faultAt());
    // Without bounds it takes years.
    QVERIFY(!pattern.isIn(QByteArray(QByteArray(60, 'a') + '!')));
    QVERIFY(pattern.isTooCostly());
}

void TestCellPattern::longCellsAreBounded()
{
    const QByteArray cell(8 * 1024 * 1024, 'a');
    QVERIFY(!CellPattern(u"a*a*b"_s).isIn(cell));
    QVERIFY(!CellPattern(u"[^b]{1000}b"_s).isIn(cell));
    const CellPattern usual(u"^.*[xy].*[0-9]"_s);
    QVERIFY(!usual.isIn(QByteArray(CellPattern::longestCell, 'a')));
    QVERIFY(!usual.isTooCostly());
    QVERIFY(CellPattern(u"x$"_s).isIn(QByteArray(QByteArray(CellPattern::longestCell - 1, 'a') + "x and more")));
}

QTEST_GUILESS_MAIN(TestCellPattern)
#include "tst_cellpattern.moc"
