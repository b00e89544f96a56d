// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/indexlook.h"
#include "session/indexreading.h"
#include "session/syncfixture.h"
#include "support/wait.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <utility>
#include <vector>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using State = AccountSync::State;
using Total = FakeJobs::Total;

/// Filling a real index: pausing, failing, going on.
class TestAccountSync final : public SyncFixture
{
    Q_OBJECT

private Q_SLOTS:
    void fills();
    void goesOnAfterAPause();
    void goesOnAfterARestart();
    void forgetsThePassThatIsCancelled();
    void beginsAnewRightAfterACancel();
    void failsAndGoesOn();
    void tellsHowLongItWaits();
    void ownerGoes();
    void failsWithTheIndex();
    void beginsAgainWithAnotherListing();
    void begunBySomebodyWhoHearsOfTheEnd();
    void begunBySomebodyWhoHearsOfTheBeginning();

private:
    bool fillToTheMiddle() const;
};

/// Stores some pages of a pass, whose next ones are held by the service.
bool TestAccountSync::fillToTheMiddle() const
{
    m_jobs->before = [this](const PageRequest &request) {
        if (request.page == 6)
            m_source->hold();
    };
    m_sync->fill();
    const auto isThere = [this] {
        const auto pass = m_index->status().pass;
        return pass && pass->donePages >= 4;
    };
    const bool isFilled = Testing::waitFor(isThere, 60'000);
    m_jobs->before = nullptr;
    return isFilled;
}

void TestAccountSync::fills()
{
    start(1234);
    m_jobs->largestPage = 10'000;
    QSignalSpy changed(m_sync.get(), &AccountSync::indexChanged);
    QSignalSpy progressed(m_sync.get(), &AccountSync::progressChanged);
    std::vector<std::pair<qint64, qint64>> atTheEnd;
    m_jobs->before = [&](const PageRequest &request) {
        if (request.perPage != IndexLook::perPage)
            return;
        const AccountSync::Progress progress = m_sync->progress();
        atTheEnd.emplace_back(progress.done, progress.total);
        QVERIFY(!progress.left && progress.perSecond == 0);
    };
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
    QCOMPARE(atTheEnd, (std::vector<std::pair<qint64, qint64>>{{1234, 1234}, {1234, 1234}}));
}

void TestAccountSync::goesOnAfterAPause()
{
    m_jobs->before = [&](const PageRequest &request) {
        if (request.page == 9)
            QTimer::singleShot(0, m_sync.get(), &AccountSync::pause);
    };
    m_sync->fill();
    waitFor(State::Paused);
    m_jobs->before = nullptr;
    QTRY_VERIFY(m_index->status().pass.has_value());
    QCOMPARE(m_source->open(), 0);
    QTRY_VERIFY(m_sync->progress().done >= 30); // what was answered before is still being stored
    QCOMPARE(m_sync->progress().total, 95);
    m_source->forgetAsked();
    fill();
    const std::vector<int> pages = m_source->askedPages();
    QVERIFY(pages.front() >= 3); // the last one that is stored, again
    QCOMPARE(allOf(*m_index), listed());
}

void TestAccountSync::goesOnAfterARestart()
{
    QVERIFY(fillToTheMiddle());
    reopen();
    m_source->release();
    m_source->forgetAsked();
    QCOMPARE(m_sync->state(), State::Idle);
    m_index->open();
    waitFor(State::Paused);
    QVERIFY(m_sync->progress().done >= 40);
    m_sync->look(); // not now
    QCOMPARE(m_sync->state(), State::Paused);
    fill();
    QVERIFY(m_source->askedPages().front() >= 4);
    QCOMPARE(m_source->asked().front().request.perPage, 10);
    QCOMPARE(allOf(*m_index), listed());
}

void TestAccountSync::forgetsThePassThatIsCancelled()
{
    QVERIFY(fillToTheMiddle());
    m_sync->cancel();
    QCOMPARE(m_sync->state(), State::Idle);
    QCOMPARE(m_source->open(), 0);
    QTRY_VERIFY(!m_index->status().pass);
    QVERIFY(m_index->status().jobs >= 40);
    m_source->release();
    m_source->forgetAsked();
    fill();
    QCOMPARE(m_source->askedPages().front(), 1);
    QCOMPARE(allOf(*m_index), listed());
}

void TestAccountSync::beginsAnewRightAfterACancel()
{
    QVERIFY(fillToTheMiddle());
    m_source->release();
    m_source->forgetAsked();
    m_sync->cancel();
    m_sync->fill(); // the pass is not forgotten yet
    QCOMPARE(m_sync->state(), State::Filling);
    waitFor(State::Idle);
    QVERIFY(!m_sync->error());
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
    QVERIFY(m_source->askedPages().front() >= 3);
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
    QVERIFY(fillToTheMiddle());
    for (QString &id : m_jobs->ids)
        id.prepend(u"other-");
    m_source->forgetAsked();
    Q_EMIT m_source->invalidated();
    m_source->release();
    waitFor(State::Idle);
    QCOMPARE(m_source->askedPages().front(), 1);
    QCOMPARE(allOf(*m_index), listed());
}

/// A look that found something tells so, and who hears of it may want all to be read.
void TestAccountSync::begunBySomebodyWhoHearsOfTheEnd()
{
    fill();
    m_jobs->ids.prepend(u"new"_s);
    std::vector<AccountSync::State> states;
    connect(m_sync.get(), &AccountSync::stateChanged, this, [&] { states.push_back(m_sync->state()); });
    connect(
        m_sync.get(), &AccountSync::indexChanged, m_sync.get(),
        [this] {
            m_sync->fill();
            m_source->hold();
        },
        Qt::SingleShotConnection);
    m_sync->look();
    QTRY_COMPARE_WITH_TIMEOUT(m_sync->state(), AccountSync::State::Filling, 30'000);
    QTRY_VERIFY_WITH_TIMEOUT(m_source->open() > 0, 30'000);
    QCOMPARE(m_sync->state(), AccountSync::State::Filling); // what had ended does not say that all is done
    m_source->release();
    waitFor(AccountSync::State::Idle);
    QCOMPARE(states, (std::vector{AccountSync::State::Looking, AccountSync::State::Filling, AccountSync::State::Idle}));
    QCOMPARE(allOf(*m_index), listed());
}

void TestAccountSync::begunBySomebodyWhoHearsOfTheBeginning()
{
    fill();
    m_source->forgetAsked();
    fill();
    const std::size_t asked = m_source->asked().size();
    m_source->forgetAsked();
    connect(
        m_sync.get(), &AccountSync::stateChanged, m_sync.get(),
        [this] {
            m_sync->pause();
            m_sync->fill();
        },
        Qt::SingleShotConnection);
    fill();
    QCOMPARE(m_source->asked().size(), asked); // and not once more beside that
    QCOMPARE(allOf(*m_index), listed());
}

QTEST_GUILESS_MAIN(TestAccountSync)
#include "tst_accountsync.moc"
