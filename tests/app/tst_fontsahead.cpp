// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/fontsahead.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

class FontsAheadTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesTextsAsTheyAre();
    void mayEndAtOnce();
};

/// Beside texts that are measured here.
void FontsAheadTest::leavesTextsAsTheyAre()
{
    const QFont font = QGuiApplication::font();
    int beside = 0;
    {
        FontsAhead fonts(font);
        fonts.lookUp(u"J\u00F6rg, \u0430\u0431\u0432, \u65E5\u672C"_s);
        fonts.lookUp(QString());
        fonts.lookUp(QString(QChar(0xd800))); // half of a letter
        beside = QFontMetrics(font).horizontalAdvance(u"\u0430\u65E5 abc"_s);
    }
    QVERIFY(beside > 0);
    QCOMPARE(QFontMetrics(font).horizontalAdvance(u"\u0430\u65E5 abc"_s), beside);
}

void FontsAheadTest::mayEndAtOnce()
{
    for (int round = 0; round < 20; ++round) {
        FontsAhead fonts(QGuiApplication::font());
        fonts.lookUp(u"\u0431\u672C"_s + QChar(0x4e00 + round));
    }
}

} // namespace Balehook

QTEST_MAIN(Balehook::FontsAheadTest)
#include "tst_fontsahead.moc"
