// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/indexedjobs.h"

#include "domain/records/importjob.h"
#include "domain/records/page.h"
#include "models/importjobsmodel.h"
#include "session/fakejobs.h"
#include "session/index/accountsync.h"
#include "support/wait.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// Pages out of a real index: the contract of a PageSource.
class TestIndexedJobs final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void servesRecordsAsTheyCame();
    void servesEveryPage();
    void answersLaterAndOnce();
    void saysNothingAfterCancel();
    void dropsTheSearchBefore();
    void waitsForAQuery();
    void sameQueryDoesNothing();
    void findsARow();
    void tellsWhatIsUnlisted();
    void fillsATable();
    void opensTheIndexWhenAsked();
    void failsWithTheIndex();
    void searchesAgainAfterAFailure();
    void ownerGoes();

private:
    void fill();
    bool setInTheWay(const QString &name) const;
    static JobQuery query(const QString &text);
    PageAnswer page(int number, int perPage = 25);
    QStringList ids(const PageAnswer &answer) const;
    void waitForMatches(qint64 count);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeJobs> m_jobs;
    std::unique_ptr<FakePageSource> m_source;
    std::unique_ptr<JobIndex> m_index;
    std::unique_ptr<AccountSync> m_sync;
    std::unique_ptr<IndexedJobs> m_indexed;
};

void TestIndexedJobs::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_jobs = std::make_unique<FakeJobs>(95);
    m_source = std::make_unique<FakePageSource>(m_jobs->script());
    m_index = std::make_unique<JobIndex>(m_folder->filePath(u"a.sqlite"_s));
    m_sync = std::make_unique<AccountSync>(*m_source, *m_index);
    m_indexed = std::make_unique<IndexedJobs>(*m_index);
    fill();
}

void TestIndexedJobs::cleanup()
{
    m_indexed.reset();
    m_sync.reset();
    m_index.reset();
    m_source.reset();
    m_jobs.reset();
    m_folder.reset();
}

void TestIndexedJobs::fill()
{
    m_sync->fill();
    QTRY_COMPARE_WITH_TIMEOUT(m_sync->state(), AccountSync::State::Idle, 30'000);
}

JobQuery TestIndexedJobs::query(const QString &text)
{
    JobQuery query;
    query.text = text;
    return query;
}

PageAnswer TestIndexedJobs::page(int number, int perPage)
{
    std::optional<PageAnswer> came;
    QObject context;
    PageSource::Ticket ticket = 0;
    connect(m_indexed.get(), &PageSource::arrived, &context,
            [&](PageSource::Ticket answered, const PageAnswer &answer) {
                if (answered == ticket)
                    came = answer;
            });
    ticket = m_indexed->request({number, perPage}, PagePriority::Browsing);
    if (!Testing::waitFor([&] { return came.has_value(); }, 20'000))
        return PageAnswer{};
    return *came;
}

QStringList TestIndexedJobs::ids(const PageAnswer &answer) const
{
    QStringList all;
    for (qsizetype i = 0; answer.records && i < answer.records->count(); ++i)
        all.append(answer.records->idAt(i));
    return all;
}

void TestIndexedJobs::waitForMatches(qint64 count)
{
    QTRY_VERIFY_WITH_TIMEOUT(m_indexed->matches() && m_indexed->matches()->isComplete, 20'000);
    QCOMPARE(m_indexed->matches()->count, count);
}

void TestIndexedJobs::servesRecordsAsTheyCame()
{
    m_indexed->setQuery({});
    const PageAnswer answer = page(1);
    QVERIFY(answer.records);
    QCOMPARE(answer.page, 1);
    QCOMPARE(answer.perPage, 25);
    QCOMPARE(ids(answer), m_jobs->ids.mid(0, 25));
    const auto *jobs = dynamic_cast<const Page<ImportJob> *>(answer.records.get());
    QVERIFY(jobs);
    for (qsizetype i = 0; i < jobs->count(); ++i) {
        QCOMPARE(jobs->rawAt(i), m_jobs->rawOf(m_jobs->ids[i]));
        QCOMPARE(jobs->at(i).text(ImportJob::UserName), u"Ada"_s);
    }
    QCOMPARE(jobs->allRaw().back(), m_jobs->rawOf(m_jobs->ids[24]));
}

void TestIndexedJobs::servesEveryPage()
{
    m_indexed->setQuery({});
    waitForMatches(95);
    for (int number = 1; number <= 4; ++number) {
        const PageAnswer answer = page(number);
        QCOMPARE(ids(answer), m_jobs->ids.mid((number - 1) * 25, 25));
        QCOMPARE(answer.total, 95);
    }
    QVERIFY(ids(page(5)).isEmpty());
    m_indexed->setQuery(query(u"job-7"_s));
    waitForMatches(11);
    QCOMPARE(ids(page(1)).size(), 11);
    m_indexed->setQuery(query(u"nowhere"_s));
    waitForMatches(0);
    const PageAnswer none = page(1);
    QVERIFY(none.records);
    QCOMPARE(none.total, 0);
}

void TestIndexedJobs::answersLaterAndOnce()
{
    m_indexed->setQuery({});
    std::map<PageSource::Ticket, int> answers;
    connect(m_indexed.get(), &PageSource::arrived, this,
            [&](PageSource::Ticket ticket, const PageAnswer &) { ++answers[ticket]; });
    connect(m_indexed.get(), &PageSource::failed, this, [&](PageSource::Ticket ticket) { ++answers[ticket]; });
    std::vector<PageSource::Ticket> tickets;
    for (int number = 1; number <= 10; ++number)
        tickets.push_back(m_indexed->request({number, 10}, PagePriority::Background));
    QVERIFY(answers.empty());
    QTRY_COMPARE(answers.size(), tickets.size());
    waitForMatches(95);
    page(1); // whatever was on its way came before this
    for (const PageSource::Ticket ticket : tickets)
        QCOMPARE(answers[ticket], 1);
}

void TestIndexedJobs::saysNothingAfterCancel()
{
    m_indexed->setQuery({});
    QSignalSpy arrived(m_indexed.get(), &PageSource::arrived);
    const PageSource::Ticket first = m_indexed->request({1, 25}, PagePriority::Browsing);
    const PageSource::Ticket second = m_indexed->request({2, 25}, PagePriority::Browsing);
    m_indexed->cancel(first);
    QTRY_COMPARE(arrived.count(), 1);
    QCOMPARE(arrived.constFirst().constFirst().value<PageSource::Ticket>(), second);
    page(3);
    QCOMPARE(arrived.count(), 2);
}

void TestIndexedJobs::dropsTheSearchBefore()
{
    m_indexed->setQuery({});
    QSignalSpy arrived(m_indexed.get(), &PageSource::arrived);
    QSignalSpy invalidated(m_indexed.get(), &PageSource::invalidated);
    m_indexed->request({1, 25}, PagePriority::Browsing);
    m_indexed->setQuery(query(u"job-94"_s));
    QVERIFY(invalidated.count() >= 1);
    // Nobody cancelled it: it is answered, but by the search that holds now.
    QTRY_COMPARE(arrived.count(), 1);
    QCOMPARE(ids(arrived.constFirst().at(1).value<PageAnswer>()), QStringList{u"job-94"_s});
    waitForMatches(1);
}

void TestIndexedJobs::waitsForAQuery()
{
    QSignalSpy arrived(m_indexed.get(), &PageSource::arrived);
    m_indexed->request({1, 25}, PagePriority::Browsing);
    QVERIFY(!m_indexed->matches());
    m_indexed->setQuery({});
    QTRY_COMPARE(arrived.count(), 1);
    m_indexed->stop();
    QVERIFY(!m_indexed->matches());
    m_indexed->request({1, 25}, PagePriority::Browsing);
    m_indexed->searchAgain(); // nothing to search
    m_indexed->setQuery({}); // the same, but after stop()
    QTRY_COMPARE(arrived.count(), 2);
}

void TestIndexedJobs::sameQueryDoesNothing()
{
    QSignalSpy invalidated(m_indexed.get(), &PageSource::invalidated);
    m_indexed->setQuery(query(u"job-9"_s));
    QCOMPARE(invalidated.count(), 1);
    waitForMatches(6);
    m_indexed->setQuery(query(u"job-9"_s));
    QCOMPARE(invalidated.count(), 1);
    m_jobs->ids.append(u"job-9999"_s);
    fill();
    waitForMatches(6); // until it is told
    m_indexed->searchAgain();
    QCOMPARE(invalidated.count(), 2);
    waitForMatches(7);
}

void TestIndexedJobs::findsARow()
{
    std::vector<qint64> rows;
    const auto take = [&rows](const Result<qint64> &row) { rows.push_back(row ? row.value() : -2); };
    m_indexed->find(u"job-30"_s, this, take);
    QVERIFY(rows.empty());
    QTRY_COMPARE(rows, std::vector<qint64>{-1}); // nothing is searched
    m_indexed->setQuery({});
    m_indexed->find(u"job-30"_s, this, take);
    m_indexed->find(u"job-x"_s, this, take);
    QTRY_COMPARE(rows, (std::vector<qint64>{-1, 30, -1}));
}

void TestIndexedJobs::tellsWhatIsUnlisted()
{
    m_jobs->ids.removeAll(u"job-50"_s);
    fill();
    m_indexed->setQuery({});
    for (int number = 1; number <= 4; ++number)
        page(number);
    QVERIFY(m_indexed->isUnlisted(u"job-50"_s));
    QVERIFY(!m_indexed->isUnlisted(u"job-51"_s));
    m_indexed->setQuery(query(u"job-51"_s));
    QVERIFY(!m_indexed->isUnlisted(u"job-50"_s));
}

void TestIndexedJobs::fillsATable()
{
    ImportJobsModel model;
    m_indexed->setQuery({});
    model.setSource(m_indexed.get(), 25);
    QTRY_COMPARE(model.rowCount(), 95);
    QTRY_COMPARE(model.total(), 95);
    model.setVisibleRows(80, 90);
    QTRY_COMPARE(model.idAt(85), u"job-85"_s);
    m_indexed->setQuery(query(u"job-8"_s));
    QTRY_COMPARE(model.rowCount(), 11);
    model.setVisibleRows(0, 10);
    QTRY_COMPARE(model.idAt(0), u"job-8"_s);
    m_indexed->setQuery({});
    QTRY_COMPARE(model.rowCount(), 95);
}

void TestIndexedJobs::opensTheIndexWhenAsked()
{
    m_indexed.reset();
    m_sync.reset();
    m_index = std::make_unique<JobIndex>(m_folder->filePath(u"a.sqlite"_s));
    m_indexed = std::make_unique<IndexedJobs>(*m_index);
    m_indexed->setQuery({});
    QCOMPARE(ids(page(1)).size(), 25);
    waitForMatches(95);
}

/// What a program cannot do anything about.
bool TestIndexedJobs::setInTheWay(const QString &name) const
{
    const QDir folder(m_folder->path());
    bool isDone = folder.mkpath(name + u"/x"_s) && folder.mkpath(name + u".corrupt/x"_s);
    for (int i = 1; i < 10; ++i)
        isDone = isDone && folder.mkpath(name + u".corrupt-%1/x"_s.arg(i));
    return isDone;
}

void TestIndexedJobs::failsWithTheIndex()
{
    m_indexed.reset();
    m_sync.reset();
    m_index.reset();
    // Folders stand where the file should be, and where that could be set aside.
    QVERIFY(setInTheWay(u"b.sqlite"_s));
    m_index = std::make_unique<JobIndex>(m_folder->filePath(u"b.sqlite"_s));
    m_indexed = std::make_unique<IndexedJobs>(*m_index);
    QSignalSpy failed(m_indexed.get(), &PageSource::failed);
    m_indexed->setQuery({});
    m_indexed->request({1, 25}, PagePriority::Browsing);
    m_indexed->request({2, 25}, PagePriority::Browsing);
    QTRY_COMPARE(failed.count(), 2);
    m_indexed->request({3, 25}, PagePriority::Browsing);
    QCOMPARE(failed.count(), 2);
    QTRY_COMPARE(failed.count(), 3);
}

void TestIndexedJobs::searchesAgainAfterAFailure()
{
    m_indexed.reset();
    m_sync.reset();
    m_index.reset();
    const QDir folder(m_folder->path());
    QVERIFY(setInTheWay(u"b.sqlite"_s));
    m_index = std::make_unique<JobIndex>(folder.filePath(u"b.sqlite"_s));
    m_indexed = std::make_unique<IndexedJobs>(*m_index);
    QSignalSpy changed(m_indexed.get(), &IndexedJobs::matchesChanged);
    QSignalSpy failed(m_indexed.get(), &PageSource::failed);
    QSignalSpy opened(m_index.get(), &JobIndex::opened);
    // Nobody waits for a page: that it failed is said all the same.
    m_indexed->setQuery({});
    QTRY_COMPARE(changed.count(), 1);
    QVERIFY(m_indexed->error());
    QVERIFY(!m_indexed->matches());
    // Each request tries once more, and only once.
    m_indexed->request({1, 25}, PagePriority::Browsing);
    QVERIFY(!m_indexed->error());
    QTRY_COMPARE(failed.count(), 1);
    QTRY_COMPARE(changed.count(), 2);
    QVERIFY(m_indexed->error());
    QCOMPARE(opened.count(), 2);
    QVERIFY(QDir(folder.filePath(u"b.sqlite"_s)).removeRecursively());
    const PageAnswer answer = page(1);
    QVERIFY(answer.records);
    QCOMPARE(answer.total, 0);
    QVERIFY(!m_indexed->error());
    QCOMPARE(failed.count(), 1);
    QCOMPARE(opened.count(), 3);
    waitForMatches(0);
}

void TestIndexedJobs::ownerGoes()
{
    m_indexed->setQuery({});
    m_indexed->request({1, 25}, PagePriority::Browsing);
    m_indexed.reset();
    m_indexed = std::make_unique<IndexedJobs>(*m_index);
    m_indexed->setQuery(query(u"job-1"_s));
    waitForMatches(11);
}

QTEST_GUILESS_MAIN(TestIndexedJobs)
#include "tst_indexedjobs.moc"
