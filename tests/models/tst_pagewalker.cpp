// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/jobpages.h"
#include "models/pagewalker.h"

#include <QPointer>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

using Direction = PageWalker::Direction;
using Script = FakePageSource::Script;

class TestPageWalker final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsToTheEndInOrder();
    void readsBackwards();
    void stopsWhereTold();
    void answersInAnyOrder();
    void otherPageSizes_data();
    void otherPageSizes();
    void endsOnEveryServer_data();
    void endsOnEveryServer();
    void failures();
    void waitsWhileHeld();
    void asksAnotherForNews();
    void cancelAndDestroy();
    void theVisitorMayEndEverything();
    void theSourceMayGoFirst();
};

namespace {

struct Visits
{
    std::vector<int> pages;
    std::vector<qint64> firsts;

    PageWalker::Visitor visitor(int stopAt = 0)
    {
        return [this, stopAt](int page, const PageAnswer &, qint64 first) {
            pages.push_back(page);
            firsts.push_back(first);
            return page != stopAt;
        };
    }
};

bool goOn(int, const PageAnswer &, qint64)
{
    return true;
}

PageAnswer pageOf(std::shared_ptr<const RecordPage> records, std::optional<qint64> total = std::nullopt)
{
    PageAnswer answer;
    answer.records = std::move(records);
    answer.total = total;
    return answer;
}

} // namespace

void TestPageWalker::readsToTheEndInOrder()
{
    FakePageSource source(honestScript(95));
    PageWalker walker(source, 10);
    QSignalSpy exhausted(&walker, &PageWalker::exhausted);
    QSignalSpy progressed(&walker, &PageWalker::progressed);
    Visits visits;
    walker.start(1, Direction::Forward, visits.visitor());
    QVERIFY(exhausted.wait());
    QCOMPARE(visits.pages, (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
    QCOMPARE(visits.firsts.back(), 90);
    QCOMPARE(walker.readCount(), 95);
    QCOMPARE(progressed.count(), 10);
    QCOMPARE(source.asked().size(), std::size_t(10));
    QCOMPARE(source.mostAtOnce(), 2);
    QCOMPARE(source.asked().front().priority, PagePriority::Background);
}

void TestPageWalker::readsBackwards()
{
    FakePageSource source(honestScript(95));
    PageWalker walker(source, 10);
    QSignalSpy exhausted(&walker, &PageWalker::exhausted);
    Visits visits;
    walker.start(4, Direction::Backward, visits.visitor());
    QVERIFY(exhausted.wait());
    QCOMPARE(visits.pages, (std::vector<int>{4, 3, 2, 1}));
    QCOMPARE(walker.readCount(), 40);
    QCOMPARE(source.mostAtOnce(), 2);
    visits.pages.clear();
    walker.start(9, Direction::Backward, visits.visitor(), 8);
    QVERIFY(exhausted.wait());
    QCOMPARE(visits.pages, (std::vector<int>{9, 8}));
}

void TestPageWalker::stopsWhereTold()
{
    FakePageSource source(honestScript(95));
    PageWalker walker(source, 10);
    QSignalSpy stopped(&walker, &PageWalker::stopped);
    QSignalSpy exhausted(&walker, &PageWalker::exhausted);
    Visits visits;
    walker.start(2, Direction::Forward, visits.visitor(4));
    QVERIFY(stopped.wait());
    QCOMPARE(visits.pages, (std::vector<int>{2, 3, 4}));
    QCOMPARE(source.open(), 0);

    visits.pages.clear();
    walker.start(2, Direction::Forward, visits.visitor(), 5);
    QVERIFY(exhausted.wait());
    QCOMPARE(visits.pages, (std::vector<int>{2, 3, 4, 5}));
}

void TestPageWalker::answersInAnyOrder()
{
    FakePageSource source(honestScript(40));
    PageWalker walker(source, 10);
    QSignalSpy exhausted(&walker, &PageWalker::exhausted);
    Visits visits;
    source.hold();
    walker.start(2, Direction::Forward, visits.visitor());
    QCOMPARE(source.open(), 2);
    source.releasePage(3);
    QTRY_COMPARE(source.open(), 1);
    QVERIFY(visits.pages.empty());
    source.release();
    QVERIFY(exhausted.wait());
    QCOMPARE(visits.pages, (std::vector<int>{2, 3, 4}));
}

void TestPageWalker::otherPageSizes_data()
{
    QTest::addColumn<int>("start");
    QTest::addColumn<Direction>("direction");
    QTest::addColumn<qint64>("firstSeen");
    QTest::addColumn<qint64>("read");

    QTest::newRow("from the start") << 1 << Direction::Forward << qint64(0) << qint64(95);
    QTest::newRow("from the middle") << 3 << Direction::Forward << qint64(48) << qint64(47);
    QTest::newRow("backwards") << 3 << Direction::Backward << qint64(72) << qint64(80);
}

void TestPageWalker::otherPageSizes()
{
    QFETCH(int, start);
    QFETCH(Direction, direction);
    QFETCH(qint64, firstSeen);
    QFETCH(qint64, read);
    FakePageSource source([](const PageRequest &request, int) {
        return honestAnswer({request.page, std::min(request.perPage, 8)}, 95);
    });
    PageWalker walker(source, 25);
    QSignalSpy exhausted(&walker, &PageWalker::exhausted);
    Visits visits;
    walker.start(start, direction, visits.visitor());
    QVERIFY(exhausted.wait());
    QCOMPARE(visits.firsts.front(), firstSeen);
    QCOMPARE(walker.readCount(), read);
}

void TestPageWalker::endsOnEveryServer_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<qint64>("read");

    QTest::newRow("empty list") << honestScript(0) << qint64(0);
    QTest::newRow("all at once") << Script([](const PageRequest &, int) { return pageOf(makeJobPage(0, 31), 31); })
                                 << qint64(31);
    QTest::newRow("no total, short page")
        << Script([](const PageRequest &request, int) { return silentAnswer(request, 37); }) << qint64(37);
    QTest::newRow("no total, ends on a full page")
        << Script([](const PageRequest &request, int) { return silentAnswer(request, 40); }) << qint64(40);
    QTest::newRow("the same page for ever")
        << Script([](const PageRequest &, int) { return pageOf(makeJobPage(0, 10), 1'000'000); }) << qint64(10);
    QTest::newRow("the same page for ever, no total")
        << Script([](const PageRequest &, int) { return pageOf(makeJobPage(0, 10)); }) << qint64(10);
    QTest::newRow("the same page without ids")
        << Script([](const PageRequest &, int) { return pageOf(makeJobPage(QStringList(10, QString()))); })
        << qint64(10);
    QTest::newRow("three pages in turn") << Script([](const PageRequest &request, int) {
        return pageOf(makeJobPage((request.page % 3) * 10, 10));
    }) << qint64(30);
    QTest::newRow("total too large") << Script([](const PageRequest &request, int) {
        return pageOf(silentAnswer(request, 37).records, 1'000'000);
    }) << qint64(37);
}

void TestPageWalker::endsOnEveryServer()
{
    QFETCH(Script, script);
    QFETCH(qint64, read);
    FakePageSource source(script);
    PageWalker walker(source, 10);
    QSignalSpy exhausted(&walker, &PageWalker::exhausted);
    walker.start(1, Direction::Forward, goOn);
    QVERIFY(exhausted.wait());
    QCOMPARE(walker.readCount(), read);
    QCOMPARE(source.open(), 0);
    QVERIFY(source.asked().size() < 10);
}

void TestPageWalker::failures()
{
    FakePageSource source([](const PageRequest &request, int) -> FakePageSource::Answer {
        if (request.page == 3)
            return Error(ErrorKind::ServerFailed);
        return honestAnswer(request, 100);
    });
    PageWalker walker(source, 10);
    QSignalSpy failed(&walker, &PageWalker::failed);
    walker.start(1, Direction::Forward, goOn);
    QVERIFY(failed.wait());
    QCOMPARE(failed.first().first().value<Error>().kind, ErrorKind::ServerFailed);
    QCOMPARE(source.open(), 0);
}

void TestPageWalker::waitsWhileHeld()
{
    FakePageSource source(honestScript(95));
    PageWalker walker(source, 10);
    QSignalSpy exhausted(&walker, &PageWalker::exhausted);
    std::vector<int> pages;
    walker.start(1, Direction::Forward, [&](int page, const PageAnswer &, qint64) {
        pages.push_back(page);
        walker.suspend();
        return true;
    });
    // It asks ahead as far as it always does, and no further.
    QTRY_COMPARE(source.open(), 0);
    QCOMPARE(pages, std::vector<int>{1});
    QCOMPARE(source.askedPages(), (std::vector<int>{1, 2, 3}));
    walker.resume();
    QCOMPARE(pages, (std::vector<int>{1, 2}));
    while (exhausted.isEmpty()) {
        QTRY_COMPARE(source.open(), 0);
        walker.resume();
    }
    QCOMPARE(pages.size(), std::size_t(10));
    QCOMPARE(walker.readCount(), 95);
}

void TestPageWalker::asksAnotherForNews()
{
    FakePageSource source(honestScript(95));
    PageWalker walker(source, 10);
    QSignalSpy exhausted(&walker, &PageWalker::exhausted);
    Visits visits;
    walker.setNewsFinder([&](const RecordPage &records) { return records.idAt(0) != u"job-30"_s; });
    walker.start(1, Direction::Forward, visits.visitor());
    QTRY_COMPARE(exhausted.count(), 1);
    QCOMPARE(visits.pages, (std::vector<int>{1, 2, 3}));
}

void TestPageWalker::cancelAndDestroy()
{
    FakePageSource source(honestScript(100));
    source.hold();
    Visits visits;
    auto walker = std::make_unique<PageWalker>(source, 10);
    QSignalSpy exhausted(walker.get(), &PageWalker::exhausted);
    walker->start(3, Direction::Forward, visits.visitor());
    QCOMPARE(source.open(), 2);
    walker->cancel();
    QCOMPARE(source.open(), 0);
    walker->start(3, Direction::Forward, visits.visitor());
    walker.reset();
    QCOMPARE(source.open(), 0);
    QVERIFY(visits.pages.empty());
}

void TestPageWalker::theVisitorMayEndEverything()
{
    FakePageSource source(honestScript(100));
    auto walker = std::make_unique<PageWalker>(source, 10);
    const QPointer<PageWalker> gone(walker.get());
    walker->start(1, Direction::Forward, [&walker](int page, const PageAnswer &, qint64) {
        if (page == 2)
            walker.reset();
        return true;
    });
    QTRY_VERIFY(!gone);
    QTRY_COMPARE(source.open(), 0);
}

void TestPageWalker::theSourceMayGoFirst()
{
    auto source = std::make_unique<FakePageSource>(honestScript(100));
    source->hold();
    PageWalker walker(*source, 10);
    QSignalSpy failed(&walker, &PageWalker::failed);
    walker.start(1, Direction::Forward, goOn);
    source.reset();
    QCOMPARE(failed.count(), 1);
    walker.start(1, Direction::Forward, goOn);
    walker.cancel();
}

QTEST_GUILESS_MAIN(TestPageWalker)
#include "tst_pagewalker.moc"
