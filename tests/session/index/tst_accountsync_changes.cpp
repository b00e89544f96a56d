// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/indexfill.h"
#include "session/indexreading.h"
#include "session/syncfixture.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using State = AccountSync::State;
using Total = FakeJobs::Total;

/// Filling a real index from a listing that is not what it should be.
class TestAccountSyncChanges final : public SyncFixture
{
    Q_OBJECT

private Q_SLOTS:
    void everyServiceHasAnEnd_data();
    void everyServiceHasAnEnd();
    void followsAListingThatChanges_data();
    void followsAListingThatChanges();
    void givesUpOnAListingThatNeverRests();
    void marksWhatIsGone();
};

void TestAccountSyncChanges::everyServiceHasAnEnd_data()
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

void TestAccountSyncChanges::everyServiceHasAnEnd()
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

void TestAccountSyncChanges::followsAListingThatChanges_data()
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

void TestAccountSyncChanges::followsAListingThatChanges()
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

void TestAccountSyncChanges::givesUpOnAListingThatNeverRests()
{
    fill();
    // The oldest come first and go: each time one of those behind comes past the pass, another one in each.
    int passes = 0;
    m_jobs->before = [&](const PageRequest &request) {
        if (request.page == 5 && request.perPage == 10 && passes < IndexFill::maxPasses)
            m_jobs->ids.remove(0, ++passes);
    };
    fill();
    m_jobs->before = nullptr;
    QCOMPARE(passes, IndexFill::maxPasses);
    QVERIFY(m_index->status().isComplete());
    QVERIFY(!m_index->status().isSettled);
    // Nothing is marked that is listed.
    const QByteArrayList known = allOf(*m_index);
    for (const QByteArray &job : listed())
        QVERIFY2(known.contains(job), job.constData());

    // It rests: one of the next looks reads it anew.
    lookUntilSettled();
    QCOMPARE(allOf(*m_index), listed());
    QCOMPARE(m_index->status().unlisted, 1 + 2 + 3);
}

void TestAccountSyncChanges::marksWhatIsGone()
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

QTEST_GUILESS_MAIN(TestAccountSyncChanges)
#include "tst_accountsync_changes.moc"
