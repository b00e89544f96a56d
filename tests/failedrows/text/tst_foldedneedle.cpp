// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/text/foldedneedle.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestFoldedNeedle final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void findsAnythingAnywhere();
};

void TestFoldedNeedle::finds_data()
{
    QTest::addColumn<QString>("needle");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("before");
    const auto row = [](const char *name, const QString &needle, const QString &text, const QString &before) {
        QTest::newRow(name) << needle << text << before;
    };
    const QString nowhere;
    row("same", u"missing"_s, u"Price is missing"_s, u"Price is "_s);
    row("other case", u"PRICE"_s, u"the price"_s, u"the "_s);
    row("one letter", u"x"_s, u"aX"_s, u"a"_s);
    row("not there", u"abc"_s, u"ab ac bc"_s, nowhere);
    row("longer than the text", u"abcd"_s, u"abc"_s, nowhere);
    row("umlaut", u"größe"_s, u"Die GRÖßE"_s, u"Die "_s);
    row("capital sharp s", u"große"_s, u"GROẞE"_s, u""_s);
    row("sharp s is not ss", u"strasse"_s, u"straße"_s, nowhere);
    row("long s", u"sku"_s, u"1 \u017fku"_s, u"1 "_s);
    row("Kelvin", u"5 k"_s, u"at 5 \u212a"_s, u"at "_s);
    row("Kelvin behind a miss", u"kilo"_s, u"kil kil \u212aILO"_s, u"kil kil "_s);
    row("letters that grow", u"\u2c65b"_s, u"x\u023aB"_s, u"x"_s);
    row("Greek", u"ΣΊΣΥΦΟΣ"_s, u"ο σίσυφος"_s, u"ο "_s);
    row("Cyrillic", u"ошибка"_s, u"Нет: ОШИБКА"_s, u"Нет: "_s);
    row("emoji", u"😀"_s, u"a😀"_s, u"a"_s);
    row("script beyond the first plane", u"\U00010428"_s, u"a\U00010400"_s, u"a"_s);
    row("Chinese", u"缺少"_s, u"价格缺少"_s, u"价格"_s);
    row("many alike", u"aaab"_s, u"aaaaaaaaab"_s, u"aaaaaa"_s);
    row("digits", u"0012"_s, u"000012"_s, u"00"_s);
    row("line break", u"a\nb"_s, u"xA\nB"_s, u"x"_s);
}

void TestFoldedNeedle::finds()
{
    QFETCH(QString, needle);
    QFETCH(QString, text);
    QFETCH(QString, before);
    const FoldedNeedle folded(needle);
    FoldedNeedle fitted(needle);
    fitted.fitTo(text.toUtf8());
    const qsizetype expected = before.isNull() ? -1 : before.toUtf8().size();
    QCOMPARE(folded.indexIn(text.toUtf8()), expected);
    QCOMPARE(fitted.indexIn(text.toUtf8()), expected);
    // At any place of the bytes that are looked at at once.
    for (int shift = 1; shift < 140; ++shift) {
        const QByteArray shifted = QByteArray(shift, '-') + text.toUtf8() + QByteArray(shift % 70, '-');
        QCOMPARE(folded.indexIn(shifted), expected < 0 ? -1 : expected + shift);
        QCOMPARE(folded.indexIn(shifted, shift), expected < 0 ? -1 : expected + shift);
        QCOMPARE(fitted.indexIn(shifted), expected < 0 ? -1 : expected + shift);
    }
}

/// Against the plain way: fold both, then look.
void TestFoldedNeedle::findsAnythingAnywhere()
{
    QRandomGenerator random(11);
    const QString letters = u"abABkKsS \u212a\u017fäÄ😀\u023a"_s;
    const QList<uint> all = letters.toUcs4();
    const auto any = [&](int size) {
        QList<char32_t> text;
        for (int i = 0; i < size; ++i)
            text += all.at(random.bounded(int(all.size())));
        return text;
    };
    const auto folded = [](const QList<char32_t> &text) {
        QList<char32_t> other;
        for (const char32_t letter : text)
            other += QChar::toCaseFolded(letter);
        return other;
    };
    const auto utf8 = [](const QList<char32_t> &text) { return QString::fromUcs4(text.data(), text.size()).toUtf8(); };
    for (int round = 0; round < 200; ++round) {
        const QList<char32_t> needle = any(1 + random.bounded(4));
        FoldedNeedle tested(QString::fromUcs4(needle.data(), needle.size()));
        if (round % 2 == 1)
            tested.fitTo(utf8(any(random.bounded(200))));
        for (int i = 0; i < 20; ++i) {
            const QList<char32_t> text = any(random.bounded(200));
            const QList<char32_t> plainNeedle = folded(needle);
            const QList<char32_t> plainText = folded(text);
            const auto found = std::search(plainText.begin(), plainText.end(), plainNeedle.begin(), plainNeedle.end());
            const QByteArray bytes = utf8(text);
            const qsizetype at = tested.indexIn(bytes);
            QCOMPARE(at >= 0, found != plainText.end());
            // Where letters have forms of several lengths, a later place that overlaps the first may be told.
            if (at >= 0)
                QVERIFY(at >= utf8(text.first(found - plainText.begin())).size());
        }
    }
}

QTEST_GUILESS_MAIN(TestFoldedNeedle)
#include "tst_foldedneedle.moc"
