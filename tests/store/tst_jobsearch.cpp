// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/file/indexfile.h"
#include "store/file/sqlrun.h"
#include "store/indexdesk.h"
#include "store/jobsearch.h"

#include <QJsonArray>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

/// What does not fit into memory at once is put into the same order in several readings, and so is what has no columns.
class TestJobSearch final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsAgainWhatDoesNotFit_data();
    void readsAgainWhatDoesNotFit();
    void goesFirstToWhatIsWanted_data();
    void goesFirstToWhatIsWanted();
    void readsTheTableWhereColumnsAreMissing_data();
    void readsTheTableWhereColumnsAreMissing();

private:
    struct Found
    {
        std::vector<qint64> places;
        int steps = 0;
        int firstAt = 0; ///< step by which the places of a screen were known
        bool isCountSteady = true;
    };
    static std::pair<JobQuery, QByteArray> sorted(ImportJob::Field field, bool isDescending);
    /// \a damage: a statement that is run on the index first, and undone at the end.
    Found found(const JobQuery &query, std::size_t most, const QString &damage = {}) const;

    static constexpr std::size_t screen = 100;
    static constexpr int count = 12'000;
    static constexpr int perPage = 1'000;
    IndexDesk m_desk;
};

void TestJobSearch::initTestCase()
{
    QRandomGenerator random(20261122);
    QVERIFY(m_desk.beginPass(perPage).ok());
    for (int page = 1; page <= count / perPage; ++page) {
        QJsonArray records;
        for (int i = 0; i < perPage; ++i) {
            QJsonObject more{
                {u"status"_s, QString::number(random.bounded(3))},
                {u"channelId"_s, page > count / perPage / 2 ? u"late"_s : u"early"_s},
                {u"failureCount"_s, random.bounded(50)},
                {u"createdAt"_s,
                 QDateTime::fromMSecsSinceEpoch(1'700'000'000'000 + random.bounded(3'000) * 300'000, Qt::UTC)
                     .toString(Qt::ISODateWithMs)}};
            if (random.bounded(20) > 0)
                more.insert(u"filePath"_s, u"https://files.example.com/in/%1.csv"_s.arg(random.bounded(3'000)));
            records.append(
                IndexDesk::job(QString::number(random.bounded(100'000) + 100'000 * (page * perPage + i)), more));
        }
        QVERIFY(m_desk.storePage(page, IndexDesk::page(records)).ok());
    }
    QVERIFY(m_desk.endPass().ok());
}

TestJobSearch::Found TestJobSearch::found(const JobQuery &query, std::size_t most, const QString &damage) const
{
    IndexFile file(m_desk.file(), u"test"_s);
    Found found;
    if (damage.isEmpty() ? !file.openForReading() : !file.openForWriting())
        return found;
    SqlRun sql(file);
    sql.run(u"BEGIN"_s);
    if (!damage.isEmpty())
        sql.run(damage);
    JobSearch search(query, 0, most);
    std::optional<qint64> counted;
    for (; !search.isDone() && !sql.hasFailed(); ++found.steps) {
        search.step(sql);
        if (search.places().size() < screen)
            found.firstAt = found.steps + 1;
        if (!search.isCounted())
            continue;
        found.isCountSteady = found.isCountSteady && (!counted || search.count() == *counted);
        counted = search.count();
    }
    sql.run(u"ROLLBACK"_s);
    found.places = search.places();
    found.isCountSteady = found.isCountSteady && !sql.hasFailed() && counted == qint64(found.places.size());
    sql.forget();
    return found;
}

/// A query, and its name.
std::pair<JobQuery, QByteArray> TestJobSearch::sorted(ImportJob::Field field, bool isDescending)
{
    JobQuery query;
    query.sortField = field;
    query.isDescending = isDescending;
    return {query, ImportJob::names[field].latin1() + QByteArray(isDescending ? " falling" : " rising")};
}

void TestJobSearch::readsAgainWhatDoesNotFit_data()
{
    QTest::addColumn<JobQuery>("query");
    for (const ImportJob::Field field :
         {ImportJob::Id, ImportJob::Status, ImportJob::FilePath, ImportJob::CreatedAt, ImportJob::FailureCount}) {
        for (const bool isDescending : {false, true}) {
            auto [query, name] = sorted(field, isDescending);
            QTest::newRow(name.constData()) << query;
            query.text = u".csv"_s;
            QTest::addRow("%s with a text", name.constData()) << query;
            query.values[ImportJob::Status] = {{u"1"_s}};
            QTest::addRow("%s of some", name.constData()) << query;
        }
    }
    for (const bool isDescending : {false, true}) {
        auto [query, name] = sorted(ImportJob::Id, isDescending);
        query.values[ImportJob::ChannelId] = {{isDescending ? u"early"_s : u"late"_s}};
        QTest::addRow("%s, of which none is among the first of all", name.constData()) << query;
    }
}

void TestJobSearch::readsAgainWhatDoesNotFit()
{
    QFETCH(JobQuery, query);
    const Found whole = found(query, SortedPlaces::mostBytes);
    QVERIFY(whole.places.size() > 3'000);
    QVERIFY(whole.isCountSteady);
    const Found inParts = found(query, 40'000);
    QVERIFY(inParts.places == whole.places);
    QVERIFY(inParts.isCountSteady);
    QVERIFY(inParts.steps > whole.steps);
    QVERIFY2(5 * inParts.firstAt < 2 * inParts.steps,
             qPrintable(u"%1 of %2"_s.arg(inParts.firstAt).arg(inParts.steps)));
}

void TestJobSearch::goesFirstToWhatIsWanted_data()
{
    QTest::addColumn<JobQuery>("query");
    auto [query, name] = sorted(ImportJob::FailureCount, true);
    QTest::newRow("numbers") << query;
    query.values[ImportJob::Status] = {{u"1"_s}};
    QTest::newRow("numbers of some") << query;
    QTest::newRow("texts") << sorted(ImportJob::FilePath, false).first;
}

/// However far from the first: all before it need not be in order.
void TestJobSearch::goesFirstToWhatIsWanted()
{
    QFETCH(JobQuery, query);
    constexpr std::size_t most = 10'000;
    constexpr qint64 wanted = 50;
    const Found whole = found(query, most);
    IndexFile file(m_desk.file(), u"test"_s);
    QVERIFY(file.openForReading());
    SqlRun sql(file);
    sql.run(u"BEGIN"_s);
    JobSearch search(query, 0, most);
    int steps = 0;
    for (const int percent : {95, 40, 0, 70}) {
        const qint64 first = qint64(whole.places.size()) * percent / 100;
        search.want(first, first + wanted);
        for (; !search.has(first, first + wanted) && !sql.hasFailed(); ++steps)
            search.step(sql);
        QVERIFY(std::equal(search.places().begin() + first, search.places().begin() + first + wanted,
                           whole.places.begin() + first));
    }
    QVERIFY(!search.isDone());
    QVERIFY2(steps < whole.steps * 2 / 3, qPrintable(u"%1 of %2 steps"_s.arg(steps).arg(whole.steps)));
    sql.run(u"ROLLBACK"_s);
    sql.forget();
}

void TestJobSearch::readsTheTableWhereColumnsAreMissing_data()
{
    QTest::addColumn<JobQuery>("query");
    for (std::size_t i = 0; i < ImportJob::FieldCount; ++i) {
        for (const bool isDescending : {false, true}) {
            auto [query, name] = sorted(ImportJob::Field(i), isDescending);
            QTest::newRow(name.constData()) << query;
            query.values[ImportJob::Status] = {{u"1"_s}};
            QTest::addRow("%s of some", name.constData()) << query;
        }
    }
}

void TestJobSearch::readsTheTableWhereColumnsAreMissing()
{
    QFETCH(JobQuery, query);
    const Found whole = found(query, SortedPlaces::mostBytes);
    QVERIFY(whole.places.size() > 3'000);
    for (const auto &[most, missing] : {std::pair(SortedPlaces::mostBytes, u"DELETE FROM sortblock"_s),
                                        std::pair(std::size_t(80'000), u"DELETE FROM sortblock WHERE id/16%2=0"_s)}) {
        const Found ofTable = found(query, most, missing);
        QVERIFY(ofTable.places == whole.places);
        QVERIFY(ofTable.isCountSteady);
    }
}

QTEST_GUILESS_MAIN(TestJobSearch)
#include "tst_jobsearch.moc"
