// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/indexdesk.h"

#include <QTimeZone>

#include <limits>

using namespace Qt::StringLiterals;
using namespace Balehook;
using Balehook::Testing::IndexDesk;

/// Conditions, and counts of what they leave.
class TestJobIndexFacets final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void filters_data();
    void filters();
    void countsValues();
    void countsWithoutTheOwnRestriction();
    void countsBothSides();
    void findsValuesBeyondTheMostFrequent();
    void countsDays();
    void countsWhatNoDayHolds();
    void aNewCallEndsTheOld();
    void chipsAndChartsDoNotEndEachOther();
    void countsNothing();

private:
    Result<JobFacets> facets(const JobQuery &query, bool days = false, const QTimeZone &zone = QTimeZone::utc()) const;
    static QString text(const std::vector<JobFacets::ValueCount> &values);

    std::unique_ptr<IndexDesk> m_desk;
};

void TestJobIndexFacets::initTestCase()
{
    m_desk = std::make_unique<IndexDesk>();
    const auto job = [](const QString &id, const QString &status, const QString &user, const QString &failures,
                        const QString &created) {
        QJsonObject record = IndexDesk::job(
            id,
            {{u"status"_s, status}, {u"userName"_s, user}, {u"failureCount"_s, failures}, {u"createdAt"_s, created}});
        if (failures.isEmpty())
            record.remove(u"failureCount"_s);
        if (user.isEmpty())
            record.remove(u"userName"_s);
        if (status == u"2"_s)
            record[u"failedFilePath"_s] = u"https://files.example.com/rows.csv"_s;
        return record;
    };
    QJsonObject without = job(u"g"_s, u"1"_s, u""_s, u""_s, u"-"_s);
    without.remove(u"userId"_s);
    without.remove(u"status"_s);
    m_desk->fill({job(u"a"_s, u"1"_s, u"Anna"_s, u"0"_s, u"2026-11-01T23:30:00.000Z"_s),
                  job(u"b"_s, u"1"_s, u"Bert"_s, u"5"_s, u"2026-11-01T22:00:00.000Z"_s),
                  job(u"c"_s, u"2"_s, u"Anna"_s, u"7"_s, u"2026-11-02T00:30:00.000+01:00"_s),
                  job(u"d"_s, u"2"_s, u""_s, u"18446744073709551615"_s, u"2026-10-31T10:00:00.000Z"_s),
                  job(u"e"_s, u"0"_s, u"O'Brien; DROP TABLE job"_s, u"x"_s, u"2026-11-01T21:00:00.000Z"_s),
                  job(u"f"_s, u"2"_s, u"anna"_s, u"9"_s, u"1969-12-31T23:59:59.999Z"_s), without});
}

void TestJobIndexFacets::filters_data()
{
    QTest::addColumn<JobQuery>("query");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name, const QString &found, const std::function<void(JobQuery &)> &set) {
        JobQuery query;
        set(query);
        QTest::newRow(name) << query << found;
    };
    using Q = JobQuery;
    const auto values = [](ImportJob::Field field, const QStringList &of, bool isNegated = false) {
        return [=](Q &q) { q.values[field] = {of, isNegated}; };
    };
    row("all", u"abcdefg"_s, [](Q &) {});
    row("status", u"ab"_s, values(ImportJob::Status, {u"1"_s}));
    row("one of two", u"abe"_s, values(ImportJob::Status, {u"1"_s, u"0"_s}));
    row("none of two", u"cdfg"_s, values(ImportJob::Status, {u"1"_s, u"0"_s}, true));
    row("absent", u"g"_s, values(ImportJob::Status, {u""_s}));
    row("no values", u"abcdefg"_s, values(ImportJob::Status, {}));
    row("as spelled", u"ac"_s, values(ImportJob::UserName, {u"Anna"_s}));
    row("not this user", u"bdefg"_s, values(ImportJob::UserName, {u"Anna"_s}, true));
    row("user without a name", u"d"_s, values(ImportJob::UserName, {u"4001"_s}));
    row("no user at all", u"g"_s, values(ImportJob::UserName, {u""_s}));
    row("injection", u"e"_s, values(ImportJob::UserName, {u"O'Brien; DROP TABLE job"_s}));
    row("unknown value", u""_s, values(ImportJob::JobType, {u"') OR 1=1 --"_s}));
    row("ids", u"ac"_s, values(ImportJob::Id, {u"c"_s, u"a"_s, u"unknown"_s}));
    row("none of these ids", u"bdefg"_s, values(ImportJob::Id, {u"c"_s, u"a"_s}, true));
    row("failed file", u"cdf"_s, [](Q &q) { q.hasFailedFile = true; });
    row("no failed file", u"abeg"_s, [](Q &q) { q.hasFailedFile = false; });
    row("failures", u"bcdf"_s, [](Q &q) { q.hasFailures = true; });
    row("no failures", u"a"_s, [](Q &q) { q.hasFailures = false; });
    row("no count of failures", u"eg"_s, [](Q &q) { q.hasFailureCount = false; });
    row("a count of failures", u"abcdf"_s, [](Q &q) { q.hasFailureCount = true; });
    const auto counts = [](std::optional<quint64> least, std::optional<quint64> most) {
        return [=](Q &q) { q.counts[ImportJob::FailureCount] = {least, most}; };
    };
    constexpr quint64 huge = quint64(1) << 63;
    row("count at least", u"bcdf"_s, counts(5, {}));
    row("count at most", u"abc"_s, counts({}, 7));
    row("count between", u"bc"_s, counts(5, 7));
    row("count is a number", u"abcdf"_s, counts({}, {}));
    row("count beyond signed", u"d"_s, counts(huge, {}));
    row("count up to beyond signed", u"abcf"_s, counts(0, huge));
    row("count between huge ones", u"d"_s, counts(huge + 1, ~quint64(0)));
    row("count the wrong way round", u""_s, counts(7, 5));
    const auto times = [](std::optional<qint64> from, std::optional<qint64> until, std::optional<int> days = {}) {
        return [=](Q &q) { q.times[ImportJob::CreatedAt] = {from, until, days}; };
    };
    constexpr qint64 tenAtNight = 1'793'570'400'000; // 2026-11-01T22:00Z
    row("from this moment", u"abc"_s, times(tenAtNight, {}));
    row("until before it", u"def"_s, times({}, tenAtNight));
    row("before 1970", u"f"_s, times({}, 0));
    row("any time", u"abcdef"_s, times({}, {}));
    row("the last day", u""_s, times({}, {}, 0));
    row("all at once", u"c"_s, [=](Q &q) {
        q.text = u"anna"_s;
        q.values[ImportJob::Status] = {{u"2"_s, u"1"_s}, false};
        q.counts[ImportJob::FailureCount] = {1, {}};
        q.times[ImportJob::CreatedAt] = {0, {}, {}};
        q.hasFailedFile = true;
        q.isListed = true;
    });
}

void TestJobIndexFacets::filters()
{
    QFETCH(JobQuery, query);
    QFETCH(QString, found);
    QCOMPARE(m_desk->ids(query).join(QString()), found);
    const auto counted = facets(query);
    QVERIFY(counted.ok());
    QCOMPARE(counted.value().jobs, found.size());
}

Result<JobFacets> TestJobIndexFacets::facets(const JobQuery &query, bool days, const QTimeZone &zone) const
{
    JobIndex &index = m_desk->index();
    return IndexDesk::waited<JobFacets>([&](auto done) { index.facets(query, days, zone, &index, std::move(done)); });
}

QString TestJobIndexFacets::text(const std::vector<JobFacets::ValueCount> &values)
{
    QStringList parts;
    for (const JobFacets::ValueCount &value : values)
        parts.append(u"%1=%2"_s.arg(value.value).arg(value.jobs));
    return parts.join(u' ');
}

void TestJobIndexFacets::countsValues()
{
    const JobFacets counted = facets({}).value();
    QCOMPARE(counted.jobs, 7);
    QCOMPARE(text(counted.values.at(ImportJob::Status)), u"2=3 1=2 0=1 =1"_s);
    QCOMPARE(text(counted.values.at(ImportJob::JobType)), u"product.import=7"_s);
    QCOMPARE(text(counted.values.at(ImportJob::UserName)).section(u' ', 0, 0), u"Anna=2"_s);
    QCOMPARE(counted.distinct.at(ImportJob::UserName), 6);
    QVERIFY(text(counted.values.at(ImportJob::UserName)).contains(u"4001=1"_s));
    QVERIFY(counted.days.empty());
}

void TestJobIndexFacets::countsWithoutTheOwnRestriction()
{
    JobQuery query;
    query.values[ImportJob::Status] = {{u"2"_s}, false};
    query.values[ImportJob::UserName] = {{u"Anna"_s}, false};
    const JobFacets counted = facets(query).value();
    QCOMPARE(counted.jobs, 1);
    QCOMPARE(text(counted.values.at(ImportJob::Status)), u"1=1 2=1"_s);
    QCOMPARE(counted.distinct.at(ImportJob::UserName), 3);
    QCOMPARE(text(counted.values.at(ImportJob::JobType)), u"product.import=1"_s);
    query.values[ImportJob::Status].isNegated = true;
    QCOMPARE(text(facets(query).value().values.at(ImportJob::Status)), u"1=1 2=1"_s);
}

void TestJobIndexFacets::countsBothSides()
{
    const auto sides = [this](const JobQuery &query) {
        const JobFacets counted = facets(query).value();
        return QList<qint64>{counted.jobs,          counted.failedFile.with,  counted.failedFile.without,
                             counted.failures.with, counted.failures.without, counted.failures.unknown};
    };
    JobQuery query;
    QCOMPARE(sides(query), QList<qint64>({7, 3, 4, 4, 1, 2}));
    // Each without its own restriction, and with the other.
    query.hasFailedFile = false;
    QCOMPARE(sides(query), QList<qint64>({4, 3, 4, 1, 1, 2}));
    query.hasFailures = true;
    QCOMPARE(sides(query), QList<qint64>({1, 3, 1, 1, 1, 2}));
    query.values[ImportJob::Status] = {{u"2"_s}, false};
    QCOMPARE(sides(query), QList<qint64>({0, 3, 0, 0, 0, 0}));
    // The third side is one of the same condition.
    query = {};
    query.hasFailureCount = false;
    QCOMPARE(sides(query), QList<qint64>({2, 0, 2, 4, 1, 2}));
}

void TestJobIndexFacets::findsValuesBeyondTheMostFrequent()
{
    IndexDesk desk;
    QJsonArray jobs;
    for (int i = 0; i < 300; ++i) {
        // The rare ones come last.
        for (int k = 0; k < (i < 250 ? 2 : 1); ++k)
            jobs.append(IndexDesk::job(u"%1-%2"_s.arg(i).arg(k), {{u"userName"_s, u"User %1"_s.arg(i)}}));
    }
    desk.fill(jobs);
    const auto found = [&desk](const QString &text) {
        JobIndex &index = desk.index();
        const auto counted = IndexDesk::waited<JobFacets>([&](auto done) {
            index.findFacets({}, {ImportJob::UserName, text}, &index, std::move(done));
        });
        return TestJobIndexFacets::text(counted.value().values.at(ImportJob::UserName));
    };
    QCOMPARE(found(u"uSER 299"_s), u"User 299=1"_s);
    QCOMPARE(found(u"User 24"_s).section(u' ', 0, 1), u"User 24=2"_s);
    QCOMPARE(found(u"nobody"_s), QString());
    QCOMPARE(found({}).count(u'='), qsizetype(JobFacets::maxValues));
}

void TestJobIndexFacets::countsDays()
{
    const auto shown = [](const JobFacets &counted) {
        QStringList parts;
        for (const JobFacets::Day &day : counted.days) {
            QString part = day.date.toString(Qt::ISODate);
            for (const auto &[status, jobs] : day.jobsByStatus)
                part += u" %1:%2"_s.arg(status).arg(jobs);
            parts.append(part + u" f%1"_s.arg(day.failedRows)
                         + (day.uncounted > 0 ? u" u%1"_s.arg(day.uncounted) : u""_s));
        }
        return parts;
    };
    const JobFacets utc = facets({}, true).value();
    QCOMPARE(shown(utc),
             QStringList({u"1969-12-31 2:1 f9"_s, u"2026-10-31 2:1 f18446744073709551615"_s,
                          u"2026-11-01 0:1 1:2 2:1 f12 u1"_s}));
    QCOMPARE(utc.undated, 1);
    QCOMPARE(utc.undatedFailedRows, 0U);
    QCOMPARE(utc.uncounted, 2);
    const JobFacets east = facets({}, true, QTimeZone(3600)).value();
    QCOMPARE(shown(east),
             QStringList({u"1970-01-01 2:1 f9"_s, u"2026-10-31 2:1 f18446744073709551615"_s,
                          u"2026-11-01 0:1 1:1 f5 u1"_s, u"2026-11-02 1:1 2:1 f7"_s}));
}

/// Failed rows of jobs without a date, and jobs without a count of them.
void TestJobIndexFacets::countsWhatNoDayHolds()
{
    IndexDesk desk;
    const auto job = [](const QString &id, const QString &created, const QString &failures) {
        return IndexDesk::job(id, {{u"createdAt"_s, created}, {u"failureCount"_s, failures}});
    };
    const QString november = u"2026-11-01T10:00:00.000Z"_s;
    QJsonArray jobs{job(u"a"_s, november, u"3"_s), job(u"b"_s, november, u"many"_s), job(u"c"_s, u"-"_s, u"5"_s),
                    job(u"d"_s, u"-"_s, u""_s), IndexDesk::job(u"e"_s)};
    desk.fill(jobs);
    const auto counted = [&desk](const JobQuery &query, bool days = true) {
        JobIndex &index = desk.index();
        const auto answer = IndexDesk::waited<JobFacets>(
            [&](auto done) { index.facets(query, days, QTimeZone::utc(), &index, std::move(done)); });
        return answer.value();
    };
    const JobFacets all = counted({});
    QCOMPARE(all.jobs, 5);
    QCOMPARE(all.undated, 2);
    QCOMPARE(all.undatedFailedRows, 5U);
    QCOMPARE(all.uncounted, 3);
    QCOMPARE(all.days.size(), 1U);
    QCOMPARE(all.days.front().failedRows, 3U);
    QCOMPARE(all.days.front().uncounted, 2);
    JobQuery unknown;
    unknown.hasFailureCount = false;
    QCOMPARE(counted(unknown).jobs, 3);
    QCOMPARE(counted(unknown).uncounted, 3);
    JobQuery known;
    known.hasFailureCount = true;
    QCOMPARE(counted(known).uncounted, 0);
    // Where days are not asked for, the sides say it.
    QCOMPARE(counted({}, false).uncounted, 0);
    QCOMPARE(counted({}, false).failures.unknown, 3);

    constexpr quint64 most = std::numeric_limits<quint64>::max();
    jobs.append(job(u"f"_s, u"-"_s, QString::number(most)));
    desk.fill(jobs);
    QCOMPARE(counted({}).undatedFailedRows, most); // and not 4
}

void TestJobIndexFacets::aNewCallEndsTheOld()
{
    JobIndex &index = m_desk->index();
    int calls = 0;
    index.facets({}, false, QTimeZone::utc(), &index, [&calls](const auto &) { ++calls; });
    QVERIFY(facets({}).ok());
    index.facets({}, false, QTimeZone::utc(), &index, [&calls](const auto &) { ++calls; });
    index.endFacets(false);
    QVERIFY(facets({}).ok());
    QCOMPARE(calls, 0);
}

void TestJobIndexFacets::chipsAndChartsDoNotEndEachOther()
{
    JobIndex &index = m_desk->index();
    int calls = 0;
    index.facets({}, true, QTimeZone::utc(), &index, [&calls](const auto &) { ++calls; });
    QVERIFY(facets({}).ok());
    QTRY_COMPARE(calls, 1);
}

void TestJobIndexFacets::countsNothing()
{
    const IndexDesk empty;
    const auto counted = IndexDesk::waited<JobFacets>(
        [&](auto done) { empty.index().facets({}, true, QTimeZone::utc(), &empty.index(), std::move(done)); });
    QVERIFY(counted.ok());
    QCOMPARE(counted.value().jobs, 0);
}

QTEST_GUILESS_MAIN(TestJobIndexFacets)
#include "tst_jobindex_facets.moc"
