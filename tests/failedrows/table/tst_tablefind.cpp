// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/tabledocument.h"
#include "failedrows/tablereading.h"
#include "support/wait.h"

#include <QSignalSpy>
#include <QStringEncoder>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestTableFind final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsCells_data();
    void countsCells();
    void stepsThroughAll_data();
    void stepsThroughAll();
    void stepsBeforeAllIsRead();
    void saysThatNothingIsThere();
    void lastStepCounts();
    void findsExpressions_data();
    void findsExpressions();
    void anExpressionThatIsTooCostlyEndsIt();
    void theNextOneDoesNotWaitForARow();
    void noticesChanges();
};

namespace {

using Direction = TextFind::Direction;

struct Opened
{
    explicit Opened(const QByteArray &content)
        : disk(content)
    {
        QSignalSpy head(&document, &TableDocument::headRead);
        QSignalSpy all(&document, &TableDocument::completed);
        document.open(disk.path());
        isRead = head.wait();
        document.readAll();
        isRead = isRead && all.wait();
    }

    TableOnDisk disk;
    TableDocument document;
    bool isRead = false;
};

/// Ten thousand rows, of which each thousandth has what is looked for, in its first or its second cell.
QByteArray table()
{
    QByteArray text = "a,b\n";
    for (int row = 0; row < 10'000; ++row) {
        const QByteArray cell = row % 1000 == 500 ? "\"the, \"\"Needle\"\"\"" : "hay";
        text += row % 2000 == 500 ? QByteArray(cell + ",\xc3\xa4\n") : QByteArray("\xc3\xa4," + cell + '\n');
    }
    return text;
}

CellPlace nth(int match)
{
    const int row = match * 1000 + 500;
    return {row, row % 2000 == 500 ? 0 : 1};
}

} // namespace

void TestTableFind::countsCells_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::vector<int>>("columns");
    QTest::addColumn<qint64>("matches");
    const std::vector<int> all;
    QTest::newRow("several rows") << u"NEEDLE"_s << all << qint64(10);
    QTest::newRow("one column") << u"needle"_s << std::vector<int>{1} << qint64(5);
    QTest::newRow("every row") << u"Ä"_s << all << qint64(10'000);
    QTest::newRow("every cell") << u"a"_s << all << qint64(9'990);
    QTest::newRow("quotes that are doubled in the file") << u", \"n"_s << all << qint64(10);
    QTest::newRow("only a quote") << u"\""_s << all << qint64(10);
    QTest::newRow("across cells") << u"hay\nä"_s << all << qint64(0);
    QTest::newRow("a delimiter that parts cells") << u"ä,hay"_s << all << qint64(0);
    QTest::newRow("two quotes that are one") << u"\"\"needle"_s << all << qint64(0);
    QTest::newRow("nothing") << u"pin"_s << all << qint64(0);
    QTest::newRow("not in the header") << u"b"_s << all << qint64(0);
}

void TestTableFind::countsCells()
{
    QFETCH(QString, text);
    QFETCH(std::vector<int>, columns);
    QFETCH(qint64, matches);
    Opened opened(table());
    QVERIFY(opened.isRead);
    TextFind *const find = opened.document.find(text, columns);
    OutcomeSpy finished(find);
    QVERIFY(finished.wait());
    QVERIFY(finished.outcomes.front());
    QVERIFY(find->isComplete());
    QCOMPARE(find->matches(), matches);
}

void TestTableFind::stepsThroughAll_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("UTF-8") << table();
    QStringEncoder little(QStringEncoder::Utf16LE);
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe") + QByteArray(little(QString::fromUtf8(table())));
}

void TestTableFind::stepsThroughAll()
{
    QFETCH(QByteArray, content);
    Opened opened(content);
    QVERIFY(opened.isRead);
    TextFind *const find = opened.document.find(u"needle"_s);
    OutcomeSpy finished(find);
    QVERIFY(finished.wait());
    QCOMPARE(find->matches(), 10);

    QSignalSpy found(find, &TextFind::found);
    CellPlace place{-1, 0};
    const auto step = [&](Direction direction, int expected) {
        found.clear();
        find->step(place, direction);
        if (!found.wait())
            return false;
        place = found.front().at(0).value<CellPlace>();
        return place == nth(expected) && found.front().at(1).toLongLong() == expected + 1;
    };
    for (int match = 0; match < 10; ++match)
        QVERIFY(step(Direction::Next, match));
    QVERIFY(step(Direction::Next, 0));
    for (int match = 9; match >= 0; --match)
        QVERIFY(step(Direction::Previous, match));
    place = {5600, 0};
    QVERIFY(step(Direction::Next, 6));
    place = {5500, 0}; // the match of this row stands in the cell behind
    QVERIFY(step(Direction::Next, 5));
    place = {1'000'000, 0};
    QVERIFY(step(Direction::Previous, 9));
}

void TestTableFind::stepsBeforeAllIsRead()
{
    Opened opened(table());
    QVERIFY(opened.isRead);
    TextFind *const find = opened.document.find(u"needle"_s);
    QSignalSpy found(find, &TextFind::found);
    find->step({8000, 0}, Direction::Next);
    QVERIFY(found.wait());
    QCOMPARE(found.front().front().value<CellPlace>(), nth(8));
}

void TestTableFind::saysThatNothingIsThere()
{
    Opened opened(table());
    QVERIFY(opened.isRead);
    TextFind *const find = opened.document.find(u"pin"_s);
    QSignalSpy nothing(find, &TextFind::nothingFound);
    QSignalSpy found(find, &TextFind::found);
    find->step({0, 0}, Direction::Next);
    QVERIFY(nothing.wait());
    find->step({0, 0}, Direction::Previous);
    QVERIFY(nothing.wait());
    QCOMPARE(found.count(), 0);
}

void TestTableFind::lastStepCounts()
{
    Opened opened(table());
    QVERIFY(opened.isRead);
    TextFind *const find = opened.document.find(u"needle"_s);
    OutcomeSpy finished(find);
    QVERIFY(finished.wait());
    QSignalSpy found(find, &TextFind::found);
    find->step({0, 0}, Direction::Next);
    find->step({1000, 0}, Direction::Next);
    find->step({2000, 0}, Direction::Next);
    QVERIFY(found.wait());
    QCOMPARE(found.front().front().value<CellPlace>(), nth(2));
    find->cancel();
    find->step({0, 0}, Direction::Next);
    QTRY_VERIFY(opened.document.findChildren<TextFind *>().isEmpty());
    QCOMPARE(found.count(), 1);
}

void TestTableFind::findsExpressions_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<qint64>("matches");
    QTest::newRow("with quotes") << u", \"n.{4}e\"$"_s << qint64(10);
    QTest::newRow("the whole cell") << u"^\\w$"_s << qint64(10'000);
    QTest::newRow("no cell") << u"^needle"_s << qint64(0);
}

void TestTableFind::findsExpressions()
{
    QFETCH(QString, expression);
    QFETCH(qint64, matches);
    Opened opened(table());
    QVERIFY(opened.isRead);
    TextFind *const find = opened.document.find(expression, {}, CellTextKind::Expression);
    OutcomeSpy finished(find);
    QVERIFY(finished.wait());
    QVERIFY(finished.outcomes.front());
    QCOMPARE(find->matches(), matches);
    if (matches != 10)
        return;
    QSignalSpy found(find, &TextFind::found);
    find->step(nth(2), Direction::Next);
    QVERIFY(found.wait());
    QCOMPARE(found.front().at(0).value<CellPlace>(), nth(3));
}

void TestTableFind::anExpressionThatIsTooCostlyEndsIt()
{
    Opened opened("a\n" + QByteArray(QByteArray(60, 'a') + "!\n").repeated(10'000));
    QVERIFY(opened.isRead);
    TextFind *const find = opened.document.find(u"(a+)+$"_s, {}, CellTextKind::Expression);
    QSignalSpy nothing(find, &TextFind::nothingFound);
    OutcomeSpy finished(find);
    find->step({-1, 0}, Direction::Next);
    QVERIFY(finished.wait());
    QVERIFY(!finished.outcomes.front());
    QCOMPARE(finished.outcomes.front().error().kind, ErrorKind::PatternTooCostly);
    QVERIFY(!find->isComplete());
    QTRY_COMPARE(nothing.size(), 1);
}

/// A wide row whose cells take a moment each, but none of them too long.
void TestTableFind::theNextOneDoesNotWaitForARow()
{
    const QByteArray cell = QByteArray("lorem ipsum ").repeated(200) + "-Q-";
    Opened opened("a\nneedle\n" + QByteArray(cell + ',').repeated(1500) + '\n');
    QVERIFY(opened.isRead);
    TextFind *const slow = opened.document.find(u"(.)(.)(.).*\\3\\2\\1Q"_s, {}, CellTextKind::Expression);
    OutcomeSpy finished(slow);
    // By then the worker is in that row.
    QVERIFY(!Testing::waitFor([&] { return !finished.outcomes.isEmpty(); }, 200));
    slow->cancel();
    TextFind *const next = opened.document.find(u"needle"_s);
    OutcomeSpy nextFinished(next);
    QVERIFY(nextFinished.wait());
    QCOMPARE(next->matches(), 1);
}

void TestTableFind::noticesChanges()
{
    Opened opened(table());
    QVERIFY(opened.isRead);
    opened.disk.write("a,b\n");
    TextFind *const find = opened.document.find(u"needle"_s);
    OutcomeSpy finished(find);
    QSignalSpy nothing(find, &TextFind::nothingFound);
    find->step({0, 0}, Direction::Next);
    QTRY_COMPARE(finished.outcomes.size(), 1);
    QCOMPARE(finished.outcomes.front().error().kind, ErrorKind::FileChanged);
    QTRY_COMPARE(nothing.count(), 1);
}

QTEST_GUILESS_MAIN(TestTableFind)
#include "tst_tablefind.moc"
