// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/linkcheck.h"
#include "session/jobs/jobfileopener.h"
#include "session/jobs/jobfiles.h"
#include "session/transfersfixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;
using namespace std::chrono_literals;
using TransferState = Transfer::State;

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
    void nobodyElseLeadsToThisNetwork_data();
    void nobodyElseLeadsToThisNetwork();
    void whoServedTheLinkDecides();
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
    QCOMPARE(transfer(id).state, TransferState::Queued);
    QTRY_COMPARE(transfer(id).state, TransferState::Done);
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
    QTRY_COMPARE(transfer(id).state, TransferState::Failed);
    QCOMPARE(transfer(id).error->kind, ErrorKind::LinkExpired);
    m_server->enqueue(otherHalf());
    m_transfers->retry(id, m_server->url(u"/1/rows.csv?sig=new"_s));
    QTRY_COMPARE(transfer(id).state, TransferState::Done);
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
    QTRY_COMPARE(transfer(id).state, TransferState::Failed);
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
    QTRY_COMPARE(transfer(id).state, TransferState::Failed);
    m_transfers->retryAcceptingAnything(id);
    QVERIFY(!transfer(id).error);
    QTRY_COMPARE(transfer(id).state, TransferState::Done);
    QCOMPARE(contents(transfer(id).file->path), "#!/bin/sh\n");
}

void TestTransferFailures::waitsAreTold()
{
    m_server->enqueue(Script::answer(503, {}, {{"Retry-After", "60"}}));
    const int id = m_transfers->start(order(u"1"_s));
    QTRY_COMPARE(transfer(id).state, TransferState::Waiting);
    QVERIFY(transfer(id).retryIn > 55s);
    QSignalSpy finished(m_transfers.get(), &FileTransfers::transferFinished);
    m_transfers->cancel(id);
    QCOMPARE(finished.count(), 1);
    QCOMPARE(transfer(id).state, TransferState::Cancelled);
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
    QCOMPARE(transfer(id).state, TransferState::Queued);
    QTRY_COMPARE(transfer(id).state, TransferState::Failed);
    QCOMPARE(transfer(id).error->kind, ErrorKind::NotAllowed);
    QVERIFY(!transfer(id).error->userMessage().isEmpty());
    QCOMPARE(m_server->connections(), 0);
    QCOMPARE(files(), QStringList());
}

void TestTransferFailures::nobodyElseLeadsToThisNetwork_data()
{
    QTest::addColumn<QString>("link"); // %1 is a port where somebody listens
    for (const char *link : {"http://127.0.0.1:%1/x",
                             "https://127.0.0.1:%1/x",
                             "http://localhost:%1/x",
                             "https://LOCALHOST:%1/x",
                             "https://localhost.:%1/x",
                             "https://a.localhost:%1/x",
                             "http://[::1]:%1/x",
                             "http://127.1:%1/x",
                             "http://0x7f.1:%1/x",
                             "http://2130706433:%1/x",
                             "http://0177.0.0.1:%1/x",
                             "https://127.0.0.1.:%1/x",
                             "http://%31%32%37.0.0.1:%1/x",
                             "https://[::ffff:7f00:1]:%1/x",
                             "https://[::ffff:127.0.0.1]:%1/x",
                             "https://0.0.0.0:%1/x",
                             "https://[::]:%1/x",
                             "https://10.0.0.1/x",
                             "https://192.168.1.1/x",
                             "https://100.64.0.1/x",
                             "https://[fd00::1]/x",
                             "https://169.254.169.254/latest/",
                             "https://[fe80::1]/x"})
        QTest::newRow(link) << QString::fromLatin1(link);
    QTest::newRow("full-width") << u"http://\uff11\uff12\uff17.0.0.1:%1/x"_s;
}

/// Who is not on this computer or in this network cannot have anybody there asked.
void TestTransferFailures::nobodyElseLeadsToThisNetwork()
{
    QFETCH(QString, link);
    m_server->enqueue(wholeFile());
    TransferOrder refused = order(u"1"_s, u"remote"_s);
    refused.key.link = QUrl(link.replace("%1"_L1, QString::number(m_server->serverPort())));
    const int id = m_transfers->start(refused);
    QTRY_COMPARE(transfer(id).state, TransferState::Failed);
    QCOMPARE(m_server->connections(), 0);
    QCOMPARE(transfer(id).error->kind, ErrorKind::NotAllowed);
    const QString said = transfer(id).error->userMessage();
    QVERIFY2(said.contains(LinkCheck::privateAddress({}).section(u'(', 0, 0)), qPrintable(said));
    QCOMPARE(files(), QStringList());
}

/// As a job is opened in the window, and by balehookctl.
void TestTransferFailures::whoServedTheLinkDecides()
{
    m_server->enqueue(wholeFile());
    ImportJob job;
    job.set(ImportJob::Id, u"1"_s);
    job.set(ImportJob::FailedFilePath, m_server->url(u"/rows.csv"_s).toString());
    JobFileOpener opener(*m_transfers, *m_cache);
    QSignalSpy ready(&opener, &JobFileOpener::ready);
    QSignalSpy failed(&opener, &JobFileOpener::failed);
    opener.open(u"remote"_s, job, JobFile::FailedRows);
    QCOMPARE(failed.size(), 1); // before anything was asked
    QCOMPARE(failed.constFirst().constFirst().value<Error>().kind, ErrorKind::NotAllowed);
    QVERIFY(m_transfers->transfers().empty());
    QCOMPARE(m_server->connections(), 0);
    FailedFilesWish wish(*m_cache);
    wish.setAccount(u"remote"_s, m_transfers->policyOf(u"remote"_s));
    wish.add(job);
    QCOMPARE(wish.refused(), 1);

    opener.open(u"acme"_s, job, JobFile::FailedRows);
    QVERIFY(ready.wait());
    QCOMPARE(contents(opener.file()->path), rows);
}

void TestTransferFailures::endsWithTheSession()
{
    m_server->enqueue(halfAFile());
    const int id = m_transfers->start(order(u"1"_s));
    const int other = m_transfers->start(order(u"2"_s, u"other"_s));
    QTRY_COMPARE(transfer(id).received, 1000);
    QTRY_COMPARE(transfer(other).received, 1000);
    m_sessions.erase(u"acme"_s);
    QTRY_COMPARE(transfer(id).state, TransferState::Cancelled);
    QCOMPARE(transfer(other).state, TransferState::Running);
}

void TestTransferFailures::anUnknownAccount()
{
    const int id = m_transfers->start(order(u"1"_s, u"removed"_s));
    QTRY_COMPARE(transfer(id).state, TransferState::Cancelled);
    QCOMPARE(m_server->connections(), 0);
}

QTEST_GUILESS_MAIN(TestTransferFailures)
#include "tst_transferfailures.moc"
