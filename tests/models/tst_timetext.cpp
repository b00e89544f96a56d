// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/timetext.h"

#include <QDateTime>
#include <QLocale>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestTimeText final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void relative_data();
    void relative();
    void exact();
    void withOffset_data();
    void withOffset();
    void full();
    void fullFromRightToLeft();
    void withoutAnInstant_data();
    void withoutAnInstant();
};

void TestTimeText::initTestCase()
{
    qputenv("TZ", "Europe/Berlin");
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
}

void TestTimeText::relative_data()
{
    QTest::addColumn<QString>("time");
    QTest::addColumn<bool>("utc");
    QTest::addColumn<QString>("text");

    // Now is 2024-06-10 12:00:00 UTC, 14:00 in Berlin.
    QTest::newRow("now") << u"2024-06-10T12:00:00.000Z"_s << true << u"just now"_s;
    QTest::newRow("59 s") << u"2024-06-10T11:59:01.000Z"_s << true << u"just now"_s;
    QTest::newRow("12 min") << u"2024-06-10T11:47:30.000Z"_s << true << u"12 min ago"_s;
    QTest::newRow("offset") << u"2024-06-10T17:17:30.000+05:30"_s << true << u"12 min ago"_s;
    QTest::newRow("59 min") << u"2024-06-10T11:00:01.000Z"_s << true << u"59 min ago"_s;
    QTest::newRow("3 h") << u"2024-06-10T08:10:00.000Z"_s << true << u"3 h ago"_s;
    QTest::newRow("today") << u"2024-06-10T05:10:00.000Z"_s << true << u"today 05:10"_s;
    QTest::newRow("today, local") << u"2024-06-10T05:10:00.000Z"_s << false << u"today 07:10"_s;
    QTest::newRow("yesterday") << u"2024-06-09T23:10:00.000Z"_s << true << u"yesterday 23:10"_s;
    QTest::newRow("today there") << u"2024-06-09T23:10:00.000Z"_s << false << u"today 01:10"_s;
    QTest::newRow("older") << u"2024-06-08T23:10:00.000Z"_s << true << u"08.06.24 23:10"_s;
    QTest::newRow("long ago") << u"2024-06-07T11:59:00.000Z"_s << false << u"07.06.24 13:59"_s;
    QTest::newRow("future") << u"2024-06-10T12:00:05.000Z"_s << true << u"10.06.24 12:00:05 UTC"_s;
    QTest::newRow("100 years ahead") << u"2124-06-10T12:00:05.000Z"_s << true << u"10.06.2124 12:00:05 UTC"_s;
}

void TestTimeText::relative()
{
    QFETCH(QString, time);
    QFETCH(bool, utc);
    QFETCH(QString, text);
    const qint64 now = QDateTime(QDate(2024, 6, 10), QTime(12, 0), Qt::UTC).toMSecsSinceEpoch();
    QString shown = TimeText::relative(Timestamp(time), now, utc);
    if (shown.contains(u"min"_s) || shown.contains(u"h ago"_s))
        shown.replace(u"%n"_s, QString());
    QCOMPARE(shown, text);
}

void TestTimeText::exact()
{
    const Timestamp time(u"2024-06-10T12:00:05.000Z"_s);
    QCOMPARE(TimeText::exact(time, true), u"10.06.24 12:00:05 UTC"_s);
    QCOMPARE(TimeText::exact(time, false), u"10.06.24 14:00:05 CEST"_s);
    // An hour that does not exist on the local clock is told apart by UTC.
    const Timestamp gap(u"2024-03-31T01:30:00.000Z"_s);
    QCOMPARE(TimeText::exact(gap, true), u"31.03.24 01:30:00 UTC"_s);
    QCOMPARE(TimeText::exact(gap, false), u"31.03.24 03:30:00 CEST"_s);
}

void TestTimeText::withOffset_data()
{
    QTest::addColumn<QString>("time");
    QTest::addColumn<QString>("text");

    QTest::newRow("UTC") << u"2024-06-10T12:00:05.120Z"_s << u"10.06.24 12:00:05 +00:00"_s;
    QTest::newRow("half an hour") << u"2024-06-10T17:30:05.120+05:30"_s << u"10.06.24 17:30:05 +05:30"_s;
    QTest::newRow("negative") << u"2024-06-09T23:00:05.120-08:00"_s << u"09.06.24 23:00:05 −08:00"_s;
    QTest::newRow("negative half hour") << u"2024-06-10T08:30:05.120-03:30"_s << u"10.06.24 08:30:05 −03:30"_s;
    QTest::newRow("less than an hour") << u"2024-06-10T11:30:05.120-00:30"_s << u"10.06.24 11:30:05 −00:30"_s;
    QTest::newRow("zero as an offset") << u"2024-06-10T12:00:05.120+00:00"_s << u"10.06.24 12:00:05 +00:00"_s;
    // Neither the local clock nor its summer time comes in: this hour does not exist in Berlin.
    QTest::newRow("gap") << u"2024-03-31T02:30:00.000+01:00"_s << u"31.03.24 02:30:00 +01:00"_s;
    QTest::newRow("no offset") << u"2024-06-10T12:00:05.120"_s << u"2024-06-10T12:00:05.120"_s;
    QTest::newRow("no time") << u"soon"_s << u"soon"_s;
    QTest::newRow("no such day") << u"2024-02-30T10:00:00.000Z"_s << u"2024-02-30T10:00:00.000Z"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void TestTimeText::withOffset()
{
    QFETCH(QString, time);
    QTEST(TimeText::withOffset(Timestamp(time)), "text");
}

void TestTimeText::full()
{
    const QStringList lines = TimeText::full(Timestamp(u"2024-06-10T14:00:05.120+02:00"_s)).split(u'\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].contains(u"14:00:05"_s));
    QVERIFY(lines[1].contains(u"12:00:05"_s));
    QVERIFY(lines[2].endsWith(u"2024-06-10T14:00:05.120+02:00"_s));
    QVERIFY(TimeText::full(Timestamp()).isEmpty());
}

void TestTimeText::fullFromRightToLeft()
{
    const QString raw = u"2024-06-10T14:00:05.120Z"_s;
    QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
    const QString full = TimeText::full(Timestamp(raw));
    const QString cell = TimeText::relative(Timestamp(raw), 1'800'000'000'000, true);
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    // The parts of the raw time stay in their order, and the locale's own marks are not shown as escapes.
    QVERIFY(full.contains(QString(QChar(u'\u2066') + raw + QChar(u'\u2069'))));
    QVERIFY(!full.contains(u"\\u"_s));
    QVERIFY(!cell.contains(u"\\u"_s));
}

void TestTimeText::withoutAnInstant_data()
{
    QTest::addColumn<QString>("raw");
    for (const QString &raw :
         {u"2024-02-30T10:00:00.000Z"_s, u"1717000000000"_s, u"2024-05-01T10:00:00"_s, u"soon"_s, u""_s})
        QTest::newRow(qPrintable(raw)) << raw;
}

void TestTimeText::withoutAnInstant()
{
    QFETCH(QString, raw);
    QCOMPARE(TimeText::relative(Timestamp(raw), 0, false), raw);
    QCOMPARE(TimeText::exact(Timestamp(raw), true), raw);
    QVERIFY(!TimeText::full(Timestamp(raw)).contains(u'\n'));
}

QTEST_GUILESS_MAIN(TestTimeText)
#include "tst_timetext.moc"
