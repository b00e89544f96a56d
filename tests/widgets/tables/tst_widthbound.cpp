// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/widthbound.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

class WidthBoundTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsOfLatinTextsThatTheyFit_data();
    void tellsOfLatinTextsThatTheyFit();
    void doesNotTellOfOthers_data();
    void doesNotTellOfOthers();
    void knowsTheFont();
};

void WidthBoundTest::tellsOfLatinTextsThatTheyFit_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("type") << u"product.import"_s;
    QTest::newRow("kerned") << u"AVAVAVToToTeTaWaVaYa"_s;
    QTest::newRow("ligatures") << u"officefilefflutter"_s;
    QTest::newRow("narrow") << QString(60, u'i');
    QTest::newRow("letters with marks") << u"Žofie Łódź \u00c5ngstr\u00f6m Ștefan"_s;
}

/// At no width that the text does not have.
void WidthBoundTest::tellsOfLatinTextsThatTheyFit()
{
    QFETCH(QString, text);
    QFont font = QGuiApplication::font();
    for (const int size : {7, 10, 24}) {
        font.setPointSize(size);
        const QFontMetrics metrics(font);
        const int needed = metrics.horizontalAdvance(text);
        WidthBound bound;
        QVERIFY(!bound.surelyFits(text, font, metrics, needed - 1));
        QVERIFY(bound.surelyFits(text, font, metrics, needed + needed / 10 + 2 * metrics.maxWidth()));
    }
}

void WidthBoundTest::doesNotTellOfOthers_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("Greek") << u"Σοφία"_s;
    QTest::newRow("Hebrew") << u"דנה"_s;
    QTest::newRow("Han") << u"王小明"_s;
    QTest::newRow("combining mark") << u"a\u0301"_s;
    QTest::newRow("lone surrogate") << QString(QChar(0xd800));
    QTest::newRow("soft hyphen") << u"a\u00adb"_s;
    QTest::newRow("tab") << u"a\tb"_s;
    QTest::newRow("line feed") << u"a\nb"_s;
}

void WidthBoundTest::doesNotTellOfOthers()
{
    QFETCH(QString, text);
    const QFont font = QGuiApplication::font();
    WidthBound bound;
    QVERIFY(!bound.surelyFits(text, font, QFontMetrics(font), 10'000));
}

void WidthBoundTest::knowsTheFont()
{
    const QString text = u"a customer"_s;
    QFont font = QGuiApplication::font();
    font.setPointSize(8);
    const int width = QFontMetrics(font).horizontalAdvance(text) * 2;
    WidthBound bound;
    QVERIFY(bound.surelyFits(text, font, QFontMetrics(font), width));
    font.setPointSize(24);
    QVERIFY(!bound.surelyFits(text, font, QFontMetrics(font), width));
    font.setPointSize(8);
    QVERIFY(bound.surelyFits(text, font, QFontMetrics(font), width));
}

} // namespace Balehook

QTEST_MAIN(Balehook::WidthBoundTest)
#include "tst_widthbound.moc"
