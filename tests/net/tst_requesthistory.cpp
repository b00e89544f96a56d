// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/requesthistory.h"

#include "net/httpclient.h"
#include "net/listingrequest.h"
#include "net/releasefetch.h"
#include "net/requestcurl.h"
#include "net/requesthar.h"
#include "support/replyspy.h"
#include "support/scriptedserver.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkReply>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

namespace {

const QByteArray token = "s3cret.T0k/en+1==";

/// All that is kept, and all that is made of it.
QByteArray everything(const RequestHistory &history)
{
    QByteArray all;
    for (const RequestRecordPtr &record : history.records()) {
        all += record->url + record->requestBody + record->answerBody.bytes() + record->systemError;
        for (const HeaderList &headers : {record->requestHeaders, record->answerHeaders}) {
            for (const auto &[name, value] : headers)
                all += name + value;
        }
        all += RequestCurl::command(*record) + record->sentence().toUtf8();
    }
    return all + httpArchive({history.records().begin(), history.records().end()}, u"1"_s);
}

} // namespace

class TestRequestHistory final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aListing();
    void eachTryIsARecord();
    void aRefusalHasItsWords();
    void noSecretIsKept_data();
    void noSecretIsKept();
    void theProxyPasswordIsNotKept();
    void signedLinksAndFilesAreNotKept();
    void aStoppedDownload();
    void aCreationAndItsUnknownOutcome();
    void whatHangsIsUnderWayAndThenStopped();
    void timeOutsSaySo();
    void aRedirectNamesItsHost();
    void updateChecks();
    void isBounded();
    void oldBodiesGoFirst();
    void longBodiesAreCut();
    void clearedWhileUnderWay();
    void theHistoryMayGoFirst();
    void theClientMayGoFirst();
};

void TestRequestHistory::aListing()
{
    ScriptedServer server;
    server.enqueue(Script::json(R"({"data":[]})"));
    RequestHistory history;
    const QSignalSpy changed(&history, &RequestHistory::changed);
    HttpClient http({});
    http.setHistory(history, u"id"_s, u"Acme"_s);
    ReplySpy spy(http.send(listingAt(server.url(u"/list?page=7&per_page=25"_s))));
    QCOMPARE(history.records().front()->state, RequestRecord::State::UnderWay);
    QVERIFY(spy.wait());
    QCOMPARE(changed.count(), 1);
    QCOMPARE(history.records().size(), 1U);
    const RequestRecord &record = *history.records().front();
    QCOMPARE(record.state, RequestRecord::State::Ended);
    QCOMPARE(record.url, server.url(u"/list?page=7&per_page=25"_s).toEncoded());
    QCOMPARE(record.method(), "GET");
    QCOMPARE(record.accountId, u"id"_s);
    QCOMPARE(record.account, u"Acme"_s);
    QCOMPARE(record.status, 200);
    QVERIFY(!record.isFailed());
    QCOMPARE(record.answerBody.bytes(), R"({"data":[]})");
    QCOMPARE(record.received, 11);
    QCOMPARE(record.attempt, 1);
    QCOMPARE(record.mostAttempts, 3);
    QCOMPARE(record.requestHeader("user-agent"), "Balehook");
    QCOMPARE(record.answerHeader("content-type"), "application/json");
    QVERIFY(!record.hasHiddenParts && record.sentence().isEmpty());
}

void TestRequestHistory::eachTryIsARecord()
{
    ScriptedServer server;
    server.enqueue(Script::answer(503, {}));
    server.enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{\"half\":").close());
    server.enqueue(Script::json("{}"));
    RequestHistory history;
    HttpClient http({});
    http.setHistory(history, {}, {});
    http.setTimeouts({5s, 5s, 5s, 1ms});
    ReplySpy spy(http.send(listingAt(server.url())));
    QVERIFY(spy.wait());
    QCOMPARE(history.records().size(), 3U);
    for (std::size_t i = 0; i < 3; ++i)
        QCOMPARE(history.records()[i]->attempt, int(i + 1));
    QVERIFY(!history.records()[2]->isFailed());
    QCOMPARE(history.records()[0]->verdict, ErrorKind::ServerFailed);
    QCOMPARE(history.records()[1]->verdict, ErrorKind::ConnectionLost);
    QCOMPARE(history.records()[1]->systemError, "RemoteHostClosedError");
    QCOMPARE(history.records()[1]->answerBody.bytes(), "{\"half\":");
}

void TestRequestHistory::aRefusalHasItsWords()
{
    ScriptedServer server;
    server.enqueue(Script::answer(422, R"({"message":"no such page"})"));
    RequestHistory history;
    HttpClient http({});
    http.setHistory(history, {}, {});
    ReplySpy spy(http.send(listingAt(server.url())));
    QVERIFY(spy.wait());
    const RequestRecord &record = *history.records().front();
    QCOMPARE(record.verdict, ErrorKind::Rejected);
    QCOMPARE(record.answerBody.bytes(), R"({"message":"no such page"})");
    QVERIFY(record.sentence().contains(u"422"_s));
}

void TestRequestHistory::noSecretIsKept_data()
{
    QTest::addColumn<Script>("script");
    const QByteArray encoded = token.toPercentEncoding();
    const QByteArray base64 = token.toBase64();
    const QByteArray escaped = QByteArray(token).replace('/', "\\/");
    for (const QByteArray &spelling : {token, encoded, base64, escaped}) {
        QTest::addRow("body %s", spelling.constData()) << Script::json("{\"x\":\"a " + spelling + " b\"}");
        QTest::addRow("refusal %s", spelling.constData()) << Script::answer(403, "you sent " + spelling);
        QTest::addRow("header %s", spelling.constData()) << Script::answer(200, "{}", {{"X-Echo", spelling}});
        QTest::addRow("header name %s", spelling.constData()) << Script::answer(200, "{}", {{encoded, "x"}});
        QTest::addRow("location %s", spelling.constData())
            << Script::answer(302, {}, {{"Location", "https://a.example/" + spelling + "?t=" + spelling}});
    }
    QTest::newRow("host of a redirect") << Script::answer(302, {}, {{"Location", "https://s3cret.t0k/en+1=="}});
    QTest::newRow("cookie") << Script::answer(200, "{}", {{"Set-Cookie", "a=CANARY; HttpOnly"}});
    QTest::newRow("odd header") << Script::answer(200, "{}", {{"X-Api-Key", "CANARY"}});
    QTest::newRow("UTF-16") << Script::json(QByteArray("{\0C\0A\0N\0A\0R\0Y\0", 14));
    QTest::newRow("signed link") << Script::json(R"({"failedFilePath":"https:\/\/s3.example\/a.csv?X=CANARY"})");
    QTest::newRow("user info") << Script::json(R"({"url":"https://u:CANARY@a.example/"})");
    QTest::newRow("at the cut") << Script::json(QByteArray(RequestHistory::bodyCap - 9, 'x') + token + token);
}

void TestRequestHistory::noSecretIsKept()
{
    QFETCH(Script, script);
    ScriptedServer server;
    server.enqueue(script);
    RequestHistory history;
    HttpClient http({*Origin::of(server.url())});
    http.setHistory(history, {}, {});
    ReplySpy spy(http.send({HttpKind::Listing,
                            server.url(u"/list?page=1&api_key=CANARY&X-Amz-Signature=CANARY#CANARY"_s),
                            Secret(token),
                            {}}));
    QVERIFY(spy.wait());
    QCOMPARE(server.requests().first().header("Authorization"), "Bearer " + token);
    QCOMPARE(history.records().size(), 1U);
    QCOMPARE(history.records().front()->requestHeader("Authorization"), "Bearer (hidden)");
    QVERIFY(history.records().front()->url.endsWith("/list?page=1&api_key=redacted&X-Amz-Signature=redacted"));
    const QByteArray all = everything(history);
    QVERIFY(all.contains("$TOKEN"));
    for (const QByteArray &secret : {token, token.toPercentEncoding(), token.toBase64(), token.left(9), "CANARY"_ba})
        QVERIFY2(!all.contains(secret), all.constData());
    QVERIFY(!all.contains("Bearer s3"));
}

void TestRequestHistory::theProxyPasswordIsNotKept()
{
    const QByteArray basic = "ada:proxy-CANARY"_ba.toBase64();
    ScriptedServer server;
    server.enqueue(Script::json("{\"seen\":\"proxy-CANARY and " + basic + "\"}"));
    RequestHistory history;
    HttpClient http({});
    http.setHistory(history, {}, {});
    http.setProxyCredentials({u"127.0.0.1"_s, u"ada"_s, u"proxy-CANARY"_s});
    ReplySpy spy(http.send(listingAt(server.url())));
    QVERIFY(spy.wait());
    QCOMPARE(history.records().front()->answerBody.bytes(), "{\"seen\":\"[...] and [...]\"}");
}

void TestRequestHistory::signedLinksAndFilesAreNotKept()
{
    ScriptedServer server;
    server.enqueue(Script::answer(200, "name,mail\nAda,CANARY\n", {{"Content-Type", "text/csv"}}));
    RequestHistory history;
    HttpClient http({});
    http.setHistory(history, {}, {});
    Error refused;
    HttpRequest request{HttpKind::Download, server.url(u"/f/rows.csv?x=CANARY"_s), {}, {}, 2};
    QNetworkReply *reply = http.get(request, {{"Range", "bytes=5-"}}, &refused);
    QVERIFY(reply);
    QTRY_VERIFY(reply->isFinished());
    const RequestRecord &record = *history.records().front();
    QCOMPARE(record.state, RequestRecord::State::Ended);
    QCOMPARE(record.url, server.url(u"/f/rows.csv?redacted"_s).toEncoded());
    QCOMPARE(record.status, 200);
    QCOMPARE(record.received, 21);
    QCOMPARE(record.attempt, 2);
    QCOMPARE(record.requestHeader("Range"), "bytes=5-");
    QVERIFY(record.hasHiddenParts);
    QVERIFY(!everything(history).contains("CANARY"));
    reply->deleteLater();
}

void TestRequestHistory::aStoppedDownload()
{
    ScriptedServer server;
    server.enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nabc").hang());
    RequestHistory history;
    HttpClient http({});
    http.setHistory(history, {}, {});
    Error refused;
    QNetworkReply *reply = http.get({HttpKind::Download, server.url(), {}, {}}, {}, &refused);
    QVERIFY(reply);
    const QSignalSpy came(reply, &QNetworkReply::readyRead);
    QTRY_VERIFY(came.count() > 0);
    QCOMPARE(history.records().front()->state, RequestRecord::State::UnderWay);
    RequestWatch::stop(*reply);
    reply->abort();
    const RequestRecord &record = *history.records().front();
    QCOMPARE(record.state, RequestRecord::State::Stopped);
    QCOMPARE(record.status, 200);
    QVERIFY(!record.isFailed());
    reply->deleteLater();
}

void TestRequestHistory::aCreationAndItsUnknownOutcome()
{
    ScriptedServer server;
    server.enqueue(Script::json(R"({"id":"7"})"));
    server.enqueue(Script().close());
    RequestHistory history;
    HttpClient http({*Origin::of(server.url())});
    http.setHistory(history, {}, {});
    const QByteArray body = R"({"event":"it's","webhookUrl":"https://hook.example/in"})";
    for (int i = 0; i < 2; ++i) {
        ReplySpy spy(http.send({HttpKind::Creation, server.url(u"/hooks"_s), Secret(token), body}));
        QVERIFY(spy.wait());
    }
    QCOMPARE(history.records().size(), 2U);
    const RequestRecord &created = *history.records().front();
    QCOMPARE(created.method(), "POST");
    QCOMPARE(created.requestBody, body);
    QCOMPARE(created.mostAttempts, 1);
    QVERIFY(!created.hasHiddenParts);
    QVERIFY(!created.isFailed());
    QVERIFY(!created.isOutcomeUnknown());
    const RequestRecord &lost = *history.records().back();
    QVERIFY(lost.isFailed());
    QVERIFY(lost.isOutcomeUnknown());
    QVERIFY(httpArchive({history.records().back()}, {}).contains("outcome unknown"));
}

void TestRequestHistory::whatHangsIsUnderWayAndThenStopped()
{
    ScriptedServer server;
    server.enqueue(Script().hang());
    RequestHistory history;
    HttpClient http({});
    http.setHistory(history, {}, {});
    ReplySpy spy(http.send(listingAt(server.url())));
    QTRY_COMPARE(server.requests().size(), 1);
    QCOMPARE(history.records().front()->state, RequestRecord::State::UnderWay);
    QVERIFY(httpArchive({history.records().front()}, {}).contains("under way"));
    spy.cancel();
    const RequestRecord &record = *history.records().front();
    QCOMPARE(record.state, RequestRecord::State::Stopped);
    QVERIFY(!record.isFailed());
    QCOMPARE(record.status, 0);
}

void TestRequestHistory::timeOutsSaySo()
{
    ScriptedServer server;
    server.enqueue(Script().hang());
    RequestHistory history;
    HttpClient http({});
    http.setHistory(history, {}, {});
    http.setTimeouts({5s, 50ms, 5s, 1ms});
    ReplySpy spy(http.send(listingAt(server.url())));
    QVERIFY(spy.wait());
    QCOMPARE(history.records().front()->state, RequestRecord::State::Ended);
    QCOMPARE(history.records().front()->verdict, ErrorKind::TimedOut);
}

void TestRequestHistory::aRedirectNamesItsHost()
{
    ScriptedServer server;
    server.enqueue(Script::answer(307, {}, {{"Location", "https://elsewhere.example/x?sig=CANARY"}}));
    RequestHistory history;
    HttpClient http({});
    http.setHistory(history, {}, {});
    ReplySpy spy(http.send(listingAt(server.url())));
    QVERIFY(spy.wait());
    const RequestRecord &record = *history.records().front();
    QVERIFY(record.sentence().contains(u"elsewhere.example"_s));
    QCOMPARE(record.answerHeader("Location"), "https://elsewhere.example/x?redacted");
}

void TestRequestHistory::updateChecks()
{
    RequestHistory history;
    ReleaseFetch fetch;
    fetch.setHistory(history);
    fetch.setTimeouts({5s, 5s, 5s, 1ms});
    const QSignalSpy fetched(&fetch, &ReleaseFetch::fetched);
    fetch.fetch(QUrl(u"https://127.0.0.1:1/latest.json?key=CANARY"_s));
    QTRY_COMPARE(fetched.count(), 1);
    const RequestRecord &record = *history.records().front();
    QVERIFY(record.isUpdateCheck);
    QCOMPARE(record.url, "https://127.0.0.1:1/latest.json?redacted");
    QCOMPARE(record.verdict, ErrorKind::Unreachable);
    QCOMPARE(record.mostAttempts, 1);
}

void TestRequestHistory::isBounded()
{
    RequestHistory history;
    int removed = 0;
    connect(&history, &RequestHistory::removed, this, [&removed](int count) { removed += count; });
    RequestRecord record;
    record.url = "https://a.example/";
    for (int i = 0; i < RequestHistory::mostRecords + 7; ++i)
        history.add(record);
    QCOMPARE(int(history.records().size()), RequestHistory::mostRecords);
    QCOMPARE(removed, 7);
    QVERIFY(!history.record(7));
    QCOMPARE(history.record(8)->id, 8);
    QVERIFY(!history.record(RequestHistory::mostRecords + 8));
    RequestRecord late;
    late.id = 3; // long gone
    history.update(late);
    QCOMPARE(int(history.records().size()), RequestHistory::mostRecords);
    qsizetype sum = 0;
    for (const RequestRecordPtr &each : history.records())
        sum += each->bytes();
    QCOMPARE(history.bytes(), sum);
    QVERIFY(history.bytes() < RequestHistory::mostBytes);
    history.clear();
    QCOMPARE(history.bytes(), 0);
}

void TestRequestHistory::oldBodiesGoFirst()
{
    RequestHistory history;
    const int fitting = int(RequestHistory::mostBodyBytes / RequestHistory::bodyCap);
    for (int i = 0; i < fitting + 2; ++i) {
        RequestRecord record;
        record.url = "https://a.example/";
        if (i == 0)
            record.kind = HttpKind::Creation;
        record.requestBody = i == 0 ? "{}" : "";
        record.id = history.add(record);
        record.state = RequestRecord::State::Ended;
        record.answerBody = QByteArray(RequestHistory::bodyCap, 'x');
        history.update(record);
    }
    QCOMPARE(int(history.records().size()), fitting + 2);
    QVERIFY(history.records()[0]->isBodyGone);
    const auto archive = QJsonDocument::fromJson(httpArchive({history.records()[0]}, {}));
    QCOMPARE(archive[u"log"_s][u"entries"_s][0][u"request"_s][u"bodySize"_s].toInt(), -1); // not that it was empty
    QVERIFY(history.records()[1]->isBodyGone);
    QVERIFY(!history.records()[2]->isBodyGone);
    QCOMPARE(history.records()[2]->answerBody.size(), RequestHistory::bodyCap);
    qsizetype bodies = 0;
    for (const RequestRecordPtr &each : history.records())
        bodies += each->bodyBytes();
    QVERIFY(bodies <= RequestHistory::mostBodyBytes);
    QVERIFY(history.bytes() < RequestHistory::mostBytes);
}

void TestRequestHistory::longBodiesAreCut()
{
    RequestHistory history;
    RequestRecord record;
    record.url = "https://a.example/";
    record.id = history.add(record);
    record.answerBody = QByteArray(QByteArray(RequestHistory::bodyCap - 1, 'x') + "ü");
    history.update(record);
    QVERIFY(history.records().front()->isBodyCut);
    QCOMPARE(history.records().front()->answerBody.bytes(), QByteArray(RequestHistory::bodyCap - 1, 'x'));
}

void TestRequestHistory::clearedWhileUnderWay()
{
    ScriptedServer server;
    server.enqueue(Script::json("{}"));
    RequestHistory history;
    HttpClient http({});
    http.setHistory(history, {}, {});
    ReplySpy spy(http.send(listingAt(server.url())));
    history.clear();
    QVERIFY(spy.wait());
    QVERIFY(history.records().empty());
}

void TestRequestHistory::theHistoryMayGoFirst()
{
    ScriptedServer server;
    server.enqueue(Script::json("{}"));
    auto history = std::make_unique<RequestHistory>();
    HttpClient http({});
    http.setHistory(*history, {}, {});
    ReplySpy first(http.send(listingAt(server.url())));
    history.reset();
    QVERIFY(first.wait());
    QVERIFY(first.result->ok());
    ReplySpy second(http.send(listingAt(server.url())));
    QVERIFY(second.wait());
    QVERIFY(second.result->ok());
}

void TestRequestHistory::theClientMayGoFirst()
{
    ScriptedServer server;
    server.enqueue(Script().hang());
    RequestHistory history;
    auto http = std::make_unique<HttpClient>(std::vector<Origin>());
    http->setHistory(history, {}, {});
    ReplySpy spy(http->send(listingAt(server.url())));
    Error refused;
    QVERIFY(http->get({HttpKind::Download, server.url(), {}, {}}, {}, &refused));
    QTRY_COMPARE(server.requests().size(), 2);
    http.reset();
    for (const RequestRecordPtr &record : history.records())
        QCOMPARE(record->state, RequestRecord::State::Stopped);
}

QTEST_GUILESS_MAIN(TestRequestHistory)
#include "tst_requesthistory.moc"
