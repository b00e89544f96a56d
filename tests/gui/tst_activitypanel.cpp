// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/activity/activitypanel.h"

#include "api/envelope.h"
#include "api/pagedecoder.h"
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

#include <limits>

using namespace Balehook;
using namespace Qt::StringLiterals;
using Unit = ActivityBuckets::Unit;

namespace {

JobFacets::Day day(QDate date, std::map<QString, qint64> jobs, quint64 failedRows = 0, qint64 uncounted = 0)
{
    return {.date = date, .jobsByStatus = std::move(jobs), .failedRows = failedRows, .uncounted = uncounted};
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
    void statusesHaveLabelsAndOneColour();
    void noStatusIsRedOrGreen();
    void thirteenStatusesShareTheLastSeries();
    void summarises();
    void claimsNoUnknownFailedRows();
    void barsWithoutACountSaySo();
    void rangesAreThoseOfTheZone();
    void choosingTwiceTakesBack();
    void withoutAnIndexItOffersToLoad();
    void anotherIndexShowsNothingOfTheOld();
    void showsFacets();
    void aBarIsChosenByKeyAndMouse();
    void aValueIsChosenByKeyAndMouse();
    void followsThePalette();
    void nothingMatches();

private:
    static QDate today() { return {2026, 11, 26}; }
    /// With one job.
    void fill(JobIndex &index);
};

void TestActivityPanel::statusesHaveLabelsAndOneColour()
{
    const auto both =
        ActivityBuckets::of({day({2026, 11, 1}, {{u"0"_s, 1}, {u"1"_s, 1}, {QString(), 1}})}, Qt::Monday, today());
    const auto one = ActivityBuckets::of({day({2026, 11, 1}, {{u"1"_s, 1}})}, Qt::Monday, today());
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
    const auto buckets = ActivityBuckets::of({day({2026, 11, 1}, jobs)}, Qt::Monday, today());
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
        ActivityChart::jobs(ActivityBuckets::of({day({2026, 11, 1}, jobs)}, Qt::Monday, today()), {}, QPalette());
    QCOMPARE(data.series.size(), 12U);
    QCOMPARE(data.series.back().name, u"Other statuses"_s);
    QCOMPARE(data.series.back().values.front(), 88.0 + 89.0);
}

void TestActivityPanel::summarises()
{
    JobFacets facets = facetsOf(14);
    QCOMPARE(inEnglish(ActivityText::summary(facets, {}, 0, false)),
             u"42 jobs on 14 days, with 910 failed rows. Most are of type product.import."_s);
    facets.values[ImportJob::JobType] = {{u"a\u202e"_s, 10}, {u"b"_s, 9}};
    facets.undated = 1;
    const QString text = inEnglish(ActivityText::summary(facets, {}, 3, true));
    QVERIFY2(text.contains(u"The most frequent type is a"_s), qPrintable(text));
    QVERIFY(!text.contains(u'\u202e'));
    QVERIFY2(text.contains(u"1 jobs without a readable date"_s), qPrintable(text));
    QVERIFY2(text.contains(inEnglish(ActivityText::leftOut(3))), qPrintable(text));
    QVERIFY2(text.endsWith(ActivityText::partial()), qPrintable(text));
    // Rows of jobs without a date failed, too.
    facets.undatedFailedRows = 90;
    QVERIFY(ActivityText::summary(facets, {}, 0, false).contains(ActivityText::failedRows(1'000)));
    constexpr quint64 most = std::numeric_limits<quint64>::max();
    facets.undatedFailedRows = most;
    QVERIFY(ActivityText::summary(facets, {}, 0, false).contains(ActivityText::failedRows(most)));
}

/// The service sends a count with some jobs only. No count is not none.
void TestActivityPanel::claimsNoUnknownFailedRows()
{
    JobFacets facets = facetsOf(14);
    const QString known = ActivityText::failedRows(910);
    QVERIFY(!ActivityText::summary(facets, {}, 0, false).contains(ActivityText::uncounted(0)));
    facets.uncounted = 12;
    const QString some = ActivityText::summary(facets, {}, 0, false);
    QVERIFY2(some.contains(known), qPrintable(some));
    QVERIFY2(some.contains(ActivityText::uncounted(12)), qPrintable(some));
    facets.uncounted = facets.jobs;
    for (JobFacets::Day &each : facets.days)
        each.failedRows = 0;
    const QString all = ActivityText::summary(facets, {}, 0, false);
    QVERIFY2(!all.contains(ActivityText::failedRows(0)), qPrintable(all));
    QVERIFY2(all.startsWith(ActivityText::jobs(42)), qPrintable(all));
    QVERIFY2(all.contains(ActivityText::uncounted(42)), qPrintable(all));
}

void TestActivityPanel::barsWithoutACountSaySo()
{
    const auto buckets = ActivityBuckets::of({day({2026, 11, 1}, {{u"2"_s, 2}}, 0, 2),
                                              day({2026, 11, 2}, {{u"1"_s, 1}, {u"2"_s, 1}}, 5, 1),
                                              day({2026, 11, 3}, {{u"1"_s, 2}}), day({2026, 11, 5}, {{u"1"_s, 2}}, 3)},
                                             Qt::Monday, today());
    const QStringList texts = ActivityChart::failedRows(buckets, QPalette()).texts;
    QCOMPARE(texts.size(), 5);
    const auto counts = [&texts](int bar) { return texts.at(bar).section(u'\n', 1); }; // below the day
    QCOMPARE(counts(0), ActivityText::noCount());
    QCOMPARE(counts(1), ActivityText::failedRows(5) + u'\n' + ActivityText::uncounted(1));
    QCOMPARE(counts(2), ActivityText::failedRows(0));
    QCOMPARE(counts(3), ActivityText::failedRows(0)); // a day without jobs
    QCOMPARE(counts(4), ActivityText::failedRows(3));
    // As of longer times.
    const auto year = ActivityBuckets::of({day({2026, 1, 1}, {{u"2"_s, 2}}, 0, 2), day({2026, 1, 2}, {{u"2"_s, 1}}, 4),
                                           day({2026, 11, 1}, {{u"2"_s, 1}}, 0, 1)},
                                          Qt::Monday, today());
    QCOMPARE(year.unit, Unit::Week);
    QCOMPARE(year.buckets.front().uncounted, 2);
    QCOMPARE(year.buckets.back().uncounted, 1);
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

void TestActivityPanel::fill(JobIndex &index)
{
    const QByteArray body = R"({"result":1,"page":1,"perPage":100,"data":[)"
                            R"({"id":"a","jobType":"product.import","createdAt":"2026-11-01T10:00:00.000Z"}]})";
    const auto listing = Envelope::decode(body, "application/json", "result"_L1);
    QVERIFY(listing.ok());
    const QSignalSpy opened(&index, &JobIndex::opened);
    index.open();
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, 60'000);
    bool isFilled = false;
    index.beginPass(100, this, [](const auto &) {});
    index.storePage(1, decodedPage<ImportJob>(listing.value().data, body), 1, this, [](const auto &) {});
    index.endPass(this, [&isFilled](const auto &ended) { isFilled = ended.ok(); });
    QTRY_VERIFY_WITH_TIMEOUT(isFilled, 60'000);
    QCOMPARE(index.status().jobs, 1);
}

/// Neither the answer to what the old one was asked, nor what it showed before.
void TestActivityPanel::anotherIndexShowsNothingOfTheOld()
{
    const QTemporaryDir folder;
    JobIndex filled(folder.filePath(u"filled/jobs.sqlite"_s));
    JobIndex empty(folder.filePath(u"empty/jobs.sqlite"_s));
    fill(filled);
    if (QTest::currentTestFailed())
        return;
    bool isFound = false;
    const auto noteFound = [&isFound](const auto &matches) { isFound = matches.ok() && matches.value().isComplete; };
    const JobIndex::Search search = filled.search({}, this, noteFound);
    QTRY_VERIFY_WITH_TIMEOUT(isFound, 60'000);

    ActivityPanel panel;
    panel.resize(1000, 300);
    panel.show();
    panel.setIndex(&filled);
    panel.setIndex(&empty);
    // Rows of a search that is done are read in turn with the steps of a count: each answer is later than one step.
    constexpr int manySteps = 10;
    for (int i = 0; i < manySteps; ++i) {
        bool isRead = false;
        filled.read(search, 0, 1, this, [&isRead](const auto &rows) { isRead = rows.ok(); });
        QTRY_VERIFY_WITH_TIMEOUT(isRead, 60'000);
    }
    const auto *button = panel.findChild<QPushButton *>();
    const auto *types = panel.findChild<ShareList *>(u"activityList0"_s);
    QVERIFY(button->isVisible());
    QCOMPARE(panel.summary(), QString());
    QCOMPARE(types->model()->rowCount(), 0);

    panel.setIndex(&filled);
    QTRY_VERIFY_WITH_TIMEOUT(!panel.summary().isEmpty(), 60'000);
    QVERIFY(!button->isVisible());
    QCOMPARE(types->model()->rowCount(), 1);
    panel.setIndex(&empty);
    QVERIFY(button->isVisible());
    QCOMPARE(panel.summary(), QString());
    QCOMPARE(panel.accessibleDescription(), QString());
    QCOMPARE(types->model()->rowCount(), 0);
    filled.endSearch(search);
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
