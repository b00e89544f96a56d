// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/httpclient.h"
#include "net/listingrequest.h"
#include "net/proxyfactory.h"
#include "support/replyspy.h"
#include "support/scriptedserver.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

class TestProxy final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whichProxy();
    void onlyTheProxyThatAskedGetsThePassword();
    void loopbackGoesDirect();
    void thePasswordIsAskedForOnce();
    void aWrongPasswordIsNotRepeatedForEver();
    void aWrongPasswordGoesWithOneOfManyRequests();
    void anotherProxyGetsNothing();
    void rightPasswordOpensTheTunnel();
    void proxyThatClosesAfterThePassword();
};

namespace {

Script passwordWanted()
{
    return Script()
        .send("HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm=\"x\"\r\n"
              "Content-Length: 0\r\nConnection: close\r\n\r\n")
        .close();
}

int offers(const ScriptedServer &proxy)
{
    return int(std::count_if(proxy.requests().begin(), proxy.requests().end(), [](const RecordedRequest &request) {
        return !request.header("Proxy-Authorization").isNull();
    }));
}

HttpRequest listing()
{
    return listingAt(QUrl(u"https://acme.invalid/list"_s));
}

ProxySettings through(const ScriptedServer &proxy)
{
    return {ProxySettings::Mode::Manual, u"127.0.0.1"_s, proxy.serverPort()};
}

/// A client whose proxy takes no password.
struct Refused
{
    Refused()
    {
        proxy.enqueue(passwordWanted());
        http.setProxy(through(proxy));
    }

    ScriptedServer proxy;
    HttpClient http{{}};
    QSignalSpy wanted{&http, &HttpClient::proxyPasswordRequested};
};

} // namespace

void TestProxy::whichProxy()
{
    const QNetworkProxyQuery query(QUrl(u"https://acme.example.com/"_s));
    QCOMPARE(ProxyFactory({ProxySettings::Mode::None, {}, 0}).queryProxy(query).first().type(), QNetworkProxy::NoProxy);
    const auto manual = ProxyFactory({ProxySettings::Mode::Manual, u"proxy.example.com"_s, 3128}).queryProxy(query);
    QCOMPARE(manual.size(), 1);
    QCOMPARE(manual.first().type(), QNetworkProxy::HttpProxy);
    QCOMPARE(manual.first().hostName(), u"proxy.example.com"_s);
    QCOMPARE(manual.first().port(), 3128);

    qputenv("https_proxy", "http://system.example.com:8080");
    const auto system = ProxyFactory({ProxySettings::Mode::System, {}, 0}).queryProxy(query);
    const auto loopback = ProxyFactory({ProxySettings::Mode::System, {}, 0})
                              .queryProxy(QNetworkProxyQuery(QUrl(u"https://127.0.0.1/"_s)));
    qunsetenv("https_proxy");
#if defined(Q_OS_LINUX)
    QCOMPARE(system.first().hostName(), u"system.example.com"_s);
#endif
    QCOMPARE(loopback.first().type(), QNetworkProxy::NoProxy);
}

void TestProxy::onlyTheProxyThatAskedGetsThePassword()
{
    const ProxyCredentials typed{u"proxy.example.com"_s, u"ada"_s, u"right"_s};
    const QNetworkProxyQuery query(QUrl(u"https://acme.example.com/"_s));
    ProxyFactory asked({ProxySettings::Mode::Manual, u"Proxy.Example.com"_s, 3128}, typed);
    QCOMPARE(asked.queryProxy(query).first().user(), u"ada"_s);
    QCOMPARE(asked.queryProxy(query).first().password(), u"right"_s);
    QVERIFY(asked.usesCredentials(query));
    QVERIFY(!asked.usesCredentials(QNetworkProxyQuery(QUrl(u"https://127.0.0.1/"_s))));

    ProxyFactory other({ProxySettings::Mode::Manual, u"other.example.com"_s, 3128}, typed);
    QVERIFY(!other.usesCredentials(query));
    QVERIFY(!ProxyFactory({ProxySettings::Mode::None, {}, 0}, typed).usesCredentials(query));
    QList<QNetworkProxy> proxies = other.queryProxy(query);
    ProxyFactory system({ProxySettings::Mode::System, {}, 0}, typed);
    qputenv("https_proxy", "http://system.example.com:8080");
    proxies += system.queryProxy(query);
    qputenv("https_proxy", "http://proxy.example.com:8080");
    const QList<QNetworkProxy> named = system.queryProxy(query);
    qunsetenv("https_proxy");
    for (const QNetworkProxy &proxy : proxies)
        QVERIFY2(proxy.user().isEmpty() && proxy.password().isEmpty(), qPrintable(proxy.hostName()));
#if defined(Q_OS_LINUX)
    QCOMPARE(named.first().password(), u"right"_s);
#endif
}

void TestProxy::loopbackGoesDirect()
{
    ScriptedServer server;
    server.enqueue(Script::json("{}"));
    HttpClient http({});
    http.setProxy({ProxySettings::Mode::Manual, u"127.0.0.1"_s, 1});
    ReplySpy spy(http.send({HttpKind::Listing, server.url(), {}, {}}));
    QVERIFY(spy.wait());
    QVERIFY(spy.result->ok());
}

void TestProxy::thePasswordIsAskedForOnce()
{
    Refused refused;
    for (int i = 0; i < 3; ++i) {
        ReplySpy spy(refused.http.send(listing()));
        QVERIFY(spy.wait());
        QCOMPARE(spy.result->error().kind, ErrorKind::ProxyFailed);
    }
    QCOMPARE(refused.wanted.count(), 1);
    QCOMPARE(refused.wanted.first().first().toString(), u"127.0.0.1"_s);
    for (const RecordedRequest &request : refused.proxy.requests()) {
        QCOMPARE(request.method, "CONNECT");
        QVERIFY(request.header("Proxy-Authorization").isNull());
    }
}

void TestProxy::aWrongPasswordIsNotRepeatedForEver()
{
    Refused refused;
    refused.http.setProxyCredentials({u"127.0.0.1"_s, u"ada"_s, u"wrong"_s});
    for (int i = 0; i < 4; ++i) {
        ReplySpy spy(refused.http.send(listing()));
        QVERIFY(spy.wait());
        QCOMPARE(spy.result->error().kind, ErrorKind::ProxyFailed);
    }
    QCOMPARE(offers(refused.proxy), 1); // again and again may lock the user out of the proxy
    QCOMPARE(refused.wanted.count(), 1);
}

void TestProxy::aWrongPasswordGoesWithOneOfManyRequests()
{
    Refused refused;
    refused.http.setProxyCredentials({u"127.0.0.1"_s, u"ada"_s, u"wrong"_s});
    std::vector<std::unique_ptr<ReplySpy>> spies;
    spies.reserve(4);
    for (int i = 0; i < 4; ++i)
        spies.push_back(std::make_unique<ReplySpy>(refused.http.send(listing())));
    for (const auto &spy : spies) {
        QVERIFY(spy->wait());
        QCOMPARE(spy->result->error().kind, ErrorKind::ProxyFailed);
    }
    QCOMPARE(offers(refused.proxy), 1);
    QCOMPARE(refused.wanted.count(), 1);

    // One that is stopped while it tries lets the next one go.
    refused.http.setProxyCredentials({u"127.0.0.1"_s, u"ada"_s, u"another"_s});
    ReplySpy stopped(refused.http.send(listing()));
    ReplySpy next(refused.http.send(listing()));
    stopped.cancel();
    QVERIFY(next.wait());
}

/// What was typed for one proxy is no other one's, even at the same host.
void TestProxy::anotherProxyGetsNothing()
{
    ScriptedServer first;
    ScriptedServer second;
    first.enqueue(passwordWanted());
    second.enqueue(passwordWanted());
    HttpClient http({});
    http.setProxy(through(first));
    http.setProxyCredentials({u"127.0.0.1"_s, u"ada"_s, u"right"_s});
    http.setProxy(through(second));
    QSignalSpy wanted(&http, &HttpClient::proxyPasswordRequested);
    ReplySpy spy(http.send(listing()));
    QVERIFY(spy.wait());
    QCOMPARE(spy.result->error().kind, ErrorKind::ProxyFailed);
    QVERIFY(!second.requests().isEmpty());
    QCOMPARE(offers(second), 0);
    QCOMPARE(wanted, (QList<QVariantList>{{u"127.0.0.1"_s}}));

    // Nor one that the system names in the place of the one that asked; and this one is asked for, too.
    http.setProxyCredentials({u"proxy.example.com"_s, u"ada"_s, u"right"_s});
    ReplySpy other(http.send(listing()));
    QVERIFY(other.wait());
    QCOMPARE(offers(second), 0);
    QCOMPARE(wanted.count(), 2);
}

void TestProxy::rightPasswordOpensTheTunnel()
{
    ScriptedServer proxy;
    const auto askedFirst = Script().send("HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic "
                                          "realm=\"x\"\r\nContent-Length: 0\r\n\r\n");
    proxy.enqueue(askedFirst);
    proxy.enqueue(Script().send("HTTP/1.1 200 OK\r\n\r\n").close());
    HttpClient http({});
    http.setProxy(through(proxy));
    http.setProxyCredentials({u"127.0.0.1"_s, u"ada"_s, u"right"_s});
    QSignalSpy wanted(&http, &HttpClient::proxyPasswordRequested);
    http.setTimeouts({5s, 5s, 5s, 1ms});
    ReplySpy spy(http.send(listing()));
    QVERIFY(spy.wait());
    QCOMPARE(proxy.requests().at(1).header("Proxy-Authorization"), "Basic " + "ada:right"_ba.toBase64());
    QVERIFY(wanted.isEmpty());
}

/// Qt 6.4 crashes where a password that was given in answer to its signal meets a proxy that then goes away: it sends
/// again what was never encrypted.
void TestProxy::proxyThatClosesAfterThePassword()
{
    ScriptedServer proxy;
    proxy.enqueue(
        Script().send("HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm=\"x\"\r\n"
                      "Content-Length: 0\r\n\r\n"));
    proxy.enqueue(Script().close());
    HttpClient http({});
    http.setProxy(through(proxy));
    http.setProxyCredentials({u"127.0.0.1"_s, u"ada"_s, u"right"_s});
    http.setTimeouts({500ms, 500ms, 500ms, 1ms});
    ReplySpy spy(http.send(listing()));
    QVERIFY(spy.wait());
    QCOMPARE(spy.result->error().kind, ErrorKind::TimedOut); // Qt waits for it; our deadline does not
    QCOMPARE(proxy.requests().at(1).header("Proxy-Authorization"), "Basic " + "ada:right"_ba.toBase64());
}

QTEST_GUILESS_MAIN(TestProxy)
#include "tst_proxy.moc"
