// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/activity/activitybuckets.h"

#include <QTest>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(Balehook::ActivityBuckets::Unit)

namespace Balehook {

/// Days as bars: how long a bar is, where the first and the last one are, and what has none.
class TestActivityBuckets final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unitsFollowTheSpan_data();
    void unitsFollowTheSpan();
    void gapsAreBars();
    void weeksBeginAsTheLocaleSays();
    void absurdDatesAreLeftOut();
    void farDatesTakeNoBarAway_data();
    void farDatesTakeNoBarAway();

private:
    using Unit = ActivityBuckets::Unit;

    static QDate today() { return {2026, 11, 26}; }
    static JobFacets::Day day(QDate date, std::map<QString, qint64> jobs, quint64 failedRows = 0)
    {
        return {.date = date, .jobsByStatus = std::move(jobs), .failedRows = failedRows};
    }
};

void TestActivityBuckets::unitsFollowTheSpan_data()
{
    QTest::addColumn<QDate>("last");
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<int>("bars");
    QTest::newRow("one day") << QDate(2025, 1, 1) << Unit::Day << 1;
    QTest::newRow("62 days") << QDate(2025, 3, 3) << Unit::Day << 62;
    QTest::newRow("63 days") << QDate(2025, 3, 4) << Unit::Week << 10;
    QTest::newRow("a year") << QDate(2026, 1, 1) << Unit::Week << 53;
    QTest::newRow("two years") << QDate(2026, 12, 31) << Unit::Month << 24;
    QTest::newRow("thirty years") << QDate(2054, 12, 31) << Unit::Year << 30;
}

void TestActivityBuckets::unitsFollowTheSpan()
{
    QFETCH(const QDate, last);
    std::vector<JobFacets::Day> days{day(QDate(2025, 1, 1), {{u"1"_s, 2}}, 3)};
    if (last != days.front().date)
        days.push_back(day(last, {{u"1"_s, 1}, {u"0"_s, 4}}, 5));
    const ActivityBuckets buckets = ActivityBuckets::of(days, Qt::Monday, last);
    QTEST(buckets.unit, "unit");
    QTEST(int(buckets.buckets.size()), "bars");
    qint64 jobs = 0;
    quint64 failed = 0;
    for (const auto &bucket : buckets.buckets) {
        jobs += bucket.jobs();
        failed += bucket.failedRows;
        QVERIFY(bucket.first <= bucket.last);
    }
    QCOMPARE(jobs, days.size() == 1 ? 2 : 7);
    QCOMPARE(failed, days.size() == 1 ? 3U : 8U);
    QVERIFY(buckets.buckets.back().first <= last && last <= buckets.buckets.back().last);
}

void TestActivityBuckets::gapsAreBars()
{
    const auto buckets = ActivityBuckets::of({day({2026, 11, 1}, {{u"1"_s, 1}}), day({2026, 11, 4}, {{u"1"_s, 2}})},
                                             Qt::Monday, today());
    QCOMPARE(buckets.buckets.size(), 4U);
    QCOMPARE(buckets.buckets[1].jobs(), 0);
    QCOMPARE(buckets.buckets[3].jobs(), 2);
    QVERIFY(ActivityBuckets::of({}, Qt::Monday, today()).buckets.empty());
}

void TestActivityBuckets::weeksBeginAsTheLocaleSays()
{
    const std::vector<JobFacets::Day> days{day({2025, 1, 1}, {{u"1"_s, 1}}), day({2025, 6, 1}, {{u"1"_s, 1}})};
    QCOMPARE(ActivityBuckets::of(days, Qt::Monday, today()).buckets.front().first, QDate(2024, 12, 30));
    QCOMPARE(ActivityBuckets::of(days, Qt::Sunday, today()).buckets.front().first, QDate(2024, 12, 29));
}

void TestActivityBuckets::absurdDatesAreLeftOut()
{
    const auto buckets =
        ActivityBuckets::of({day({1, 1, 1}, {{u"1"_s, 5}}), day({2026, 11, 1}, {{u"1"_s, 1}})}, Qt::Monday, today());
    QCOMPARE(buckets.unit, Unit::Year);
    QCOMPARE(int(buckets.buckets.size()), ActivityBuckets::mostBars);
    QCOMPARE(buckets.buckets.back().jobs(), 1);
    QCOMPARE(buckets.buckets.front().jobs(), 0);
    QCOMPARE(buckets.leftOut, 5);
}

void TestActivityBuckets::farDatesTakeNoBarAway_data()
{
    QTest::addColumn<QList<QDate>>("dates"); // a job each
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<QDate>("first");
    QTest::addColumn<QDate>("last");
    QTest::addColumn<qint64>("leftOut");
    const QDate begin(2026, 10, 30);
    const QDate end(2026, 11, 1);
    const QDate never(9999, 12, 31);
    QTest::newRow("none is far") << QList{begin, end} << Unit::Day << begin << end << qint64(0);
    QTest::newRow("never") << QList{begin, end, never} << Unit::Day << begin << end << qint64(1);
    QTest::newRow("several ahead") << QList{begin, end, QDate(2038, 1, 19), QDate(2099, 1, 1), never} << Unit::Day
                                   << begin << end << qint64(3);
    QTest::newRow("the year to come") << QList{QDate(2026, 12, 31), QDate(2027, 1, 5)} << Unit::Day
                                      << QDate(2026, 12, 31) << QDate(2027, 1, 5) << qint64(0);
    QTest::newRow("the year after it") << QList{end, QDate(2028, 1, 1)} << Unit::Day << end << end << qint64(1);
    QTest::newRow("a week of two years") << QList{QDate(2027, 3, 1), QDate(2027, 12, 31), QDate(2028, 1, 1)}
                                         << Unit::Week << QDate(2027, 3, 1) << QDate(2028, 1, 2) << qint64(0);
    QTest::newRow("far on both sides") << QList{QDate(1, 1, 1), end, never} << Unit::Year << QDate(1965, 1, 1)
                                       << QDate(2026, 12, 31) << qint64(2);
    QTest::newRow("all ahead: a wrong clock") << QList{QDate(2090, 1, 1), QDate(2090, 1, 2)} << Unit::Day
                                              << QDate(2090, 1, 1) << QDate(2090, 1, 2) << qint64(0);
}

void TestActivityBuckets::farDatesTakeNoBarAway()
{
    QFETCH(const QList<QDate>, dates);
    std::vector<JobFacets::Day> days;
    for (const QDate date : dates)
        days.push_back(day(date, {{u"1"_s, 1}}));
    const ActivityBuckets buckets = ActivityBuckets::of(days, Qt::Monday, today());
    QTEST(buckets.unit, "unit");
    QTEST(buckets.buckets.front().first, "first");
    QTEST(buckets.buckets.back().last, "last");
    QTEST(buckets.leftOut, "leftOut");
    QVERIFY(int(buckets.buckets.size()) <= ActivityBuckets::mostBars);
    qint64 shown = 0;
    for (const ActivityBuckets::Bucket &bucket : buckets.buckets)
        shown += bucket.jobs();
    QCOMPARE(shown + buckets.leftOut, dates.size());
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::TestActivityBuckets)
#include "tst_activitybuckets.moc"
