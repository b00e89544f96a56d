// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/httpclient.h"
#include "net/listingrequest.h"
#include "support/replyspy.h"
#include "support/scriptedserver.h"
#include "support/testcertificates.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

/// What servers do to a listing, and what it is called then.
class TestListingFaults final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void table_data();
    void table();
    void aWholeObjectNeedsNoLastChunk();
    void slowLorisMeetsTheDeadline();
    void slowHeadersMeetTheDeadline();
    void endlessBodyIsCapped();
    void endlessErrorBodyIsCapped();
    void gzipBombIsRefused();
    void tlsNeverSpeaksHttp2();
};

namespace {

/// A gzip stream of \a size zero bytes.
QByteArray gzipOfZeros(qsizetype size)
{
    // qCompress() gives the length, a zlib header, deflate data and a checksum; gzip wants its own frame around it.
    const QByteArray deflated = qCompress(QByteArray(size, '\0'), 9).mid(6).chopped(4);
    QByteArray gzip("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10);
    return gzip + deflated + QByteArray(8, '\0');
}

} // namespace

void TestListingFaults::table_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const Script &script, ErrorKind kind, int status) {
        QTest::newRow(name) << script << int(kind) << status;
    };
    row("short body", Script().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{").close(),
        ErrorKind::ConnectionLost, 200);
    row("short body, reset", Script().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{").reset(),
        ErrorKind::ConnectionLost, 200);
    row("cut chunks", Script().send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab").close(),
        ErrorKind::ConnectionLost, 200);
    row("half an object in chunks",
        Script().send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n8\r\n{\"data\":\r\n0\r\n\r\n"),
        ErrorKind::ConnectionLost, 200);
    row("never answers", Script().hang(), ErrorKind::TimedOut, 0);
    row("204", Script().send("HTTP/1.1 204 No Content\r\n\r\n"), ErrorKind::UnexpectedStatus, 204);
    row("205", Script::answer(205, {}), ErrorKind::UnexpectedStatus, 205);
    row("304", Script().send("HTTP/1.1 304 Not Modified\r\n\r\n"), ErrorKind::UnexpectedStatus, 304);
    row("103", Script().send("HTTP/1.1 103 Early Hints\r\n\r\n"), ErrorKind::UnexpectedStatus, 103);
    row("201", Script::answer(201, "{}"), ErrorKind::UnexpectedStatus, 201);
    row("600", Script::answer(600, {}), ErrorKind::UnexpectedStatus, 600);
    row("403", Script::answer(403, {}), ErrorKind::Forbidden, 403);
    row("404", Script::answer(404, {}), ErrorKind::NotFound, 404);
    row("407 without a proxy", Script::answer(407, {}, {{"Proxy-Authenticate", "Basic realm=x"}}),
        ErrorKind::ProxyFailed, 407);
    row("415", Script::answer(415, {}), ErrorKind::Rejected, 415);
    row("501 is not retried", Script::answer(501, {}), ErrorKind::ServerFailed, 501);
    row("broken gzip",
        Script::answer(200, QByteArray(2000, 'x'),
                       {{"Content-Type", "application/json"}, {"Content-Encoding", "gzip"}}),
        ErrorKind::NotUnderstood, 200);
}

void TestListingFaults::table()
{
    QFETCH(Script, script);
    QFETCH(int, kind);
    QFETCH(int, status);
    ScriptedServer server;
    server.enqueue(script);
    HttpClient http({});
    QSignalSpy password(&http, &HttpClient::proxyPasswordRequested);
    http.setTimeouts({400ms, 5s, 5s, 1ms});
    ReplySpy spy(http.send(listingAt(server.url(u"/list?page=1"_s))));
    QVERIFY(spy.wait());
    if (spy.result->ok()) {
        // Where Qt 6.4 learns of the end before it has read the piece, it takes it for the end of the answer. Half a
        // listing is no JSON, so it is refused by who reads it.
        QVERIFY(qstrcmp(QTest::currentDataTag(), "cut chunks") == 0);
        QCOMPARE(spy.result->value().body, "ab");
        return;
    }
    QCOMPARE(int(spy.result->error().kind), kind);
    QCOMPARE(spy.result->error().httpStatus, status);
    QCOMPARE(spy.result->error().host, u"127.0.0.1:%1"_s.arg(server.serverPort()));
    QVERIFY(!spy.result->error().detail.contains(u"/list"_s)); // none of Qt's sentences, which hold the URL
    QCOMPARE(server.requests().first().target, "/list?page=1");
    QCOMPARE(password.count(), 0);
}

/// An object that is closed is whole: whether Qt misses the last chunk is chance.
void TestListingFaults::aWholeObjectNeedsNoLastChunk()
{
    const QByteArray head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
    for (const bool isWhole : {true, false}) {
        ScriptedServer server;
        server.enqueue(Script().send(head + (isWhole ? "9\r\n{\"a\":[]}\n\r\n" : "6\r\n{\"a\":[\r\n")).close());
        HttpClient http({});
        http.setTimeouts({10s, 10s, 10s, 1ms});
        ReplySpy spy(http.send(listingAt(server.url())));
        QVERIFY(spy.wait());
        QCOMPARE(spy.result->ok(), isWhole);
        if (isWhole)
            QCOMPARE(spy.result->value().body, "{\"a\":[]}\n");
        else
            QCOMPARE(spy.result->error().kind, ErrorKind::ConnectionLost);
    }
}

void TestListingFaults::slowLorisMeetsTheDeadline()
{
    ScriptedServer server;
    server.enqueue(Script()
                       .send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99999\r\n\r\n")
                       .trickle(" ", 20ms));
    HttpClient http({});
    http.setTimeouts({10s, 300ms, 10s, 1ms});
    ReplySpy spy(http.send(listingAt(server.url())));
    QVERIFY(spy.wait());
    QCOMPARE(spy.result->error().kind, ErrorKind::TimedOut);
    QCOMPARE(server.requestHeads(), 1);
    QTRY_COMPARE(server.disconnects(), 1);
}

void TestListingFaults::slowHeadersMeetTheDeadline()
{
    ScriptedServer server;
    server.enqueue(Script().send("HTTP/1.1 200 OK\r\n").trickle("A: b\r\n", 10ms));
    HttpClient http({});
    http.setTimeouts({10s, 300ms, 10s, 1ms});
    ReplySpy spy(http.send(listingAt(server.url())));
    QVERIFY(spy.wait());
    QCOMPARE(spy.result->error().kind, ErrorKind::TimedOut);
}

void TestListingFaults::endlessBodyIsCapped()
{
    ScriptedServer server;
    server.enqueue(
        Script().send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n").flood(QByteArray(65'536, ' ')));
    HttpClient http({});
    ReplySpy spy(http.send(listingAt(server.url())));
    QVERIFY(spy.wait());
    QCOMPARE(spy.result->error().kind, ErrorKind::TooLarge);
    QVERIFY(spy.result->error().detail.isEmpty());
    QTRY_COMPARE(server.disconnects(), 1);
    QCOMPARE(server.requestHeads(), 1);
}

void TestListingFaults::endlessErrorBodyIsCapped()
{
    ScriptedServer server;
    server.enqueue(Script().send("HTTP/1.1 400 No\r\nContent-Type: text/plain\r\n\r\n").flood(QByteArray(65'536, 'x')));
    HttpClient http({});
    ReplySpy spy(http.send(listingAt(server.url())));
    QVERIFY(spy.wait());
    QCOMPARE(spy.result->error().kind, ErrorKind::Rejected);
    QCOMPARE(spy.result->error().detail.size(), 65'536);
    QCOMPARE(spy.result->error().serviceText.size(), 1000);
    QTRY_COMPARE(server.disconnects(), 1);
}

void TestListingFaults::gzipBombIsRefused()
{
    for (const qsizetype megabytes : {9, 20}) {
        ScriptedServer server;
        server.enqueue(Script::answer(200, gzipOfZeros(megabytes * 1024 * 1024),
                                      {{"Content-Type", "application/json"}, {"Content-Encoding", "gzip"}}));
        HttpClient http({});
        ReplySpy spy(http.send(listingAt(server.url())));
        QVERIFY(spy.wait());
        QVERIFY(!spy.result->ok());
        const ErrorKind kind = spy.result->error().kind;
        QVERIFY(kind == ErrorKind::TooLarge || kind == ErrorKind::NotUnderstood);
        QVERIFY(spy.result->error().serviceText.isEmpty());
    }
}

void TestListingFaults::tlsNeverSpeaksHttp2()
{
    QSslConfiguration tls = TestCertificates::server();
    tls.setAllowedNextProtocols({QSslConfiguration::ALPNProtocolHTTP2, QSslConfiguration::NextProtocolHttp1_1});
    const TestCertificates::Trust trust;
    ScriptedServer server(tls);
    server.enqueue(Script::json("{}"));
    HttpClient http({});
    ReplySpy spy(http.send(listingAt(server.url())));
    QVERIFY(spy.wait());
    QVERIFY(spy.result->ok());
    QVERIFY(server.requests().first().head.startsWith("GET / HTTP/1.1\r\n"));
}

QTEST_GUILESS_MAIN(TestListingFaults)
#include "tst_listingfaults.moc"
