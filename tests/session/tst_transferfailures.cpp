// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/transfersfixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;
using namespace std::chrono_literals;
using State = Transfer::State;

class TestTransferFailures final : public TransfersFixture
{
    Q_OBJECT

private Q_SLOTS:
    void goesOnWhereItWasCancelled();
    void aRefreshedLinkGoesOn();
    void failuresKeepTheirReason_data();
    void failuresKeepTheirReason();
    void aWarnedUserMayHaveIt();
    void waitsAreTold();
    void refusedLinksAskNobody_data();
    void refusedLinksAskNobody();
    void endsWithTheSession();
    void anUnknownAccount();
};

void TestTransferFailures::goesOnWhereItWasCancelled()
{
    m_server->enqueue(halfAFile());
    const int id = m_transfers->start(order(u"1"_s));
    QTRY_COMPARE(transfer(id).received, 1000);
    m_transfers->cancel(id);
    QTRY_COMPARE(m_server->disconnects(), 1);
    QTRY_COMPARE(files().size(), 2); // the part and its note
    m_server->enqueue(otherHalf());
    m_transfers->retry(id);
    QCOMPARE(transfer(id).state, State::Queued);
    QTRY_COMPARE(transfer(id).state, State::Done);
    QCOMPARE(contents(transfer(id).file->path), rows);
    QCOMPARE(m_server->requests().at(1).header("Range"), "bytes=1000-");
    QCOMPARE(m_server->requests().at(1).header("If-Range"), etag);
}

void TestTransferFailures::aRefreshedLinkGoesOn()
{
    m_server->enqueue(halfAFile());
    const int id = m_transfers->start(order(u"1"_s));
    QTRY_COMPARE(transfer(id).received, 1000);
    m_transfers->cancel(id);
    m_server->enqueue(Script::answer(403, "<Error><Code>AccessDenied</Code></Error>"));
    m_transfers->retry(id);
    QTRY_COMPARE(transfer(id).state, State::Failed);
    QCOMPARE(transfer(id).error->kind, ErrorKind::LinkExpired);
    m_server->enqueue(otherHalf());
    m_transfers->retry(id, m_server->url(u"/1/rows.csv?sig=new"_s));
    QTRY_COMPARE(transfer(id).state, State::Done);
    QCOMPARE(contents(transfer(id).file->path), rows);
    QCOMPARE(m_server->requests().at(2).target, "/1/rows.csv?sig=new");
    QCOMPARE(m_server->requests().at(2).header("Range"), "bytes=1000-");
}

void TestTransferFailures::failuresKeepTheirReason_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("expired") << Script::answer(403, "<Error/>") << ErrorKind::LinkExpired;
    QTest::newRow("gone") << Script::answer(404, {}) << ErrorKind::NotFound;
    QTest::newRow("sign-in") << Script::answer(401, {}, {{"WWW-Authenticate", "NTLM"}}) << ErrorKind::TokenRefused;
    QTest::newRow("web page") << Script::answer(200, "<html>", {{"Content-Type", "text/html"}}) << ErrorKind::WebPage;
    QTest::newRow("program") << Script::answer(200, "#!/bin/sh\n") << ErrorKind::NotATable;
}

void TestTransferFailures::failuresKeepTheirReason()
{
    QFETCH(Script, script);
    m_server->enqueue(script);
    const int id = m_transfers->start(order(u"1"_s));
    QTRY_COMPARE(transfer(id).state, State::Failed);
    QTEST(transfer(id).error->kind, "kind");
    QVERIFY(!transfer(id).file);
    QCOMPARE(m_server->requests().size(), 1);
    QCOMPARE(files(), QStringList());
    QVERIFY(m_cache->recentFiles().empty());
    // A link that is refused says nothing about the account's token.
    QCOMPARE(session(u"acme"_s)->state(), AccountSession::State::Ready);
}

void TestTransferFailures::aWarnedUserMayHaveIt()
{
    m_server->enqueue(Script::answer(200, "#!/bin/sh\n"));
    const int id = m_transfers->start(order(u"1"_s));
    QTRY_COMPARE(transfer(id).state, State::Failed);
    m_transfers->retryAcceptingAnything(id);
    QVERIFY(!transfer(id).error);
    QTRY_COMPARE(transfer(id).state, State::Done);
    QCOMPARE(contents(transfer(id).file->path), "#!/bin/sh\n");
}

void TestTransferFailures::waitsAreTold()
{
    m_server->enqueue(Script::answer(503, {}, {{"Retry-After", "60"}}));
    const int id = m_transfers->start(order(u"1"_s));
    QTRY_COMPARE(transfer(id).state, State::Waiting);
    QVERIFY(transfer(id).retryIn > 55s);
    QSignalSpy finished(m_transfers.get(), &FileTransfers::transferFinished);
    m_transfers->cancel(id);
    QCOMPARE(finished.count(), 1);
    QCOMPARE(transfer(id).state, State::Cancelled);
}

void TestTransferFailures::refusedLinksAskNobody_data()
{
    QTest::addColumn<QUrl>("link");
    QTest::newRow("nothing") << QUrl();
    QTest::newRow("file") << QUrl(u"file:///etc/passwd"_s);
    QTest::newRow("http") << QUrl(u"http://files.example.com/x"_s);
    QTest::newRow("script") << QUrl(u"javascript:alert(1)"_s);
    QTest::newRow("user name") << QUrl(u"https://a:b@127.0.0.1/x"_s);
    QTest::newRow("relative") << QUrl(u"/files/x.csv"_s);
}

void TestTransferFailures::refusedLinksAskNobody()
{
    QFETCH(QUrl, link);
    TransferOrder refused = order(u"1"_s);
    refused.key.link = link;
    const int id = m_transfers->start(refused);
    QCOMPARE(transfer(id).state, State::Queued);
    QTRY_COMPARE(transfer(id).state, State::Failed);
    QCOMPARE(transfer(id).error->kind, ErrorKind::NotAllowed);
    QVERIFY(!transfer(id).error->userMessage().isEmpty());
    QCOMPARE(m_server->connections(), 0);
    QCOMPARE(files(), QStringList());
}

void TestTransferFailures::endsWithTheSession()
{
    m_server->enqueue(halfAFile());
    const int id = m_transfers->start(order(u"1"_s));
    const int other = m_transfers->start(order(u"2"_s, u"other"_s));
    QTRY_COMPARE(transfer(id).received, 1000);
    QTRY_COMPARE(transfer(other).received, 1000);
    m_sessions.erase(u"acme"_s);
    QTRY_COMPARE(transfer(id).state, State::Cancelled);
    QCOMPARE(transfer(other).state, State::Running);
}

void TestTransferFailures::anUnknownAccount()
{
    const int id = m_transfers->start(order(u"1"_s, u"removed"_s));
    QTRY_COMPARE(transfer(id).state, State::Cancelled);
    QCOMPARE(m_server->connections(), 0);
}

QTEST_GUILESS_MAIN(TestTransferFailures)
#include "tst_transferfailures.moc"
