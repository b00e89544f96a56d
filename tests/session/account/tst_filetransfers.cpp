// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/transfersfixture.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;
using namespace std::chrono_literals;
using TransferState = Transfer::State;

class TestFileTransfers final : public TransfersFixture
{
    Q_OBJECT

private Q_SLOTS:
    void endsInTheCache();
    void knowsWhichVersionOfAJobItIsOf();
    void namesWhereItComesFrom();
    void threeAtOnceTwoFromAHost();
    void oneOfAFile();
    void cancelsWhatWaitsAndWhatRuns();
    void goesOnWhateverAccountIsShown();
    void forgets();
    void manyThatFailAreTriedAgainAndForgotten();
    void aReceiverMayStartAndForget();
    void makesRoomForWhatComes();
    void keepsFilesWhateverASizeSays();
    void purgesAnAccount();
    void endsQuietly();
    void tellsProgressNowAndThen();
};

void TestFileTransfers::endsInTheCache()
{
    m_server->enqueue(wholeFile());
    QSignalSpy added(m_transfers.get(), &FileTransfers::transferAdded);
    QSignalSpy finished(m_transfers.get(), &FileTransfers::transferFinished);
    const int id = m_transfers->start(order(u"1"_s));
    QCOMPARE(added, (QList<QVariantList>{{id}}));
    QCOMPARE(transfer(id).state, TransferState::Queued);
    QCOMPARE(transfer(id).name, u"rows.csv"_s);
    QCOMPARE(m_transfers->underWay(), 1);
    QTRY_COMPARE(finished.count(), 1);
    const Transfer &done = transfer(id);
    QCOMPARE(done.state, TransferState::Done);
    QCOMPARE(done.received, rows.size());
    QCOMPARE(done.total, rows.size());
    QVERIFY(!done.error);
    QVERIFY(done.file);
    QCOMPARE(contents(done.file->path), rows);
    QCOMPARE(done.file->jobType, u"product.import"_s);
    QCOMPARE(m_cache->find(order(u"1"_s).key)->path, done.file->path);
    QCOMPARE(m_transfers->underWay(), 0);
    QCOMPARE(files(), QStringList{done.file->path});
    QCOMPARE(targets(*m_server), QList<QByteArray>{"/1/rows.csv?sig=canary"});
    // Not even to the account's own origin, as nobody was asked.
    QVERIFY(m_server->requests().at(0).header("Authorization").isNull());
    QVERIFY(m_server->requests().at(0).header("Cookie").isNull());
}

/// Whatever the clock of this computer says.
void TestFileTransfers::knowsWhichVersionOfAJobItIsOf()
{
    m_server->enqueue(wholeFile());
    TransferOrder wanted = order(u"1"_s);
    wanted.changedAt = QDateTime::currentMSecsSinceEpoch() - 60'000;
    const int id = m_transfers->start(wanted);
    QTRY_COMPARE(transfer(id).state, TransferState::Done);
    for (const CachedFile &file : {*transfer(id).file, *m_cache->find(wanted.key)}) {
        QVERIFY(!wanted.isNewerThan(file));
        TransferOrder changed = wanted;
        *changed.changedAt += 1;
        QVERIFY(changed.isNewerThan(file));
        changed.changedAt.reset();
        QVERIFY(!changed.isNewerThan(file));
    }
}

void TestFileTransfers::namesWhereItComesFrom()
{
    ScriptedServer other;
    m_server->enqueue(Script::answer(302, {}, {{"Location", other.url(u"/x"_s).toEncoded()}}));
    other.enqueue(Script::answer(200, rows, {{"Content-Disposition", "attachment; filename=\"../March.csv\""}}));
    const int id = m_transfers->start(order(u"1"_s));
    QCOMPARE(transfer(id).host, u"127.0.0.1:%1"_s.arg(m_server->serverPort()));
    QTRY_COMPARE(transfer(id).state, TransferState::Done);
    const QString host = u"127.0.0.1:%1"_s.arg(other.serverPort());
    QCOMPARE(transfer(id).host, host);
    QCOMPARE(transfer(id).file->host, host);
    QCOMPARE(transfer(id).name, u"March.csv"_s);
    QVERIFY(other.requests().at(0).header("Authorization").isNull());
}

void TestFileTransfers::threeAtOnceTwoFromAHost()
{
    ScriptedServer other;
    m_server->enqueue(halfAFile());
    other.enqueue(halfAFile());
    std::vector<TransferOrder> orders;
    for (const QString &job : {u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s})
        orders.push_back(order(job));
    orders[4].key.link = other.url(u"/rows.csv"_s);
    const std::vector<int> ids = m_transfers->start(orders);
    QCOMPARE(int(ids.size()), 5);
    QTRY_COMPARE(m_server->requests().size(), 2);
    QTRY_COMPARE(other.requests().size(), 1);
    QCOMPARE(m_transfers->underWay(), 5);
    QCOMPARE(transfer(ids[1]).state, TransferState::Running);
    QCOMPARE(transfer(ids[2]).state, TransferState::Queued);
    QCOMPARE(transfer(ids[4]).state, TransferState::Running);
    QTRY_COMPARE(transfer(ids[0]).received, 1000);
    m_transfers->cancel(ids[1]);
    QTRY_COMPARE(m_server->requests().size(), 3);
    QCOMPARE(transfer(ids[2]).state, TransferState::Running);
    QCOMPARE(transfer(ids[3]).state, TransferState::Queued);
    QCOMPARE(m_transfers->underWay(), 4);
    QCOMPARE(int(m_transfers->transfers().size()), 5);
}

void TestFileTransfers::oneOfAFile()
{
    m_server->enqueue(halfAFile());
    const int id = m_transfers->start(order(u"1"_s));
    TransferOrder again = order(u"1"_s);
    again.key.link.setQuery(u"sig=new"_s);
    QCOMPARE(m_transfers->start(again), id);
    TransferOrder imported = order(u"1"_s);
    imported.key.which = JobFile::Imported;
    QVERIFY(m_transfers->start(imported) != id);
    QCOMPARE(m_transfers->transferOf(again.key)->id, id);
    // Over: another one.
    m_transfers->cancel(id);
    const int next = m_transfers->start(again);
    QVERIFY(next != id);
    QCOMPARE(m_transfers->transferOf(again.key)->id, next);
    m_transfers->retry(id);
    QCOMPARE(transfer(id).state, TransferState::Cancelled);
}

void TestFileTransfers::cancelsWhatWaitsAndWhatRuns()
{
    m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\na,b"));
    const std::vector<int> ids = m_transfers->start({order(u"1"_s), order(u"2"_s), order(u"3"_s), order(u"4"_s)});
    QTRY_COMPARE(transfer(ids[1]).received, 3);
    QSignalSpy finished(m_transfers.get(), &FileTransfers::transferFinished);
    m_transfers->cancelAll();
    QCOMPARE(finished.count(), 4);
    for (const int id : ids)
        QCOMPARE(transfer(id).state, TransferState::Cancelled);
    QTRY_COMPARE(m_server->disconnects(), 2);
    QCOMPARE(m_server->requests().size(), 2);
    // The server told nothing that a later fetch could go on with.
    QCOMPARE(files(), QStringList());
    m_transfers->cancel(ids[0]);
    m_transfers->cancel(12'345);
    QCOMPARE(finished.count(), 4);
}

void TestFileTransfers::goesOnWhateverAccountIsShown()
{
    m_server->enqueue(wholeFile());
    const int id = m_transfers->start(order(u"1"_s));
    QTRY_COMPARE(transfer(id).state, TransferState::Running);
    session(u"acme"_s)->cancelListings();
    session(u"other"_s)->recallListings();
    QTRY_COMPARE(transfer(id).state, TransferState::Done);
}

void TestFileTransfers::forgets()
{
    m_server->enqueue(wholeFile());
    const int id = m_transfers->start(order(u"1"_s));
    m_transfers->forget({id});
    QVERIFY(m_transfers->transfer(id)); // under way
    QTRY_COMPARE(transfer(id).state, TransferState::Done);
    QSignalSpy forgotten(m_transfers.get(), &FileTransfers::transferForgotten);
    m_transfers->forgetFinished();
    QCOMPARE(forgotten, (QList<QVariantList>{{id}}));
    QVERIFY(!m_transfers->transfer(id));
    QVERIFY(m_cache->find(order(u"1"_s).key));
    m_transfers->retry(id);
    QVERIFY(m_transfers->transfers().empty());
}

/// As after a download of many jobs whose links lead nowhere.
void TestFileTransfers::manyThatFailAreTriedAgainAndForgotten()
{
    constexpr int count = 2'000;
    std::vector<TransferOrder> orders;
    for (int i = 0; i < count; ++i) {
        orders.push_back(order(QString::number(i)));
        orders.back().key.link.setScheme(u"ftp"_s);
    }
    const auto failed = [this] {
        return std::ranges::count(m_transfers->transfers(), TransferState::Failed, &Transfer::state);
    };
    std::vector<int> ids = m_transfers->start(orders);
    QCOMPARE(m_transfers->start(orders), ids); // they are under way
    QTRY_COMPARE(failed(), count);
    for (const int id : ids)
        m_transfers->retry(id);
    QCOMPARE(m_transfers->underWay(), count);
    QCOMPARE(m_transfers->transferOf(orders[7].key)->id, ids[7]);
    QTRY_COMPARE(failed(), count);
    QSignalSpy forgotten(m_transfers.get(), &FileTransfers::transferForgotten);
    const int last = ids.back();
    ids.pop_back();
    m_transfers->forget(ids);
    QCOMPARE(forgotten.count(), count - 1);
    QCOMPARE(int(m_transfers->transfers().size()), 1);
    QCOMPARE(transfer(last).state, TransferState::Failed);
    QVERIFY(m_server->requests().isEmpty());
}

void TestFileTransfers::aReceiverMayStartAndForget()
{
    m_server->enqueue(wholeFile());
    int next = 0;
    connect(m_transfers.get(), &FileTransfers::transferFinished, this, [&](int id) {
        m_transfers->forget({id});
        if (next == 0)
            next = m_transfers->start(order(u"next"_s));
    });
    m_transfers->start(order(u"1"_s));
    QTRY_VERIFY(next != 0);
    QTRY_VERIFY(m_cache->find(order(u"next"_s).key));
    QTRY_VERIFY(m_transfers->transfers().empty());
}

void TestFileTransfers::makesRoomForWhatComes()
{
    m_cache->setLimit(rows.size() + 100);
    m_server->enqueue(wholeFile());
    const int first = m_transfers->start(order(u"1"_s));
    QTRY_COMPARE(transfer(first).state, TransferState::Done);
    const int second = m_transfers->start(order(u"2"_s));
    QTRY_COMPARE(transfer(second).state, TransferState::Done);
    QCOMPARE(files(), QStringList{transfer(second).file->path});
    // Larger than all that may be kept: it is there, as long as nothing else comes.
    m_cache->setLimit(10);
    const int third = m_transfers->start(order(u"3"_s));
    QTRY_COMPARE(transfer(third).state, TransferState::Done);
    QCOMPARE(contents(transfer(third).file->path), rows);
}

/// What a server states takes no room.
void TestFileTransfers::keepsFilesWhateverASizeSays()
{
    m_server->enqueue(wholeFile());
    m_cache->setLimit(rows.size() * 3);
    const int first = m_transfers->start(order(u"1"_s));
    QTRY_COMPARE(transfer(first).state, TransferState::Done);
    m_server->enqueue(Script::answer(404, {}));
    m_server->route(
        "GET", "/2/",
        Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nContent-Length: 3000000000\r\n\r\n" + rows));
    const int second = m_transfers->start(order(u"2"_s));
    QTRY_COMPARE(transfer(second).received, rows.size());
    m_transfers->cancel(second);
    QVERIFY(files().contains(transfer(first).file->path));
}

void TestFileTransfers::purgesAnAccount()
{
    m_server->enqueue(wholeFile());
    const int done = m_transfers->start(order(u"1"_s));
    const int kept = m_transfers->start(order(u"1"_s, u"other"_s));
    QTRY_COMPARE(transfer(done).state, TransferState::Done);
    QTRY_COMPARE(transfer(kept).state, TransferState::Done);
    m_server->enqueue(halfAFile());
    const int running = m_transfers->start(order(u"2"_s));
    QTRY_COMPARE(transfer(running).received, 1000);
    QVERIFY(m_transfers->purge(u"acme"_s));
    QVERIFY(!m_transfers->transfer(done));
    QVERIFY(!m_transfers->transfer(running));
    QCOMPARE(files(), QStringList{transfer(kept).file->path});
    QTRY_VERIFY(m_server->disconnects() > 0);
    QCOMPARE(files(), QStringList{transfer(kept).file->path});
    QVERIFY(m_transfers->purgeAll());
    QCOMPARE(files(), QStringList());
    QVERIFY(m_transfers->transfers().empty());
}

void TestFileTransfers::endsQuietly()
{
    m_server->enqueue(halfAFile());
    const int id = m_transfers->start(order(u"1"_s));
    QTRY_COMPARE(transfer(id).received, 1000);
    QTRY_COMPARE(files().size(), 2); // with what is noted of it
    QSignalSpy finished(m_transfers.get(), &FileTransfers::transferFinished);
    m_transfers.reset();
    QTRY_COMPARE(m_server->disconnects(), 1);
    QVERIFY(finished.isEmpty());
    // What came is kept for the next start, and nothing shows it as a whole file.
    QCOMPARE(files().size(), 2);
    QVERIFY(m_cache->recentFiles().empty());
}

void TestFileTransfers::tellsProgressNowAndThen()
{
    // A byte every millisecond: a window need not hear of each.
    m_server->enqueue(
        Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nContent-Length: 150\r\n\r\n").trickle("x", 1ms));
    QSignalSpy changed(m_transfers.get(), &FileTransfers::transferChanged);
    const int id = m_transfers->start(order(u"1"_s));
    QTRY_COMPARE(transfer(id).state, TransferState::Done);
    QVERIFY2(changed.count() < 100, qPrintable(QString::number(changed.count())));
}

QTEST_GUILESS_MAIN(TestFileTransfers)
#include "tst_filetransfers.moc"
