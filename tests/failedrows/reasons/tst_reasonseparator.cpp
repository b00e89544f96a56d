// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasonseparator.h"
#include "failedrows/reasons/separatorguess.h"

#include <QTest>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(Balehook::ReasonSeparator)

namespace Balehook {

class ReasonSeparatorTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splits_data();
    void splits();
    void decidesByEvidence_data();
    void decidesByEvidence();
    void hugeCellsAreSplitInLinearTime();
};

void ReasonSeparatorTest::splits_data()
{
    QTest::addColumn<ReasonSeparator>("separator");
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<QByteArrayList>("parts");

    const auto row = [](const char *name, ReasonSeparator separator, const char *cell, const QByteArrayList &parts) {
        QTest::newRow(name) << separator << QByteArray(cell) << parts;
    };
    using enum ReasonSeparator;
    row("none", None, " a; b | c\nd ", {"a; b | c\nd"});
    row("empty", Semicolon, "", {});
    row("semicolons", Semicolon, "a b; c;d ;", {"a b", "c", "d"});
    row("semicolons only", Semicolon, " ; ;; ", {});
    row("entities", Semicolon, "R&amp;D missing; x &lt; y", {"R&amp;D missing", "x &lt; y"});
    row("no entity", Semicolon, "a & b; c", {"a & b", "c"});
    row("pipes", Pipe, "a | b |c || d||e|f", {"a", "b", "c", "d", "e|f"});
    row("pipe at the end", Pipe, "a |", {"a"});
    row("lines", LineBreak, "a\r\nb\n\nc", {"a", "b", "c"});
    row("numbers", Numbers, "1. first 2. second 3. third", {"first", "second", "third"});
    row("numbers in brackets", Numbers, "1) first\n2) second", {"first", "second"});
    row("numbers inside", Numbers, "1. price 2.5 is below 2 2. second", {"price 2.5 is below 2", "second"});
    row("no list", Numbers, "Take 1. first", {"Take 1. first"});
    row("list from two", Numbers, "2. second 3. third", {"2. second 3. third"});
}

void ReasonSeparatorTest::splits()
{
    QFETCH(ReasonSeparator, separator);
    QFETCH(QByteArray, cell);
    QFETCH(QByteArrayList, parts);
    QByteArrayList found;
    ReasonParts walk(cell, separator);
    for (auto part = walk.next(); !part.isNull(); part = walk.next())
        found.append(part.toByteArray());
    QCOMPARE(found, parts);
}

void ReasonSeparatorTest::decidesByEvidence_data()
{
    QTest::addColumn<QByteArrayList>("cells");
    QTest::addColumn<ReasonSeparator>("separator");

    using enum ReasonSeparator;
    const auto joined = [](const QByteArray &separator) {
        QByteArrayList cells;
        const QByteArrayList reasons = {"Name missing", "Price %1 is too low", "SKU 'a%1' unknown", "No image"};
        for (int i = 0; i < 60; ++i) {
            QByteArrayList ofCell;
            for (int bit = 0; bit < 4; ++bit) {
                if (((i % 16) >> bit) & 1)
                    ofCell.append(QByteArray(reasons[bit]).replace("%1", QByteArray::number(i)));
            }
            cells.append(ofCell.join(separator));
        }
        return cells;
    };
    QTest::newRow("nothing") << QByteArrayList() << None;
    QTest::newRow("semicolon") << joined("; ") << Semicolon;
    QTest::newRow("semicolon without blank") << joined(";") << Semicolon;
    QTest::newRow("pipe") << joined(" | ") << Pipe;
    QTest::newRow("two pipes") << joined("||") << Pipe;
    QTest::newRow("lines") << joined("\n") << LineBreak;
    QTest::newRow("comma is part of sentences") << joined(", ") << None;
    QTest::newRow("numbered") << QByteArrayList{"1. Name missing 2. No image", "1. Odd 2. Other", "Name missing"}
                              << Numbers;
    QTest::newRow("numbered lines") << QByteArrayList{"1. Name missing\n2. No image", "1. No image\n2. Name missing",
                                                      "1. Name missing\n2. No stock"}
                                    << Numbers;
    QByteArrayList sentence;
    for (int i = 0; i < 50; ++i)
        sentence.append("Price " + QByteArray::number(i) + " refused; ask the supplier");
    QTest::newRow("a semicolon in one sentence") << sentence << None;
    sentence.append("Name missing");
    QTest::newRow("beside another") << sentence << None;
    QTest::newRow("once only") << QByteArrayList{"Name missing; No image", "Name missing", "No image"} << None;
    QByteArrayList traces;
    for (int i = 0; i < 50; ++i)
        traces.append("TypeError: x is undefined\n  at parse (import.js:10)\n  at main (import.js:99)");
    QTest::newRow("stack traces") << traces << None;
}

void ReasonSeparatorTest::decidesByEvidence()
{
    QFETCH(QByteArrayList, cells);
    QFETCH(ReasonSeparator, separator);
    SeparatorGuess guess;
    for (const QByteArray &cell : cells)
        guess.addCell(cell);
    QCOMPARE(guess.guess(), separator);
}

void ReasonSeparatorTest::hugeCellsAreSplitInLinearTime()
{
    using enum ReasonSeparator;
    for (const ReasonSeparator separator : {LineBreak, Semicolon, Pipe, Numbers}) {
        for (const QByteArray &unit : {"; "_ba, "&"_ba, "a&b;"_ba, "|"_ba, "\n"_ba, "1. "_ba, "2"_ba, "a"_ba}) {
            const QByteArray cell = unit.repeated(1024 * 1024 / int(unit.size()));
            ReasonParts parts(cell, separator);
            qsizetype bytes = 0;
            for (auto part = parts.next(); !part.isNull(); part = parts.next())
                bytes += part.size();
            QVERIFY(bytes <= cell.size());
        }
    }
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::ReasonSeparatorTest)

#include "tst_reasonseparator.moc"
