// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/fuzzymatch.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// What fits, which letters of it are marked, and what comes before what.
class FuzzyMatchTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksTheLettersThatFit_data();
    void marksTheLettersThatFit();
    void ranks_data();
    void ranks();
    void nothingTypedFitsEverything();
    void longTextsEndSoon();
};

void FuzzyMatchTest::marksTheLettersThatFit_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("marked"); // the text, with "-" for each letter that is not marked; empty: no match

    QTest::newRow("beginning") << u"ref"_s << u"Refresh"_s << u"Ref----"_s;
    QTest::newRow("case") << u"REF"_s << u"refresh"_s << u"ref----"_s;
    QTest::newRow("word start") << u"row"_s << u"Go to Row"_s << u"------Row"_s;
    QTest::newRow("acronym") << u"gtr"_s << u"Go to Row"_s << u"G--t--R--"_s;
    QTest::newRow("beginnings of words") << u"coplin"_s << u"Copy Link"_s << u"Cop--Lin-"_s;
    QTest::newRow("a start is better than inside") << u"o"_s << u"Zoom Out"_s << u"-----O--"_s;
    QTest::newRow("starts before inside") << u"cl"_s << u"Cycle List"_s << u"C-----L---"_s;
    QTest::newRow("inside") << u"load"_s << u"Download"_s << u"----load"_s;
    QTest::newRow("scattered") << u"rfsh"_s << u"Refresh"_s << u"R-f--sh"_s;
    QTest::newRow("too far apart") << u"abc"_s << u"a1234567890b1234567890c"_s << QString();
    QTest::newRow("two letters are not scattered") << u"rh"_s << u"Refresh"_s << QString();
    QTest::newRow("words in any order") << u"row go"_s << u"Go to Row"_s << u"Go----Row"_s;
    QTest::newRow("each word must fit") << u"row x"_s << u"Go to Row"_s << QString();
    QTest::newRow("accents") << u"ubersicht"_s << u"Übersicht"_s << u"Übersicht"_s;
    QTest::newRow("accents typed") << u"é"_s << u"Exporter"_s << u"E-------"_s;
    QTest::newRow("two accents") << u"viet"_s << u"Việt Nam"_s << u"Việt----"_s;
    QTest::newRow("Arabic") << u"ملف"_s << u"فتح ملف"_s << u"----ملف"_s;
    QTest::newRow("Japanese") << u"更新"_s << u"自動更新"_s << u"--更新"_s;
    QTest::newRow("Hindi") << u"खोज"_s << u"कार्य खोजें"_s << u"------खोज--"_s;
    QTest::newRow("number") << u"20"_s << u"EU 2024"_s << u"---20--"_s;
    QTest::newRow("not there") << u"xyz"_s << u"Refresh"_s << QString();
    QTest::newRow("longer than the text") << u"refreshing"_s << u"Refresh"_s << QString();
    QTest::newRow("empty text") << u"a"_s << QString() << QString();
}

void FuzzyMatchTest::marksTheLettersThatFit()
{
    QFETCH(QString, typed);
    QFETCH(QString, text);
    QFETCH(QString, marked);

    const auto match = FuzzyMatch::of(typed, text);
    QCOMPARE(match.has_value(), !marked.isEmpty());
    if (!match)
        return;
    QString seen(text.size(), u'-');
    for (const int place : match->places)
        seen[place] = text[place];
    QCOMPARE(seen, marked);
}

void FuzzyMatchTest::ranks_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");

    QTest::newRow("beginning, word") << u"copy"_s << u"Copy what is seen"_s << u"Full Copy"_s;
    QTest::newRow("word, acronym") << u"go"_s << u"Now Go"_s << u"Get Out"_s;
    QTest::newRow("acronym, inside") << u"wi"_s << u"Watch It"_s << u"Rewind"_s;
    QTest::newRow("inside, scattered") << u"ort"_s << u"Export"_s << u"Zooarten"_s;
    QTest::newRow("whole, beginning") << u"copy"_s << u"Copy"_s << u"Copy Link"_s;
    QTest::newRow("earlier, later") << u"list"_s << u"Export List"_s << u"Export the Whole List"_s;
    QTest::newRow("near, far") << u"rsh"_s << u"Brush"_s << u"Refresh"_s;
}

void FuzzyMatchTest::ranks()
{
    QFETCH(QString, typed);
    QFETCH(QString, better);
    QFETCH(QString, worse);

    const auto first = FuzzyMatch::of(typed, better);
    const auto second = FuzzyMatch::of(typed, worse);
    QVERIFY(first.has_value());
    QVERIFY(second.has_value());
    QVERIFY(first->score > second->score);
}

void FuzzyMatchTest::nothingTypedFitsEverything()
{
    for (const QString &typed : {QString(), u"   "_s}) {
        const auto match = FuzzyMatch::of(typed, u"Refresh"_s);
        QVERIFY(match.has_value());
        QVERIFY(match->places.empty());
    }
}

/// Neither an endless text nor one that fits in very many ways takes long.
void FuzzyMatchTest::longTextsEndSoon()
{
    const QString text = QString(u"a b "_s).repeated(100'000);
    QVERIFY(FuzzyMatch::of(QString(u"ab"_s).repeated(1000), text).has_value());
    QVERIFY(!FuzzyMatch::of(QString(1000, u'c'), text).has_value());
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::FuzzyMatchTest)
#include "tst_fuzzymatch.moc"
