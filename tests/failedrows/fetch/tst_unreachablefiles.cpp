// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/parttarget.h"
#include "failedrows/fetch/fetchrun.h"
#include "failedrows/fetch/linktrouble.h"
#include "net/httpclient.h"
#include "support/scriptedserver.h"
#include "support/testcertificates.h"

#include <QDir>
#include <QTcpServer>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

/// Hosts that cannot be asked, each with words of its own.
class TestUnreachableFiles final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nobodyListens();
    void noSuchName();
    void noTrust_data();
    void noTrust();
    void silence();
    void theRestNeverComes();

private:
    Error failure(const QUrl &url);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<HttpClient> m_http;
};

void TestUnreachableFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_http = std::make_unique<HttpClient>(std::vector<Origin>());
    m_http->setTimeouts({10s, 10s, 300ms, 1ms});
}

/// Why a fetch of \a url failed; it leaves nothing.
Error TestUnreachableFiles::failure(const QUrl &url)
{
    FetchRun fetch(*m_http, url, std::make_unique<PartTarget>(m_folder->filePath(u"rows"_s)));
    [&] {
        QVERIFY(fetch.run());
        QVERIFY(!fetch.result->ok());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList());
        const LinkTrouble trouble = LinkTrouble::of(fetch.result->error());
        QCOMPARE(trouble.state, LinkState::Unreachable);
        QCOMPARE(trouble.remedy, LinkTrouble::Remedy::Retry);
        QVERIFY2(trouble.message.contains(url.host()), qPrintable(trouble.message));
    }();
    return fetch.result && !fetch.result->ok() ? fetch.result->error() : Error();
}

void TestUnreachableFiles::nobodyListens()
{
    QTcpServer gone;
    QVERIFY(gone.listen(QHostAddress::LocalHost));
    const QUrl url(u"http://127.0.0.1:%1/rows.csv"_s.arg(gone.serverPort()));
    gone.close();
    QCOMPARE(failure(url).kind, ErrorKind::Unreachable);
}

void TestUnreachableFiles::noSuchName()
{
    // RFC 6761: nobody may ever answer for this name.
    QCOMPARE(failure(QUrl(u"https://files.invalid/rows.csv"_s)).kind, ErrorKind::HostNotFound);
}

void TestUnreachableFiles::noTrust_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("trusted");
    QTest::newRow("unknown authority") << int(TestCertificates::Kind::Good) << false;
    QTest::newRow("wrong name") << int(TestCertificates::Kind::WrongName) << true;
    QTest::newRow("expired") << int(TestCertificates::Kind::Expired) << true;
}

void TestUnreachableFiles::noTrust()
{
    QFETCH(int, kind);
    QFETCH(bool, trusted);
    const auto trust = trusted ? std::make_unique<TestCertificates::Trust>() : nullptr;
    ScriptedServer server(TestCertificates::server(TestCertificates::Kind(kind)));
    const Error error = failure(server.url(u"/rows.csv?sig=canary"_s));
    QCOMPARE(error.kind, ErrorKind::TlsFailed);
    QVERIFY(!error.detail.isEmpty());
    QVERIFY(!error.detail.contains(u"canary"_s));
    QCOMPARE(server.requestHeads(), 0);
}

void TestUnreachableFiles::silence()
{
    ScriptedServer server;
    server.enqueue(Script().hang());
    QCOMPARE(failure(server.url()).kind, ErrorKind::TimedOut);
    QCOMPARE(server.requests().size(), 1);
}

void TestUnreachableFiles::theRestNeverComes()
{
    ScriptedServer server;
    server.enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\na,b").hang());
    QCOMPARE(failure(server.url()).kind, ErrorKind::TimedOut);
    QCOMPARE(server.requests().size(), 1);
}

QTEST_GUILESS_MAIN(TestUnreachableFiles)
#include "tst_unreachablefiles.moc"
