// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/apiclient.h"
#include "net/httpclient.h"
#include "session/registrationfixture.h"
#include "stores/tunnelproxy.h"
#include "support/testcertificates.h"
#include "support/wait.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;
using ProxyFault = TunnelProxy::Fault;
using State = ApiClient::Creation::State;

/// Whatever stands between the program and a service that speaks TLS: listings fail with the proxy named or as a lost
/// connection, a creation is sent once or not at all, its outcome is not guessed, and the proxy reads neither token nor
/// record.
class TestProxyFaults final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void faults_data();
    void faults();
    void throughTheProxy_data();
    void throughTheProxy();
    void passwords_data();
    void passwords();
    void theServiceCutsOffBehindTheProxy_data();
    void theServiceCutsOffBehindTheProxy();
    void hostsWithoutProxy_data();
    void hostsWithoutProxy();

private:
    qsizetype posts() const;

    TestCertificates::Trust m_trust;
    std::unique_ptr<ScriptedServer> m_service;
    std::unique_ptr<TunnelProxy> m_proxy;
};

namespace {

const auto token = "the.token"_ba;

/// The name that one of the test certificates is for; it leads nowhere, so that only the proxy can reach it.
const auto service = "https://elsewhere.invalid"_L1;

/// An account's client behind a proxy, one listing and one creation.
class Client final
{
public:
    explicit Client(const ProxySettings &proxy, std::chrono::milliseconds patience = 5s)
        : m_account(testAccount(u"a"_s, service))
        , http({m_account.listingBase.origin()})
        , m_api(m_account, testToken(QString::fromLatin1(token)), http)
    {
        http.setTimeouts({patience, patience, patience, 1ms});
        http.setProxy(proxy);
    }

    std::optional<ErrorKind> list()
    {
        std::optional<Result<PageAnswer>> answer;
        m_api.listWebhooks({}, &http, [&answer](const Result<PageAnswer> &page) { answer = page; });
        if (!Testing::waitFor([&answer] { return answer.has_value(); }, 20'000))
            return ErrorKind::Cancelled;
        return answer->ok() ? std::nullopt : std::optional(answer->error().kind);
    }
    ApiClient::Creation create()
    {
        std::optional<ApiClient::Creation> creation;
        m_api.createWebhook(testDraft(), &http, [&creation](const ApiClient::Creation &made) { creation = made; });
        if (!Testing::waitFor([&creation] { return creation.has_value(); }, 20'000))
            return {};
        return *creation;
    }

private:
    Account m_account;

public:
    HttpClient http;

private:
    ApiClient m_api;
};

ProxySettings manual(const QTcpServer &proxy)
{
    return {ProxySettings::Mode::Manual, u"127.0.0.1"_s, proxy.serverPort()};
}

QByteArray reply(const QByteArray &status, const QByteArray &more = {}, const QByteArray &body = {})
{
    return "HTTP/1.1 " + status + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + more + "\r\n"
        + body;
}

} // namespace

void TestProxyFaults::init()
{
    // Its certificate is the right one for the name of the service here.
    m_service = std::make_unique<ScriptedServer>(TestCertificates::server(TestCertificates::Kind::WrongName));
    m_proxy = std::make_unique<TunnelProxy>(m_service->serverPort());
}

void TestProxyFaults::cleanup()
{
    m_proxy.reset();
    m_service.reset();
}

qsizetype TestProxyFaults::posts() const
{
    return std::count_if(m_service->requests().begin(), m_service->requests().end(),
                         [](const RecordedRequest &request) { return request.method == "POST"; });
}

void TestProxyFaults::faults_data()
{
    QTest::addColumn<ProxyFault>("fault");
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("closes at once") << ProxyFault::ClosesAtOnce << QByteArray();
    QTest::newRow("resets at once") << ProxyFault::ResetsAtOnce << QByteArray();
    QTest::newRow("never answers") << ProxyFault::Mute << QByteArray();
    QTest::newRow("answers in part") << ProxyFault::AnswersInPart << QByteArray();
    QTest::newRow("closes after CONNECT") << ProxyFault::ClosesAfterQuestion << QByteArray();
    QTest::newRow("resets after CONNECT") << ProxyFault::ResetsAfterQuestion << QByteArray();
    QTest::newRow("403") << ProxyFault::Answers << reply("403 Forbidden");
    QTest::newRow("403 with a page, closes")
        << ProxyFault::AnswersAndCloses << reply("403 Forbidden", {}, "<html>no</html>");
    QTest::newRow("404") << ProxyFault::Answers << reply("404 Not Found");
    QTest::newRow("502") << ProxyFault::Answers << reply("502 Bad Gateway");
    QTest::newRow("503, closes") << ProxyFault::AnswersAndCloses
                                 << reply("503 Service Unavailable", "Retry-After: 1\r\n");
    QTest::newRow("504") << ProxyFault::Answers << reply("504 Gateway Timeout");
    QTest::newRow("302") << ProxyFault::Answers << reply("302 Found", "Location: https://login.invalid/\r\n");
    QTest::newRow("401") << ProxyFault::Answers << reply("401 Unauthorized", "WWW-Authenticate: Basic realm=x\r\n");
    QTest::newRow("407 without a scheme") << ProxyFault::Answers << reply("407 Proxy Authentication Required");
    QTest::newRow("407 NTLM") << ProxyFault::Answers
                              << reply("407 Proxy Authentication Required", "Proxy-Authenticate: NTLM\r\n");
    QTest::newRow("407 Negotiate") << ProxyFault::AnswersAndCloses
                                   << reply("407 Proxy Authentication Required", "Proxy-Authenticate: Negotiate\r\n");
    QTest::newRow("407 unheard-of") << ProxyFault::Answers
                                    << reply("407 Proxy Authentication Required", "Proxy-Authenticate: Riddle\r\n");
    QTest::newRow("a web page that says 200")
        << ProxyFault::AnswersAndCloses << reply("200 OK", "Content-Type: text/html\r\n", "<html>hi</html>");
    QTest::newRow("204") << ProxyFault::AnswersAndCloses << reply("204 No Content");
    QTest::newRow("100") << ProxyFault::AnswersAndCloses << "HTTP/1.1 100 Continue\r\n\r\n"_ba;
    QTest::newRow("garbage") << ProxyFault::AnswersAndCloses << "\x16\x03\x01 what?\r\n\r\n"_ba;
    QTest::newRow("SSH") << ProxyFault::AnswersAndCloses << "SSH-2.0-OpenSSH_9.2\r\n"_ba;
    QTest::newRow("zeros") << ProxyFault::AnswersAndCloses << QByteArray(3000, '\0');
    QTest::newRow("line without an end") << ProxyFault::AnswersAndCloses << QByteArray(200'000, 'x');
    QTest::newRow("closes after 200") << ProxyFault::ClosesAfterYes << QByteArray();
    QTest::newRow("resets after 200") << ProxyFault::ResetsAfterYes << QByteArray();
    QTest::newRow("silent after 200") << ProxyFault::MuteAfterYes << QByteArray();
    QTest::newRow("garbage after 200") << ProxyFault::GarbageAfterYes << QByteArray();
    QTest::newRow("closes in the handshake") << ProxyFault::ClosesInHandshake << QByteArray();
    QTest::newRow("resets in the handshake") << ProxyFault::ResetsInHandshake << QByteArray();
}

/// Nothing reached the service, and that is certain: refused, not unknown.
void TestProxyFaults::faults()
{
    QFETCH(ProxyFault, fault);
    QFETCH(QByteArray, answer);
    m_proxy->fault = fault;
    m_proxy->answer = answer;
    Client client(manual(*m_proxy), 250ms);
    QSignalSpy wanted(&client.http, &HttpClient::proxyPasswordRequested);

    const std::optional<ErrorKind> listed = client.list();
    QVERIFY(listed.has_value());
    const QList<ErrorKind> possible{ErrorKind::ProxyFailed, ErrorKind::ConnectionLost, ErrorKind::TimedOut,
                                    ErrorKind::TlsFailed,   ErrorKind::Unreachable,    ErrorKind::HostNotFound};
    QVERIFY2(possible.contains(*listed), qPrintable(Error(*listed).userMessage()));
    const ApiClient::Creation creation = client.create();
    QVERIFY2(creation.state == State::Refused, qPrintable(creation.error.logLine()));
    QVERIFY2(possible.contains(creation.error.kind), qPrintable(creation.error.logLine()));
    // NTLM makes Qt go on talking until the time is over.
    const bool isRefusal =
        answer.startsWith("HTTP/1.1 4") || answer.startsWith("HTTP/1.1 5") || answer.startsWith("HTTP/1.1 3");
    if (isRefusal && !answer.contains("NTLM")) {
        QCOMPARE(*listed, ErrorKind::ProxyFailed);
        QCOMPARE(creation.error.kind, ErrorKind::ProxyFailed);
        QVERIFY2(creation.error.userMessage().startsWith(u"The proxy 127.0.0.1 refused"_s),
                 qPrintable(creation.error.userMessage()));
    }
    QVERIFY(m_service->requests().isEmpty());
    QVERIFY(!m_proxy->seen().contains(token));
    QVERIFY(wanted.count() <= 1);
    for (const QByteArray &question : m_proxy->questions())
        QVERIFY2(question.startsWith("CONNECT elsewhere.invalid:443 "), question.constData());
}

void TestProxyFaults::throughTheProxy_data()
{
    QTest::addColumn<bool>("fromEnvironment");
    QTest::addColumn<QByteArray>("credentials");
    QTest::newRow("set") << false << QByteArray();
    QTest::newRow("environment") << true << QByteArray();
    QTest::newRow("set, with a password") << false << "ada:right"_ba;
    QTest::newRow("environment, with a password") << true << "ada:right"_ba;
}

void TestProxyFaults::throughTheProxy()
{
    QFETCH(bool, fromEnvironment);
    QFETCH(QByteArray, credentials);
    m_proxy->wantedCredentials = credentials;
    m_service->enqueue(webhooksListed({}));
    m_service->enqueue(Script::json(webhookJson("w1", testDraft(), 1'790'000'000'000)));
    if (fromEnvironment)
        qputenv("https_proxy", "http://127.0.0.1:" + QByteArray::number(m_proxy->serverPort()));
    Client client(fromEnvironment ? ProxySettings() : manual(*m_proxy));
    if (!credentials.isEmpty())
        client.http.setProxyCredentials({u"127.0.0.1"_s, u"ada"_s, u"right"_s});
    const auto listed = client.list();
    const ApiClient::Creation creation = client.create();
    qunsetenv("https_proxy");
    QCOMPARE(listed, std::nullopt);
    QVERIFY2(creation.state == State::Created, qPrintable(creation.error.logLine()));
    QCOMPARE(posts(), 1);
    QCOMPARE(m_service->requests().size(), 2);
    // The proxy sees where it goes, and no more.
    QVERIFY(!m_proxy->seen().contains(token));
    QVERIFY(!m_proxy->seen().contains("x.example"));
    for (const RecordedRequest &request : m_service->requests()) {
        QCOMPARE(request.header("Authorization"), "Bearer " + token);
        QVERIFY(request.header("Proxy-Authorization").isNull());
    }
}

void TestProxyFaults::passwords_data()
{
    QTest::addColumn<TunnelProxy::After407>("after");
    QTest::addColumn<bool>("given");
    using After = TunnelProxy::After407;
    for (const bool given : {false, true}) {
        const char *what = given ? "wrong" : "none";
        QTest::addRow("%s, connection stays", what) << After::Stays << given;
        QTest::addRow("%s, connection closed", what) << After::SaysThatItCloses << given;
        QTest::addRow("%s, connection cut", what) << After::Cuts << given;
    }
}

/// It is asked for once, whatever is tried, and a wrong one is not offered again.
void TestProxyFaults::passwords()
{
    QFETCH(TunnelProxy::After407, after);
    QFETCH(bool, given);
    m_proxy->wantedCredentials = "ada:right";
    m_proxy->after407 = after;
    m_service->enqueue(webhooksListed({}));
    Client client(manual(*m_proxy), after == TunnelProxy::After407::Cuts ? 300ms : 2s);
    QSignalSpy wanted(&client.http, &HttpClient::proxyPasswordRequested);
    if (given)
        client.http.setProxyCredentials({u"127.0.0.1"_s, u"ada"_s, u"wrong"_s});
    for (int i = 0; i < 3; ++i) {
        // One that cuts without a word is not told from one that died.
        const auto listed = client.list();
        QVERIFY(listed == ErrorKind::ProxyFailed || after == TunnelProxy::After407::Cuts);
        QVERIFY(listed.has_value());
        const ApiClient::Creation creation = client.create();
        QVERIFY(creation.state == State::Refused);
        QVERIFY(creation.error.kind == ErrorKind::ProxyFailed || after == TunnelProxy::After407::Cuts);
    }
    QVERIFY(wanted.count() == 1 || after == TunnelProxy::After407::Cuts);
    QVERIFY(m_proxy->offered("ada:wrong") <= (given ? 1 : 0));
    QVERIFY(m_service->requests().isEmpty());

    client.http.setProxyCredentials({u"127.0.0.1"_s, u"ada"_s, u"right"_s});
    if (after != TunnelProxy::After407::Cuts)
        QCOMPARE(client.list(), std::nullopt);
}

void TestProxyFaults::theServiceCutsOffBehindTheProxy_data()
{
    QTest::addColumn<Script>("script");
    QTest::newRow("closed") << Script().close();
    QTest::newRow("reset") << Script().reset();
    QTest::newRow("half a status line") << Script().send("HTTP/1.1 2").close();
    QTest::newRow("half an answer") << Script()
                                           .send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                                                 "Content-Length: 500\r\n\r\n{\"id\":")
                                           .close();
    QTest::newRow("no answer") << Script().hang();
    QTest::newRow("502") << Script::answer(502, {});
}

void TestProxyFaults::theServiceCutsOffBehindTheProxy()
{
    QFETCH(Script, script);
    m_service->enqueue(std::move(script));
    Client client(manual(*m_proxy), 600ms);
    const ApiClient::Creation creation = client.create();
    QVERIFY2(creation.state == State::Unknown, qPrintable(creation.error.logLine()));
    QCOMPARE(posts(), 1);
    QCOMPARE(m_service->requests().size(), 1);
    QCOMPARE(m_proxy->questions().size(), 1);
}

void TestProxyFaults::hostsWithoutProxy_data()
{
    QTest::addColumn<QByteArray>("noProxy");
    QTest::addColumn<bool>("isAsked");
    QTest::newRow("none") << QByteArray() << true;
    QTest::newRow("the host") << "elsewhere.invalid"_ba << false;
    QTest::newRow("its domain") << ".invalid"_ba << false;
    QTest::newRow("another") << "other.invalid,example.com"_ba << true;
}

void TestProxyFaults::hostsWithoutProxy()
{
    QFETCH(QByteArray, noProxy);
    QFETCH(bool, isAsked);
    m_service->enqueue(webhooksListed({}));
    qputenv("https_proxy", "http://127.0.0.1:" + QByteArray::number(m_proxy->serverPort()));
    qputenv("no_proxy", noProxy);
    Client client({});
    const auto listed = client.list();
    qunsetenv("https_proxy");
    qunsetenv("no_proxy");
    QCOMPARE(m_proxy->questions().isEmpty(), !isAsked);
    QCOMPARE(listed.has_value(), !isAsked); // the name leads nowhere
}

QTEST_GUILESS_MAIN(TestProxyFaults)
#include "tst_proxyfaults.moc"
