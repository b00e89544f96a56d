// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/faultcase.h"
#include "models/pagedtablemodel.h"
#include "net/httpclient.h"
#include "support/saidof.h"
#include "widgets/lists/importjobskind.h"
#include "widgets/lists/listingpage.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

/// Refused tokens, challenges, TLS, hosts that are not there, and being told to wait.
class TestFaultsAccess final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void refused_data();
    void refused();
    void anotherTokenGoesOn();
    void tls_data();
    void tls();
    void plainWhereTlsIsExpected();
    void tlsWherePlainIsExpected();
    void notThere();
    void unknownName();
    void waitsAsToldAndSaysSo_data();
    void waitsAsToldAndSaysSo();
    void recoversByItself_data();
    void recoversByItself();
    void leftoverBytesAreNobodysAnswer_data();
    void leftoverBytesAreNobodysAnswer();
    void cookiesAreForgotten();
    void aKeptConnectionThatDiedIsReplaced();

private:
    static void pointTo(FaultDesk &desk, const QString &base);
};

namespace {

const QByteArray json = "Content-Type: application/json\r\n";

Script status(int code, const QByteArray &headers)
{
    return Script().send("HTTP/1.1 " + QByteArray::number(code) + " No\r\n" + headers + "Content-Length: 2\r\n\r\n{}");
}

} // namespace

void TestFaultsAccess::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

/// The account's address is changed to \a base, whatever stands there.
void TestFaultsAccess::pointTo(FaultDesk &desk, const QString &base)
{
    Account account = *desk.sessions->account(desk.accountId);
    account.listingBaseText = base;
    account.listingBase = BaseUrl::parse(base, account.slug).value();
    desk.sessions->saveAccount(account);
    desk.session().http().setTimeouts(desk.options.timeouts);
    desk.session().setToken(BearerToken::fromPasted(QString::fromLatin1(FaultDesk::token())).value().token,
                            AccountSession::KeepToken::ForThisSession, &desk.session(), [](const Outcome &) {});
}

void TestFaultsAccess::refused_data()
{
    QTest::addColumn<bool>("tls");
    QTest::addColumn<Listing>("listing");
    QTest::addColumn<Script>("script");
    QTest::addColumn<QString>("sees");
    const auto row = [](const char *name, const Script &script, const QString &sees) {
        QTest::addRow("jobs: %s", name) << false << Listing::ImportJobs << script << sees;
        QTest::addRow("webhooks: %s", name) << false << Listing::Webhooks << script << sees;
        QTest::addRow("jobs by TLS: %s", name) << true << Listing::ImportJobs << script << sees;
    };
    const QString refused = saidOf(ErrorKind::TokenRefused);
    const auto challenge = [](const QByteArray &text) { return status(401, "WWW-Authenticate: " + text + "\r\n"); };
    row("401", status(401, {}), refused);
    row("401 invalid_token", challenge("Bearer error=\"invalid_token\""), refused);
    row("401 Basic", challenge("Basic realm=\"<b>x</b>\""), refused);
    row("401 Digest", challenge("Digest realm=\"x\", nonce=\"y\", qop=\"auth\""), refused);
    row("401 NTLM", challenge("NTLM"), refused);
    row("401 Negotiate", challenge("Negotiate"), refused);
    row("401 with all of them", challenge("Negotiate\r\nWWW-Authenticate: NTLM\r\nWWW-Authenticate: Basic realm=x"),
        refused);
    row("401 and closes", status(401, "WWW-Authenticate: NTLM\r\nConnection: close\r\n").close(), refused);
    row("401 as a web page", status(401, "WWW-Authenticate: Basic realm=x\r\nContent-Type: text/html\r\n"), refused);
    row("401 that names a place", status(401, "Location: /login\r\n"), refused);
    row("403", status(403, {}), saidOf(ErrorKind::Forbidden));
    row("403 with a challenge", status(403, "WWW-Authenticate: NTLM\r\n"), saidOf(ErrorKind::Forbidden));
}

void TestFaultsAccess::refused()
{
    QFETCH(bool, tls);
    QFETCH(Listing, listing);
    QFETCH(Script, script);
    QFETCH(QString, sees);
    FaultDeskOptions options;
    options.tls = tls;
    FaultDesk desk(options);
    desk.answer(listing, script);
    QVERIFY(desk.show(listing));
    QTRY_VERIFY2(desk.messageText().contains(sees), qPrintable(desk.messageText()));
    QCOMPARE(desk.emptyText(), ListingPage::badTokenText());
    QVERIFY(desk.buttons().contains(u"Update Token..."_s));
    QVERIFY(!QApplication::activeModalWidget()); // nobody is asked for a password
    judgeTexts(desk);
    QCOMPARE(desk.asked("GET"), 1);
    QCOMPARE(desk.service.requests().constFirst().header("Authorization"), "Bearer " + FaultDesk::token());
    QCOMPARE(desk.tokens.tokens.size(), 1); // and it is kept
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsAccess::anotherTokenGoesOn()
{
    FaultDesk desk;
    QVERIFY(desk.show());
    desk.answer(Listing::ImportJobs, status(401, "WWW-Authenticate: Bearer\r\n"));
    desk.page().refresh();
    QTRY_VERIFY(desk.messageText().contains(saidOf(ErrorKind::TokenRefused)));
    QCOMPARE(desk.ids().size(), 3); // what was loaded stays
    QVERIFY(desk.showListing(Listing::Webhooks));
    QCOMPARE(desk.asked("GET"), 2); // nothing more is asked with a refused token
    desk.service.clearRoutes();
    const QByteArray other = "Another-Canary.42";
    desk.wire.addToken(other);
    desk.session().setToken(BearerToken::fromPasted(QString::fromLatin1(other)).value().token,
                            AccountSession::KeepToken::ForThisSession, &desk.session(), [](const Outcome &) {});
    QTRY_COMPARE(desk.ids().size(), 3);
    QTRY_COMPARE(desk.messageText(), QString());
    QVERIFY(desk.showListing(Listing::ImportJobs));
    QCOMPARE(desk.ids().size(), 3);
    QCOMPARE(desk.service.requests().constLast().header("Authorization"), "Bearer " + other);
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsAccess::tls_data()
{
    QTest::addColumn<int>("certificate"); // -1: a good one, of an authority that is not trusted
    QTest::addColumn<QString>("detail");
    QTest::newRow("expired") << int(TestCertificates::Kind::Expired) << u"expired"_s;
    QTest::newRow("another name") << int(TestCertificates::Kind::WrongName) << u"host name"_s;
    QTest::newRow("nobody knows who signed it") << -1 << u"issuer"_s;
}

void TestFaultsAccess::tls()
{
    QFETCH(int, certificate);
    QFETCH(QString, detail);
    std::optional<TestCertificates::Trust> trust;
    if (certificate >= 0)
        trust.emplace();
    ScriptedServer server(
        TestCertificates::server(certificate < 0 ? TestCertificates::Kind::Good : TestCertificates::Kind(certificate)));
    FaultDesk desk;
    desk.wire.addOwn(server);
    pointTo(desk, server.url({}).toString());
    QVERIFY(desk.show());
    QVERIFY2(desk.messageText().startsWith(u"A secure connection to 127.0.0.1"), qPrintable(desk.messageText()));
    QVERIFY2(desk.messageDetail().contains(detail, Qt::CaseInsensitive), qPrintable(desk.messageDetail()));
    QCOMPARE(desk.buttons(), QStringList({u"Details"_s, u"Retry"_s})); // and none to go on in spite of it
    judgeTexts(desk);
    QCOMPARE(server.requestHeads(), 0);
    QCOMPARE(desk.asked("GET"), 0);
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsAccess::plainWhereTlsIsExpected()
{
    ScriptedServer server;
    server.enqueue(Script().send("HTTP/1.1 200 OK\r\n\r\n").close());
    FaultDeskOptions options;
    options.timeouts = FaultDesk::impatient();
    FaultDesk desk(options);
    desk.wire.addOwn(server);
    pointTo(desk, u"https://127.0.0.1:%1"_s.arg(server.serverPort()));
    QVERIFY(desk.show());
    QVERIFY2(desk.messageText().contains(saidOf(ErrorKind::TimedOut)), qPrintable(desk.messageText()));
    judgeTexts(desk);
    QCOMPARE(server.requestHeads(), 0);
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsAccess::tlsWherePlainIsExpected()
{
    ScriptedServer server(TestCertificates::server());
    FaultDeskOptions options;
    options.timeouts = FaultDesk::impatient();
    FaultDesk desk(options);
    desk.wire.addOwn(server);
    pointTo(desk, u"http://127.0.0.1:%1"_s.arg(server.serverPort()));
    QVERIFY(desk.show());
    QVERIFY2(desk.messageText().contains(saidOf(ErrorKind::ConnectionLost)), qPrintable(desk.messageText()));
    judgeTexts(desk);
    QCOMPARE(server.requestHeads(), 0);
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsAccess::notThere()
{
    FaultDesk desk;
    quint16 port = 0;
    {
        const ScriptedServer gone;
        port = gone.serverPort();
    }
    desk.wire.allowConnection(u"127.0.0.1:%1"_s.arg(port));
    pointTo(desk, u"http://127.0.0.1:%1"_s.arg(port));
    QVERIFY(desk.show());
    QCOMPARE(desk.messageText(),
             u"Could not connect to 127.0.0.1:%1. Check your network connection, then try again."_s.arg(port));
    QCOMPARE(desk.emptyText(), ImportJobsKind().failedText());
    QVERIFY(desk.buttons().contains(u"Retry"_s));
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsAccess::unknownName()
{
    FaultDesk desk;
    desk.wire.allowName(u"acme.balehook.invalid"_s);
    pointTo(desk, u"https://acme.balehook.invalid"_s);
    QVERIFY(desk.show());
    QVERIFY2(desk.messageText().startsWith(u"No server named acme.balehook.invalid was found."),
             qPrintable(desk.messageText()));
    QVERIFY(desk.buttons().contains(u"Retry"_s));
    QCOMPARE(desk.asked("GET"), 0);
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsAccess::waitsAsToldAndSaysSo_data()
{
    QTest::addColumn<QByteArray>("headers");
    QTest::newRow("seconds") << QByteArray("Retry-After: 2\r\n");
    QTest::newRow("a date by its own clock")
        << QByteArray("Date: Mon, 01 Jan 2001 10:00:00 GMT\r\nRetry-After: Mon, 01 Jan 2001 10:00:02 GMT\r\n");
}

void TestFaultsAccess::waitsAsToldAndSaysSo()
{
    QFETCH(QByteArray, headers);
    FaultDesk desk;
    desk.answer(Listing::ImportJobs, status(429, headers), 1);
    QList<qint64> arrivals;
    connect(&desk.service, &ScriptedServer::requestArrived, &desk.service,
            [&arrivals] { arrivals.append(QDeadlineTimer::current(Qt::PreciseTimer).deadline()); });
    QVERIFY(desk.open());
    QTRY_COMPARE(desk.messageText(), u"The service asked to wait. Next try in 2 s."_s);
    QTRY_COMPARE(desk.ids().size(), 3);
    QCOMPARE(desk.messageText(), QString());
    QCOMPARE(desk.asked("GET"), 2);
    QVERIFY(arrivals[1] - arrivals[0] >= 2000);
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsAccess::recoversByItself_data()
{
    QTest::addColumn<Listing>("listing");
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("times");
    for (const Listing listing : {Listing::ImportJobs, Listing::Webhooks, Listing::Properties}) {
        const int number = int(listing) + 1;
        QTest::addRow("500 once, list %d", number) << listing << status(500, json) << 1;
        QTest::addRow("502 twice, list %d", number) << listing << status(502, {}) << 2;
        QTest::addRow("503 with a date that is over, list %d", number)
            << listing
            << status(503, "Date: Mon, 01 Jan 2001 10:00:00 GMT\r\nRetry-After: Mon, 01 Jan 2001 09:00:00 GMT\r\n")
            << 1;
        QTest::addRow("cut once, list %d", number)
            << listing << Script().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{").close() << 1;
        QTest::addRow("reset once, list %d", number) << listing << Script().reset() << 1;
    }
}

void TestFaultsAccess::recoversByItself()
{
    QFETCH(Listing, listing);
    QFETCH(Script, script);
    QFETCH(int, times);
    FaultDesk desk;
    desk.answer(listing, script, times);
    QVERIFY(desk.show(listing));
    QStringList ids = desk.ids();
    QCOMPARE(ids.size(), 3);
    QCOMPARE(ids.removeDuplicates(), 0);
    QCOMPARE(desk.messageText(), QString());
    QCOMPARE(desk.asked("GET"), times + 1);
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsAccess::leftoverBytesAreNobodysAnswer_data()
{
    QTest::addColumn<bool>("tls");
    QTest::newRow("plain") << false;
    QTest::newRow("TLS") << true;
}

/// Two answers to one request: the second must not be taken for the answer to the next one.
void TestFaultsAccess::leftoverBytesAreNobodysAnswer()
{
    QFETCH(bool, tls);
    FaultDeskOptions options;
    options.tls = tls;
    FaultDesk desk(options);
    const QByteArray evil = pageOf(R"({"id":"evil"})");
    const QByteArray good = GoodService::page(desk.good.jobs, 1, 25, true);
    const auto whole = [](const QByteArray &body) -> QByteArray {
        return okHead + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    };
    desk.answer(Listing::ImportJobs, Script().send(whole(good) + whole(evil)), 1);
    QVERIFY(desk.show());
    QCOMPARE(desk.ids(), QStringList({u"job-1"_s, u"job-2"_s, u"job-3"_s}));
    QSignalSpy arrived(&desk.service, &ScriptedServer::requestArrived);
    desk.page().refresh();
    QTRY_VERIFY(arrived.count() > 0);
    QVERIFY(desk.settle());
    QCOMPARE(desk.ids(), QStringList({u"job-1"_s, u"job-2"_s, u"job-3"_s}));
    QVERIFY(desk.showListing(Listing::Webhooks));
    QVERIFY(!desk.ids().contains(u"evil"_s));
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsAccess::cookiesAreForgotten()
{
    FaultDesk desk;
    const QByteArray good = GoodService::page(desk.good.jobs, 1, 25, true);
    desk.answer(Listing::ImportJobs,
                withHeaders(json + "Set-Cookie: crumb=c00kie; Path=/\r\nSet-Cookie: b=2; Secure; HttpOnly\r\n", good));
    QVERIFY(desk.show());
    desk.page().refresh();
    QTRY_COMPARE(desk.asked("GET"), 2);
    QVERIFY(desk.showListing(Listing::Webhooks));
    QCOMPARE(desk.asked("GET"), 3);
    QCOMPARE(desk.audit(), QStringList()); // which looks for the header
    desk.restart();
    QVERIFY(desk.show());
    QCOMPARE(desk.audit(), QStringList());
    QCOMPARE(desk.filesWith("c00kie"), QStringList());
}

void TestFaultsAccess::aKeptConnectionThatDiedIsReplaced()
{
    FaultDesk desk;
    const QByteArray good = GoodService::page(desk.good.jobs, 1, 25, true);
    desk.answer(Listing::ImportJobs, withHeaders(json, good).close(), 1);
    QVERIFY(desk.show());
    QTRY_COMPARE(desk.service.disconnects(), 1);
    desk.page().refresh();
    QTRY_COMPARE(desk.asked("GET"), 2);
    QVERIFY(desk.settle());
    QCOMPARE(desk.ids().size(), 3);
    QCOMPARE(desk.messageText(), QString());
    QCOMPARE(desk.audit(), QStringList());
}

QTEST_MAIN(TestFaultsAccess)
#include "tst_faults_access.moc"
