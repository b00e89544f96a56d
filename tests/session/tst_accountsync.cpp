// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/accountsync.h"

#include "session/fakejobs.h"
#include "session/indexlook.h"
#include "session/indexreading.h"
#include "store/jobindex.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <set>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using State = AccountSync::State;
using Total = FakeJobs::Total;

/// Filling a real index from a listing that is not what it should be, and finding what is new in it.
class TestAccountSync final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void fills();
    void everyServiceHasAnEnd_data();
    void everyServiceHasAnEnd();
    void followsAListingThatChanges_data();
    void followsAListingThatChanges();
    void givesUpOnAListingThatNeverRests();
    void marksWhatIsGone();
    void goesOnAfterAPause();
    void goesOnAfterARestart();
    void forgetsThePassThatIsCancelled();
    void failsAndGoesOn();
    void tellsHowLongItWaits();
    void ownerGoes();
    void failsWithTheIndex();
    void beginsAgainWithAnotherListing();
    void looksForNews_data();
    void looksForNews();
    void lookReadsLittle();
    void lookFails();
    void lookNeedsAnIndex();

private:
    void start(int jobs);
    void reopen();
    void fill();
    void waitFor(State state);
    QByteArrayList listed() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeJobs> m_jobs;
    std::unique_ptr<FakePageSource> m_source;
    std::unique_ptr<JobIndex> m_index;
    std::unique_ptr<AccountSync> m_sync;
};

void TestAccountSync::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    start(95);
}

void TestAccountSync::cleanup()
{
    m_sync.reset();
    m_index.reset();
    m_source.reset();
    m_jobs.reset();
    m_folder.reset();
}

/// A service with pages of at most ten jobs.
void TestAccountSync::start(int jobs)
{
    m_sync.reset();
    m_index.reset();
    m_jobs = std::make_unique<FakeJobs>(jobs);
    m_jobs->largestPage = 10;
    m_source = std::make_unique<FakePageSource>(m_jobs->script());
    reopen();
}

/// As after a new start of the program.
void TestAccountSync::reopen()
{
    m_sync.reset();
    m_index = std::make_unique<JobIndex>(m_folder->filePath(u"index/a.sqlite"_s));
    m_sync = std::make_unique<AccountSync>(*m_source, *m_index);
}

void TestAccountSync::waitFor(State state)
{
    QTRY_COMPARE_WITH_TIMEOUT(m_sync->state(), state, 30'000);
}

void TestAccountSync::fill()
{
    m_sync->fill();
    waitFor(State::Idle);
}

/// What the service lists now, sorted.
QByteArrayList TestAccountSync::listed() const
{
    QByteArrayList all;
    for (const QString &id : m_jobs->ids)
        all.append(m_jobs->rawOf(id));
    std::sort(all.begin(), all.end());
    return all;
}

void TestAccountSync::fills()
{
    start(1234);
    m_jobs->largestPage = 10'000;
    QSignalSpy changed(m_sync.get(), &AccountSync::indexChanged);
    QSignalSpy progressed(m_sync.get(), &AccountSync::progressChanged);
    fill();
    QCOMPARE(allOf(*m_index), listed());
    QVERIFY(m_index->status().isComplete());
    QVERIFY(!m_index->status().pass);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.constFirst(), (QVariantList{1234, 0}));
    QTRY_VERIFY(progressed.count() > 0);
    QCOMPARE(m_source->mostAtOnce(), 2);
    for (int i = 0; i < 3; ++i) {
        const FakePageSource::Asked &asked = m_source->asked()[std::size_t(i)];
        QCOMPARE(asked.request.page, i + 1);
        QCOMPARE(asked.request.perPage, AccountSync::fullPage);
        QVERIFY(asked.priority == PagePriority::Background);
    }
    // Then the ends of the listing, once.
    QCOMPARE(m_source->asked().size(), 5U);
}

void TestAccountSync::everyServiceHasAnEnd_data()
{
    QTest::addColumn<std::function<void(FakeJobs &)>>("be");
    QTest::addColumn<int>("known"); ///< jobs that can be had
    QTest::addColumn<int>("mostAsked");

    const auto row = [](const char *name, const std::function<void(FakeJobs &)> &be, int known, int mostAsked) {
        QTest::newRow(name) << be << known << mostAsked;
    };
    // A pass has ten pages; one request more tells the size, two look at the ends.
    row(
        "pages are capped", [](FakeJobs &) {}, 95, 13);
    row(
        "capped without echo", [](FakeJobs &jobs) { jobs.echoes = false; }, 95, 13);
    row(
        "no total", [](FakeJobs &jobs) { jobs.total = Total::None; }, 95, 18);
    row(
        "no total, last page full",
        [](FakeJobs &jobs) {
            jobs.total = Total::None;
            jobs.ids.resize(90);
        },
        90, 18);
    row(
        "total too low", [](FakeJobs &jobs) { jobs.total = Total::TooLow; }, 95, 18);
    row(
        "total too high", [](FakeJobs &jobs) { jobs.total = Total::TooHigh; }, 95, 40);
    row(
        "total huge", [](FakeJobs &jobs) { jobs.total = Total::Huge; }, 95, 40);
    row(
        "everything at once", [](FakeJobs &jobs) { jobs.isWhole = true; }, 95, 3);
    row(
        "empty", [](FakeJobs &jobs) { jobs.ids.clear(); }, 0, 3);
    row(
        "the same page for ever", [](FakeJobs &jobs) { jobs.ignoresPage = true; }, 10, 40);
    row(
        "the same page for ever, no total",
        [](FakeJobs &jobs) {
            jobs.ignoresPage = true;
            jobs.total = Total::None;
        },
        10, 40);
    row(
        "large pages refused",
        [](FakeJobs &jobs) {
            jobs.largestPage = 10'000;
            jobs.rejectsFrom = 100;
        },
        95, 8);
    row(
        "another size each time",
        [](FakeJobs &jobs) {
            jobs.before = [&jobs](const PageRequest &) { jobs.largestPage = 8 + jobs.largestPage % 3; };
        },
        95, 80);
    row(
        "a job twice in the list", [](FakeJobs &jobs) { jobs.ids.append(jobs.ids.constFirst()); }, 95, 40);
}

void TestAccountSync::everyServiceHasAnEnd()
{
    QFETCH(const std::function<void(FakeJobs &)>, be);
    QFETCH(const int, known);
    QFETCH(const int, mostAsked);
    be(*m_jobs);
    fill();
    QVERIFY2(m_source->asked().size() <= std::size_t(mostAsked), qPrintable(QString::number(m_source->asked().size())));
    QStringList ids = m_jobs->ids.mid(0, known);
    QByteArrayList expected;
    for (const QString &id : ids)
        expected.append(m_jobs->rawOf(id));
    std::sort(expected.begin(), expected.end());
    QCOMPARE(allOf(*m_index), expected);
    QVERIFY(m_index->status().isComplete());

    // A wrong total is known now: a look does not fill again.
    m_source->forgetAsked();
    QSignalSpy states(m_sync.get(), &AccountSync::stateChanged);
    m_sync->look();
    if (known > 0)
        QCOMPARE(m_sync->state(), State::Looking);
    waitFor(State::Idle);
    QVERIFY(states.count() <= 2);
}

void TestAccountSync::followsAListingThatChanges_data()
{
    QTest::addColumn<std::function<void(FakeJobs &)>>("change");

    const auto row = [](const char *name, const std::function<void(FakeJobs &)> &change) {
        QTest::newRow(name) << change;
    };
    row("added in front", [](FakeJobs &jobs) { jobs.ids.prepend(u"new"_s); });
    row("many added in front", [](FakeJobs &jobs) {
        for (int i = 0; i < 25; ++i)
            jobs.ids.prepend(u"new-%1"_s.arg(i));
    });
    row("added behind", [](FakeJobs &jobs) { jobs.ids.append(u"new"_s); });
    row("added in between", [](FakeJobs &jobs) { jobs.ids.insert(50, u"new"_s); });
    row("removed", [](FakeJobs &jobs) { jobs.ids.remove(3); });
    row("many removed", [](FakeJobs &jobs) { jobs.ids.remove(5, 33); });
    row("nearly all removed", [](FakeJobs &jobs) { jobs.ids.remove(4, 85); });
    row("one for another", [](FakeJobs &jobs) {
        jobs.ids.remove(3);
        jobs.ids.prepend(u"new"_s);
    });
    row("turned around", [](FakeJobs &jobs) { std::reverse(jobs.ids.begin(), jobs.ids.end()); });
    row("moved by a page",
        [](FakeJobs &jobs) { std::rotate(jobs.ids.begin(), jobs.ids.begin() + 10, jobs.ids.end()); });
    row("an old one to the front", [](FakeJobs &jobs) { jobs.ids.move(90, 0); });
    row("changed", [](FakeJobs &jobs) { jobs.versions[u"job-93"_s] = 1; });
    row("changed and moved", [](FakeJobs &jobs) {
        jobs.versions[u"job-70"_s] = 1;
        jobs.ids.move(70, 0);
    });
}

void TestAccountSync::followsAListingThatChanges()
{
    QFETCH(const std::function<void(FakeJobs &)>, change);
    for (const int atPage : {2, 5, 10}) {
        m_sync.reset();
        m_index.reset();
        QVERIFY(QDir(m_folder->filePath(u"index"_s)).removeRecursively());
        start(95);
        bool isDone = false;
        m_jobs->before = [&](const PageRequest &request) {
            if (request.page == atPage && request.perPage == 10 && !std::exchange(isDone, true))
                change(*m_jobs);
        };
        fill();
        QVERIFY(isDone);
        QCOMPARE(allOf(*m_index), listed());
    }
}

void TestAccountSync::givesUpOnAListingThatNeverRests()
{
    int passes = 0;
    m_jobs->before = [&](const PageRequest &request) {
        if (request.page == 5 && request.perPage == 10)
            m_jobs->ids.prepend(u"new-%1"_s.arg(++passes));
    };
    fill();
    QVERIFY(passes >= AccountSync::maxPasses);
    QVERIFY2(passes <= 2 * AccountSync::maxPasses, qPrintable(QString::number(passes)));
    QVERIFY(m_index->status().isComplete());
    QVERIFY(allOf(*m_index).size() >= 95);
}

void TestAccountSync::marksWhatIsGone()
{
    fill();
    m_jobs->ids.remove(20, 2);
    fill();
    QCOMPARE(allOf(*m_index), listed());
    QCOMPARE(allOf(*m_index, false).size(), 2);
    QCOMPARE(m_index->status().unlisted, 2);
    // And comes back.
    m_jobs->ids.append(u"job-20"_s);
    fill();
    QCOMPARE(allOf(*m_index), listed());
    QCOMPARE(m_index->status().unlisted, 1);
}

void TestAccountSync::goesOnAfterAPause()
{
    m_jobs->before = [&](const PageRequest &request) {
        if (request.page == 6)
            QTimer::singleShot(0, m_sync.get(), &AccountSync::pause);
    };
    m_sync->fill();
    waitFor(State::Paused);
    m_jobs->before = nullptr;
    QTRY_VERIFY(m_index->status().pass.has_value());
    QCOMPARE(m_source->open(), 0);
    const AccountSync::Progress paused = m_sync->progress();
    QVERIFY(paused.done >= 30);
    QCOMPARE(paused.total, 95);
    m_source->forgetAsked();
    fill();
    const std::vector<int> pages = m_source->askedPages();
    QVERIFY(pages.front() > 3);
    QCOMPARE(allOf(*m_index), listed());
}

void TestAccountSync::goesOnAfterARestart()
{
    m_jobs->before = [&](const PageRequest &request) {
        if (request.page == 6)
            m_source->hold();
    };
    m_sync->fill();
    QTRY_VERIFY(m_index->status().pass && m_index->status().pass->donePages >= 4);
    reopen();
    m_jobs->before = nullptr;
    m_source->release();
    m_source->forgetAsked();
    QCOMPARE(m_sync->state(), State::Idle);
    m_index->open();
    waitFor(State::Paused);
    QVERIFY(m_sync->progress().done >= 40);
    m_sync->look(); // not now
    QCOMPARE(m_sync->state(), State::Paused);
    fill();
    QVERIFY(m_source->askedPages().front() >= 5);
    QCOMPARE(m_source->asked().front().request.perPage, 10);
    QCOMPARE(allOf(*m_index), listed());
}

void TestAccountSync::forgetsThePassThatIsCancelled()
{
    m_jobs->before = [&](const PageRequest &request) {
        if (request.page == 6)
            m_source->hold();
    };
    m_sync->fill();
    QTRY_VERIFY(m_index->status().pass && m_index->status().pass->donePages >= 4);
    m_sync->cancel();
    QCOMPARE(m_sync->state(), State::Idle);
    QCOMPARE(m_source->open(), 0);
    QTRY_VERIFY(!m_index->status().pass);
    QVERIFY(m_index->status().jobs >= 40);
    m_jobs->before = nullptr;
    m_source->release();
    m_source->forgetAsked();
    fill();
    QCOMPARE(m_source->askedPages().front(), 1);
    QCOMPARE(allOf(*m_index), listed());
}

void TestAccountSync::failsAndGoesOn()
{
    m_jobs->error = [](const PageRequest &request, int nth) {
        return request.page == 7 && nth == 1 ? std::optional(Error(ErrorKind::ServerFailed)) : std::nullopt;
    };
    m_sync->fill();
    waitFor(State::Failed);
    QVERIFY(m_sync->error().has_value());
    QCOMPARE(m_sync->error()->kind, ErrorKind::ServerFailed);
    QCOMPARE(m_source->open(), 0);
    m_source->forgetAsked();
    fill();
    QVERIFY(!m_sync->error());
    QVERIFY(m_source->askedPages().front() > 3);
    QCOMPARE(allOf(*m_index), listed());
}

void TestAccountSync::tellsHowLongItWaits()
{
    m_source->hold();
    m_sync->fill();
    QTRY_COMPARE(m_source->open(), 1);
    Q_EMIT m_source->waiting(1, std::chrono::seconds(42));
    QCOMPARE(m_sync->progress().waiting, std::chrono::seconds(42));
    QCOMPARE(m_sync->state(), State::Filling);
    Q_EMIT m_source->waiting(99, std::chrono::seconds(7)); // somebody else's
    QCOMPARE(m_sync->progress().waiting, std::chrono::seconds(42));
    Q_EMIT m_source->waiting(1, std::chrono::seconds(0));
    QVERIFY(!m_sync->progress().waiting);
    m_source->release();
    waitFor(State::Idle);
}

void TestAccountSync::ownerGoes()
{
    m_source->hold();
    m_sync->fill();
    QTRY_COMPARE(m_source->open(), 1);
    m_sync.reset();
    QCOMPARE(m_source->open(), 0);
    m_source->release();
    // In the middle of storing.
    m_sync = std::make_unique<AccountSync>(*m_source, *m_index);
    m_sync->fill();
    QTRY_VERIFY(m_index->status().jobs > 0);
    m_sync.reset();
    m_index.reset();
    QCOMPARE(m_source->open(), 0);
    reopen();
    fill();
    QCOMPARE(allOf(*m_index), listed());
}

void TestAccountSync::failsWithTheIndex()
{
    // A file stands where the folder should be.
    QFile inTheWay(m_folder->filePath(u"index"_s));
    QVERIFY(inTheWay.open(QFile::WriteOnly));
    inTheWay.close();
    m_sync->fill();
    waitFor(State::Failed);
    QVERIFY(!m_sync->error()->userMessage().isEmpty());
    QCOMPARE(m_source->open(), 0);
    QVERIFY(inTheWay.remove());
    fill();
    QCOMPARE(allOf(*m_index), listed());
}

void TestAccountSync::beginsAgainWithAnotherListing()
{
    m_jobs->before = [&](const PageRequest &request) {
        if (request.page == 6)
            m_source->hold();
    };
    m_sync->fill();
    QTRY_VERIFY(m_index->status().pass && m_index->status().pass->donePages >= 4);
    m_jobs->before = nullptr;
    for (QString &id : m_jobs->ids)
        id.prepend(u"other-");
    m_source->forgetAsked();
    Q_EMIT m_source->invalidated();
    m_source->release();
    waitFor(State::Idle);
    QCOMPARE(m_source->askedPages().front(), 1);
    QCOMPARE(allOf(*m_index), listed());
}

void TestAccountSync::looksForNews_data()
{
    QTest::addColumn<std::function<void(FakeJobs &)>>("change");
    QTest::addColumn<bool>("fills");

    const auto row = [](const char *name, const std::function<void(FakeJobs &)> &change, bool fills) {
        QTest::newRow(name) << change << fills;
    };
    row(
        "nothing", [](FakeJobs &) {}, false);
    row(
        "in front", [](FakeJobs &jobs) { jobs.ids.prepend(u"new"_s); }, false);
    row(
        "behind", [](FakeJobs &jobs) { jobs.ids.append(u"new"_s); }, false);
    row(
        "more than a page in front",
        [](FakeJobs &jobs) {
            for (int i = 0; i < 25; ++i)
                jobs.ids.prepend(u"new-%1"_s.arg(i));
        },
        false);
    row(
        "more than a page behind",
        [](FakeJobs &jobs) {
            for (int i = 0; i < 25; ++i)
                jobs.ids.append(u"new-%1"_s.arg(i));
        },
        false);
    row(
        "both ends",
        [](FakeJobs &jobs) {
            jobs.ids.append(u"new-a"_s);
            jobs.ids.prepend(u"new-b"_s);
        },
        false);
    row(
        "changed in front", [](FakeJobs &jobs) { jobs.versions[u"job-3"_s] = 1; }, false);
    row(
        "in between", [](FakeJobs &jobs) { jobs.ids.insert(50, u"new"_s); }, true);
    row(
        "removed", [](FakeJobs &jobs) { jobs.ids.remove(50); }, true);
    row(
        "all removed", [](FakeJobs &jobs) { jobs.ids.clear(); }, true);
    row(
        "no total, behind",
        [](FakeJobs &jobs) {
            jobs.total = Total::None;
            for (int i = 0; i < 25; ++i)
                jobs.ids.append(u"new-%1"_s.arg(i));
        },
        false);
    row(
        "no total, removed",
        [](FakeJobs &jobs) {
            jobs.total = Total::None;
            jobs.ids.remove(50);
        },
        true);
}

void TestAccountSync::looksForNews()
{
    QFETCH(const std::function<void(FakeJobs &)>, change);
    QFETCH(const bool, fills);
    fill();
    change(*m_jobs);
    bool hasFilled = false;
    connect(m_sync.get(), &AccountSync::stateChanged, this,
            [&] { hasFilled = hasFilled || m_sync->state() == State::Filling; });
    m_sync->look();
    QCOMPARE(m_sync->state(), State::Looking);
    waitFor(State::Idle);
    QCOMPARE(hasFilled, fills);
    QCOMPARE(allOf(*m_index), listed());
    m_sync->disconnect(this);
}

void TestAccountSync::lookReadsLittle()
{
    start(5000);
    m_jobs->largestPage = 10'000;
    fill();
    m_source->forgetAsked();
    QSignalSpy changed(m_sync.get(), &AccountSync::indexChanged);
    m_jobs->ids.prepend(u"new"_s);
    m_sync->look();
    waitFor(State::Idle);
    const std::vector<int> pages = m_source->askedPages();
    QCOMPARE((std::set<int>(pages.begin(), pages.end())), (std::set<int>{1, 2, 51}));
    QCOMPARE(pages.size(), 3U);
    QCOMPARE(m_source->asked().front().request.perPage, IndexLook::perPage);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.constFirst(), (QVariantList{1, 0}));
}

void TestAccountSync::lookFails()
{
    fill();
    m_jobs->error = [](const PageRequest &, int) { return std::optional(Error(ErrorKind::Unreachable)); };
    m_sync->look();
    waitFor(State::Failed);
    QCOMPARE(m_sync->error()->kind, ErrorKind::Unreachable);
    m_jobs->error = nullptr;
    m_sync->look();
    QVERIFY(!m_sync->error());
    waitFor(State::Idle);
}

void TestAccountSync::lookNeedsAnIndex()
{
    m_sync->look();
    QCOMPARE(m_sync->state(), State::Idle);
    QVERIFY(m_source->asked().empty());
}

QTEST_GUILESS_MAIN(TestAccountSync)
#include "tst_accountsync.moc"
