// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/process/threadtime.h"
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
    void givesUpInLongCells_data();
    void givesUpInLongCells();
    void usualOnesGoThroughLongCells_data();
    void usualOnesGoThroughLongCells();
    void findsNothingAfterwards();
    void doesNotCutCharacters();
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

/// All that PCRE looks for first, so that it does not end before it began.
static QByteArray longCell(const QByteArray &repeated)
{
    const QByteArray last = "\n!-b-c-x-z-Q-;-\n";
    return repeated.repeated(CellPattern::longestCell).left(CellPattern::longestCell - last.size()) + last;
}

void TestCellPattern::givesUpInLongCells_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QByteArray>("cell");
    const QByteArray letters = longCell("a");
    const QByteArray values = longCell("a,");
    const QByteArray words = longCell("lorem ipsum dolor 12 sit, amet ");
    QTest::newRow("nested repetitions") << u"(a+)+$"_s << letters;
    QTest::newRow("alternatives in a repetition") << u"((a|aa)+)+b"_s << letters;
    QTest::newRow("many values") << u"(.*?,){20}x"_s << values;
    QTest::newRow("many optional letters") << u"(a?b?c?){200}z"_s << values;
    // What PCRE does not count.
    QTest::newRow("what was there before") << u"(.)(.)(.).*\\3\\2\\1Q"_s << words;
    QTest::newRow("what is to come") << u"((?=.*b)a)*c"_s << letters;
    QTest::newRow("without the compiler") << u"(*NO_JIT)a*a*b"_s << letters;
}

void TestCellPattern::givesUpInLongCells()
{
    QFETCH(QString, expression);
    QFETCH(QByteArray, cell);
    const CellPattern pattern(expression);
    QVERIFY(!pattern.faultAt());
    const auto begun = threadTime();
    QVERIFY(!pattern.isIn(cell));
    const auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(threadTime() - begun);
    QVERIFY(pattern.isTooCostly());
    QVERIFY2(spent < 2 * CellPattern::longestWork, qPrintable(QString::number(spent.count())));
}

void TestCellPattern::usualOnesGoThroughLongCells_data()
{
    QTest::addColumn<QString>("expression");
    QTest::newRow("words") << u"\\w+@\\w+\\.com"_s;
    QTest::newRow("anything between") << u"lorem.*price"_s;
    QTest::newRow("far apart") << u"l[^;]{1000}?;;"_s;
    QTest::newRow("numbers") << u"\\b\\d{3,}\\b"_s;
    QTest::newRow("alternatives") << u"(price|tax|currency) is (required|missing)"_s;
    QTest::newRow("the whole cell") << u"^[\\w\\s,]+$"_s;
}

void TestCellPattern::usualOnesGoThroughLongCells()
{
    QFETCH(QString, expression);
    const CellPattern pattern(expression);
    QVERIFY(!pattern.isIn(longCell("lorem ipsum dolor 12 sit, amet ")));
    QVERIFY(!pattern.isTooCostly());
}

void TestCellPattern::findsNothingAfterwards()
{
    const CellPattern pattern(u"(a+)+$"_s);
    QVERIFY(pattern.isIn(QByteArray("aaa")));
    QVERIFY(!pattern.isIn(QByteArray(QByteArray(60, 'a') + '!')));
    QVERIFY(pattern.isTooCostly());
    QVERIFY(!pattern.isIn(QByteArray("aaa")));
}

void TestCellPattern::doesNotCutCharacters()
{
    const CellPattern pattern(u"x$"_s);
    // One unit each, and then two: the end of each part is in the middle of a character.
    QVERIFY(!pattern.isInText(u'a' + u"\U0001F600"_s.repeated(CellPattern::longestCell)));
    QVERIFY(!pattern.isTooCostly());
    const CellPattern any(u"^a.*$"_s);
    QVERIFY(any.isInText(u'a' + u"\U0001F600"_s.repeated(CellPattern::longestCell)));
}

QTEST_GUILESS_MAIN(TestCellPattern)
#include "tst_cellpattern.moc"
