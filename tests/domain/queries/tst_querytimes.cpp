// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/jobquery.h"
#include "domain/queries/querytimes.h"

#include <QDateTime>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace Balehook {

class QueryTimesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void todayIsTheDayOfItsMoment_data();
    void todayIsTheDayOfItsMoment();
    void theLastDaysEndNow();
    void theRestStaysAsItIs();
};

void QueryTimesTest::todayIsTheDayOfItsMoment_data()
{
    QTest::addColumn<QDateTime>("now");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("until");
    const QTimeZone berlin("Europe/Berlin");
    const QTimeZone sydney("Australia/Sydney");
    const auto at = [](const QTimeZone &zone, const QDate &day, const QTime &time) {
        return QDateTime(day, time, zone);
    };
    QTest::newRow("before midnight") << at(berlin, {2026, 11, 22}, {23, 59, 59}) << u"2026-11-21T23:00:00Z"_s
                                     << u"2026-11-22T23:00:00Z"_s;
    QTest::newRow("after midnight") << at(berlin, {2026, 11, 23}, {0, 0, 0}) << u"2026-11-22T23:00:00Z"_s
                                    << u"2026-11-23T23:00:00Z"_s;
    QTest::newRow("a day of 23 hours") << at(berlin, {2026, 3, 29}, {12, 0, 0}) << u"2026-03-28T23:00:00Z"_s
                                       << u"2026-03-29T22:00:00Z"_s;
    QTest::newRow("elsewhere") << at(sydney, {2026, 11, 22}, {1, 0, 0}) << u"2026-11-21T13:00:00Z"_s
                               << u"2026-11-22T13:00:00Z"_s;
}

void QueryTimesTest::todayIsTheDayOfItsMoment()
{
    QFETCH(QDateTime, now);
    QFETCH(QString, from);
    QFETCH(QString, until);
    JobQuery query;
    query.times[ImportJob::CreatedAt].isToday = true;
    QVERIFY(query.isRelative());
    const JobQuery resolved = QueryTimes::at(query, now);
    const JobQuery::TimeRange &range = resolved.times.at(ImportJob::CreatedAt);
    QCOMPARE(range.from, QDateTime::fromString(from, Qt::ISODate).toMSecsSinceEpoch());
    QCOMPARE(range.until, QDateTime::fromString(until, Qt::ISODate).toMSecsSinceEpoch());
    QVERIFY(!resolved.isRelative());
    QVERIFY(query.times.at(ImportJob::CreatedAt).isToday);
}

void QueryTimesTest::theLastDaysEndNow()
{
    // Across a change of the clocks, too: a day is 24 hours.
    const QDateTime now({2026, 3, 30}, {12, 0, 0}, QTimeZone("Europe/Berlin"));
    JobQuery query;
    query.times[ImportJob::CreatedAt] = {std::nullopt, std::nullopt, 7};
    QVERIFY(query.isRelative());
    const JobQuery resolved = QueryTimes::at(query, now);
    QVERIFY(!resolved.isRelative());
    const JobQuery::TimeRange &range = resolved.times.at(ImportJob::CreatedAt);
    QCOMPARE(range.from, now.toMSecsSinceEpoch() - 7 * 86'400'000LL);
    QCOMPARE(range.until, now.toMSecsSinceEpoch() + 1); // what is of this moment belongs to it
}

void QueryTimesTest::theRestStaysAsItIs()
{
    JobQuery query;
    query.text = u"x"_s;
    query.times[ImportJob::UpdatedAt] = {1, 2, std::nullopt};
    QVERIFY(!query.isRelative());
    QVERIFY(QueryTimes::at(query, QDateTime::currentDateTime()) == query);
}

} // namespace Balehook

QTEST_APPLESS_MAIN(Balehook::QueryTimesTest)

#include "tst_querytimes.moc"
