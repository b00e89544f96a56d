// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/httpclient.h"
#include "support/replyspy.h"
#include "support/scriptedserver.h"
#include "support/testcertificates.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

/// Whatever happens to a creation, exactly one POST is on the wire.
class TestCreationWire final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exactlyOnePost_data();
    void exactlyOnePost();
    void everyCreationHasAConnectionOfItsOwn();
    void refusedBeforeItLeft_data();
    void refusedBeforeItLeft();
    void untrustedServersGetNothing_data();
    void untrustedServersGetNothing();

private:
    TestCertificates::Trust m_trust;
};

namespace {

const auto body = R"({"resource":"order","webhookUrl":"https://x.example/y"})"_ba;
const auto token = "the.token"_ba;

HttpRequest creation(const QUrl &url)
{
    return {HttpKind::Creation, url, Secret(token), body};
}

constexpr int success = -1;

} // namespace

void TestCreationWire::exactlyOnePost_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("expected");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("tls");
    const auto both = [](const char *name, const Script &script, ErrorKind kind, int status = 0) {
        QTest::newRow(name) << script << int(kind) << status << false;
        QTest::newRow(QByteArray(name + ", TLS"_ba).constData()) << script << int(kind) << status << true;
    };
    const Script::Headers json{{"Content-Type", "application/json"}};
    QTest::newRow("created") << Script::answer(200, "{}", json) << success << 200 << false;
    QTest::newRow("created, TLS") << Script::answer(201, "{}", json) << success << 201 << true;
    QTest::newRow("100 first") << Script().send("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n"
                                                "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}")
                               << success << 200 << false;
    both("closed after reading", Script().close(), ErrorKind::ConnectionLost);
    both("reset after reading", Script().reset(), ErrorKind::ConnectionLost);
    both("status cut", Script().send("HTT").close(), ErrorKind::ConnectionLost);
    both("header cut", Script().send("HTTP/1.1 200 OK\r\nContent-Ty").close(), ErrorKind::ConnectionLost);
    both("header cut by a reset", Script().send("HTTP/1.1 200 OK\r\nContent-Ty").reset(), ErrorKind::ConnectionLost);
    both("body cut", Script().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{\"id\":").close(),
         ErrorKind::ConnectionLost, 200);
    both("no answer", Script().hang(), ErrorKind::TimedOut);
    both("307 elsewhere", Script::answer(307, {}, {{"Location", "https://evil.example.com/"}}), ErrorKind::Redirected,
         307);
    both("308 to itself", Script::answer(308, {}, {{"Location", "/again"}}), ErrorKind::Redirected, 308);
    both("302", Script::answer(302, {}, {{"Location", "/again"}}), ErrorKind::Redirected, 302);
    both("401", Script::answer(401, {}, {{"WWW-Authenticate", "Basic realm=x"}}), ErrorKind::TokenRefused, 401);
    both("401 NTLM", Script::answer(401, {}, {{"WWW-Authenticate", "NTLM"}}), ErrorKind::TokenRefused, 401);
    both("409", Script::answer(409, {}), ErrorKind::Rejected, 409);
    both("429", Script::answer(429, {}, {{"Retry-After", "1"}}), ErrorKind::TooManyRequests, 429);
    both("500", Script::answer(500, {}), ErrorKind::ServerFailed, 500);
    both("503", Script::answer(503, {}, {{"Retry-After", "1"}}), ErrorKind::ServerFailed, 503);
    both("204", Script().send("HTTP/1.1 204 No Content\r\n\r\n"), ErrorKind::UnexpectedStatus, 204);
    both("202", Script::answer(202, "{}"), ErrorKind::UnexpectedStatus, 202);
    both("600", Script::answer(600, {}), ErrorKind::UnexpectedStatus, 600);
    both("no HTTP", Script().send("hello\r\n\r\n").close(), ErrorKind::ConnectionLost);
}

void TestCreationWire::exactlyOnePost()
{
    QFETCH(Script, script);
    QFETCH(int, expected);
    QFETCH(int, status);
    QFETCH(bool, tls);
    const auto server =
        tls ? std::make_unique<ScriptedServer>(TestCertificates::server()) : std::make_unique<ScriptedServer>();
    server->enqueue(script);
    HttpClient http({*Origin::of(server->url())});
    http.setTimeouts({300ms, 5s, 5s, 1ms});
    ReplySpy spy(http.send(creation(server->url(u"/api/v1/webhook"_s))));
    QCOMPARE(spy.count, 0);
    QVERIFY(spy.wait());

    QCOMPARE(spy.result->ok() ? success : int(spy.result->error().kind), expected);
    QCOMPARE(spy.result->ok() ? spy.result->value().status : spy.result->error().httpStatus, status);
    QVERIFY(spy.mayHaveArrived);
    // Whoever sends again does so at once; the server would have seen it by the time that all its connections are gone.
    QTRY_VERIFY(spy.isGone());
    QTRY_COMPARE(server->disconnects(), server->connections());
    QCOMPARE(spy.count, 1);
    QCOMPARE(server->requestHeads(), 1);
    QCOMPARE(server->requests().size(), 1);
    const RecordedRequest &request = server->requests().first();
    QCOMPARE(request.method, "POST");
    QCOMPARE(request.target, "/api/v1/webhook");
    QCOMPARE(request.body, body);
    QCOMPARE(request.header("Authorization"), "Bearer " + token);
    QCOMPARE(request.header("Content-Type"), "application/json");
    QCOMPARE(request.header("Content-Length"), QByteArray::number(body.size()));
    QVERIFY(request.header("Transfer-Encoding").isNull());
    QVERIFY(request.header("Expect").isNull());
}

/// A kept-alive connection may die just as the request arrives; a creation never uses one. (case 63)
void TestCreationWire::everyCreationHasAConnectionOfItsOwn()
{
    ScriptedServer server;
    server.enqueue(Script::json("{}"));
    HttpClient http({*Origin::of(server.url())});
    http.setTimeouts({5s, 5s, 5s, 1ms});
    ReplySpy listing(http.send({HttpKind::Listing, server.url(), Secret(token), {}}));
    QVERIFY(listing.wait());

    server.enqueue(Script::json("{}"));
    ReplySpy first(http.send(creation(server.url())));
    QVERIFY(first.wait());
    server.enqueue(Script().close());
    ReplySpy second(http.send(creation(server.url())));
    QVERIFY(second.wait());

    QVERIFY(first.result->ok());
    QVERIFY(!second.result->ok());
    QCOMPARE(server.requestHeads(), 3);
    QCOMPARE(server.requests().at(0).connection, 1);
    QCOMPARE(server.requests().at(1).connection, 2);
    QCOMPARE(server.requests().at(2).connection, 3);
}

void TestCreationWire::refusedBeforeItLeft_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<int>("kind");
    QTest::newRow("nobody listens") << u"http://127.0.0.1:1/"_s << int(ErrorKind::Unreachable);
    QTest::newRow("not encrypted") << u"http://acme.example.com/"_s << int(ErrorKind::NotAllowed);
    QTest::newRow("foreign origin") << u"https://127.0.0.1:1/"_s << int(ErrorKind::NotAllowed);
}

void TestCreationWire::refusedBeforeItLeft()
{
    QFETCH(QString, url);
    QFETCH(int, kind);
    HttpClient http({*Origin::of(QUrl(u"http://127.0.0.1:1/"_s))});
    ReplySpy spy(http.send(creation(QUrl(url))));
    QCOMPARE(spy.count, 0);
    QVERIFY(spy.wait());
    QCOMPARE(int(spy.result->error().kind), kind);
    QVERIFY(!spy.mayHaveArrived);
}

void TestCreationWire::untrustedServersGetNothing_data()
{
    QTest::addColumn<int>("certificate");
    QTest::addColumn<bool>("trusted");
    QTest::newRow("wrong name") << int(TestCertificates::Kind::WrongName) << true;
    QTest::newRow("expired") << int(TestCertificates::Kind::Expired) << true;
    QTest::newRow("unknown authority") << int(TestCertificates::Kind::Good) << false;
}

void TestCreationWire::untrustedServersGetNothing()
{
    QFETCH(int, certificate);
    QFETCH(bool, trusted);
    ScriptedServer server(TestCertificates::server(TestCertificates::Kind(certificate)));
    server.enqueue(Script::json("{}"));
    const QSslConfiguration before = QSslConfiguration::defaultConfiguration();
    if (!trusted) {
        QSslConfiguration nobody = before;
        nobody.setCaCertificates({});
        QSslConfiguration::setDefaultConfiguration(nobody);
    }
    HttpClient http({*Origin::of(server.url())});
    ReplySpy spy(http.send(creation(server.url())));
    const bool ended = spy.wait();
    QSslConfiguration::setDefaultConfiguration(before);
    QVERIFY(ended);
    QCOMPARE(spy.result->error().kind, ErrorKind::TlsFailed);
    QVERIFY(!spy.result->error().detail.isEmpty());
    QVERIFY(!spy.mayHaveArrived);
    QCOMPARE(server.requestHeads(), 0);
}

QTEST_GUILESS_MAIN(TestCreationWire)
#include "tst_creationwire.moc"
