// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/count.h"

#include <QTest>

#include <limits>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestCount final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsCleanNumbersOnly_data();
    void readsCleanNumbersOnly();
};

void TestCount::readsCleanNumbersOnly_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::optional<quint64>>("count");
    const std::optional<quint64> none;
    QTest::newRow("zero") << u"0"_s << std::optional<quint64>(0);
    QTest::newRow("number") << u"120"_s << std::optional<quint64>(120);
    QTest::newRow("leading zeros") << u"007"_s << std::optional<quint64>(7);
    QTest::newRow("largest") << u"18446744073709551615"_s << std::optional(std::numeric_limits<quint64>::max());
    QTest::newRow("one more") << u"18446744073709551616"_s << none;
    QTest::newRow("20 digits") << u"99999999999999999999"_s << none;
    QTest::newRow("endless") << QString(100'000, u'9') << none;
    for (const char *text : {"", " ", " 1", "1 ", "-4", "+4", "1e3", "1.5", "1,000", "0x10", "abc"})
        QTest::addRow("'%s'", text) << QString::fromLatin1(text) << none;
    QTest::newRow("Arabic digits") << u"١٢"_s << none;
}

void TestCount::readsCleanNumbersOnly()
{
    QFETCH(QString, text);
    QFETCH(std::optional<quint64>, count);
    QVERIFY(parsedCount(text) == count);
}

QTEST_GUILESS_MAIN(TestCount)
#include "tst_count.moc"
