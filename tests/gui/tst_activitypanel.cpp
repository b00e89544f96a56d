// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/activity/activitypanel.h"

#include "widgets/activity/activitychart.h"
#include "widgets/activity/activityquery.h"
#include "widgets/activity/activitytext.h"
#include "widgets/activity/sharelist.h"

#include <QDateTime>
#include <QGraphicsView>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace Balehook;
using namespace Qt::StringLiterals;
using Unit = ActivityBuckets::Unit;

Q_DECLARE_METATYPE(Balehook::ActivityBuckets::Unit)

namespace {

JobFacets::Day day(QDate date, std::map<QString, qint64> jobs, quint64 failedRows = 0)
{
    return {.date = date, .jobsByStatus = std::move(jobs), .failedRows = failedRows};
}

/// Three jobs a day from the first of November on, 2026.
JobFacets facetsOf(int days)
{
    JobFacets facets;
    for (int i = 0; i < days; ++i)
        facets.days.push_back(day(QDate(2026, 11, 1).addDays(i), {{u"1"_s, 2}, {u"2"_s, 1}}, quint64(i) * 10));
    facets.jobs = days * 3;
    facets.values[ImportJob::JobType] = {{u"product.import"_s, 40}, {u"INVENTORY"_s, 2}, {QString(), 1}};
    facets.values[ImportJob::UserName] = {{u"Ada"_s, 30}, {u"<b>Ben</b>"_s, 12}};
    facets.values[ImportJob::ChannelId] = {{u"7"_s, 42}};
    facets.distinct = {{ImportJob::JobType, 3}, {ImportJob::UserName, 2}, {ImportJob::ChannelId, 1}};
    return facets;
}

/// Without translations the plurals are as written in the source.
QString inEnglish(QString text)
{
    return text.replace(u"(s)"_s, u"s"_s);
}

JobQuery chosen(const QSignalSpy &spy)
{
    return spy.isEmpty() ? JobQuery() : spy.last().first().value<JobQuery>();
}

} // namespace

/// The activity panel on made-up numbers, with the real charts.
class TestActivityPanel final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void unitsFollowTheSpan_data();
    void unitsFollowTheSpan();
    void gapsAreBars();
    void weeksBeginAsTheLocaleSays();
    void absurdDatesAreLeftOut();
    void statusesHaveLabelsAndOneColour();
    void noStatusIsRedOrGreen();
    void thirteenStatusesShareTheLastSeries();
    void summarises();
    void rangesAreThoseOfTheZone();
    void choosingTwiceTakesBack();
    void withoutAnIndexItOffersToLoad();
    void showsFacets();
    void aBarIsChosenByKeyAndMouse();
    void aValueIsChosenByKeyAndMouse();
    void followsThePalette();
    void nothingMatches();
};

void TestActivityPanel::unitsFollowTheSpan_data()
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

void TestActivityPanel::unitsFollowTheSpan()
{
    QFETCH(const QDate, last);
    std::vector<JobFacets::Day> days{day(QDate(2025, 1, 1), {{u"1"_s, 2}}, 3)};
    if (last != days.front().date)
        days.push_back(day(last, {{u"1"_s, 1}, {u"0"_s, 4}}, 5));
    const ActivityBuckets buckets = ActivityBuckets::of(days, Qt::Monday);
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

void TestActivityPanel::gapsAreBars()
{
    const auto buckets =
        ActivityBuckets::of({day({2026, 11, 1}, {{u"1"_s, 1}}), day({2026, 11, 4}, {{u"1"_s, 2}})}, Qt::Monday);
    QCOMPARE(buckets.buckets.size(), 4U);
    QCOMPARE(buckets.buckets[1].jobs(), 0);
    QCOMPARE(buckets.buckets[3].jobs(), 2);
    QVERIFY(ActivityBuckets::of({}, Qt::Monday).buckets.empty());
}

void TestActivityPanel::weeksBeginAsTheLocaleSays()
{
    const std::vector<JobFacets::Day> days{day({2025, 1, 1}, {{u"1"_s, 1}}), day({2025, 6, 1}, {{u"1"_s, 1}})};
    QCOMPARE(ActivityBuckets::of(days, Qt::Monday).buckets.front().first, QDate(2024, 12, 30));
    QCOMPARE(ActivityBuckets::of(days, Qt::Sunday).buckets.front().first, QDate(2024, 12, 29));
}

void TestActivityPanel::absurdDatesAreLeftOut()
{
    const auto buckets =
        ActivityBuckets::of({day({1, 1, 1}, {{u"1"_s, 5}}), day({2026, 11, 1}, {{u"1"_s, 1}})}, Qt::Monday);
    QCOMPARE(buckets.unit, Unit::Year);
    QCOMPARE(int(buckets.buckets.size()), ActivityBuckets::mostBars);
    QCOMPARE(buckets.buckets.back().jobs(), 1);
    QCOMPARE(buckets.buckets.front().jobs(), 0);
}

void TestActivityPanel::statusesHaveLabelsAndOneColour()
{
    const auto both = ActivityBuckets::of({day({2026, 11, 1}, {{u"0"_s, 1}, {u"1"_s, 1}, {QString(), 1}})}, Qt::Monday);
    const auto one = ActivityBuckets::of({day({2026, 11, 1}, {{u"1"_s, 1}})}, Qt::Monday);
    const QMap<QString, QString> labels{{u"1"_s, u"Done"_s}};
    const ChartData data = ActivityChart::jobs(both, labels, QPalette());
    QCOMPARE(data.series.size(), 3U);
    QCOMPARE(data.series[0].name, u"not given"_s);
    QCOMPARE(data.series[1].name, u"0"_s);
    QCOMPARE(data.series[2].name, u"1 · Done"_s);
    QVERIFY(data.texts.first().contains(u"Status 1 · Done: 1 "_s));
    QCOMPARE(ActivityChart::jobs(one, labels, QPalette()).series[0].brush.color(), data.series[2].brush.color());
    for (std::size_t i = 0; i < data.series.size(); ++i) {
        for (std::size_t j = i + 1; j < data.series.size(); ++j)
            QVERIFY(data.series[i].brush.color() != data.series[j].brush.color());
    }
}

void TestActivityPanel::noStatusIsRedOrGreen()
{
    std::map<QString, qint64> jobs;
    for (int i = 0; i < 11; ++i)
        jobs[QString::number(i)] = 1;
    const auto buckets = ActivityBuckets::of({day({2026, 11, 1}, jobs)}, Qt::Monday);
    for (const QColor &accent : {QColor(Qt::red), QColor(Qt::green), QColor(Qt::blue), QColor(48, 140, 198)}) {
        QPalette palette;
        palette.setColor(QPalette::Highlight, accent);
        const ChartData data = ActivityChart::jobs(buckets, {}, palette);
        for (const ChartData::Series &series : data.series) {
            const int hue = series.brush.color().hslHue();
            const bool isRed = hue < 20 || hue > 345;
            const bool isGreen = hue > 75 && hue < 170;
            QVERIFY2(!isRed && !isGreen, qPrintable(series.name + u": "_s + QString::number(hue)));
        }
    }
}

void TestActivityPanel::thirteenStatusesShareTheLastSeries()
{
    std::map<QString, qint64> jobs;
    for (int i = 0; i < 13; ++i)
        jobs[QString::number(i)] = 100 - i;
    const ChartData data =
        ActivityChart::jobs(ActivityBuckets::of({day({2026, 11, 1}, jobs)}, Qt::Monday), {}, QPalette());
    QCOMPARE(data.series.size(), 12U);
    QCOMPARE(data.series.back().name, u"Other statuses"_s);
    QCOMPARE(data.series.back().values.front(), 88.0 + 89.0);
}

void TestActivityPanel::summarises()
{
    JobFacets facets = facetsOf(14);
    QCOMPARE(inEnglish(ActivityText::summary(facets, {}, false)),
             u"42 jobs on 14 days, with 910 failed rows. Most are of type product.import."_s);
    facets.values[ImportJob::JobType] = {{u"a\u202e"_s, 10}, {u"b"_s, 9}};
    facets.undated = 1;
    const QString text = inEnglish(ActivityText::summary(facets, {}, true));
    QVERIFY2(text.contains(u"The most frequent type is a"_s), qPrintable(text));
    QVERIFY(!text.contains(u'\u202e'));
    QVERIFY2(text.contains(u"1 jobs without a readable date"_s), qPrintable(text));
    QVERIFY2(text.endsWith(ActivityText::partial()), qPrintable(text));
}

void TestActivityPanel::rangesAreThoseOfTheZone()
{
    ActivityBuckets::Bucket bucket;
    bucket.first = bucket.last = QDate(2026, 11, 1);
    const JobQuery::TimeRange range = ActivityQuery::rangeOf(bucket, QTimeZone(2 * 3600));
    QCOMPARE(*range.from, QDateTime(QDate(2026, 10, 31), QTime(22, 0), QTimeZone::utc()).toMSecsSinceEpoch());
    QCOMPARE(*range.until - *range.from, 24 * 3600 * 1000);
}

void TestActivityPanel::choosingTwiceTakesBack()
{
    JobQuery query;
    query.text = u"x"_s;
    const JobQuery once = ActivityQuery::withValue(query, ImportJob::JobType, QString());
    QCOMPARE(once.values.at(ImportJob::JobType).values, QStringList{QString()});
    QVERIFY(ActivityQuery::withValue(once, ImportJob::JobType, QString()) == query);
    JobQuery without = query;
    without.values[ImportJob::JobType] = {.values = {u"a"_s}, .isNegated = true};
    QVERIFY(!ActivityQuery::withValue(without, ImportJob::JobType, u"a"_s).values.at(ImportJob::JobType).isNegated);
    ActivityBuckets::Bucket bucket;
    bucket.first = bucket.last = QDate(2026, 11, 1);
    const JobQuery onDay = ActivityQuery::withBucket(query, bucket, QTimeZone::utc());
    QCOMPARE(onDay.times.size(), 1U);
    QVERIFY(ActivityQuery::withBucket(onDay, bucket, QTimeZone::utc()) == query);
}

void TestActivityPanel::withoutAnIndexItOffersToLoad()
{
    const QTemporaryDir folder;
    JobIndex index(folder.filePath(u"index.sqlite"_s));
    ActivityPanel panel;
    panel.show();
    const auto *button = panel.findChild<QPushButton *>();
    QVERIFY(button);
    QVERIFY(!button->isVisible()); // no account, nothing to load
    panel.setIndex(&index);
    QVERIFY(button->isVisible());
    const QSignalSpy wanted(&panel, &ActivityPanel::loadRequested);
    panel.findChild<QPushButton *>()->click();
    QCOMPARE(wanted.size(), 1);
}

void TestActivityPanel::showsFacets()
{
    ActivityPanel panel;
    panel.resize(1000, 300);
    panel.show();
    panel.showFacets(facetsOf(14));
    QCOMPARE(panel.findChild<QLabel *>(u"activitySummary"_s)->text(), panel.summary());
    QCOMPARE(panel.accessibleDescription(), panel.summary());
    QVERIFY(!panel.findChild<QLabel *>(u"activityMissing"_s));
    for (const auto &name : {u"activityJobs"_s, u"activityFailedRows"_s}) {
        const auto *chart = panel.findChild<QGraphicsView *>(name);
        QVERIFY(chart);
        QVERIFY(chart->isVisible());
        QVERIFY(!chart->accessibleName().isEmpty());
    }
    const auto *types = panel.findChild<ShareList *>(u"activityList0"_s);
    QCOMPARE(types->model()->rowCount(), 3);
    QCOMPARE(inEnglish(types->model()->index(0, 0).data(Qt::AccessibleTextRole).toString()),
             u"product.import, 40 jobs"_s);
    QCOMPARE(types->model()->index(2, 0).data().toString(), u"not given"_s);
    QCOMPARE(panel.findChild<QTabWidget *>(u"activityLists"_s)->tabText(1), u"Users (2)"_s);
}

void TestActivityPanel::aBarIsChosenByKeyAndMouse()
{
    ActivityPanel panel;
    panel.resize(1000, 300);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    panel.setUtc(true);
    panel.showFacets(facetsOf(3));
    const QSignalSpy wanted(&panel, &ActivityPanel::queryRequested);
    auto *chart = panel.findChild<QGraphicsView *>(u"activityJobs"_s);
    chart->setFocus(Qt::TabFocusReason);
    QVERIFY(chart->accessibleDescription().startsWith(u"Tuesday, November 3, 2026"_s));
    QTest::keyClick(chart, Qt::Key_Left);
    QVERIFY(inEnglish(chart->accessibleDescription()).startsWith(u"Monday, November 2, 2026, 3 jobs"_s));
    QTest::keyClick(chart, Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    ActivityBuckets::Bucket second;
    second.first = second.last = QDate(2026, 11, 2);
    QCOMPARE(chosen(wanted).times.at(ImportJob::CreatedAt), ActivityQuery::rangeOf(second, QTimeZone::utc()));

    // The middle of the three bars.
    const QPoint middle(chart->viewport()->width() / 2 + 10, chart->viewport()->height() / 2);
    QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, middle);
    QCOMPARE(wanted.size(), 2);
    QCOMPARE(chosen(wanted).times.at(ImportJob::CreatedAt), ActivityQuery::rangeOf(second, QTimeZone::utc()));
}

void TestActivityPanel::aValueIsChosenByKeyAndMouse()
{
    ActivityPanel panel;
    panel.resize(1000, 300);
    panel.show();
    panel.showFacets(facetsOf(3));
    const QSignalSpy wanted(&panel, &ActivityPanel::queryRequested);
    auto *types = panel.findChild<ShareList *>(u"activityList0"_s);
    types->setCurrentIndex(types->model()->index(1, 0));
    QTest::keyClick(types, Qt::Key_Return);
    QCOMPARE(chosen(wanted).values.at(ImportJob::JobType).values, QStringList{u"INVENTORY"_s});
    QTest::mouseClick(types->viewport(), Qt::LeftButton, {}, types->visualRect(types->model()->index(0, 0)).center());
    QCOMPARE(wanted.size(), 2);
    QCOMPARE(chosen(wanted).values.at(ImportJob::JobType).values, QStringList{u"product.import"_s});
    panel.setQuery(chosen(wanted));
    panel.showFacets(facetsOf(3));
    QVERIFY(types->model()->index(0, 0).data(Qt::AccessibleTextRole).toString().endsWith(u"selected"_s));
}

void TestActivityPanel::followsThePalette()
{
    ActivityPanel panel;
    panel.resize(1000, 300);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    panel.showFacets(facetsOf(3));
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(20, 20, 24));
    dark.setColor(QPalette::Text, Qt::white);
    panel.setPalette(dark);
    auto *chart = panel.findChild<QGraphicsView *>(u"activityJobs"_s);
    QCOMPARE(chart->backgroundBrush().color(), QColor(20, 20, 24));
    const QImage picture = chart->grab().toImage();
    QCOMPARE(picture.pixelColor(3, 3), QColor(20, 20, 24));
}

void TestActivityPanel::nothingMatches()
{
    ActivityPanel panel;
    panel.show();
    panel.showFacets({});
    QCOMPARE(panel.summary(), ActivityText::noMatch());
}

QTEST_MAIN(TestActivityPanel)
#include "tst_activitypanel.moc"
