// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/timestamp.h"

#include <QDateTime>
#include <QTest>
#include <QTimeZone>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestTimestamp final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsTheInstant_data();
    void knowsTheInstant();
    void keepsWhatItCannotRead_data();
    void keepsWhatItCannotRead();
    void agreesWithTheCalendar();
};

void TestTimestamp::knowsTheInstant_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("msecs");
    QTest::addColumn<int>("offset");
    constexpr qint64 noon = 1'700'049'600'000; // 2023-11-15T12:00:00Z
    QTest::newRow("Z") << u"2023-11-15T12:00:00.000Z"_s << noon << 0;
    QTest::newRow("z, t") << u"2023-11-15t12:00:00z"_s << noon << 0;
    QTest::newRow("space") << u"2023-11-15 12:00:00Z"_s << noon << 0;
    QTest::newRow("no seconds") << u"2023-11-15T12:00Z"_s << noon << 0;
    QTest::newRow("milliseconds") << u"2023-11-15T12:00:00.123Z"_s << noon + 123 << 0;
    QTest::newRow("one digit") << u"2023-11-15T12:00:00.5Z"_s << noon + 500 << 0;
    QTest::newRow("comma") << u"2023-11-15T12:00:00,25Z"_s << noon + 250 << 0;
    QTest::newRow("microseconds") << u"2023-11-15T12:00:00.123999Z"_s << noon + 123 << 0;
    QTest::newRow("endless fraction") << u"2023-11-15T12:00:00."_s + QString(10'000, u'9') + u'Z' << noon + 999 << 0;
    QTest::newRow("+05:30") << u"2023-11-15T17:30:00.000+05:30"_s << noon << 19'800;
    QTest::newRow("+0530") << u"2023-11-15T17:30:00+0530"_s << noon << 19'800;
    QTest::newRow("-08") << u"2023-11-15T04:00:00-08"_s << noon << -28'800;
    QTest::newRow("-00:00") << u"2023-11-15T12:00:00-00:00"_s << noon << 0;
    QTest::newRow("leap day") << u"2024-02-29T00:00:00Z"_s << qint64(1'709'164'800'000) << 0;
    QTest::newRow("before 1970") << u"1969-12-31T23:59:59.999Z"_s << qint64(-1) << 0;
    QTest::newRow("year 9999") << u"9999-12-31T23:59:59.999Z"_s << qint64(253'402'300'799'999) << 0;
    QTest::newRow("100 years ahead") << u"2126-01-01T00:00:00Z"_s << qint64(4'922'899'200'000) << 0;
}

void TestTimestamp::knowsTheInstant()
{
    QFETCH(QString, text);
    QFETCH(qint64, msecs);
    QFETCH(int, offset);
    const Timestamp time(text);
    QCOMPARE(time.instant(), std::optional(msecs));
    QCOMPARE(time.offsetSeconds(), offset);
    QCOMPARE(time.raw(), text);
}

void TestTimestamp::keepsWhatItCannotRead_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"", "soon", "1700049600000", "2023-11-15", "20231115T120000Z",
          // no offset: nobody knows where this was
          "2023-11-15T12:00:00", "2023-11-15T12:00:00.000", "2023-11-15 12:00",
          // no such date or time
          "2024-02-30T00:00:00Z", "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2023-00-01T00:00:00Z",
          "2023-13-01T00:00:00Z", "2023-01-00T00:00:00Z", "2023-04-31T00:00:00Z", "0000-01-01T00:00:00Z",
          "2023-11-15T24:00:00Z", "2023-11-15T23:59:60Z", "2023-11-15T12:60:00Z",
          // another shape
          "99999-01-01T00:00:00Z", "+002023-11-15T12:00:00Z", "-2023-11-15T12:00:00Z", "2023-11-15T12:00:00.Z",
          "2023-11-15T12:00:00Zx", " 2023-11-15T12:00:00Z", "2023-11-15T12:00:00Z ", "2023-11-15T1:00:00Z",
          "2023-11-15T12:00:00+5", "2023-11-15T12:00:00+05:3", "2023-11-15T12:00:00+05:", "2023-11-15T12:00:00+24:00",
          "2023-11-15T12:00:00+05:60", "2023-11-15T12:00:00 UTC", "2023-11-15T", "2023-11-15T12",
          "2023-11-15T12:", "2023-11-15T12:00:0-Z", "2023-1-15T12:00:00Z"})
        QTest::addRow("'%s'", text) << QString::fromLatin1(text);
    QTest::newRow("other digits") << u"٢٠٢٣-11-15T12:00:00Z"_s;
    QTest::newRow("NUL") << QString(u"2023-11-15T12:00:00Z"_s + QChar(u'\0'));
    QTest::newRow("huge") << QString(1'000'000, u'2');
}

void TestTimestamp::keepsWhatItCannotRead()
{
    QFETCH(QString, text);
    const Timestamp time(text);
    QCOMPARE(time.instant(), std::nullopt);
    QCOMPARE(time.raw(), text);
    QCOMPARE(time.isEmpty(), text.isEmpty());
}

void TestTimestamp::agreesWithTheCalendar()
{
    const QDateTime start(QDate(1, 1, 1), QTime(13, 14, 15, 167), Qt::UTC);
    for (QDateTime time = start; time.date().year() < 10'000; time = time.addDays(97)) {
        const Timestamp parsed(time.toString(Qt::ISODateWithMs));
        QCOMPARE(parsed.instant(), std::optional(time.toMSecsSinceEpoch()));
    }
}

QTEST_GUILESS_MAIN(TestTimestamp)
#include "tst_timestamp.moc"
