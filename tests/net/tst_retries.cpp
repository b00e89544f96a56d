// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/httpclient.h"
#include "net/listingrequest.h"
#include "support/replyspy.h"
#include "support/scriptedserver.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

class TestRetries final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threeTriesInAll_data();
    void threeTriesInAll();
    void recovers();
    void lostConnectionsAreRetried();
    void waitsAsAsked();
    void aLongWaitIsTheUsersDecision();
    void cancelledWhileWaiting();
    void triesShareTheDeadline();
};

void TestRetries::threeTriesInAll_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("kind");
    QTest::newRow("429") << 429 << int(ErrorKind::TooManyRequests);
    for (const int status : {500, 502, 503, 504})
        QTest::addRow("%d", status) << status << int(ErrorKind::ServerFailed);
}

void TestRetries::threeTriesInAll()
{
    QFETCH(int, status);
    QFETCH(int, kind);
    ScriptedServer server;
    server.enqueue(Script::answer(status, "<html><body>Bad gateway</body></html>", {{"Content-Type", "text/html"}}));
    HttpClient http({});
    http.setTimeouts({5s, 5s, 5s, 1ms});
    ReplySpy spy(http.send(listingAt(server.url(u"/list?page=7"_s))));
    QVERIFY(spy.wait());
    QCOMPARE(int(spy.result->error().kind), kind);
    QCOMPARE(spy.result->error().attempts, 3);
    QCOMPARE(spy.result->error().serviceText, u"Bad gateway"_s);
    QCOMPARE(server.requests().size(), 3);
    for (const RecordedRequest &request : server.requests())
        QCOMPARE(request.target, "/list?page=7");
    QCOMPARE(spy.count, 1);
}

void TestRetries::recovers()
{
    ScriptedServer server;
    server.enqueue(Script::answer(500, {}));
    server.enqueue(Script::json(R"({"data":[]})"));
    HttpClient http({});
    http.setTimeouts({5s, 5s, 5s, 1ms});
    ReplySpy spy(http.send(listingAt(server.url())));
    QVERIFY(spy.wait());
    QVERIFY(spy.result->ok());
    QCOMPARE(spy.result->value().attempts, 2);
    QCOMPARE(spy.result->value().body, R"({"data":[]})");
    QCOMPARE(server.requests().size(), 2);
}

void TestRetries::lostConnectionsAreRetried()
{
    ScriptedServer server;
    server.enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{").close());
    HttpClient http({});
    http.setTimeouts({5s, 5s, 5s, 1ms});
    ReplySpy spy(http.send(listingAt(server.url())));
    QVERIFY(spy.wait());
    QCOMPARE(spy.result->error().kind, ErrorKind::ConnectionLost);
    QCOMPARE(spy.result->error().attempts, 3);
    QCOMPARE(server.requests().size(), 3);
}

void TestRetries::waitsAsAsked()
{
    ScriptedServer server;
    server.enqueue(Script::answer(429, {}, {{"Retry-After", "2"}}));
    server.enqueue(Script::json("{}"));
    HttpClient http({});
    http.setTimeouts({5s, 5s, 5s, 1ms});
    ReplySpy spy(http.send(listingAt(server.url())));
    QVERIFY(spy.wait());
    QVERIFY(spy.result->ok());
    QCOMPARE(spy.waits, (std::vector<std::chrono::seconds>{2s, 1s, 0s}));
    QCOMPARE(server.requests().size(), 2);
}

void TestRetries::aLongWaitIsTheUsersDecision()
{
    ScriptedServer server;
    server.enqueue(Script::answer(429, {}, {{"Retry-After", "61"}}));
    HttpClient http({});
    ReplySpy spy(http.send(listingAt(server.url())));
    QVERIFY(spy.wait());
    QCOMPARE(spy.result->error().kind, ErrorKind::TooManyRequests);
    QCOMPARE(spy.result->error().retryAfter, std::optional(61s));
    QCOMPARE(server.requests().size(), 1);
    QVERIFY(spy.waits.empty());
}

void TestRetries::cancelledWhileWaiting()
{
    ScriptedServer server;
    server.enqueue(Script::answer(503, {}, {{"Retry-After", "30"}}));
    HttpClient http({});
    ReplySpy spy(http.send(listingAt(server.url())));
    QTRY_VERIFY(!spy.waits.empty());
    spy.cancel();
    QTRY_VERIFY(spy.isGone());
    QCOMPARE(spy.count, 0);
    QCOMPARE(server.requests().size(), 1);
}

/// Three slow failures do not take three times the time of one.
void TestRetries::triesShareTheDeadline()
{
    ScriptedServer server;
    server.enqueue(Script().send("HTTP/1.1 500 No\r\nContent-Length: 9999\r\n\r\n").trickle("x", 10ms));
    HttpClient http({});
    http.setTimeouts({5s, 200ms, 5s, 1ms});
    ReplySpy spy(http.send(listingAt(server.url())));
    QVERIFY(spy.wait());
    QCOMPARE(spy.result->error().kind, ErrorKind::ServerFailed);
    QCOMPARE(server.requests().size(), 1);
}

QTEST_GUILESS_MAIN(TestRetries)
#include "tst_retries.moc"
