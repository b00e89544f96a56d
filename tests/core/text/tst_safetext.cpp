// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/safetext.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestSafeText final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodTextIsShared_data();
    void goodTextIsShared();
    void cellTextShowsWhatIsHidden_data();
    void cellTextShowsWhatIsHidden();
    void cellTextIsCut_data();
    void cellTextIsCut();
    void cellsAreShort();
    void combiningRunsAreCut();
    void detailTextKeepsLines();
    void visibleTextIsWhole();
    void toolTipsShowMarkupLiterally_data();
    void toolTipsShowMarkupLiterally();
    void wellFormedReplacesLoneSurrogates_data();
    void wellFormedReplacesLoneSurrogates();
};

void TestSafeText::goodTextIsShared_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("ASCII") << u"product.import <b>&amp;</b>"_s;
    QTest::newRow("Latin") << u"Größe: ½, naïve"_s;
    QTest::newRow("Arabic") << u"مرحبا"_s;
    QTest::newRow("Chinese") << u"导入任务"_s;
    QTest::newRow("emoji") << u"done 🎉"_s;
    QTest::newRow("one mark") << u"e\u0301"_s;
    QTest::newRow("as long as the limit") << QString(cellTextLimit, u'x');
}

void TestSafeText::goodTextIsShared()
{
    QFETCH(QString, text);
    QCOMPARE(cellText(text), text);
    QVERIFY(text.isEmpty() || cellText(text).constData() == text.constData());
    QVERIFY(text.isEmpty() || detailText(text).constData() == text.constData());
    QVERIFY(text.isEmpty() || wellFormed(text).constData() == text.constData());
}

void TestSafeText::cellTextShowsWhatIsHidden_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("line feed") << u"a\nb"_s << u"a↵b"_s;
    QTest::newRow("DOS line end") << u"a\r\nb"_s << u"a↵b"_s;
    QTest::newRow("tab") << u"a\tb"_s << u"a⇥b"_s;
    QTest::newRow("line separator") << u"a\u2028b\u2029c"_s << u"a↵b↵c"_s;
    QTest::newRow("NUL") << QString(u"a"_s + QChar(u'\0') + u"b"_s) << u"a␀b"_s;
    QTest::newRow("ANSI escape") << u"\x1b[31m"_s << u"\\u001B[31m"_s;
    QTest::newRow("delete") << u"\x7f"_s << u"\\u007F"_s;
    QTest::newRow("C1") << u"\u0090x"_s << u"\\u0090x"_s;
    QTest::newRow("right-to-left override") << u"exe.\u202Efdp"_s << u"exe.\\u202Efdp"_s;
    QTest::newRow("isolate") << u"\u2066a\u2069"_s << u"\\u2066a\\u2069"_s;
    QTest::newRow("Arabic letter mark") << u"\u061Ca"_s << u"\\u061Ca"_s;
    QTest::newRow("zero width space") << u"a\u200Bb"_s << u"a\\u200Bb"_s;
    QTest::newRow("soft hyphen") << u"a\u00ADb"_s << u"a\\u00ADb"_s;
    QTest::newRow("byte order mark") << u"\uFEFFa"_s << u"\\uFEFFa"_s;
    QTest::newRow("Hangul filler") << u"\u3164"_s << u"\\u3164"_s;
    QTest::newRow("tag character") << u"a\U000E0041"_s << u"a\\U000E0041"_s;
    QTest::newRow("lone high surrogate") << QString(QChar(u'\xD800')) << u"\uFFFD"_s;
    QTest::newRow("swapped surrogates") << QString(QChar(u'\xDC00') + QString(QChar(u'\xD800'))) << u"\uFFFD\uFFFD"_s;
}

void TestSafeText::cellTextShowsWhatIsHidden()
{
    QFETCH(QString, text);
    QFETCH(QString, shown);
    QCOMPARE(cellText(text), shown);
    QCOMPARE(cellText(shown), shown);
}

void TestSafeText::cellTextIsCut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("fits") << u"abcdefgh"_s << u"abcdefgh"_s;
    QTest::newRow("one more") << u"abcdefghi"_s << u"abcdefg…"_s;
    QTest::newRow("huge") << QString(1'000'000, u'x') << u"xxxxxxx…"_s;
    QTest::newRow("not inside a pair") << u"abcdef🎉x"_s << u"abcdef…"_s;
    QTest::newRow("pair at the end") << u"abcdef🎉"_s << u"abcdef🎉"_s;
    QTest::newRow("odd text far behind") << QString(QString(100, u'x') + u'\n') << u"xxxxxxx…"_s;
    QTest::newRow("grown by an escape") << u"abc\u202Edef"_s << u"abc\\u20…"_s;
}

void TestSafeText::cellTextIsCut()
{
    QFETCH(QString, text);
    QFETCH(QString, shown);
    QCOMPARE(cellText(text, 8), shown);
}

void TestSafeText::cellsAreShort()
{
    // 200,000 characters take seconds to paint.
    QCOMPARE(cellText(QString(200'000, u'x')).size(), 256);
    QVERIFY(plainToolTip(QString(200'000, u'x')).size() < 1'100);
}

void TestSafeText::combiningRunsAreCut()
{
    const QString marks(10'000, QChar(u'\u0301'));
    QCOMPARE(cellText(u'e' + marks + u'f'), QString(u'e' + marks.first(8) + u'f'));
    QCOMPARE(detailText(u'e' + marks + u'f'), QString(u'e' + marks.first(8) + u'f'));
}

void TestSafeText::detailTextKeepsLines()
{
    QCOMPARE(detailText(u"a\tb\nc"_s), u"a\tb\nc"_s);
    QCOMPARE(detailText(u"a\r\nb\rc\u2028d"_s), u"a\nb\nc\nd"_s);
    QCOMPARE(detailText(u"\x1b[0m\u202E"_s), u"\\u001B[0m\\u202E"_s);
    QCOMPARE(detailText(QString(100'000, u'x')).size(), 100'000);
}

void TestSafeText::visibleTextIsWhole()
{
    QCOMPARE(visibleText(u"a\tb\r\n\x1b\u202E"_s), u"a\u21e5b\u21b5\\u001B\\u202E"_s);
    const QString marks = u'e' + QString(10'000, QChar(u'\u0301'));
    QCOMPARE(visibleText(marks), marks);
    QCOMPARE(visibleText(u'\u202E' + marks), u"\\u202E"_s + marks);
    const QString good(1'000, u'x');
    QVERIFY(visibleText(good).isSharedWith(good));
}

void TestSafeText::toolTipsShowMarkupLiterally_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("toolTip");
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("plain") << u"a"_s << u"<qt>a</qt>"_s;
    QTest::newRow("lines") << u"a\nb"_s << u"<qt>a<br/>b</qt>"_s;
    QTest::newRow("image") << u"<img src=\"/canary\">"_s << u"<qt>&lt;img src=&quot;/canary&quot;&gt;</qt>"_s;
    QTest::newRow("closing tag") << u"</qt>"_s << u"<qt>&lt;/qt&gt;</qt>"_s;
}

void TestSafeText::toolTipsShowMarkupLiterally()
{
    QFETCH(QString, text);
    QFETCH(QString, toolTip);
    QCOMPARE(plainToolTip(text), toolTip);
    QVERIFY(plainToolTip(QString(text + QString(1'000'000, u'<'))).size() < 10'000);
}

void TestSafeText::wellFormedReplacesLoneSurrogates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("result");
    const QString high(QChar(u'\xD83C'));
    const QString low(QChar(u'\xDF89'));
    QTest::newRow("pair") << QString(high + low) << QString(high + low);
    QTest::newRow("high") << QString(u'a' + high) << u"a\uFFFD"_s;
    QTest::newRow("low") << QString(low + u'a') << u"\uFFFDa"_s;
    QTest::newRow("swapped") << QString(low + high) << u"\uFFFD\uFFFD"_s;
    QTest::newRow("high before a pair") << QString(high + high + low) << QString(u'\uFFFD' + high + low);
    QTest::newRow("controls stay") << u"a\n\u202E"_s << u"a\n\u202E"_s;
}

void TestSafeText::wellFormedReplacesLoneSurrogates()
{
    QFETCH(QString, text);
    QFETCH(QString, result);
    QCOMPARE(wellFormed(text), result);
}

QTEST_GUILESS_MAIN(TestSafeText)
#include "tst_safetext.moc"
