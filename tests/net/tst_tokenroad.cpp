// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/hosttext.h"
#include "net/httpclient.h"
#include "net/listingrequest.h"
#include "support/replyspy.h"
#include "support/scriptedserver.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

/// The token reaches the account's own origin and nothing else; neither do other credentials leave.
class TestTokenRoad final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void redirectsAreNeverFollowed_data();
    void redirectsAreNeverFollowed();
    void oddRedirects_data();
    void oddRedirects();
    void foreignOriginsAreRefused();
    void challengesAreNotAnswered_data();
    void challengesAreNotAnswered();
    void cookiesAreNotKept();
    void anEchoedTokenIsTakenOut();
    void anEchoedTokenIsTakenOutOfRecords();
    void aRedirectTellsNoToken();
};

namespace {

const auto roadToken = "s3cret.tok/en+1="_ba;

HttpRequest withToken(const QUrl &url)
{
    return listingAt(url, Secret(roadToken));
}

} // namespace

void TestTokenRoad::redirectsAreNeverFollowed_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("post");
    for (const int status : {301, 302, 303, 307, 308}) {
        QTest::addRow("GET %d", status) << status << false;
        QTest::addRow("POST %d", status) << status << true;
    }
}

void TestTokenRoad::redirectsAreNeverFollowed()
{
    QFETCH(int, status);
    QFETCH(bool, post);
    ScriptedServer own;
    ScriptedServer foreign;
    foreign.enqueue(Script::json("{}"));
    own.enqueue(Script::answer(status, "moved", {{"Location", foreign.url(u"/x?key=1"_s).toEncoded()}}));
    HttpClient http({*Origin::of(own.url())});
    HttpRequest request = withToken(own.url(u"/list"_s));
    if (post) {
        request.kind = HttpKind::Creation;
        request.body = "{}";
    }
    ReplySpy spy(http.send(request));
    QVERIFY(spy.wait());
    QCOMPARE(spy.result->error().kind, ErrorKind::Redirected);
    QCOMPARE(spy.result->error().httpStatus, status);
    QCOMPARE(spy.result->error().host, u"127.0.0.1:%1"_s.arg(foreign.serverPort()));
    QVERIFY(!spy.result->error().detail.contains(u"key"_s));
    QTRY_VERIFY(spy.isGone());
    QCOMPARE(own.requestHeads(), 1);
    QCOMPARE(foreign.connections(), 0);
}

void TestTokenRoad::oddRedirects_data()
{
    QTest::addColumn<QByteArray>("location");
    QTest::newRow("none") << QByteArray();
    QTest::newRow("file") << "file:///etc/passwd"_ba;
    QTest::newRow("javascript") << "javascript:alert(1)"_ba;
    QTest::newRow("data") << "data:,x"_ba;
    QTest::newRow("garbage") << "http://[::"_ba;
}

void TestTokenRoad::oddRedirects()
{
    QFETCH(QByteArray, location);
    ScriptedServer server;
    server.enqueue(
        Script::answer(302, {}, location.isNull() ? Script::Headers() : Script::Headers{{"Location", location}}));
    HttpClient http({*Origin::of(server.url())});
    ReplySpy spy(http.send(withToken(server.url())));
    QVERIFY(spy.wait());
    QCOMPARE(spy.result->error().kind, ErrorKind::Redirected);
    QVERIFY(spy.result->error().host.isEmpty());
    QCOMPARE(server.requestHeads(), 1);
}

void TestTokenRoad::foreignOriginsAreRefused()
{
    ScriptedServer own;
    ScriptedServer foreign;
    HttpClient http({*Origin::of(own.url())});
    ReplySpy spy(http.send(withToken(foreign.url())));
    QCOMPARE(spy.count, 0); // never inside send()
    QVERIFY(spy.wait());
    QCOMPARE(spy.result->error().kind, ErrorKind::NotAllowed);
    QCOMPARE(foreign.connections(), 0);

    Error error;
    QVERIFY(!http.get({HttpKind::Download, foreign.url(), Secret(roadToken), {}}, {}, &error));
    QCOMPARE(error.kind, ErrorKind::NotAllowed);
    QVERIFY(!http.get({HttpKind::Download, QUrl(u"file:///etc/hostname"_s), {}, {}}, {}, &error));
    QCOMPARE(error.kind, ErrorKind::NotAllowed);
    QCOMPARE(foreign.connections(), 0);
}

void TestTokenRoad::challengesAreNotAnswered_data()
{
    QTest::addColumn<QByteArray>("challenge");
    QTest::newRow("none") << QByteArray();
    QTest::newRow("Bearer") << R"(Bearer error="invalid_token")"_ba;
    QTest::newRow("Basic") << R"(Basic realm="x")"_ba;
    QTest::newRow("Digest") << R"(Digest realm="x", nonce="y", qop="auth")"_ba;
    QTest::newRow("NTLM") << "NTLM"_ba;
    QTest::newRow("Negotiate") << "Negotiate"_ba;
}

void TestTokenRoad::challengesAreNotAnswered()
{
    QFETCH(QByteArray, challenge);
    ScriptedServer server;
    server.enqueue(Script::answer(
        401, {}, challenge.isNull() ? Script::Headers() : Script::Headers{{"WWW-Authenticate", challenge}}));
    HttpClient http({*Origin::of(server.url())});
    ReplySpy spy(http.send(withToken(server.url())));
    QVERIFY(spy.wait());
    QCOMPARE(spy.result->error().kind, ErrorKind::TokenRefused);
    QTRY_VERIFY(spy.isGone());
    QCOMPARE(server.requestHeads(), 1);
    QCOMPARE(server.requests().first().header("Authorization"), "Bearer " + roadToken);
}

void TestTokenRoad::cookiesAreNotKept()
{
    ScriptedServer server;
    server.enqueue(Script::answer(200, "{}",
                                  {{"Content-Type", "application/json"},
                                   {"Set-Cookie", "a=b; Path=/"},
                                   {"Alt-Svc", "h2=\":443\""},
                                   {"Refresh", "0; url=/other"}}));
    HttpClient http({*Origin::of(server.url())});
    for (int i = 0; i < 2; ++i) {
        ReplySpy spy(http.send(withToken(server.url())));
        QVERIFY(spy.wait());
        QVERIFY(spy.result->ok());
    }
    QCOMPARE(server.requests().size(), 2);
    QVERIFY(server.requests().last().header("Cookie").isNull());
}

void TestTokenRoad::anEchoedTokenIsTakenOut()
{
    ScriptedServer server;
    server.enqueue(Script::answer(400, R"({"message":"got Bearer s3cret.tok\/en+1= from you"})",
                                  {{"Content-Type", "application/json"}}));
    HttpClient http({*Origin::of(server.url())});
    ReplySpy spy(http.send(withToken(server.url())));
    QVERIFY(spy.wait());
    const Error &error = spy.result->error();
    QCOMPARE(error.kind, ErrorKind::Rejected);
    QCOMPARE(error.serviceText, u"got Bearer [...] from you"_s);
    QVERIFY(!error.detail.contains(u"s3cret"_s));
}

void TestTokenRoad::anEchoedTokenIsTakenOutOfRecords()
{
    ScriptedServer server;
    server.enqueue(
        Script::json(R"({"data":[{"id":"s3cret.tok/en+1=","filePath":"https://x/?t=s3cret.tok%2Fen%2B1%3D"}]})"));
    HttpClient http({*Origin::of(server.url())});
    ReplySpy spy(http.send(withToken(server.url())));
    QVERIFY(spy.wait());
    QVERIFY(spy.result->ok());
    const QByteArray rest = R"({"data":[{"id":"[...]","filePath":"https://x/?t=[...]"}]})";
    QCOMPARE(spy.result->value().body, rest);
}

void TestTokenRoad::aRedirectTellsNoToken()
{
    ScriptedServer server;
    server.enqueue(Script::answer(302, {}, {{"Location", "https://S3cret.example/s3cret.tok/en+1=/x"}}));
    HttpClient http({*Origin::of(server.url())});
    ReplySpy spy(http.send(withToken(server.url())));
    QVERIFY(spy.wait());
    QCOMPARE(spy.result->error().detail, u"https://s3cret.example/[...]/x"_s);
    const Secret name("S3cret-as-host"_ba);
    QCOMPARE(hostForPeople(QUrl(u"https://s3cret-as-host.example:8443/"_s)), u"[...].example:8443"_s);
}

QTEST_GUILESS_MAIN(TestTokenRoad)
#include "tst_tokenroad.moc"
