// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/savetarget.h"
#include "failedrows/fetch/fetchrun.h"
#include "failedrows/fetch/linkcheck.h"
#include "net/apireply.h"
#include "net/httpclient.h"
#include "support/replyspy.h"
#include "support/scriptedserver.h"
#include "support/testcertificates.h"

#include <QDir>
#include <QHostAddress>
#include <QMutex>
#include <QTemporaryDir>
#include <QTest>

#include <dlfcn.h>
#include <netdb.h>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

namespace {

/// A name service that says what a test wants, and counts what it is asked.
struct Names
{
    QMutex mutex;
    QMap<QByteArray, QList<QByteArray>> addresses;
    QStringList asked;
};

Names &names()
{
    static Names kept;
    return kept;
}

} // namespace

extern "C" Q_DECL_EXPORT int getaddrinfo(const char *name, const char *service, const addrinfo *hints, addrinfo **found)
{
    static const auto real = reinterpret_cast<int (*)(const char *, const char *, const addrinfo *, addrinfo **)>(
        dlsym(RTLD_NEXT, "getaddrinfo"));
    const QMutexLocker lock(&names().mutex);
    if (!QHostAddress(QString::fromUtf8(name)).isNull())
        return real(name, service, hints, found);
    names().asked.append(QString::fromUtf8(name));
    *found = nullptr;
    addrinfo **next = found;
    for (const QByteArray &address : names().addresses.value(name)) {
        if (const int failed = real(address.constData(), service, hints, next))
            return failed;
        while (*next)
            next = &(*next)->ai_next;
    }
    return *found ? 0 : EAI_NONAME;
}

/// Files at hosts that have a name: it is looked up once, judged, and connected to by address.
class TestNamedHosts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void isConnectedToByAddress();
    void goesOnAtTheNextAddress();
    void aNameForAPrivateAddressIsRefused_data();
    void aNameForAPrivateAddressIsRefused();
    void noRedirectLeadsToSuchAName();
    void aNameThatNobodyKnows();
    void cancelingALookup();
    void localhostIsNotLookedUp();
    void localhostMayBeIPv6();

private:
    std::unique_ptr<FetchRun> run(const QUrl &url, const QString &server);
    QUrl named(const QString &host, const QString &scheme = u"https"_s) const;

    const TestCertificates::Trust m_trust;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedServer> m_server;
    HttpClient m_http{{}};
    int m_number = 0;
};

namespace {

const QString remote = u"https://acme.example.com"_s;
const QString local = u"http://127.0.0.1:1"_s;

/// In the certificate. Qt remembers what it was told, so that each test has a name of its own.
QString certified(const QString &label)
{
    return label + u".elsewhere.invalid"_s;
}

void setAddresses(const QString &name, const QList<QByteArray> &addresses)
{
    const QMutexLocker lock(&names().mutex);
    names().addresses[name.toLatin1()] = addresses;
}

} // namespace

void TestNamedHosts::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<ScriptedServer>(TestCertificates::server(TestCertificates::Kind::WrongName));
    m_server->route("GET", "/", Script::answer(200, "a,b\r\n1,2\r\n"), ScriptedServer::always);
    m_http.setTimeouts(
        {std::chrono::seconds(8), std::chrono::seconds(8), std::chrono::seconds(8), std::chrono::milliseconds(1)});
    const QMutexLocker lock(&names().mutex);
    names().addresses.clear();
    names().asked.clear();
}

QUrl TestNamedHosts::named(const QString &host, const QString &scheme) const
{
    return QUrl(u"%1://%2:%3/rows.csv"_s.arg(scheme, host, QString::number(m_server->serverPort())));
}

std::unique_ptr<FetchRun> TestNamedHosts::run(const QUrl &url, const QString &server)
{
    const QString target = m_folder->filePath(QString::number(++m_number));
    auto fetch = std::make_unique<FetchRun>(m_http, url, std::make_unique<SaveTarget>(target), std::nullopt,
                                            DestinationPolicy(*Origin::of(QUrl(server))));
    fetch->run();
    return fetch;
}

void TestNamedHosts::isConnectedToByAddress()
{
    const QString name = certified(u"first"_s);
    setAddresses(name, {"127.0.0.1"});
    const auto fetch = run(named(name), local);
    QVERIFY(fetch->result);
    QVERIFY2(fetch->result->ok(), qPrintable(fetch->result->ok() ? QString() : fetch->result->error().logLine()));
    QCOMPARE(names().asked, QStringList{name});
    // Its certificate was asked for by that name, and so was the file.
    const QByteArray host = name.toLatin1() + ':' + QByteArray::number(m_server->serverPort());
    QCOMPARE(m_server->requests().constLast().header("Host"), host);
    QCOMPARE(fetch->result->value().finalHost, QString::fromLatin1(host));
}

void TestNamedHosts::goesOnAtTheNextAddress()
{
    const QString name = certified(u"second"_s);
    setAddresses(name, {"127.0.0.9", "127.0.0.1"}); // nobody listens at the first one
    const auto fetch = run(named(name), local);
    QVERIFY(fetch->result && fetch->result->ok());
    QCOMPARE(m_server->requests().size(), 1);
}

void TestNamedHosts::aNameForAPrivateAddressIsRefused_data()
{
    QTest::addColumn<QList<QByteArray>>("addresses");
    QTest::newRow("loopback") << QList<QByteArray>{"127.0.0.1"};
    QTest::newRow("loopback by IPv6") << QList<QByteArray>{"::1"};
    QTest::newRow("mapped") << QList<QByteArray>{"::ffff:127.0.0.1"};
    QTest::newRow("unspecified") << QList<QByteArray>{"0.0.0.0"};
    QTest::newRow("private") << QList<QByteArray>{"10.0.0.1", "192.168.1.1", "fd00::1"};
    QTest::newRow("metadata") << QList<QByteArray>{"169.254.169.254"};
}

void TestNamedHosts::aNameForAPrivateAddressIsRefused()
{
    QFETCH(QList<QByteArray>, addresses);
    const QString host = u"private%1.invalid"_s.arg(++m_number);
    setAddresses(host, addresses);
    const auto fetch = run(named(host), remote);
    QVERIFY(fetch->result && !fetch->result->ok());
    const Error &error = fetch->result->error();
    QCOMPARE(error.kind, ErrorKind::NotAllowed);
    QVERIFY2(error.userMessage().contains(LinkCheck::privateAddress(host).section(host, 0, 0) + host),
             qPrintable(error.userMessage()));
    QCOMPARE(m_server->connections(), 0);
    QCOMPARE(names().asked, QStringList{host});
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList());
}

void TestNamedHosts::noRedirectLeadsToSuchAName()
{
    const QString name = certified(u"own"_s);
    const QString host = u"private-redirect.invalid"_s;
    setAddresses(name, {"127.0.0.1"});
    setAddresses(host, {"127.0.0.1"});
    m_server->route("GET", "/rows.csv", Script::answer(302, {}, {{"Location", named(host).toEncoded() + "/next"}}));
    // The account's own host, wherever it is, may serve its files.
    const auto fetch = run(named(name), u"https://own.elsewhere.invalid"_s);
    QVERIFY(fetch->result && !fetch->result->ok());
    QCOMPARE(fetch->result->error().kind, ErrorKind::Redirected);
    QCOMPARE(m_server->requests().size(), 1);
}

void TestNamedHosts::aNameThatNobodyKnows()
{
    const auto fetch = run(named(u"nobody.invalid"_s), remote);
    QVERIFY(fetch->result && !fetch->result->ok());
    QCOMPARE(fetch->result->error().kind, ErrorKind::HostNotFound);
    QVERIFY(fetch->result->error().host.startsWith(u"nobody.invalid"));
    QCOMPARE(m_server->connections(), 0);
}

void TestNamedHosts::cancelingALookup()
{
    const QString name = certified(u"other"_s);
    const QString target = m_folder->filePath(u"rows.csv"_s);
    setAddresses(u"late.invalid"_s, {"127.0.0.1"});
    FetchRun fetch(m_http, named(u"late.invalid"_s), std::make_unique<SaveTarget>(target), std::nullopt,
                   DestinationPolicy(*Origin::of(QUrl(local))));
    fetch.fetcher.start();
    fetch.fetcher.cancel();
    // Another one is through; nothing came of the first.
    setAddresses(name, {"127.0.0.1"});
    QVERIFY(run(named(name), local)->result->ok());
    QCOMPARE(fetch.count, 0);
    QCOMPARE(m_server->requests().size(), 1);
}

/// Not even where the system would say that it is another machine.
void TestNamedHosts::localhostIsNotLookedUp()
{
    setAddresses(u"localhost"_s, {"203.0.113.9"});
    m_server = std::make_unique<ScriptedServer>(TestCertificates::server());
    m_server->route("GET", "/", Script::json("{}"), ScriptedServer::always);
    const QByteArray host = "localhost:" + QByteArray::number(m_server->serverPort());
    QVERIFY(run(named(u"localhost"_s), u"https://localhost"_s)->result->ok());
    QCOMPARE(m_server->requests().constLast().header("Host"), host);

    HttpClient http({*Origin::of(named(u"localhost"_s))});
    ReplySpy reply(http.send({HttpKind::Listing, named(u"LocalHost"_s), Secret("secret"), {}}));
    QVERIFY(reply.wait());
    QVERIFY(reply.result->ok());
    QCOMPARE(m_server->requests().constLast().header("Host"), host);
    QCOMPARE(m_server->requests().constLast().header("Authorization"), "Bearer secret"_ba);
    QCOMPARE(names().asked, QStringList());
}

void TestNamedHosts::localhostMayBeIPv6()
{
    m_server = std::make_unique<ScriptedServer>();
    m_server->close();
    QVERIFY(m_server->listen(QHostAddress::LocalHostIPv6));
    m_server->route("GET", "/", Script::json("{}"), ScriptedServer::always);
    m_server->route("POST", "/", Script::json("{}"), ScriptedServer::always);
    QVERIFY(run(named(u"localhost"_s, u"http"_s), u"http://localhost"_s)->result->ok());
    for (const HttpKind kind : {HttpKind::Listing, HttpKind::Creation}) {
        HttpClient http({});
        ReplySpy reply(http.send({kind, named(u"localhost"_s, u"http"_s), {}, "{}"}));
        QVERIFY(reply.wait());
        QVERIFY(reply.result->ok());
    }
    QCOMPARE(m_server->requests().size(), 3);
    QCOMPARE(m_server->requests().constLast().method, "POST"_ba);
}

QTEST_GUILESS_MAIN(TestNamedHosts)
#include "tst_namedhosts.moc"
