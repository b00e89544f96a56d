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

#include <QNetworkReply>
#include <QSignalSpy>

class TestHttpClient final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aListingArrives();
    void whoeverWaitsForAnAnswerLeavesFirst();
    void onlyGoodAnswersAreSaidAhead();
    void cancelledCallsSayNothing();
    void cancelIsSafeAtAnyTime();
    void deletingTheClientCancels();
    void receiversMayGoFirst();
    void requestsUnderWayAreCounted();
    void forgettingConnectionsHarmsNobody();
    void rawRepliesForDownloads();
};

void TestHttpClient::aListingArrives()
{
    ScriptedServer server;
    server.enqueue(Script::json(R"({"data":[]})"));
    HttpClient http({*Origin::of(server.url())});
    ReplySpy spy(http.send({HttpKind::Listing, server.url(u"/a/b?page=2&per_page=50"_s), Secret("tok"), {}}));
    QVERIFY(spy.wait());
    QVERIFY(spy.result->ok());
    const HttpAnswer &answer = spy.result->value();
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.body, R"({"data":[]})");
    QCOMPARE(answer.contentType, "application/json");
    QCOMPARE(answer.attempts, 1);
    QTRY_VERIFY(spy.isGone());

    const RecordedRequest &request = server.requests().first();
    QCOMPARE(request.method, "GET");
    QCOMPARE(request.target, "/a/b?page=2&per_page=50");
    QCOMPARE(request.header("Authorization"), "Bearer tok");
    QCOMPARE(request.header("Accept"), "application/json");
    QCOMPARE(request.header("Host"), "127.0.0.1:" + QByteArray::number(server.serverPort()));
    QVERIFY(request.body.isEmpty());
}

/// A request that is sent because another one is answered is on its way before that answer is worked on.
void TestHttpClient::whoeverWaitsForAnAnswerLeavesFirst()
{
    ScriptedServer server;
    server.enqueue(Script::json("{}"));
    HttpClient http({});
    ApiReply *first = http.send(listingAt(server.url(u"/first"_s)));
    ReplySpy firstSpy(first);
    QPointer<ApiReply> second;
    bool wasFirstFinished = true;
    connect(first, &ApiReply::answered, this, [&] {
        wasFirstFinished = firstSpy.count > 0;
        second = http.send(listingAt(server.url(u"/second"_s)));
    });
    QSignalSpy answered(first, &ApiReply::answered);
    QVERIFY(firstSpy.wait());
    QVERIFY(firstSpy.result->ok());
    QVERIFY(!wasFirstFinished);
    QCOMPARE(answered.size(), 1);
    QVERIFY(second);
    ReplySpy secondSpy(second);
    QVERIFY(secondSpy.wait());
    QCOMPARE(server.requests().size(), 2);
    QCOMPARE(server.requests().last().target, "/second");

    // Whoever hears of it may have had enough, or be rid of all.
    ApiReply *third = http.send(listingAt(server.url()));
    ReplySpy thirdSpy(third);
    connect(third, &ApiReply::answered, this, [third] { third->cancel(); });
    QTRY_VERIFY(thirdSpy.isGone());
    QCOMPARE(thirdSpy.count, 0);
    auto *shortLived = new HttpClient({});
    ApiReply *last = shortLived->send(listingAt(server.url()));
    ReplySpy lastSpy(last);
    connect(last, &ApiReply::answered, this, [shortLived] { delete shortLived; });
    QTRY_VERIFY(lastSpy.isGone());
    QCOMPARE(lastSpy.count, 0);
}

void TestHttpClient::onlyGoodAnswersAreSaidAhead()
{
    ScriptedServer server;
    server.enqueue(Script::answer(401, {}));
    HttpClient http({});
    ApiReply *reply = http.send(listingAt(server.url()));
    ReplySpy spy(reply);
    QSignalSpy answered(reply, &ApiReply::answered);
    QVERIFY(spy.wait());
    QVERIFY(!spy.result->ok());
    QCOMPARE(answered.size(), 0);
}

void TestHttpClient::cancelledCallsSayNothing()
{
    ScriptedServer server;
    server.enqueue(Script().hang());
    HttpClient http({});
    ReplySpy spy(http.send(listingAt(server.url())));
    QTRY_COMPARE(server.requests().size(), 1);
    spy.cancel();
    QTRY_VERIFY(spy.isGone());
    QTRY_COMPARE(server.disconnects(), 1);
    QCOMPARE(spy.count, 0);
}

void TestHttpClient::cancelIsSafeAtAnyTime()
{
    ScriptedServer server;
    server.enqueue(Script::json("{}"));
    HttpClient http({});
    ApiReply *atOnce = http.send(listingAt(server.url()));
    ReplySpy atOnceSpy(atOnce);
    atOnce->cancel();
    atOnce->cancel();

    ApiReply *refused = http.send(listingAt(QUrl(u"file:///x"_s)));
    ReplySpy refusedSpy(refused);
    refused->cancel();

    ApiReply *whenDone = http.send(listingAt(server.url()));
    ReplySpy whenDoneSpy(whenDone);
    connect(whenDone, &ApiReply::finished, this, [whenDone] { whenDone->cancel(); });
    QVERIFY(whenDoneSpy.wait());
    QTRY_VERIFY(whenDoneSpy.isGone() && atOnceSpy.isGone() && refusedSpy.isGone());
    QCOMPARE(atOnceSpy.count, 0);
    QCOMPARE(refusedSpy.count, 0);
    QCOMPARE(whenDoneSpy.count, 1);
}

void TestHttpClient::deletingTheClientCancels()
{
    ScriptedServer server;
    server.enqueue(Script().hang());
    auto http = std::make_unique<HttpClient>(std::vector<Origin>());
    ReplySpy spy(http->send(listingAt(server.url())));
    Error error;
    const QPointer<QNetworkReply> raw = http->get({HttpKind::Download, server.url(), {}, {}}, {}, &error);
    QTRY_COMPARE(server.requests().size(), 2);
    http.reset();
    QVERIFY(spy.isGone());
    QVERIFY(raw.isNull());
    QTRY_COMPARE(server.disconnects(), 2);
    QCOMPARE(spy.count, 0);
}

void TestHttpClient::receiversMayGoFirst()
{
    ScriptedServer server;
    server.enqueue(Script::json("{}"));
    HttpClient http({});
    const QPointer<ApiReply> reply = http.send(listingAt(server.url()));
    int calls = 0;
    {
        QObject receiver;
        connect(reply, &ApiReply::finished, &receiver, [&calls] { ++calls; });
    }
    QTRY_VERIFY(reply.isNull());
    QCOMPARE(server.requests().size(), 1);
    QCOMPARE(calls, 0);

    // The client itself may go in answer to a result.
    auto *shortLived = new HttpClient({});
    bool deleted = false;
    connect(shortLived->send(listingAt(server.url())), &ApiReply::finished, this, [shortLived, &deleted] {
        delete shortLived;
        deleted = true;
    });
    QTRY_VERIFY(deleted);
}

void TestHttpClient::requestsUnderWayAreCounted()
{
    ScriptedServer server;
    server.enqueue(Script::answer(500, {}));
    server.enqueue(Script::json("{}"));
    HttpClient http({});
    http.setTimeouts({5s, 5s, 5s, 1ms});
    QSignalSpy counts(&http, &HttpClient::inFlightChanged);
    ReplySpy spy(http.send(listingAt(server.url())));
    QVERIFY(spy.wait());
    QList<int> seen;
    for (const QVariantList &arguments : counts)
        seen.append(arguments.first().toInt());
    QCOMPARE(seen, (QList<int>{1, 0, 1, 0}));
}

/// Qt's own clearConnectionCache() would leave a running request without an end.
void TestHttpClient::forgettingConnectionsHarmsNobody()
{
    ScriptedServer server;
    server.enqueue(Script().hang());
    server.enqueue(Script::json("{}"));
    HttpClient http({});
    http.setTimeouts({500ms, 5s, 5s, 1ms});
    ReplySpy running(http.send(listingAt(server.url())));
    QTRY_COMPARE(server.requests().size(), 1);
    http.forgetConnections();
    ReplySpy next(http.send(listingAt(server.url())));
    QVERIFY(next.wait());
    QVERIFY(next.result->ok());
    QCOMPARE(server.requests().last().connection, 2);
    QVERIFY(running.wait());
    QCOMPARE(running.result->error().kind, ErrorKind::TimedOut);
}

void TestHttpClient::rawRepliesForDownloads()
{
    ScriptedServer server;
    server.enqueue(Script::answer(200, "a,b"));
    HttpClient http({});
    QSignalSpy counts(&http, &HttpClient::inFlightChanged);
    Error error;
    QNetworkReply *reply =
        http.get({HttpKind::Download, server.url(u"/f.csv"_s), {}, {}},
                 {{"X-Mark", "1"}, {"Authorization", "Bearer sneaked"}, {"X-Bad", "a\r\nb: c"}}, &error);
    QVERIFY(reply);
    QSignalSpy finished(reply, &QNetworkReply::finished);
    QVERIFY(finished.wait());
    QCOMPARE(reply->readAll(), "a,b");
    const RecordedRequest &request = server.requests().first();
    QCOMPARE(request.header("Accept-Encoding"), "identity");
    QCOMPARE(request.header("X-Mark"), "1");
    QVERIFY(request.header("Authorization").isNull());
    QVERIFY(request.header("X-Bad").isNull());
    delete reply;
    QCOMPARE(counts.last().first().toInt(), 0);
}

QTEST_GUILESS_MAIN(TestHttpClient)
#include "tst_httpclient.moc"
