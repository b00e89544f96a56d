// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/indexreading.h"
#include "session/syncfixture.h"
#include "support/wait.h"

#include <QDir>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <utility>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using State = AccountSync::State;

/// Filling a real index from a listing that moves, with interruptions: what the pass noticed is not forgotten.
class TestAccountSyncMoves final : public SyncFixture
{
    Q_OBJECT

private Q_SLOTS:
    void interruptedWhileItMoves_data();
    void interruptedWhileItMoves();
    void newJobsAreNoReasonToReadAgain_data();
    void newJobsAreNoReasonToReadAgain();
    void endsWithEachJobOnce_data();
    void endsWithEachJobOnce();

private:
    enum class Interruption { Pause, Kill, Failure };

    void begin(bool isRefill);
    /// Begins to fill; the listing changes before page \a page is answered, and nothing is answered behind the next.
    void fillUntil(int page, const std::function<void(FakeJobs &)> &change);
    void interrupt(Interruption how);
};

void TestAccountSyncMoves::begin(bool isRefill)
{
    m_sync.reset();
    m_index.reset();
    QVERIFY(!QDir(m_folder->filePath(u"index"_s)).exists() || QDir(m_folder->filePath(u"index"_s)).removeRecursively());
    start(95);
    if (isRefill)
        fill();
}

void TestAccountSyncMoves::fillUntil(int page, const std::function<void(FakeJobs &)> &change)
{
    bool isDone = false;
    m_jobs->before = [&](const PageRequest &request) {
        if (request.perPage != 10)
            return;
        if (request.page == page && !std::exchange(isDone, true))
            change(*m_jobs);
        if (request.page == page + 1)
            m_source->hold();
    };
    m_sync->fill();
    const auto isThere = [&] { return m_index->status().pass && m_index->status().pass->donePages > page; };
    const bool came = Testing::waitFor(isThere, 20'000);
    m_jobs->before = nullptr;
    QVERIFY2(came, qPrintable(QString::number(page)));
}

void TestAccountSyncMoves::interrupt(Interruption how)
{
    switch (how) {
    case Interruption::Pause:
        m_sync->pause();
        waitFor(State::Paused);
        break;
    case Interruption::Kill:
        reopen();
        m_index->open();
        waitFor(State::Paused);
        break;
    case Interruption::Failure:
        m_jobs->error = [](const PageRequest &, int) { return std::optional(Error(ErrorKind::Unreachable)); };
        m_source->release();
        QTRY_VERIFY_WITH_TIMEOUT(m_sync->state() != State::Filling, 30'000);
        // Near the end all pages may have come already: then only the look behind the pass has failed.
        QVERIFY(m_sync->state() == State::Failed || !m_index->status().pass);
        m_jobs->error = nullptr;
        break;
    }
    m_source->release();
}

void TestAccountSyncMoves::interruptedWhileItMoves_data()
{
    QTest::addColumn<std::function<void(FakeJobs &)>>("change");
    QTest::addColumn<bool>("isMeanwhile"); ///< while it is interrupted; false: while it reads

    const auto row = [](const char *name, bool isMeanwhile, const std::function<void(FakeJobs &)> &change) {
        QTest::newRow(name) << change << isMeanwhile;
    };
    for (const bool isMeanwhile : {false, true}) {
        const auto both = [=](const char *name, const std::function<void(FakeJobs &)> &change) {
            row(qPrintable(QLatin1StringView(name) + (isMeanwhile ? " meanwhile"_L1 : ", then interrupted"_L1)),
                isMeanwhile, change);
        };
        both("added in front", [](FakeJobs &jobs) { jobs.ids.prepend(u"new"_s); });
        both("added behind", [](FakeJobs &jobs) { jobs.ids.append(u"new"_s); });
        both("added in between", [](FakeJobs &jobs) { jobs.ids.insert(20, u"new"_s); });
        both("removed", [](FakeJobs &jobs) { jobs.ids.remove(3); });
        both("many removed", [](FakeJobs &jobs) { jobs.ids.remove(0, 11); });
        both("removed at the end", [](FakeJobs &jobs) { jobs.ids.removeLast(); });
        both("to the front", [](FakeJobs &jobs) { jobs.ids.move(94, 0); });
        both("to the end", [](FakeJobs &jobs) { jobs.ids.move(1, 94); });
        both("turned around", [](FakeJobs &jobs) { std::reverse(jobs.ids.begin(), jobs.ids.end()); });
        both("one for another in front", [](FakeJobs &jobs) {
            jobs.ids.remove(3);
            jobs.ids.prepend(u"new"_s);
        });
    }
    row("one for another behind meanwhile", true, [](FakeJobs &jobs) {
        jobs.ids.remove(3);
        jobs.ids.append(u"new"_s);
    });
    row("many for others meanwhile", true, [](FakeJobs &jobs) {
        jobs.ids.remove(0, 15);
        for (int i = 0; i < 15; ++i)
            jobs.ids.append(u"new-%1"_s.arg(i));
    });
}

void TestAccountSyncMoves::interruptedWhileItMoves()
{
    QFETCH(const std::function<void(FakeJobs &)>, change);
    QFETCH(const bool, isMeanwhile);
    const auto nothing = [](FakeJobs &) {};
    // Each interruption, of a first filling and of a later one, at the beginning, in the middle and near the end.
    for (const int page : {3, 4, 5, 6, 8}) {
        const bool isRefill = page % 2 == 0;
        begin(isRefill);
        const QStringList before = m_jobs->ids;
        fillUntil(page, isMeanwhile ? nothing : change);
        interrupt(Interruption(page % 3));
        if (isMeanwhile)
            change(*m_jobs);
        fill();
        if (QTest::currentTestFailed())
            return;
        const QByteArray where = "page " + QByteArray::number(page);
        QVERIFY2(allOf(*m_index) == listed(), where.constData());
        const auto gone = std::count_if(before.begin(), before.end(),
                                        [this](const QString &id) { return !m_jobs->ids.contains(id); });
        if (isRefill)
            QVERIFY2(m_index->status().unlisted == gone, where.constData());
    }
}

void TestAccountSyncMoves::newJobsAreNoReasonToReadAgain_data()
{
    QTest::addColumn<bool>("isInFront");
    QTest::addColumn<int>("most"); ///< at each page at most

    QTest::newRow("one in front") << true << 1;
    QTest::newRow("many in front") << true << 7;
    QTest::newRow("one behind") << false << 1;
    QTest::newRow("many behind") << false << 7;
}

void TestAccountSyncMoves::newJobsAreNoReasonToReadAgain()
{
    QFETCH(const bool, isInFront);
    QFETCH(const int, most);
    for (int page = 1; page <= 10; ++page) {
        begin(page % 2 == 0);
        if (QTest::currentTestFailed())
            return;
        m_source->forgetAsked();
        int added = 0;
        int asked = 0;
        m_jobs->before = [&](const PageRequest &request) {
            asked += request.page == 5 && request.perPage == 10 ? 1 : 0;
            for (int i = 0; i < most && (request.page == page || most > 1) && added < 2 * most; ++i) {
                const QString id = u"new-%1"_s.arg(++added);
                m_jobs->ids.insert(isInFront ? 0 : m_jobs->ids.size(), id);
            }
        };
        fill();
        m_jobs->before = nullptr;
        QVERIFY(added > 0);
        QCOMPARE(asked, 1);
        QVERIFY(m_index->status().isSettled);
        QCOMPARE(allOf(*m_index), listed());
        QCOMPARE(m_index->status().unlisted, 0);
    }
}

void TestAccountSyncMoves::endsWithEachJobOnce_data()
{
    QTest::addColumn<int>("seed");

    for (int seed = 1; seed <= 32; ++seed)
        QTest::addRow("%d", seed) << seed;
}

/// A listing that is changed between two answers, by chance; then it rests.
void TestAccountSyncMoves::endsWithEachJobOnce()
{
    QFETCH(const int, seed);
    enum Change { Adds, Removes, Moves, Anything };
    const auto kind = Change(seed % 4);
    QRandomGenerator random{quint32(seed)};
    start(random.bounded(60, 140));
    if (seed % 3 == 0)
        fill();

    int changes = random.bounded(1, 9);
    int interruptions = kind == Anything ? 0 : random.bounded(3);
    int added = 0;
    bool isToEnd = false;
    QSet<QString> answered;
    const auto change = [&] {
        QStringList &ids = m_jobs->ids;
        const int what = kind == Anything ? random.bounded(3) : int(kind);
        if (what == Adds || ids.size() < 3)
            ids.insert(random.bounded(2) == 0 ? 0 : random.bounded(int(ids.size())), u"new-%1"_s.arg(++added));
        else if (what == Removes)
            ids.removeAt(random.bounded(int(ids.size())));
        else
            ids.move(random.bounded(int(ids.size())), random.bounded(int(ids.size())));
    };
    const QObject context;
    connect(m_source.get(), &PageSource::arrived, &context, [&](PageSource::Ticket, const PageAnswer &answer) {
        for (qsizetype i = 0; i < answer.records->count(); ++i)
            answered.insert(answer.records->idAt(i));
        if (changes > 0 && random.bounded(3) == 0) {
            --changes;
            change();
        }
        isToEnd = isToEnd || (interruptions > 0 && random.bounded(6) == 0);
    });
    m_sync->fill();
    for (;;) {
        QTRY_VERIFY_WITH_TIMEOUT(isToEnd || m_sync->state() != State::Filling, 60'000);
        if (m_sync->state() == State::Idle)
            break;
        QVERIFY(!m_sync->error());
        --interruptions;
        if (random.bounded(2) == 0) {
            m_sync->pause();
        } else {
            reopen();
            m_index->open();
            QTRY_VERIFY_WITH_TIMEOUT(m_index->isOpen(), 60'000);
        }
        isToEnd = false;
        if (random.bounded(2) == 0)
            change();
        m_sync->fill();
    }

    // What was answered and is still listed is not marked.
    const QByteArrayList gone = allOf(*m_index, false);
    for (const QString &id : m_jobs->ids)
        QVERIFY2(!answered.contains(id) || !gone.contains(m_jobs->rawOf(id)), qPrintable(id));
    changes = 0;
    if (kind == Anything)
        fill();
    else
        lookUntilSettled();
    waitFor(State::Idle);
    QCOMPARE(allOf(*m_index), listed());
}

QTEST_GUILESS_MAIN(TestAccountSyncMoves)
#include "tst_accountsync_moves.moc"
