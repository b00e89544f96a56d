// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/linktrouble.h"
#include "session/jobs/fetchahead.h"
#include "session/transfersfixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;
using State = FetchAhead::State;

class TestFetchAhead final : public TransfersFixture
{
    Q_OBJECT

private Q_SLOTS:
    void fetchesTwoAtOnce();
    void estimatesByWhatIsKnown();
    void neverByAnExpiredLink();
    void pausesAndGoesOn();
    void cancels();
    void leavesTheFilesOfOthers();
    void throwsNothingOut();
    void throwsNothingOutForALargerOne();
    void oneThatCannotFitStopsNone();
    void tellsWhatFailed();
    void countsAFileOnce();
    void endsQuietly();
    void aReceiverMayDeleteIt();

private:
    std::vector<TransferOrder> orders(int count, const QString &prefix = u"job"_s)
    {
        std::vector<TransferOrder> all;
        all.reserve(std::size_t(count));
        for (int i = 0; i < count; ++i)
            all.push_back(order(prefix + QString::number(i)));
        return all;
    }
    std::unique_ptr<FetchAhead> make(std::vector<TransferOrder> orders)
    {
        return std::make_unique<FetchAhead>(*m_transfers, *m_cache, std::move(orders));
    }
    /// Files in the cache, without parts.
    int kept() const { return int(m_cache->recentFiles(u"acme"_s).size()); }
};

void TestFetchAhead::fetchesTwoAtOnce()
{
    m_server->enqueue(wholeFile());
    int most = 0;
    connect(m_transfers.get(), &FileTransfers::transferAdded, this,
            [&] { most = std::max(most, m_transfers->underWay()); });
    auto fetch = make(orders(5));
    QSignalSpy finished(fetch.get(), &FetchAhead::finished);
    QCOMPARE(fetch->state(), State::Ready);
    QCOMPARE(fetch->counts().left(), 5);
    fetch->start();
    QCOMPARE(fetch->state(), State::Running);
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(fetch->state(), State::Over);
    QCOMPARE(fetch->counts().fetched, 5);
    QCOMPARE(fetch->counts().left(), 0);
    QCOMPARE(fetch->counts().bytes, 5 * rows.size());
    QCOMPARE(most, FetchAhead::mostAtOnce);
    QCOMPARE(kept(), 5);
    QList<QByteArray> asked = targets(*m_server);
    std::sort(asked.begin(), asked.end());
    QCOMPARE(asked.size(), 5);
    QCOMPARE(asked.front(), QByteArray("/job0/rows.csv?sig=canary"));
    QCOMPARE(asked.back(), QByteArray("/job4/rows.csv?sig=canary"));
    for (const RecordedRequest &request : m_server->requests())
        QVERIFY(request.header("Authorization").isNull());
    QTRY_VERIFY(m_transfers->transfers().empty());
    fetch->start();
    fetch->cancel();
    QCOMPARE(finished.count(), 1);
}

void TestFetchAhead::estimatesByWhatIsKnown()
{
    m_server->enqueue(wholeFile());
    auto first = make(orders(1));
    QVERIFY(!first->expectedBytes());
    first->start();
    QTRY_COMPARE(first->state(), State::Over);
    auto second = make(orders(3, u"other"_s));
    QCOMPARE(second->expectedBytes(), std::optional<qint64>(3 * rows.size()));
    const FetchAhead remote(*m_transfers, *m_cache, {order(u"1"_s, u"remote"_s)});
    QVERIFY(!remote.expectedBytes());
}

void TestFetchAhead::neverByAnExpiredLink()
{
    m_server->enqueue(wholeFile());
    std::vector<TransferOrder> all = orders(3);
    all[1].key.link.setQuery(u"X-Amz-Date=20200101T000000Z&X-Amz-Expires=60"_s);
    auto fetch = make(all);
    fetch->start();
    QTRY_COMPARE(fetch->state(), State::Over);
    QCOMPARE(fetch->counts().fetched, 2);
    QCOMPARE(fetch->counts().expired, 1);
    QCOMPARE(m_server->requests().size(), 2);
}

void TestFetchAhead::pausesAndGoesOn()
{
    m_server->enqueue(wholeFile());
    auto fetch = make(orders(4));
    fetch->start();
    fetch->pause();
    QCOMPARE(fetch->state(), State::Paused);
    QTRY_COMPARE(fetch->counts().fetched, 2);
    QTRY_COMPARE(m_transfers->underWay(), 0);
    QCOMPARE(fetch->state(), State::Paused);
    QCOMPARE(m_server->requests().size(), 2);
    fetch->start();
    QTRY_COMPARE(fetch->state(), State::Over);
    QCOMPARE(fetch->counts().fetched, 4);
}

void TestFetchAhead::cancels()
{
    m_server->enqueue(halfAFile());
    auto fetch = make(orders(4));
    QSignalSpy finished(fetch.get(), &FetchAhead::finished);
    fetch->start();
    QTRY_COMPARE(m_server->requests().size(), 2);
    fetch->cancel();
    QCOMPARE(finished.count(), 1);
    QCOMPARE(fetch->state(), State::Over);
    QCOMPARE(fetch->counts().cancelled, 4);
    QCOMPARE(m_transfers->underWay(), 0);
    QTRY_COMPARE(m_server->disconnects(), 2);
    QCOMPARE(m_server->requests().size(), 2);
    QCOMPARE(kept(), 0);
}

void TestFetchAhead::leavesTheFilesOfOthers()
{
    m_server->enqueue(halfAFile());
    const std::vector<TransferOrder> all = orders(2);
    const int opened = m_transfers->start(all[0]);
    auto fetch = make(all);
    fetch->start();
    QTRY_COMPARE(m_server->requests().size(), 2);
    fetch->cancel();
    QCOMPARE(transfer(opened).state, Transfer::State::Running);
    QCOMPARE(m_transfers->underWay(), 1);
}

void TestFetchAhead::throwsNothingOut()
{
    m_server->enqueue(wholeFile());
    m_cache->setLimit(rows.size() * 3 + rows.size() / 2);
    auto fetch = make(orders(5));
    fetch->start();
    QTRY_COMPARE(fetch->state(), State::Full);
    QCOMPARE(fetch->counts().fetched, 3);
    QCOMPARE(kept(), 3);
    QCOMPARE(m_server->requests().size(), 3);
    fetch->start();
    QCOMPARE(fetch->state(), State::Full);
    m_cache->setLimit(rows.size() * 6);
    fetch->start();
    QTRY_COMPARE(fetch->state(), State::Over);
    QCOMPARE(kept(), 5);
}

/// Files known so far are small, and then a very large one comes, of which nobody knows how large.
void TestFetchAhead::throwsNothingOutForALargerOne()
{
    const QByteArray body = rows.repeated(4'000'000 / rows.size());
    m_server->enqueue(wholeFile());
    m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nTransfer-Encoding: chunked\r\n\r\n"
                                    + QByteArray::number(body.size(), 16) + "\r\n" + body + "\r\n0\r\n\r\n"));
    m_cache->setLimit(3'000'000);
    auto fetch = make(orders(1));
    fetch->start();
    QTRY_COMPARE(fetch->state(), State::Over);

    auto second = make(orders(1, u"large"_s));
    second->start();
    QTRY_COMPARE(second->state(), State::Full);
    QCOMPARE(second->counts().fetched, 0);
    QCOMPARE(second->counts().left(), 1);
    QCOMPARE(kept(), 1);
    QCOMPARE(m_transfers->underWay(), 0);
    m_cache->setLimit(30'000'000);
    second->start();
    QTRY_COMPARE(second->state(), State::Over);
    QCOMPARE(second->counts().fetched, 1);
    QCOMPARE(kept(), 2);
}

/// No other file is in its way, and the ones behind it have room.
void TestFetchAhead::oneThatCannotFitStopsNone()
{
    m_server->route(
        "GET", "/job1/",
        Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nContent-Length: 3000000000\r\n\r\n" + rows));
    m_server->enqueue(wholeFile());
    m_cache->setLimit(3'000'000);
    auto fetch = make(orders(3));
    QString said;
    connect(fetch.get(), &FetchAhead::failed, this,
            [&said](const Transfer &transfer) { said = LinkTrouble::of(*transfer.error).message; });
    fetch->start();
    QTRY_COMPARE(fetch->state(), State::Over);
    QCOMPARE(said, LinkTrouble::tooLarge(3'000'000'000, 3'000'000).userMessage());
    QCOMPARE(fetch->counts().failed, 1);
    QCOMPARE(fetch->counts().fetched, 2);
    QCOMPARE(kept(), 2);
}

void TestFetchAhead::tellsWhatFailed()
{
    m_server->route("GET", "/job1/", Script::answer(404, {}));
    m_server->enqueue(wholeFile());
    auto fetch = make(orders(3));
    QStringList jobs;
    connect(fetch.get(), &FetchAhead::failed, this, [&jobs](const Transfer &transfer) {
        jobs += transfer.order.key.jobId;
        QVERIFY(transfer.error);
        QCOMPARE(transfer.error->httpStatus, 404);
    });
    fetch->start();
    QTRY_COMPARE(fetch->state(), State::Over);
    QCOMPARE(jobs, QStringList{u"job1"_s});
    QCOMPARE(fetch->counts().failed, 1);
    QCOMPARE(fetch->counts().fetched, 2);
    // It can be tried again.
    QTRY_COMPARE(m_transfers->transfers().size(), std::size_t(1));
    QCOMPARE(m_transfers->transfers().front().state, Transfer::State::Failed);
}

void TestFetchAhead::countsAFileOnce()
{
    m_server->enqueue(wholeFile());
    auto fetch = make({order(u"1"_s), order(u"1"_s)});
    fetch->start();
    QTRY_COMPARE(fetch->state(), State::Over);
    QCOMPARE(fetch->counts().all, 1);
    QCOMPARE(fetch->counts().fetched, 1);
    QCOMPARE(m_server->requests().size(), 1);
}

void TestFetchAhead::endsQuietly()
{
    m_server->enqueue(wholeFile());
    auto fetch = make(orders(4));
    fetch->start();
    fetch.reset();
    QTRY_COMPARE(m_transfers->underWay(), 0);
    QCOMPARE(kept(), 2);
    auto none = make({});
    QSignalSpy finished(none.get(), &FetchAhead::finished);
    none->start();
    QCOMPARE(finished.count(), 1);
}

void TestFetchAhead::aReceiverMayDeleteIt()
{
    m_server->enqueue(Script::answer(404, {}));
    auto fetch = make(orders(2));
    connect(fetch.get(), &FetchAhead::failed, this, [&fetch] { fetch.reset(); });
    fetch->start();
    QTRY_VERIFY(!fetch);
    QTRY_COMPARE(m_transfers->underWay(), 0);
}

QTEST_GUILESS_MAIN(TestFetchAhead)
#include "tst_fetchahead.moc"
