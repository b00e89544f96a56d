// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/isolated.h"
#include "core/text/textdirection.h"

#include <QLocale>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestTextDirection final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsThatOfTheFirstLetter_data();
    void itIsThatOfTheFirstLetter();
    void withoutLettersItIsThatOfTheProgram();
    void partsOfATitleKeepTheirOrder();
};

void TestTextDirection::itIsThatOfTheFirstLetter_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isReadFromRight");
    QTest::newRow("a formula") << u"=1+1 puzzle"_s << false;
    QTest::newRow("an address") << u"https://hooks.example/in/"_s << false;
    QTest::newRow("Japanese") << u"「抹茶」"_s << false;
    QTest::newRow("a letter of two units") << u"(𐐀 א)"_s << false;
    QTest::newRow("Arabic") << u"(7) قائمة prices"_s << true;
    QTest::newRow("Hebrew") << u"- שלום"_s << true;
    QTest::newRow("a date with marks") << u"\u200f22\u200f/11\u200f/2026"_s << true;
}

void TestTextDirection::itIsThatOfTheFirstLetter()
{
    QFETCH(QString, text);
    QFETCH(bool, isReadFromRight);
    const Qt::LayoutDirection expected = isReadFromRight ? Qt::RightToLeft : Qt::LeftToRight;
    QCOMPARE(textDirection(text, Qt::LeftToRight), expected);
    QCOMPARE(textDirection(text, Qt::RightToLeft), expected);
}

void TestTextDirection::withoutLettersItIsThatOfTheProgram()
{
    for (const QString &text : {QString(), u"12 / 34"_s, u"— ٢٠٧٬٩١٨"_s, QString(QChar(0xd800))}) {
        QCOMPARE(textDirection(text, Qt::LeftToRight), Qt::LeftToRight);
        QCOMPARE(textDirection(text, Qt::RightToLeft), Qt::RightToLeft);
    }
}

void TestTextDirection::partsOfATitleKeepTheirOrder()
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::English));
    QCOMPARE(titleOfParts({u"Job 7"_s, u"Ada Byron"_s, u"52 of 266 rows failed"_s}),
             u"Job 7 \u00b7 Ada Byron \u00b7 52 of 266 rows failed"_s);
    QCOMPARE(titleOfParts({u"Job 7"_s, u"דנה כהן"_s, u"52 of 266 rows failed"_s}),
             u"Job 7 \u00b7 \u2068דנה כהן\u2069 \u00b7 52 of 266 rows failed"_s);
    QCOMPARE(isolated(u"shop 7 متجر"_s), u"\u2068shop 7 متجر\u2069"_s);
    QCOMPARE(isolated(QString()), QString());
    QCOMPARE(titleOfParts({QString(), u"price.import"_s, QString()}), u"price.import"_s);
    QLocale::setDefault(QLocale(QLocale::Arabic));
    QCOMPARE(titleOfParts({u"price.import"_s, u"Ada Byron"_s}),
             u"\u200f\u2068price.import\u2069 \u00b7 \u2068Ada Byron\u2069"_s);
    QVERIFY(titleOfParts({u"price.import"_s, u"Ada Byron"_s}).isRightToLeft());
    QLocale::setDefault(before);
}

QTEST_APPLESS_MAIN(TestTextDirection)

#include "tst_textdirection.moc"
