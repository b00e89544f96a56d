// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/indexdesk.h"
#include "store/jobreader.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Balehook;
using Balehook::Testing::IndexDesk;

/// What is read step by step while something is written between two steps.
class TestJobReader final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aSearchKeepsTheSnapshotItHasBegunIn();
    void aSearchThatLostItsSnapshotBeginsAgain();
    void eachSearchThatLostItsSnapshotBeginsAgain();
    void whatIsFoundAgainIsTold();
    void whatNobodyWaitsForGoesLast();
    void whatNobodyWaitsForKeepsNoneFromNews();
    void countsSeeNewWords();
    void aSortOfJobsFarApart_data();
    void aSortOfJobsFarApart();
    void aSortThatIsGivenUp();

private:
    /// Few jobs that lie as far apart as very many would.
    static std::unique_ptr<IndexDesk> scattered(QStringList *fileNames);
    /// The job \a number is another one.
    void change(int number, const QJsonObject &more) const;

    static constexpr int count = 5'000; // more than a step reads
    static constexpr int perPage = 1'000;
    std::unique_ptr<IndexDesk> m_desk;
};

void TestJobReader::initTestCase()
{
    m_desk = std::make_unique<IndexDesk>();
    QVERIFY(m_desk->beginPass(perPage).ok());
    for (int page = 1; page <= count / perPage; ++page) {
        QStringList ids;
        for (int i = (page - 1) * perPage; i < page * perPage; ++i)
            ids.append(u"job-%1"_s.arg(i));
        QVERIFY(m_desk->storePage(page, IndexDesk::pageOf(ids)).ok());
    }
    QVERIFY(m_desk->endPass().ok());
}

void TestJobReader::change(int number, const QJsonObject &more) const
{
    const auto stored = m_desk->storeNews(number, IndexDesk::page({IndexDesk::job(u"job-%1"_s.arg(number), more)}));
    QCOMPARE(stored.value().changed, 1);
}

void TestJobReader::aSearchKeepsTheSnapshotItHasBegunIn()
{
    JobReader reader(m_desk->file());
    JobQuery query;
    query.values[ImportJob::Status] = {{u"1"_s}, false};
    constexpr JobIndex::Search older = 1;
    constexpr JobIndex::Search newer = 2;
    qint64 found = -1;
    bool isMet = false;
    const auto meet = [&](const Result<JobIndex::Matches> &matches) {
        if (matches.value().isComplete)
            found = matches.value().count;
        if (matches.value().isComplete || std::exchange(isMet, true))
            return;
        change(4'000, {{u"status"_s, u"2"_s}});
        reader.endSearch(older);
    };
    reader.search(older, query, [&](const auto &) {
        if (!isMet)
            reader.search(newer, query, meet); // while the older one is half done
    });
    QTRY_VERIFY_WITH_TIMEOUT(found >= 0, IndexDesk::longest);
    QCOMPARE(found, count);
    QVERIFY(isMet);
    // The snapshot has ended with it.
    found = -1;
    reader.search(newer + 1, query, meet);
    QTRY_VERIFY_WITH_TIMEOUT(found >= 0, IndexDesk::longest);
    QCOMPARE(found, count - 1);
}

void TestJobReader::aSearchThatLostItsSnapshotBeginsAgain()
{
    JobReader reader(m_desk->file());
    JobQuery query;
    query.values[ImportJob::UserName] = {{u"Lost Once"_s}, true};
    qint64 found = -1;
    bool isMet = false;
    reader.search(1, query, [&](const Result<JobMatches> &matches) {
        if (matches.value().isComplete)
            found = matches.value().count;
        if (matches.value().isComplete || std::exchange(isMet, true))
            return;
        change(0, {{u"userName"_s, u"Lost Once"_s}}); // which was read already
        reader.close();
    });
    QTRY_VERIFY_WITH_TIMEOUT(found >= 0, IndexDesk::longest);
    QVERIFY(isMet);
    QCOMPARE(found, count - 1);
}

/// Also one that goes on in the snapshot of another one.
void TestJobReader::eachSearchThatLostItsSnapshotBeginsAgain()
{
    JobReader reader(m_desk->file());
    JobQuery query;
    query.values[ImportJob::UserName] = {{u"Lost Twice"_s}, true};
    QList<qint64> found;
    bool isMet = false;
    const auto take = [&found](const Result<JobMatches> &matches) {
        if (matches.value().isComplete)
            found.append(matches.value().count);
    };
    reader.search(1, query, [&](const Result<JobMatches> &matches) {
        take(matches);
        if (matches.value().isComplete || std::exchange(isMet, true))
            return;
        change(0, {{u"userName"_s, u"Lost Twice"_s}}); // which was read already
        reader.close();
        reader.search(2, query, take); // goes first, and hands on what it has opened
    });
    QTRY_COMPARE_WITH_TIMEOUT(found.size(), 2, IndexDesk::longest);
    QVERIFY(isMet);
    QCOMPARE(found, QList<qint64>({count - 1, count - 1}));
}

/// All were counted when the first were in order, and the file was let go before the others were.
void TestJobReader::whatIsFoundAgainIsTold()
{
    IndexDesk desk;
    constexpr int jobs = 20'000;
    QJsonArray all;
    for (int i = 0; i < jobs; ++i)
        all.append(IndexDesk::job(u"job-%1"_s.arg(i)));
    desk.fill(all);
    JobReader reader(desk.file());
    JobQuery query;
    query.sortField = ImportJob::Id;
    QList<qint64> told;
    reader.search(1, query, [&](const Result<JobMatches> &matches) {
        if (!matches.value().isComplete)
            return;
        told.append(matches.value().count);
        if (told.size() > 1)
            return;
        QCOMPARE(desk.storeNews(1, IndexDesk::page({IndexDesk::job(u"new"_s)})).value().added, 1);
        reader.close();
    });
    QTRY_COMPARE_WITH_TIMEOUT(told.size(), 2, IndexDesk::longest);
    QCOMPARE(told, QList<qint64>({jobs, jobs + 1}));
}

void TestJobReader::whatNobodyWaitsForGoesLast()
{
    QStringList done;
    const auto noted = [&done](const QString &name, const Result<JobMatches> &matches) {
        if (matches.value().isComplete)
            done.append(name);
    };
    JobReader reader(m_desk->file());
    bool isMet = false;
    reader.search(1, {}, [&](const Result<JobMatches> &matches) {
        noted(u"shown"_s, matches);
        if (!std::exchange(isMet, true)) // while it is half done
            reader.search(
                2, {}, [&](const auto &all) { noted(u"counted"_s, all); }, JobReader::Urgency::Last);
    });
    QTRY_COMPARE_WITH_TIMEOUT(done.size(), 2, IndexDesk::longest);
    QCOMPARE(done, QStringList({u"shown"_s, u"counted"_s}));

    // Values are counted for somebody who chooses one.
    done.clear();
    isMet = false;
    reader.search(
        3, {},
        [&](const Result<JobMatches> &matches) {
            noted(u"counted"_s, matches);
            if (std::exchange(isMet, true))
                return;
            for (const bool hasDays : {true, false}) {
                reader.count({}, hasDays, QTimeZone::utc(), {}, [&done, hasDays](const Result<JobFacets> &facets) {
                    QCOMPARE(facets.value().jobs, qint64(count));
                    done.append(hasDays ? u"days"_s : u"values"_s);
                });
            }
        },
        JobReader::Urgency::Last);
    QTRY_COMPARE_WITH_TIMEOUT(done.size(), 3, IndexDesk::longest);
    QCOMPARE(done, QStringList({u"values"_s, u"counted"_s, u"days"_s}));

    done.clear();
    m_desk->reopen();
    m_desk->index().search({}, this, [&](const auto &matches) { noted(u"shown"_s, matches); });
    m_desk->index().searchLast({}, this, [&](const auto &matches) { noted(u"counted"_s, matches); });
    QTRY_COMPARE_WITH_TIMEOUT(done.size(), 2, IndexDesk::longest);
    QCOMPARE(done, QStringList({u"shown"_s, u"counted"_s}));
}

/// Its snapshot is older than what was stored meanwhile, and it may be long in it.
void TestJobReader::whatNobodyWaitsForKeepsNoneFromNews()
{
    JobReader reader(m_desk->file());
    JobQuery query;
    query.values[ImportJob::UserName] = {{u"In The News"_s}, true};
    QHash<int, qint64> found;
    bool isMet = false;
    const auto take = [&found](int search) {
        return [&found, search](const Result<JobMatches> &matches) {
            if (matches.value().isComplete)
                found[search] = matches.value().count;
        };
    };
    reader.search(
        1, query,
        [&](const Result<JobMatches> &matches) {
            take(1)(matches);
            if (matches.value().isComplete || std::exchange(isMet, true))
                return;
            change(0, {{u"userName"_s, u"In The News"_s}});
            reader.search(2, query, take(2));
        },
        JobReader::Urgency::Last);
    QTRY_COMPARE_WITH_TIMEOUT(found.size(), 2, IndexDesk::longest);
    QCOMPARE(found[2], count - 1);
    QCOMPARE(found[1], count - 1); // it has begun again
}

void TestJobReader::countsSeeNewWords()
{
    IndexFile file(m_desk->file(), u"test"_s);
    QVERIFY(file.openForReading().ok());
    SqlRun sql(file);
    JobQuery query;
    query.text = u"zebra"_s;
    FacetCounter counter(query, false, {QTimeZone::utc(), 0});
    counter.step(sql);
    QVERIFY(!counter.isDone());
    change(4'500, {{u"userName"_s, u"Zebra Smith"_s}});
    while (!counter.isDone() && !sql.hasFailed())
        counter.step(sql);
    QVERIFY(!sql.hasFailed());
    QCOMPARE(counter.facets().jobs, 1);
    sql.forget();
}

std::unique_ptr<IndexDesk> TestJobReader::scattered(QStringList *fileNames)
{
    auto desk = std::make_unique<IndexDesk>();
    if (!desk->beginPass(perPage))
        return nullptr;
    int number = 0;
    for (const int page : {1, 2, 600, 601}) {
        QJsonArray records;
        for (int i = 0; i < perPage; ++i, ++number) {
            const QString name = u"list-%1.csv"_s.arg(number * 7'919 % 10'007, 5, 10, QLatin1Char('0'));
            fileNames->append(name);
            records.append(IndexDesk::job(u"job-%1"_s.arg(number), {{u"filePath"_s, name}}));
        }
        if (!desk->storePage(page, IndexDesk::page(records), qint64(page + 1) * perPage))
            return nullptr;
    }
    fileNames->sort();
    return desk;
}

void TestJobReader::aSortOfJobsFarApart_data()
{
    QTest::addColumn<bool>("isDescending");
    QTest::newRow("rising") << false;
    QTest::newRow("falling") << true;
}

void TestJobReader::aSortOfJobsFarApart()
{
    QFETCH(bool, isDescending);
    QStringList expected;
    const auto desk = scattered(&expected);
    QVERIFY(desk);
    if (isDescending)
        std::reverse(expected.begin(), expected.end());
    JobQuery query;
    query.sortField = ImportJob::FilePath;
    query.isDescending = isDescending;
    JobReader reader(desk->file());
    qint64 found = -1;
    reader.search(1, query, [&found](const Result<JobMatches> &matches) {
        if (matches.value().isComplete)
            found = matches.value().count;
    });
    QTRY_COMPARE_WITH_TIMEOUT(found, expected.size(), IndexDesk::longest);
    QStringList names;
    reader.read(1, 0, int(expected.size()), [&names](const Result<FoundJobs> &jobs) {
        for (const FoundJobs::Row &row : jobs.value().rows)
            names.append(QJsonDocument::fromJson(row.raw)[u"filePath"_s].toString());
    });
    QTRY_COMPARE_WITH_TIMEOUT(names.size(), expected.size(), IndexDesk::longest);
    QCOMPARE(names, expected);
}

/// The search is ended, its reader goes.
void TestJobReader::aSortThatIsGivenUp()
{
    QStringList expected;
    const auto desk = scattered(&expected);
    QVERIFY(desk);
    JobQuery query;
    query.sortField = ImportJob::FilePath;
    auto reader = std::make_unique<JobReader>(desk->file());
    int heard = 0;
    reader->search(1, query, [&heard](const auto &) { ++heard; });
    reader->endSearch(1);
    reader->search(2, query, [&heard](const auto &) { ++heard; });
    QTRY_VERIFY_WITH_TIMEOUT(heard > 0, IndexDesk::longest);
    reader->search(3, query, [&heard](const auto &) { ++heard; });
    reader.reset();
    const int before = heard;
    QCoreApplication::sendPostedEvents();
    QCOMPARE(heard, before);
}

QTEST_GUILESS_MAIN(TestJobReader)
#include "tst_jobreader.moc"
