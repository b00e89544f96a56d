// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/tablereading.h"
#include "failedrows/text/bytemasks.h"
#include "failedrows/text/rowtokenizer.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestRowTokenizer final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutsRows_data();
    void cutsRows();
    void marksAreWhereTheBytesAre();
    void piecesMakeNoDifference_data();
    void piecesMakeNoDifference();
    void manyOpenQuotesAreReadInOneGo();
    void aQuotedCellHasALongestLength();
    void theLastCellIsTheRestOfTheLine_data();
    void theLastCellIsTheRestOfTheLine();
    void theRestMayBeGivenInPieces();
};

void TestRowTokenizer::cutsRows_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("delimiter");
    QTest::addColumn<Rows>("rows");
    const auto row = [](const char *name, const QByteArray &text, const Rows &rows, const QString &delimiter = u","_s) {
        QTest::newRow(name) << text << delimiter << rows;
    };
    row("nothing", "", {});
    row("one cell", "a", {{"a"}});
    row("plain", "a,b\nc,d\n", {{"a", "b"}, {"c", "d"}});
    row("no line break at the end", "a,b\nc,d", {{"a", "b"}, {"c", "d"}});
    row("CRLF", "a,b\r\nc,d\r\n", {{"a", "b"}, {"c", "d"}});
    row("CR", "a,b\rc,d\r", {{"a", "b"}, {"c", "d"}});
    row("mixed line breaks", "a\rb\nc\r\nd\n\re", {{"a"}, {"b"}, {"c"}, {"d"}, {"e"}});
    row("empty lines", "\n\na\n\r\n\n  \n \t \nb\n\n", {{"a"}, {"b"}});
    row("only empty lines", "\n \n\r\n   ", {});
    row("empty cells", ",\n,,", {{"", ""}, {"", "", ""}});
    row("ragged", "a\nb,c,d\n,", {{"a"}, {"b", "c", "d"}, {"", ""}});
    row("quotes", "\"a\",\"b\"\n", {{"a", "b"}});
    row("empty quotes", "\"\",\"\"\n\"\"", {{"", ""}, {""}});
    row("doubled quotes", "\"a \"\"b\"\" c\",\"\"\"\"\n", {{"a \"b\" c", "\""}});
    row("delimiter in quotes", "\"a,b\",c", {{"a,b", "c"}});
    row("line breaks in quotes", "\"a\nb\r\nc\rd\",e\nf", {{"a\nb\r\nc\rd", "e"}, {"f"}});
    row("blanks are kept", " a , b\t\n", {{" a ", " b\t"}});
    row("blanks around quotes go", " \"a\" ,\t\"b\"  \n  \"c\"", {{"a", "b"}, {"c"}});
    row("quote in a plain cell", "5\" nail,6\"\n", {{"5\" nail", "6\""}});
    row("stray quote in quotes", "\"a \"b\" c\",d\n", {{"a \"b\" c", "d"}});
    row("text behind a quote", "\"a\"b\",c", {{"a\"b", "c"}});
    row("quote that never ends", "a,\"b\nc,d\n", {{"a", "\"b"}, {"c", "d"}});
    row("two that never end", "\"a,b\n\"c,d\n", {{"\"a", "b"}, {"\"c", "d"}});
    row("good cells behind one that never ends", "a,\"b\nc,\"\"\nd,\"\"\"\"", {{"a", "\"b"}, {"c", ""}, {"d", "\""}});
    row("only a quote", "\"", {{"\""}});
    row("three quotes", "\"\"\"", {{"\"\"\""}});
    row("NUL", QByteArray("a\0b,\"\0\"\n\0", 9), {{QByteArray("a\0b", 3), QByteArray("\0", 1)}, {QByteArray("\0", 1)}});
    row("invalid UTF-8", "\xff\xfe,\x80\n", {{"\xff\xfe", "\x80"}});
    row("tab", "a b\t c\t\"d\te\"\n\t\n", {{"a b", " c", "d\te"}, {"", ""}}, u"\t"_s);
    row("semicolon", "1,5;2\n", {{"1,5", "2"}}, u";"_s);
    row("pipe", "a|\"b|c\"\n", {{"a", "b|c"}}, u"|"_s);
    row("blank as delimiter", "a b\n \"c\"\n", {{"a", "b"}, {"", "c"}}, u" "_s);
    row("two pipes", "a|b||\"c||d\"||e\n||\n|||x\n", {{"a|b", "c||d", "e"}, {"", ""}, {"", "|x"}}, u"||"_s);
    row("quote before half a delimiter", "\"a\"|b||\"c\" ||d|", {{"a\"|b||\"c", "d|"}}, u"||"_s);
    row("three characters", "a~|~b\r\n~|c~|~\"d\"\"e\"\n", {{"a", "b"}, {"~|c", "d\"e"}}, u"~|~"_s);
    row("not ASCII", "a\xc2\xa6\xc2\xa7\xc2\xa6\"b\"\n", {{"a", "\xc2\xa7", "b"}}, u"\u00a6"_s);
    row("begins with a blank", "a | b |\"c\"\n", {{"a", "b |\"c\""}}, u" | "_s);
    row("half of it at the end", "a||b|", {{"a", "b|"}}, u"||"_s);
}

void TestRowTokenizer::cutsRows()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, delimiter);
    QFETCH(Rows, rows);
    const Delimiter separator = *Delimiter::of(delimiter);
    QCOMPARE(tokenized(text, separator), rows);
    // The same at any place of the blocks that are looked at at once.
    for (int shift = 1; shift < 140; ++shift) {
        Rows shifted = tokenized(QByteArray(shift, 'x') + "\n" + text, separator);
        QCOMPARE(shifted.takeFirst(), QByteArrayList{QByteArray(shift, 'x')});
        QCOMPARE(shifted, rows);
    }
}

void TestRowTokenizer::marksAreWhereTheBytesAre()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 2000; ++round) {
        QByteArray bytes(ByteMasks::blockBytes + 8, '\0');
        for (char &byte : bytes)
            byte = "ab,\"\n\r\x80\xff"[random.bounded(8)];
        quint64 quotes = 0;
        quint64 ends = 0;
        quint64 pairs = 0;
        for (qsizetype i = 0; i < ByteMasks::blockBytes; ++i) {
            const quint64 bit = quint64(1) << i;
            quotes |= bytes[i] == '"' ? bit : 0;
            ends |= bytes[i] == ',' || bytes[i] == '\n' || bytes[i] == '\r' ? bit : 0;
            pairs |= (bytes[i] == 'a' || bytes[i] == '\xff') && (bytes[i + 5] == 'b' || bytes[i + 5] == ',') ? bit : 0;
        }
        QCOMPARE(ByteMasks::of(bytes.data(), '"'), quotes);
        QCOMPARE(ByteMasks::of(bytes.data(), ',', '\n', '\r'), ends);
        QCOMPARE(ByteMasks::ofPair(bytes.data(), {'a', '\xff'}, {'b', ','}, 5), pairs);
    }
}

/// Gives the text byte by byte, as files are read that stop anywhere.
void TestRowTokenizer::piecesMakeNoDifference_data()
{
    QTest::addColumn<QString>("delimiter");
    for (const QString &delimiter : {u","_s, u"||"_s, u"~|~"_s, u"\u00a6"_s})
        QTest::newRow(qPrintable(delimiter)) << delimiter;
}

void TestRowTokenizer::piecesMakeNoDifference()
{
    QFETCH(QString, delimiter);
    const Delimiter separator = *Delimiter::of(delimiter);
    QByteArray text = "a,\"b\"\"c\" \r\n\"d\ne\",f\r\n\n \n\"g\"h\",i\n\"\"\"\",\"j\n,k,l\n";
    const Rows wanted = tokenized(text);
    text.replace(',', separator.bytes());
    QCOMPARE(tokenizedInPieces(text, separator), wanted);
}

/// Each of them looking for its end alone would read 5 TB.
void TestRowTokenizer::manyOpenQuotesAreReadInOneGo()
{
    constexpr int lines = 1'000'000;
    const QByteArray text = QByteArray("\"stray,a\"\"b\n").repeated(lines);
    const Rows rows = tokenized(text);
    QCOMPARE(rows.size(), lines);
    QCOMPARE(rows.at(lines / 2), QByteArrayList({"\"stray", "a\"\"b"}));
}

void TestRowTokenizer::aQuotedCellHasALongestLength()
{
    const QByteArray longest(RowTokenizer::longestQuotedCell - 1, 'x');
    QCOMPARE(tokenized('"' + longest + "\",b").size(), 1);
    QCOMPARE(tokenized('"' + longest + "\",b").front(), QByteArrayList({longest, "b"}));
    const QByteArray longer = longest + 'x';
    QCOMPARE(tokenized('"' + longer + "\",b\n\"c\"").size(), 2);
    QCOMPARE(tokenized('"' + longer + "\",b\n\"c\"").front(), QByteArrayList({'"' + longer + '"', "b"}));
}

void TestRowTokenizer::theLastCellIsTheRestOfTheLine_data()
{
    QTest::addColumn<QString>("delimiter");
    QTest::addColumn<qsizetype>("before"); ///< cells
    QTest::addColumn<QByteArray>("behind"); ///< them, with commas
    QTest::addColumn<QByteArrayList>("cells");
    constexpr qsizetype most = RowTokenizer::mostCells;
    const QByteArray manyCommas(3'000'000, ',');
    QTest::newRow("one fewer") << u","_s << most - 2 << "\"a,b\""_ba << QByteArrayList{"a,b"};
    QTest::newRow("as many") << u","_s << most - 2 << "\"a,b\",c"_ba << QByteArrayList{"a,b", "c"};
    QTest::newRow("the last one empty") << u","_s << most - 2 << "\"a,b\","_ba << QByteArrayList{"a,b", ""};
    QTest::newRow("more") << u","_s << most - 2 << "a,b,\"c"_ba << QByteArrayList{"a", "b,\"c"};
    QTest::newRow("quotes") << u","_s << most - 1 << " \"a,b\" "_ba << QByteArrayList{" \"a,b\" "};
    QTest::newRow("very many") << u","_s << most - 1 << manyCommas << QByteArrayList{manyCommas};
    QTest::newRow("two pipes") << u"||"_s << most - 1 << "a||b|"_ba << QByteArrayList{"a||b|"};
}

/// What a row with more cells than anybody has costs does not depend on how many there are.
void TestRowTokenizer::theLastCellIsTheRestOfTheLine()
{
    QFETCH(QString, delimiter);
    QFETCH(qsizetype, before);
    QFETCH(QByteArray, behind);
    QFETCH(QByteArrayList, cells);
    const Delimiter separator = *Delimiter::of(delimiter);
    const QByteArray line = QByteArray("1" + separator.bytes()).repeated(before) + behind;
    const QByteArray next = "\"x\"" + separator.bytes() + 'y';
    for (const QByteArray end : {"\n", "\r", "\r\n"}) {
        const Rows rows = tokenized(line + end + next, separator);
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.front().size(), before + cells.size());
        QCOMPARE(rows.front().first(), "1");
        QCOMPARE(rows.front().sliced(before), cells);
        QCOMPARE(rows.back(), QByteArrayList({"x", "y"}));
    }
    QCOMPARE(tokenized(line, separator).size(), 1);
    QCOMPARE(tokenized(line, separator).front().sliced(before), cells);
}

void TestRowTokenizer::theRestMayBeGivenInPieces()
{
    const QByteArray text = QByteArray("1,").repeated(RowTokenizer::mostCells) + "\"2,3\n4\n";
    RowTokenizer tokenizer(',');
    for (const qsizetype missing : {5, 4, 3}) { // the line break is the third byte from the end
        QByteArray piece = text.chopped(missing);
        piece.append(RowTokenizer::padding, '\0');
        tokenizer.setData(QByteArrayView(piece).chopped(RowTokenizer::padding), false, 0);
        QVERIFY(tokenizer.next() == RowTokenizer::Step::NeedsMore);
    }
    QByteArray whole = text;
    whole.append(RowTokenizer::padding, '\0');
    tokenizer.setData(QByteArrayView(whole).chopped(RowTokenizer::padding), true, 0);
    QVERIFY(tokenizer.next() == RowTokenizer::Step::Row);
    QCOMPARE(tokenizer.cells().size(), std::size_t(RowTokenizer::mostCells));
    QCOMPARE(tokenizer.cells().back().toByteArray(), "1,\"2,3");
    QCOMPARE(tokenizer.rowEnd(), text.size() - 3);
    QCOMPARE(tokenizer.openQuote(), -1);
    QVERIFY(tokenizer.next() == RowTokenizer::Step::Row);
    QCOMPARE(tokenizer.cells().front().toByteArray(), "4");
}

QTEST_GUILESS_MAIN(TestRowTokenizer)
#include "tst_rowtokenizer.moc"
