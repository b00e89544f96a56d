// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/tablereading.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// Rows whose cells have places in the line.
class TestFixedColumns final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutsRows_data();
    void cutsRows();
    void piecesMakeNoDifference();
    void cutsWhatANaiveCutCuts();
    void isRemembered();
    void refusesOtherPlaces_data();
    void refusesOtherPlaces();
};

namespace {

Delimiter at(const std::vector<int> &places)
{
    return *Delimiter::atPlaces(places);
}

} // namespace

void TestFixedColumns::cutsRows_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Rows>("rows");
    const auto row = [](const char *name, const QByteArray &text, const Rows &rows) {
        QTest::newRow(name) << text << rows;
    };
    row("nothing", "", {});
    row("plain", "0815  hat   red\n0042  coat  blue\n", {{"0815", "hat", "red"}, {"0042", "coat", "blue"}});
    row("no line break at the end", "0815  hat   red", {{"0815", "hat", "red"}});
    row("CRLF", "0815  hat   red\r\n0042  coat  blue\r\n", {{"0815", "hat", "red"}, {"0042", "coat", "blue"}});
    row("short lines", "0815\n0042  co\n", {{"0815", "", ""}, {"0042", "co", ""}});
    row("the last cell ends with the line", "0815  hat   red, and much more\n",
        {{"0815", "hat", "red, and much more"}});
    row("at the right", "   7   hat    1\n", {{"7", "hat", "1"}});
    row("no blanks between", "0815xxhat...red\n", {{"0815xx", "hat...", "red"}});
    row("empty lines", "\n   \n0815  hat   red\n\n", {{"0815", "hat", "red"}});
    row("quotes mean nothing", "\"815  ha\"   \"red\n", {{"\"815", "ha\"", "\"red"}});
    row("characters, not bytes", u"Größe Mütze größer\n"_s.toUtf8(),
        {{"Gr\xc3\xb6\xc3\x9f"
          "e",
          "M\xc3\xbctze",
          "gr\xc3\xb6\xc3\x9f"
          "er"}});
    row("beyond the first plane", u"😀😀😀😀😀 hat   red\n"_s.toUtf8(), {{u"😀😀😀😀😀"_s.toUtf8(), "hat", "red"}});
}

void TestFixedColumns::cutsRows()
{
    QFETCH(QByteArray, text);
    QFETCH(Rows, rows);
    QCOMPARE(tokenized(text, at({0, 6, 12})), rows);
}

void TestFixedColumns::piecesMakeNoDifference()
{
    const QByteArray text = u"0815  hat   red\r\n\r\n  \nGröße \"Mütze\nx\n0042  coat  a, b\r7"_s.toUtf8();
    const Rows whole = tokenized(text, at({0, 6, 12}));
    QCOMPARE(whole.size(), 5);
    QCOMPARE(tokenizedInPieces(text, at({0, 6, 12})), whole);
}

void TestFixedColumns::cutsWhatANaiveCutCuts()
{
    const QString alphabet = u"ab0 .,\"é中😀"_s;
    QRandomGenerator random(3);
    for (int round = 0; round < 300; ++round) {
        std::vector<int> places{0};
        for (int columns = random.bounded(1, 6); columns > 0; --columns)
            places.push_back(places.back() + random.bounded(1, 9));
        QString text;
        Rows rows;
        for (int lines = random.bounded(8); lines > 0; --lines) {
            QString line = u"x"_s; // so that it is not empty
            for (int length = random.bounded(50); length > 0; --length) {
                const qsizetype letter = random.bounded(8);
                line += letter == 7 ? alphabet.last(2) : alphabet.mid(letter, 1);
            }
            text += line + u'\n';
            const QList<uint> characters = line.toUcs4();
            QByteArrayList &row = rows.emplaceBack();
            for (std::size_t cell = 0; cell < places.size(); ++cell) {
                const int end = cell + 1 < places.size() ? places[cell + 1] : int(characters.size());
                QString part;
                for (int place = places[cell]; place < std::min(end, int(characters.size())); ++place)
                    part += QString::fromUcs4(reinterpret_cast<const char32_t *>(&characters[place]), 1);
                row += part.trimmed().toUtf8();
            }
        }
        QCOMPARE(tokenized(text.toUtf8(), at(places)), rows);
    }
}

void TestFixedColumns::isRemembered()
{
    const Delimiter delimiter = at({0, 10, 24});
    QCOMPARE(delimiter.toString(), u"p0,10,24"_s);
    QVERIFY(Delimiter::fromString(u"p0,10,24"_s) == delimiter);
    QVERIFY(delimiter != Delimiter('\n'));
    QVERIFY(delimiter != at({0, 10}));
    for (const QString &text : {u"p"_s, u"p0"_s, u"p0,,2"_s, u"p1,2"_s, u"p0,5,5"_s, u"p0,-1"_s, u"p0,a"_s, u"p0, 4"_s})
        QVERIFY2(!Delimiter::fromString(text), qPrintable(text));
}

void TestFixedColumns::refusesOtherPlaces_data()
{
    QTest::addColumn<QList<int>>("places");
    QTest::newRow("none") << QList<int>{};
    QTest::newRow("one") << QList<int>{0};
    QTest::newRow("without the first") << QList<int>{1, 5};
    QTest::newRow("falling") << QList<int>{0, 5, 4};
    QTest::newRow("twice") << QList<int>{0, 5, 5};
    QTest::newRow("too far") << QList<int>{0, Delimiter::lastPlace + 1};
}

void TestFixedColumns::refusesOtherPlaces()
{
    QFETCH(QList<int>, places);
    QVERIFY(!Delimiter::atPlaces({places.begin(), places.end()}));
}

QTEST_GUILESS_MAIN(TestFixedColumns)
#include "tst_fixedcolumns.moc"
