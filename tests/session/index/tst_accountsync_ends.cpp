// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/filllock.h"
#include "session/index/indexlook.h"
#include "session/indexreading.h"
#include "session/syncfixture.h"

#include <QDateTime>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using State = AccountSync::State;

/// What a window does to keep a complete index fresh: cheap looks, and going on after trouble and other programs.
class TestAccountSyncEnds final : public SyncFixture
{
    Q_OBJECT

private Q_SLOTS:
    void asksTwice();
    void findsNewJobs();
    void neverFills();
    void needsACompleteIndex();
    void isEndedByPause();
    void givesWayToAnotherProgram();
    void failsQuietlyAndGoesOn();
    void aFillGoesOnWithTheNetwork_data();
    void aFillGoesOnWithTheNetwork();
    void noticesAnotherProgram();
    void dataIsAsOldAsItsPass();

private:
    void lookAtEnds();
};

void TestAccountSyncEnds::lookAtEnds()
{
    QVERIFY(m_sync->canLookAtEnds());
    QVERIFY(m_sync->lookAtEnds());
    QCOMPARE(m_sync->state(), State::Looking);
    waitFor(State::Idle);
}

void TestAccountSyncEnds::asksTwice()
{
    start(5000);
    m_jobs->largestPage = 10'000;
    fill();
    m_source->forgetAsked();
    const IndexStatus before = m_index->status();
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    lookAtEnds();
    QCOMPARE(m_source->askedPages(), (std::vector<int>{1, 50}));
    for (const FakePageSource::Asked &asked : m_source->asked()) {
        QCOMPARE(asked.request.perPage, IndexLook::perPage);
        QCOMPARE(asked.priority, PagePriority::Background);
    }
    QVERIFY(m_index->status().lookedAt >= now);
    QCOMPARE(m_index->status().readSince, before.readSince);
    QVERIFY(!m_sync->isOutdated());
}

void TestAccountSyncEnds::findsNewJobs()
{
    start(5000);
    m_jobs->largestPage = 10'000;
    fill();
    m_source->forgetAsked();
    QSignalSpy changed(m_sync.get(), &AccountSync::indexChanged);
    for (int i = 0; i < 150; ++i)
        m_jobs->ids.prepend(u"new-%1"_s.arg(i));
    m_jobs->versions[u"job-3"_s] = 1;
    lookAtEnds();
    const std::vector<int> pages = m_source->askedPages();
    QCOMPARE((std::set<int>(pages.begin(), pages.end())), (std::set<int>{1, 2, 3, 52}));
    QCOMPARE(pages.size(), 4U);
    QVERIFY(m_source->mostAtOnce() <= 2);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.constFirst(), (QVariantList{150, 1}));
    QCOMPARE(allOf(*m_index), listed());
    QVERIFY(!m_sync->isOutdated());
}

void TestAccountSyncEnds::neverFills()
{
    fill();
    m_source->forgetAsked();
    m_jobs->ids.remove(50);
    QSignalSpy states(m_sync.get(), &AccountSync::stateChanged);
    lookAtEnds();
    QCOMPARE(states.count(), 2); // Looking, Idle
    QCOMPARE(m_source->asked().size(), 2U);
    QVERIFY(m_sync->isOutdated());
    fill();
    QVERIFY(!m_sync->isOutdated());
    QCOMPARE(m_index->status().unlisted, 1);
    lookAtEnds();
    QVERIFY(!m_sync->isOutdated());
}

void TestAccountSyncEnds::needsACompleteIndex()
{
    QVERIFY(!m_sync->lookAtEnds());
    m_jobs->before = [&](const PageRequest &request) {
        if (request.page == 6)
            m_source->hold();
    };
    m_sync->fill();
    QTRY_VERIFY(m_index->status().pass && m_index->status().pass->donePages >= 4);
    QVERIFY(!m_sync->lookAtEnds());
    m_sync->pause();
    QVERIFY(!m_sync->lookAtEnds());
    m_sync->cancel();
    QTRY_VERIFY(!m_index->status().pass);
    m_source->forgetAsked();
    QVERIFY(!m_sync->lookAtEnds()); // some jobs are there, but not all
    QVERIFY(m_source->asked().empty());
}

void TestAccountSyncEnds::isEndedByPause()
{
    fill();
    const qint64 lookedAt = m_index->status().lookedAt;
    m_source->hold();
    QVERIFY(m_sync->lookAtEnds());
    QCOMPARE(m_source->open(), 1);
    FillLock another(m_index->file());
    QVERIFY(!another.take());
    m_sync->pause();
    QCOMPARE(m_sync->state(), State::Idle);
    QCOMPARE(m_source->open(), 0);
    QCOMPARE(m_index->status().lookedAt, lookedAt);
    QVERIFY(another.take());
    // The full one as well.
    another.release();
    m_sync->look();
    QCOMPARE(m_source->open(), 1);
    m_sync->pause();
    QCOMPARE(m_source->open(), 0);
    QVERIFY(another.take());
}

void TestAccountSyncEnds::givesWayToAnotherProgram()
{
    fill();
    m_source->forgetAsked();
    FillLock another(m_index->file());
    QVERIFY(another.take());
    QVERIFY(!m_sync->lookAtEnds());
    QCOMPARE(m_sync->state(), State::Idle);
    m_sync->look();
    QCOMPARE(m_sync->state(), State::Failed);
    QVERIFY(!m_sync->error()->userMessage().isEmpty());
    QVERIFY(m_source->asked().empty());
    another.release();
    lookAtEnds();
}

void TestAccountSyncEnds::failsQuietlyAndGoesOn()
{
    fill();
    const qint64 lookedAt = m_index->status().lookedAt;
    m_jobs->error = [](const PageRequest &, int) { return std::optional(Error(ErrorKind::Unreachable)); };
    lookAtEnds();
    QVERIFY(!m_sync->error());
    QCOMPARE(m_sync->lookError()->kind, ErrorKind::Unreachable);
    QCOMPARE(m_index->status().lookedAt, lookedAt);
    m_jobs->error = nullptr;
    m_sync->resume();
    QCOMPARE(m_sync->state(), State::Looking);
    waitFor(State::Idle);
    QVERIFY(!m_sync->lookError());
    m_source->forgetAsked();
    m_sync->resume(); // nothing failed
    QVERIFY(m_source->asked().empty());
}

void TestAccountSyncEnds::aFillGoesOnWithTheNetwork_data()
{
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<bool>("goesOn");
    QTest::newRow("unreachable") << ErrorKind::Unreachable << true;
    QTest::newRow("no host") << ErrorKind::HostNotFound << true;
    QTest::newRow("sign-in page") << ErrorKind::WebPage << true;
    QTest::newRow("server") << ErrorKind::ServerFailed << false;
    QTest::newRow("not found") << ErrorKind::NotFound << false;
}

void TestAccountSyncEnds::aFillGoesOnWithTheNetwork()
{
    QFETCH(const ErrorKind, kind);
    QFETCH(const bool, goesOn);
    m_jobs->error = [kind](const PageRequest &request, int) {
        return request.page == 10 ? std::optional(Error(kind)) : std::nullopt;
    };
    m_sync->fill();
    waitFor(State::Failed);
    m_jobs->error = nullptr;
    m_source->forgetAsked();
    m_sync->resume();
    QCOMPARE(m_sync->state(), goesOn ? State::Filling : State::Failed);
    if (!goesOn)
        return;
    waitFor(State::Idle);
    QVERIFY(m_source->askedPages().front() > 3); // not from its beginning
    QCOMPARE(allOf(*m_index), listed());
    // What a person has stopped stays so.
    m_sync->fill();
    m_sync->pause();
    m_sync->resume();
    QCOMPARE(m_sync->state(), State::Paused);
}

void TestAccountSyncEnds::noticesAnotherProgram()
{
    m_index->open();
    QTRY_VERIFY(m_index->isOpen());
    m_sync->readAgain();
    JobIndex otherIndex(m_index->file());
    AccountSync other(*m_source, otherIndex);
    m_jobs->before = [&](const PageRequest &request) {
        if (request.page == 6)
            m_source->hold();
    };
    other.fill();
    QTRY_VERIFY(otherIndex.status().pass && otherIndex.status().pass->donePages >= 4);
    m_sync->readAgain();
    QTRY_VERIFY(m_index->status().jobs >= 40);
    QCOMPARE(m_sync->state(), State::Idle); // the other goes on
    other.pause();
    m_sync->readAgain();
    waitFor(State::Paused);
    m_jobs->before = nullptr;
    m_source->release();
    other.fill();
    QTRY_COMPARE(other.state(), State::Idle);
    QVERIFY(!m_index->status().isComplete());
    m_sync->readAgain();
    waitFor(State::Idle);
    QVERIFY(m_index->status().isComplete());
    QCOMPARE(m_index->status().jobs, 95);
    QCOMPARE(allOf(*m_index), listed());
}

void TestAccountSyncEnds::dataIsAsOldAsItsPass()
{
    m_jobs->before = [&](const PageRequest &request) {
        if (request.page == 6)
            m_source->hold();
    };
    m_sync->fill();
    QTRY_VERIFY(m_index->status().pass && m_index->status().pass->donePages >= 4);
    m_sync->pause();
    m_jobs->before = nullptr;
    m_source->release();
    const qint64 begunAt = m_index->status().begunAt;
    QVERIFY(begunAt > 0);
    QTRY_VERIFY(QDateTime::currentMSecsSinceEpoch() > begunAt);
    const qint64 later = QDateTime::currentMSecsSinceEpoch();
    fill();
    QCOMPARE(m_index->status().readSince, begunAt); // half of it is from then
    QVERIFY(m_index->status().lookedAt >= later);
    lookAtEnds();
    QCOMPARE(m_index->status().readSince, begunAt);
}

QTEST_GUILESS_MAIN(TestAccountSyncEnds)
#include "tst_accountsync_ends.moc"
