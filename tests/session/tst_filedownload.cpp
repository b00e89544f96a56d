// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/filedownload.h"

#include "session/accountsession.h"
#include "session/faketokenstore.h"
#include "session/testdata.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

class TestFileDownload : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void savesWithoutTheToken();
    void followsToAnotherHost();
    void refusedFileLeavesNothing();
    void webPageOnlyAfterWarning();
    void deletedLeavesNothing();
    void cancelledIsNotHeardOf();
    void switchingAccountsDoesNotEndIt();
    void endsWithTheSession();
    void saysWhichLinksAreRefused();

private:
    std::unique_ptr<FileDownload> makeDownload(const QUrl &url);
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<FakeTokenStore> m_store;
    std::unique_ptr<AccountSession> m_session;
};

namespace {

using Finished = Result<FileDownload::Saved>;

Finished outcome(const QSignalSpy &finished)
{
    // value() would need an empty result, of which there is none.
    return *static_cast<const Finished *>(finished.at(0).at(0).constData());
}

const QByteArray rows = "sku,reason\r\n007,price is required\r\n"_ba;

Script halfAFile()
{
    return Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nContent-Length: 1000\r\n\r\nsku,reason\r\n");
}

} // namespace

void TestFileDownload::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<ScriptedServer>();
    m_store = std::make_unique<FakeTokenStore>();
    m_session = std::make_unique<AccountSession>(testAccount(u"a"_s, *m_server), u"profile"_s, *m_store);
    m_session->setToken(testToken(u"secret"_s), AccountSession::KeepToken::ForThisSession, this,
                        [](const Outcome &) {});
}

void TestFileDownload::cleanup()
{
    m_session.reset();
    m_store.reset();
    m_server.reset();
    m_folder.reset();
}

std::unique_ptr<FileDownload> TestFileDownload::makeDownload(const QUrl &url)
{
    return std::make_unique<FileDownload>(*m_session, url, m_folder->filePath(u"failed.csv"_s));
}

void TestFileDownload::savesWithoutTheToken()
{
    m_server->enqueue(Script::answer(200, rows, {{"Content-Type", "text/csv"}}));
    const auto download = makeDownload(m_server->url(u"/failed.csv?signature=x"_s));
    QSignalSpy finished(download.get(), &FileDownload::finished);
    download->start();
    download->start();
    QTRY_COMPARE(finished.count(), 1);
    const Finished saved = outcome(finished);
    QVERIFY(saved);
    QCOMPARE(saved.value().bytes, rows.size());
    QCOMPARE(saved.value().finalHost, FileDownload::hostOf(m_server->url()));
    QVERIFY(saved.value().lengthVerified);
    QFile file(saved.value().fileName);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), rows);
    QCOMPARE(files(), QStringList{u"failed.csv"_s});
    QCOMPARE(m_server->requests().size(), 1);
    QCOMPARE(m_server->requests().at(0).target, "/failed.csv?signature=x"_ba);
    QVERIFY(m_server->requests().at(0).header("Authorization").isNull());
}

void TestFileDownload::followsToAnotherHost()
{
    ScriptedServer files;
    files.enqueue(Script::answer(200, rows, {{"Content-Type", "text/csv"}}));
    m_server->enqueue(Script::answer(302, {}, {{"Location", files.url(u"/real.csv"_s).toEncoded()}}));
    const auto download = makeDownload(m_server->url(u"/failed.csv"_s));
    QSignalSpy redirected(download.get(), &FileDownload::redirected);
    QSignalSpy finished(download.get(), &FileDownload::finished);
    download->start();
    QTRY_COMPARE(finished.count(), 1);
    const QString host = FileDownload::hostOf(files.url());
    QCOMPARE(redirected, (QList<QVariantList>{{host}}));
    QCOMPARE(outcome(finished).value().finalHost, host);
    QVERIFY(files.requests().at(0).header("Authorization").isNull());
}

void TestFileDownload::refusedFileLeavesNothing()
{
    m_server->enqueue(Script::answer(403, "<Error><Code>ExpiredToken</Code></Error>"));
    const auto download = makeDownload(m_server->url(u"/failed.csv"_s));
    QSignalSpy finished(download.get(), &FileDownload::finished);
    download->start();
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(outcome(finished).error().kind, ErrorKind::Forbidden);
    QVERIFY(files().isEmpty());
    // A link that is refused says nothing about the account's token.
    QCOMPARE(m_session->state(), AccountSession::State::Ready);
}

void TestFileDownload::webPageOnlyAfterWarning()
{
    m_server->enqueue(Script::answer(200, "<!doctype html><html></html>", {{"Content-Type", "text/html"}}));
    const auto download = makeDownload(m_server->url());
    QSignalSpy finished(download.get(), &FileDownload::finished);
    download->start();
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(outcome(finished).error().kind, ErrorKind::WebPage);

    const auto wanted = makeDownload(m_server->url());
    QSignalSpy saved(wanted.get(), &FileDownload::finished);
    wanted->setAcceptAnything(true);
    wanted->start();
    QTRY_COMPARE(saved.count(), 1);
    QVERIFY(outcome(saved));
}

void TestFileDownload::deletedLeavesNothing()
{
    m_server->enqueue(halfAFile());
    auto download = makeDownload(m_server->url());
    QSignalSpy progressed(download.get(), &FileDownload::progressed);
    QSignalSpy finished(download.get(), &FileDownload::finished);
    download->start();
    QTRY_VERIFY(!progressed.isEmpty());
    QCOMPARE(progressed.at(0).at(1).toLongLong(), 1000);
    download.reset();
    QTRY_COMPARE(m_server->disconnects(), 1);
    QVERIFY(finished.isEmpty());
    QVERIFY(files().isEmpty());
}

void TestFileDownload::cancelledIsNotHeardOf()
{
    m_server->enqueue(halfAFile());
    const auto download = makeDownload(m_server->url());
    QSignalSpy finished(download.get(), &FileDownload::finished);
    download->start();
    QTRY_COMPARE(m_server->requests().size(), 1);
    download->cancel();
    QTRY_COMPARE(m_server->disconnects(), 1);
    m_session.reset();
    QCoreApplication::sendPostedEvents();
    QVERIFY(finished.isEmpty());
    QVERIFY(files().isEmpty());
}

void TestFileDownload::switchingAccountsDoesNotEndIt()
{
    const auto download = makeDownload(m_server->url());
    QSignalSpy finished(download.get(), &FileDownload::finished);
    m_server->enqueue(Script::answer(200, rows, {{"Content-Type", "text/csv"}}));
    download->start();
    m_session->cancelListings();
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(outcome(finished));
}

void TestFileDownload::endsWithTheSession()
{
    m_server->enqueue(halfAFile());
    const auto download = makeDownload(m_server->url());
    QSignalSpy finished(download.get(), &FileDownload::finished);
    download->start();
    QTRY_COMPARE(m_server->requests().size(), 1);
    m_session.reset();
    QVERIFY(finished.isEmpty());
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(outcome(finished).error().kind, ErrorKind::Cancelled);
    QVERIFY(files().isEmpty());

    download->start();
    QTRY_COMPARE(finished.count(), 2);
}

void TestFileDownload::saysWhichLinksAreRefused()
{
    QVERIFY(FileDownload::refusal(u"https://files.example.com/a.csv"_s).isEmpty());
    QVERIFY(!FileDownload::refusal(u"file:///etc/passwd"_s).isEmpty());
    QCOMPARE(FileDownload::hostOf(QUrl(u"https://files.example.com:8443/a.csv"_s)), u"files.example.com:8443"_s);
    QCOMPARE(FileDownload::suggestedName(QUrl(u"https://files.example.com/a.csv?x=1"_s), u"12"_s), u"a.csv"_s);
}

QTEST_GUILESS_MAIN(TestFileDownload)

#include "tst_filedownload.moc"
