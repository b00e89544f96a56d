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

/// What does not fit into memory at once is put into the same order in several readings.
class TestJobSearch final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsAgainWhatDoesNotFit_data();
    void readsAgainWhatDoesNotFit();
    void readsHalvesAsOne_data();
    void readsHalvesAsOne();

private:
    /// Who reads the second half: one thread reads all; another one; another one that ends before it has; another one
    /// that finds no file.
    enum class Second { Same, Other, Ended, Lost };
    struct Found
    {
        std::vector<qint64> places;
        int steps = 0;
        bool isCountSteady = true;
    };
    static std::pair<JobQuery, QByteArray> sorted(ImportJob::Field field, bool isDescending);
    Found found(const JobQuery &query, std::size_t most, Second second = Second::Same) const;

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
            QJsonObject more{{u"status"_s, QString::number(random.bounded(3))},
                             {u"failureCount"_s, random.bounded(50)},
                             {u"createdAt"_s,
                              QDateTime::fromMSecsSinceEpoch(1'700'000'000'000 + random.bounded(900'000'000), Qt::UTC)
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

TestJobSearch::Found TestJobSearch::found(const JobQuery &query, std::size_t most, Second second) const
{
    IndexFile file(m_desk.file(), u"test"_s);
    Found found;
    if (!file.openForReading())
        return found;
    SqlRun sql(file);
    JobSearch search(query, 0, most);
    if (second != Second::Same)
        search.divide(second == Second::Lost ? m_desk.file() + u".gone"_s : m_desk.file());
    std::optional<qint64> counted;
    for (; !search.isDone() && !sql.hasFailed(); ++found.steps) {
        search.step(sql);
        if (second == Second::Ended)
            search.endDivision();
        if (!search.isCounted())
            continue;
        found.isCountSteady = found.isCountSteady && (!counted || search.count() == *counted);
        counted = search.count();
    }
    found.places = search.places();
    found.isCountSteady = found.isCountSteady && counted == qint64(found.places.size());
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
}

void TestJobSearch::readsHalvesAsOne_data()
{
    QTest::addColumn<JobQuery>("query");
    for (const ImportJob::Field field : {ImportJob::Id, ImportJob::FilePath, ImportJob::AdditionalDetails}) {
        for (const bool isDescending : {false, true}) {
            auto [query, name] = sorted(field, isDescending);
            QTest::newRow(name.constData()) << query;
            query.values[ImportJob::Status] = {{u"1"_s}};
            QTest::addRow("%s of some", name.constData()) << query;
        }
    }
}

void TestJobSearch::readsHalvesAsOne()
{
    QFETCH(JobQuery, query);
    const Found whole = found(query, SortedPlaces::mostBytes);
    for (const Second second : {Second::Other, Second::Ended, Second::Lost}) {
        const Found halves = found(query, SortedPlaces::mostBytes, second);
        QVERIFY(halves.places == whole.places);
        QVERIFY(halves.isCountSteady);
    }
    QVERIFY(found(query, 40'000, Second::Other).places == whole.places);
}

QTEST_GUILESS_MAIN(TestJobSearch)
#include "tst_jobsearch.moc"
