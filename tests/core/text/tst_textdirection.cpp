// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/textdirection.h"

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

QTEST_APPLESS_MAIN(TestTextDirection)

#include "tst_textdirection.moc"
