// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/apiclient.h"
#include "net/httpclient.h"
#include "support/scriptedserver.h"
#include "support/testcertificates.h"
#include "support/wait.h"

#include <QPointer>
#include <QSslSocket>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;
using State = ApiClient::Creation::State;

/// Whatever happens to a creation, exactly one POST is on the wire, or none where it is certain that none could leave;
/// and what became of it is not guessed. On plain and TLS sockets, first of all and beside a connection that an earlier
/// listing left open.
class TestCreationWire final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exactlyOnePost_data();
    void exactlyOnePost();
    void connectionsThatNobodyReads_data();
    void connectionsThatNobodyReads();
    void keptAliveConnectionIsNotUsed_data();
    void keptAliveConnectionIsNotUsed();
    void nothingLeaves_data();
    void nothingLeaves();
    void untrustedServersGetNothing_data();
    void untrustedServersGetNothing();

private:
    TestCertificates::Trust m_trust;
    ScriptedServer m_elsewhere; ///< must never hear of anything
    ScriptedServer m_mute; ///< takes a handshake for the beginning of a request and waits for its end
};

namespace {

const auto token = "the.token"_ba;

WebhookDraft sentDraft()
{
    return WebhookDraft({u"order"_s, u"POST"_s, u"created"_s, u"1"_s, u"PUT"_s, u"https://x.example/y"_s, QString()});
}

const auto created = R"({"id":"w1","resource":"order","eventType":"POST","eventSubType":"created","version":"1",)"
                     R"("externalChannelID":"","webhookUrl":"https://x.example/y","webhookMethod":"PUT",)"
                     R"("createdAt":"2026-11-21T10:00:00.000+00:00","updatedAt":"2026-11-21T10:00:00.000+00:00"})"_ba;

QByteArray headers(const QByteArray &more = {}, int status = 200)
{
    return "HTTP/1.1 " + QByteArray::number(status) + " Scripted\r\nContent-Type: application/json\r\n" + more + "\r\n";
}

Account accountOf(const QUrl &base)
{
    const AccountSlug slug = *AccountSlug::fromString(u"acme"_s);
    return Account(u"a"_s, slug, BaseUrl::parse(base.toString(), slug).value());
}

/// A client at one server, and what became of the one creation that it sends.
class Client final
{
public:
    explicit Client(const QUrl &base, const HttpTimeouts &timeouts = {5s, 5s, 5s, 1ms})
        : m_account(accountOf(base))
        , m_http({m_account.listingBase.origin()})
        , m_api(m_account, BearerToken::fromPasted(QString::fromLatin1(token)).value().token, m_http)
    {
        m_http.setTimeouts(timeouts);
    }

    bool list()
    {
        bool answered = false;
        m_api.listWebhooks({}, &m_http, [&answered](const Result<PageAnswer> &) { answered = true; });
        return Testing::waitFor([&answered] { return answered; }, 20'000);
    }
    /// Waits also until the call is gone with all that it held: whoever sends again does so before that.
    bool create()
    {
        const QPointer<ApiReply> reply = m_api.createWebhook(sentDraft(), &m_http, [this](const auto &creation) {
            ++count;
            result = creation;
        });
        isQueued = count == 0;
        return Testing::waitFor([this] { return count > 0; }, 20'000)
            && Testing::waitFor([&reply] { return reply.isNull(); });
    }

    ApiClient::Creation result;
    int count = 0;
    bool isQueued = false;

private:
    Account m_account;
    HttpClient m_http;
    ApiClient m_api;
};

std::unique_ptr<ScriptedServer> makeServer(bool tls)
{
    return tls ? std::make_unique<ScriptedServer>(TestCertificates::server()) : std::make_unique<ScriptedServer>();
}

struct Case
{
    QByteArray name;
    Script script;
    State state;
    ErrorKind kind = ErrorKind::Cancelled; ///< Cancelled: created
    int status = 0;
    bool hangs = false; ///< ended by our own time-outs
};

using Cases = std::vector<Case>;

Cases answers()
{
    const Script::Headers json{{"Content-Type", "application/json"}};
    return {
        {"200", Script::answer(200, created, json), State::Created},
        {"201", Script::answer(201, created, json), State::Created},
        {"200, then closed", Script::answer(200, created, json).send({}).close(), State::Created},
        {"100 first",
         Script().send("HTTP/1.1 100 Continue\r\n\r\n" + Script::answer(200, created, json).steps()[0].bytes),
         State::Created},
        {"chunked",
         Script().send(headers("Transfer-Encoding: chunked\r\n") + QByteArray::number(created.size(), 16) + "\r\n"
                       + created + "\r\n0\r\n\r\n"),
         State::Created},
        {"202", Script::answer(202, created, json), State::Unknown, ErrorKind::UnexpectedStatus, 202},
        {"204", Script().send("HTTP/1.1 204 No Content\r\n\r\n"), State::Unknown, ErrorKind::UnexpectedStatus, 204},
        {"103 first", Script().send("HTTP/1.1 103 Early Hints\r\n\r\n" + headers("Content-Length: 0\r\n")),
         State::Unknown, ErrorKind::UnexpectedStatus, 103},
        {"304", Script().send("HTTP/1.1 304 Not Modified\r\n\r\n"), State::Unknown, ErrorKind::UnexpectedStatus, 304},
        {"401", Script::answer(401, {}), State::Refused, ErrorKind::TokenRefused, 401},
        {"401 Bearer", Script::answer(401, {}, {{"WWW-Authenticate", "Bearer error=\"invalid_token\""}}),
         State::Refused, ErrorKind::TokenRefused, 401},
        {"401 Basic", Script::answer(401, {}, {{"WWW-Authenticate", "Basic realm=x"}}), State::Refused,
         ErrorKind::TokenRefused, 401},
        {"401 Digest", Script::answer(401, {}, {{"WWW-Authenticate", "Digest realm=\"x\", nonce=\"y\""}}),
         State::Refused, ErrorKind::TokenRefused, 401},
        {"401 NTLM", Script::answer(401, {}, {{"WWW-Authenticate", "NTLM"}}), State::Refused, ErrorKind::TokenRefused,
         401},
        {"401 Negotiate", Script::answer(401, {}, {{"WWW-Authenticate", "Negotiate"}}), State::Refused,
         ErrorKind::TokenRefused, 401},
        {"403", Script::answer(403, {}), State::Refused, ErrorKind::Forbidden, 403},
        {"404", Script::answer(404, {}), State::Refused, ErrorKind::NotFound, 404},
        {"407 of no proxy", Script::answer(407, {}, {{"Proxy-Authenticate", "Basic realm=x"}}), State::Refused,
         ErrorKind::ProxyFailed, 407},
        {"409", Script::answer(409, {}), State::Refused, ErrorKind::Rejected, 409},
        {"413 before the body", Script::answer(413, {}).beforeBody(), State::Refused, ErrorKind::Rejected, 413},
        {"422 cut", Script().send(headers("Content-Length: 99\r\n", 422) + "{\"title\":").close(), State::Refused,
         ErrorKind::Rejected, 422},
        {"429", Script::answer(429, {}, {{"Retry-After", "1"}}), State::Refused, ErrorKind::TooManyRequests, 429},
        {"500", Script::answer(500, {}), State::Unknown, ErrorKind::ServerFailed, 500},
        {"502", Script::answer(502, "<html>"), State::Unknown, ErrorKind::ServerFailed, 502},
        {"503", Script::answer(503, {}, {{"Retry-After", "1"}}), State::Unknown, ErrorKind::ServerFailed, 503},
        {"504", Script::answer(504, {}), State::Unknown, ErrorKind::ServerFailed, 504},
        {"600", Script::answer(600, {}), State::Unknown, ErrorKind::UnexpectedStatus, 600},
    };
}

Cases lostAnswers()
{
    const auto lost = ErrorKind::ConnectionLost;
    const QByteArray length = "Content-Length: 999\r\n";
    return {
        {"closed after reading", Script().close(), State::Unknown, lost},
        {"reset after reading", Script().reset(), State::Unknown, lost},
        {"closed before the body", Script().close().beforeBody(), State::Unknown, lost},
        {"status cut", Script().send("HTT").close(), State::Unknown, lost},
        {"status cut by a reset", Script().send("HTTP/1.1 2").reset(), State::Unknown, lost},
        {"header cut", Script().send("HTTP/1.1 200 OK\r\nContent-Ty").close(), State::Unknown, lost},
        {"header cut by a reset", Script().send("HTTP/1.1 200 OK\r\nContent-Ty").reset(), State::Unknown, lost},
        {"100, then closed", Script().send("HTTP/1.1 100 Continue\r\n\r\n").close(), State::Unknown, lost},
        {"body cut", Script().send(headers(length) + "{\"id\":").close(), State::Unknown, lost, 200},
        {"no body", Script().send(headers(length)).close(), State::Unknown, lost, 200},
        {"chunk cut", Script().send(headers("Transfer-Encoding: chunked\r\n") + "99\r\n{\"id\":").close(),
         State::Unknown, lost, 200},
        {"chunked rubbish", Script().send(headers("Transfer-Encoding: chunked\r\n") + "ZZ\r\n{}\r\n0\r\n\r\n").close(),
         State::Unknown, ErrorKind::NotUnderstood, 200},
        {"compressed rubbish", Script().send(headers("Content-Encoding: gzip\r\nContent-Length: 7\r\n") + "rubbish"),
         State::Unknown, ErrorKind::NotUnderstood, 200},
        {"too long", Script().send(headers() + QByteArray(5 << 20, ' ')), State::Unknown, ErrorKind::TooLarge, 200},
        {"no HTTP", Script().send("hello\r\n\r\n").close(), State::Unknown, lost},
        {"no answer", Script().hang(), State::Unknown, ErrorKind::TimedOut, 0, true},
        {"100, then nothing", Script().send("HTTP/1.1 100 Continue\r\n\r\n").hang(), State::Unknown,
         ErrorKind::TimedOut, 0, true},
        {"half a body, then nothing", Script().send(headers(length) + "{").hang(), State::Unknown, ErrorKind::TimedOut,
         200, true},
        {"body byte by byte", Script().send(headers(length)).trickle(" ", 50ms), State::Unknown, ErrorKind::TimedOut,
         200, true},
    };
}

Cases redirects(const QByteArray &elsewhere)
{
    Cases cases;
    for (const int status : {301, 302, 303, 307, 308}) {
        // 303 may point to what was created.
        cases.push_back({QByteArray::number(status), Script::answer(status, {}, {{"Location", elsewhere}}),
                         status == 303 ? State::Unknown : State::Refused, ErrorKind::Redirected, status});
    }
    const auto to = [&cases](const char *name, const QByteArray &location) {
        cases.push_back(
            {name, Script::answer(307, {}, {{"Location", location}}), State::Refused, ErrorKind::Redirected, 307});
    };
    to("307 to itself", "/api/v1/webhook");
    to("307 to a file", "file:///etc/hostname");
    to("307 to data", "data:application/json,{}");
    to("307 to a script", "javascript:alert(1)");
    cases.push_back({"307 to nowhere", Script::answer(307, {}), State::Refused, ErrorKind::Redirected, 307});
    return cases;
}

} // namespace

Q_DECLARE_METATYPE(ApiClient::Creation::State)

void TestCreationWire::exactlyOnePost_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<State>("state");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("hangs");
    QTest::addColumn<bool>("tls");
    QTest::addColumn<bool>("afterListing");
    for (const Cases &cases : {answers(), lostAnswers(), redirects(m_elsewhere.url().toEncoded())}) {
        for (const Case &each : cases) {
            for (const bool tls : {false, true}) {
                for (const bool afterListing : {false, true}) {
                    const QByteArray name = each.name + QByteArray(tls ? ", TLS" : ", plain")
                        + QByteArray(afterListing ? ", after a listing" : "");
                    QTest::newRow(name.constData()) << each.script << each.state << int(each.kind) << each.status
                                                    << each.hangs << tls << afterListing;
                }
            }
        }
    }
}

void TestCreationWire::exactlyOnePost()
{
    QFETCH(Script, script);
    QFETCH(State, state);
    QFETCH(int, kind);
    QFETCH(int, status);
    QFETCH(bool, hangs);
    QFETCH(bool, tls);
    QFETCH(bool, afterListing);
    const auto server = makeServer(tls);
    Client client(server->url(), hangs ? HttpTimeouts{600ms, 800ms, 5s, 1ms} : HttpTimeouts{5s, 10s, 5s, 1ms});
    if (afterListing) {
        server->enqueue(Script::json("{}"));
        QVERIFY(client.list());
    }
    server->enqueue(script);
    QVERIFY(client.create());

    QVERIFY(client.isQueued);
    QCOMPARE(client.count, 1);
    QCOMPARE(client.result.state, state);
    QCOMPARE(int(client.result.error.kind), kind);
    QCOMPARE(client.result.error.httpStatus, status);
    // The server would have seen a second one by the time that the connection of the first is gone.
    const int before = afterListing ? 1 : 0;
    QVERIFY(Testing::waitFor([&] { return server->disconnects() == server->connections() - before; }));
    QCOMPARE(server->connections(), before + 1);
    QCOMPARE(server->requestHeads(), before + 1);
    QCOMPARE(m_elsewhere.connections(), 0);
    if (script.startsBeforeBody())
        return;
    QCOMPARE(server->requests().size(), before + 1);
    const RecordedRequest &request = server->requests().last();
    QCOMPARE(request.method, "POST");
    QCOMPARE(request.target, "/api/v1/webhook");
    QCOMPARE(request.body, ApiClient::bodyOf(sentDraft()));
    QCOMPARE(request.header("Authorization"), "Bearer " + token);
    QCOMPARE(request.header("Content-Type"), "application/json");
    QCOMPARE(request.header("Content-Length"), QByteArray::number(request.body.size()));
    QVERIFY(request.header("Transfer-Encoding").isNull());
    QVERIFY(request.header("Expect").isNull());
    QCOMPARE(request.connection, before + 1);
}

void TestCreationWire::connectionsThatNobodyReads_data()
{
    QTest::addColumn<bool>("tls");
    QTest::newRow("plain") << false;
    QTest::newRow("TLS, closed after the handshake") << true;
}

/// Closed before a byte of the request was taken: it may have been on its way, so nothing is claimed, and there is no
/// second connection. (case 62)
void TestCreationWire::connectionsThatNobodyReads()
{
    QFETCH(bool, tls);
    // Takes connections itself, and no requests.
    class Server final : public QTcpServer
    {
    public:
        bool tls = false;
        int connections = 0;

    protected:
        void incomingConnection(qintptr descriptor) override
        {
            ++connections;
            QTcpSocket *socket = tls ? new QSslSocket(this) : new QTcpSocket(this);
            socket->setSocketDescriptor(descriptor);
            if (!tls) {
                // Not at once: a connection that is lost before anything was written may be made again.
                connect(socket, &QTcpSocket::readyRead, socket, [socket] { socket->abort(); });
                return;
            }
            auto *secure = static_cast<QSslSocket *>(socket);
            secure->setSslConfiguration(TestCertificates::server());
            connect(secure, &QSslSocket::encrypted, secure, [secure] { secure->abort(); });
            secure->startServerEncryption();
        }
    } server;
    server.tls = tls;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    Client client(QUrl(u"%1://127.0.0.1:%2"_s.arg(tls ? u"https"_s : u"http"_s).arg(server.serverPort())));
    QVERIFY(client.create());
    QVERIFY(client.result.state != State::Created);
    QCOMPARE(client.result.error.kind, ErrorKind::ConnectionLost);
    QCOMPARE(server.connections, 1);
}

void TestCreationWire::keptAliveConnectionIsNotUsed_data()
{
    QTest::addColumn<bool>("tls");
    QTest::newRow("plain") << false;
    QTest::newRow("TLS") << true;
}

/// A connection that was left open may die just as a request arrives on it; a creation never uses one. (case 63)
void TestCreationWire::keptAliveConnectionIsNotUsed()
{
    QFETCH(bool, tls);
    const auto server = makeServer(tls);
    Client client(server->url());
    server->enqueue(Script::json("{}"));
    QVERIFY(client.list());
    server->enqueue(Script::json(created));
    QVERIFY(client.create());
    QCOMPARE(client.result.state, State::Created);
    server->enqueue(Script().close());
    QVERIFY(client.create());
    QCOMPARE(client.result.state, State::Unknown);
    server->enqueue(Script::json("{}"));
    QVERIFY(client.list());
    QList<int> connections;
    for (const RecordedRequest &request : server->requests())
        connections.append(request.connection);
    QCOMPARE(connections, (QList<int>{1, 2, 3, 1}));
}

void TestCreationWire::nothingLeaves_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<int>("kind");
    QTest::newRow("nobody listens") << u"http://127.0.0.1:1"_s << int(ErrorKind::Unreachable);
    QTest::newRow("nobody listens, TLS") << u"https://127.0.0.1:1"_s << int(ErrorKind::Unreachable);
    QTest::newRow("no such name") << u"https://no-such-host.invalid"_s << int(ErrorKind::HostNotFound);
    QTest::newRow("a handshake that nobody answers")
        << QString(u"https://127.0.0.1:"_s + QString::number(m_mute.serverPort())) << int(ErrorKind::TimedOut);
}

void TestCreationWire::nothingLeaves()
{
    QFETCH(QString, url);
    QFETCH(int, kind);
    Client client(QUrl(url), {700ms, 1s, 5s, 1ms});
    QVERIFY(client.create());
    QVERIFY(client.isQueued);
    QCOMPARE(client.result.state, State::Refused);
    QCOMPARE(int(client.result.error.kind), kind);
    QCOMPARE(m_mute.requestHeads(), 0);
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
    server.enqueue(Script::json(created));
    const QSslConfiguration before = QSslConfiguration::defaultConfiguration();
    if (!trusted) {
        QSslConfiguration nobody = before;
        nobody.setCaCertificates({});
        QSslConfiguration::setDefaultConfiguration(nobody);
    }
    Client client(server.url());
    const bool ended = client.create();
    QSslConfiguration::setDefaultConfiguration(before);
    QVERIFY(ended);
    QCOMPARE(client.result.state, State::Refused);
    QCOMPARE(client.result.error.kind, ErrorKind::TlsFailed);
    QVERIFY(!client.result.error.detail.isEmpty());
    QCOMPARE(server.requestHeads(), 0);
}

QTEST_GUILESS_MAIN(TestCreationWire)
#include "tst_creationwire.moc"
