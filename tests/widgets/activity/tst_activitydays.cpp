// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/querytimes.h"
#include "store/indexdesk.h"
#include "widgets/activity/activityquery.h"
#include "widgets/search/daterangedialog.h"
#include "widgets/search/queryrow.h"

#include <QLocale>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using Balehook::Testing::IndexDesk;

namespace Balehook {

/// Days where the clock is changed: chart, chip and dialog mean the same ones.
class TestActivityDays final : public QObject
{
    Q_OBJECT

public:
    /// For each test of its own, before Qt asks.
    static void initMain() { qputenv("TZ", "Europe/Berlin"); }

private Q_SLOTS:
    void initTestCase();
    void aBarHoldsTheJobsOfItsDay_data();
    void aBarHoldsTheJobsOfItsDay();
    void todayIsThatOfTheList();

private:
    std::unique_ptr<IndexDesk> m_desk;
};

void TestActivityDays::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    m_desk = std::make_unique<IndexDesk>();
    QCOMPARE(QueryTimes::zone(false).id(), "Europe/Berlin");
    // A job each half hour for three days: in winter, in summer, and around both switches.
    QJsonArray jobs;
    int number = 0;
    for (const QDate day : {QDate(2026, 1, 4), QDate(2026, 3, 28), QDate(2026, 7, 4), QDate(2026, 10, 24)}) {
        const QDateTime first = day.startOfDay(QTimeZone::utc());
        for (int half = 0; half < 3 * 48; ++half) {
            const QString created = first.addSecs(half * 1800).toString(Qt::ISODateWithMs);
            jobs.append(IndexDesk::job(QString::number(++number), {{u"createdAt"_s, created}, {u"status"_s, u"1"_s}}));
        }
    }
    m_desk->fill(jobs);
    QCOMPARE(m_desk->index().status().jobs, 4 * 3 * 48);
}

void TestActivityDays::aBarHoldsTheJobsOfItsDay_data()
{
    QTest::addColumn<QDate>("day");
    QTest::addColumn<bool>("isUtc");
    QTest::addColumn<int>("jobs");
    QTest::newRow("winter") << QDate(2026, 1, 5) << false << 48;
    QTest::newRow("spring, 23 hours") << QDate(2026, 3, 29) << false << 46;
    QTest::newRow("summer") << QDate(2026, 7, 5) << false << 48;
    QTest::newRow("autumn, 25 hours") << QDate(2026, 10, 25) << false << 50;
    QTest::newRow("winter, UTC") << QDate(2026, 1, 5) << true << 48;
    QTest::newRow("spring, UTC") << QDate(2026, 3, 29) << true << 48;
    QTest::newRow("summer, UTC") << QDate(2026, 7, 5) << true << 48;
    QTest::newRow("autumn, UTC") << QDate(2026, 10, 25) << true << 48;
}

void TestActivityDays::aBarHoldsTheJobsOfItsDay()
{
    QFETCH(const QDate, day);
    QFETCH(const bool, isUtc);
    QFETCH(const int, jobs);
    const QTimeZone zone = QueryTimes::zone(isUtc);
    JobIndex &index = m_desk->index();
    const auto counted =
        IndexDesk::waited<JobFacets>([&](auto done) { index.facets({}, true, zone, &index, std::move(done)); });
    QVERIFY(counted.ok());
    const std::vector<JobFacets::Day> &days = counted.value().days;
    const auto shown = std::find_if(days.begin(), days.end(), [day](const auto &each) { return each.date == day; });
    QVERIFY(shown != days.end());
    QCOMPARE(shown->jobsByStatus.at(u"1"_s), jobs);

    ActivityBuckets::Bucket bucket;
    bucket.first = bucket.last = day;
    const JobQuery query = ActivityQuery::withBucket({}, bucket, zone);
    QCOMPARE(int(m_desk->ids(query).size()), jobs);
    const JobQuery::TimeRange range = query.times.at(ImportJob::CreatedAt);
    QCOMPARE(QueryPart<ImportJob>::of(query).front().text(query, {}, isUtc),
             u"Created on %1"_s.arg(QLocale().toString(day, QLocale::ShortFormat)));
    QVERIFY(DateRangeDialog::rangeOf(day, day, isUtc) == range);
    DateRangeDialog dialog(u"Created"_s, range, isUtc);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    std::optional<JobQuery::TimeRange> chosen;
    connect(&dialog, &DateRangeDialog::chosen, this, [&chosen](const auto &taken) { chosen = taken; });
    dialog.accept();
    QVERIFY(chosen == range);
}

/// Of the two days at least one is another than that of this computer at some time of the day: both are told.
void TestActivityDays::todayIsThatOfTheList()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    JobQuery today;
    today.times[ImportJob::CreatedAt].isToday = true;
    QJsonArray jobs;
    const auto add = [&jobs](const QString &id, const QDateTime &created) {
        jobs.append(IndexDesk::job(id, {{u"createdAt"_s, created.toUTC().toString(Qt::ISODateWithMs)}}));
    };
    const QDateTime utcDay = now.date().startOfDay(QTimeZone::utc());
    const QDateTime localDay = now.toLocalTime().date().startOfDay();
    add(u"utc"_s, utcDay);
    add(u"local"_s, localDay);
    IndexDesk desk;
    desk.fill(jobs);
    QStringList local = desk.ids(today);
    QVERIFY(local.contains(u"local"_s));
    QCOMPARE(local.contains(u"utc"_s), utcDay >= localDay);
    QVERIFY(desk.index().setUtc(true));
    QVERIFY(!desk.index().setUtc(true));
    const QStringList utc = desk.ids(today);
    QVERIFY(utc.contains(u"utc"_s));
    QCOMPARE(utc.contains(u"local"_s), localDay >= utcDay);
}

} // namespace Balehook

QTEST_MAIN(Balehook::TestActivityDays)
#include "tst_activitydays.moc"
