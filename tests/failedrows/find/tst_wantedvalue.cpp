// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/find/wantedvalue.h"

#include "failedrows/find/filterhash.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestWantedValue final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void compares_data();
    void compares();
    void hashesWhatIsEqualAlike_data();
    void hashesWhatIsEqualAlike();
    void isFilteredUnlessLong();
};

void TestWantedValue::compares_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<bool>("isIn");
    QTest::newRow("the same") << u"4711"_s << QByteArray("4711") << true;
    QTest::newRow("leading zeros") << u"4711"_s << QByteArray("04711") << false;
    QTest::newRow("leading zeros wanted") << u"04711"_s << QByteArray("4711") << false;
    QTest::newRow("other case") << u"sku-ä1"_s
                                << QByteArray("SKU-\xc3\x84"
                                              "1")
                                << true;
    QTest::newRow("longer") << u"SKU"_s << QByteArray("SKU1") << false;
    QTest::newRow("shorter") << u"SKU1"_s << QByteArray("SKU") << false;
    QTest::newRow("blanks around the cell") << u"a b"_s << QByteArray("\t a b \r\n") << true;
    QTest::newRow("blanks around the text") << u" a b "_s << QByteArray("a b") << true;
    QTest::newRow("blanks within") << u"a b"_s << QByteArray("a  b") << false;
    QTest::newRow("a letter of another length") << u"10k"_s << QByteArray("10\xe2\x84\xaa") << true; // the Kelvin sign
    QTest::newRow("no sharp s") << u"strasse"_s
                                << QByteArray("stra\xc3\x9f"
                                              "e")
                                << false;
    QTest::newRow("no UTF-8") << u"a"_s << QByteArray("a\xff") << false;
    QTest::newRow("empty") << u"a"_s << QByteArray() << false;
}

void TestWantedValue::compares()
{
    QFETCH(QString, wanted);
    QFETCH(QByteArray, cell);
    QFETCH(bool, isIn);
    const WantedValue value(wanted);
    QCOMPARE(value.isIn(cell), isIn);
    QCOMPARE(value.hash() == filterHash(withoutBlanks(cell)), isIn);
    QCOMPARE(valueHash(wanted.trimmed().toUtf8()) == valueHash(withoutBlanks(cell)), isIn);
    QVERIFY(WantedValue(u" \t\n"_s).isEmpty());
}

void TestWantedValue::hashesWhatIsEqualAlike_data()
{
    QTest::addColumn<QString>("text");
    for (const int length : {1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 24, 31, 47}) {
        QTest::addRow("%d letters", length) << u"The Quick Ärea of Zebras, @[`{ 0815 and Some More"_s.left(length);
        QTest::addRow("%d letters of ASCII", length)
            << u"AZaz@[`{ The quick Zebra, 0815 And Some more of that"_s.left(length);
    }
}

void TestWantedValue::hashesWhatIsEqualAlike()
{
    QFETCH(QString, text);
    const QByteArray upper = text.toUpper().toUtf8();
    const QByteArray lower = text.toLower().toUtf8();
    QCOMPARE(valueHash(upper), valueHash(lower));
    QCOMPARE(filterHash(upper), filterHash(lower));
    QCOMPARE(filterHash(withoutBlanks(text.toUtf8())), WantedValue(text).hash());
    for (qsizetype at = 0; at < lower.size(); ++at) {
        QByteArray other = lower;
        other[at] = other[at] == 'x' ? 'y' : 'x';
        QVERIFY2(valueHash(other) != valueHash(lower), other.constData());
        QVERIFY2(filterHash(other) != filterHash(lower), other.constData());
    }
}

void TestWantedValue::isFilteredUnlessLong()
{
    QVERIFY(WantedValue(QString(48, u'a')).isFiltered());
    QVERIFY(!WantedValue(QString(49, u'a')).isFiltered());
    // The longest cell that such a value can stand in.
    const QByteArray kelvins = QString(48, QChar(0x212a)).toUtf8();
    QVERIFY(kelvins.size() <= WantedValue::longestFiltered);
    QVERIFY(WantedValue(QString(48, u'k')).isIn(kelvins));
}

QTEST_GUILESS_MAIN(TestWantedValue)
#include "tst_wantedvalue.moc"
