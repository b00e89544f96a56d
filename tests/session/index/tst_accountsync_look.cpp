// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/indexlook.h"
#include "session/indexreading.h"
#include "session/syncfixture.h"

#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using State = AccountSync::State;
using Total = FakeJobs::Total;

/// Finding what is new in a listing that was filled before.
class TestAccountSyncLook final : public SyncFixture
{
    Q_OBJECT

private Q_SLOTS:
    void looksForNews_data();
    void looksForNews();
    void lookReadsLittle();
    void lookFails();
    void lookNeedsAnIndex();
};

void TestAccountSyncLook::looksForNews_data()
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

void TestAccountSyncLook::looksForNews()
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

void TestAccountSyncLook::lookReadsLittle()
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

void TestAccountSyncLook::lookFails()
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

void TestAccountSyncLook::lookNeedsAnIndex()
{
    m_sync->look();
    QCOMPARE(m_sync->state(), State::Idle);
    QVERIFY(m_source->asked().empty());
}

QTEST_GUILESS_MAIN(TestAccountSyncLook)
#include "tst_accountsync_look.moc"
