// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/ctlfixture.h"
#include "support/saidof.h"
#include "support/testcertificates.h"

#include <QTest>

using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// The table of exit statuses: what the service does, what the program returns and says.
class TestCtlStatus final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void ends_data();
    void ends();
    void unreachable();
    void untrustedCertificate();
    void noAccount();

private:
    CtlFixture m_fixture;
};

void TestCtlStatus::initTestCase()
{
    QVERIFY2(m_fixture.addAcme(), m_fixture.why().constData());
}

void TestCtlStatus::ends_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("requests");
    QTest::addColumn<QByteArray>("fragment");

    const auto answer = [](int status) { return Script::answer(status, R"({"message":"so says the service"})"); };
    const Script::Headers json{{"Content-Type", "application/json"}};
    QTest::newRow("200") << Script::json(jobsPage({}, 1, 25, "0")) << 0 << 1 << QByteArray();
    QTest::newRow("401") << answer(401) << 4 << 1
                         << Balehook::Testing::saidOf(Balehook::ErrorKind::TokenRefused).toUtf8();
    QTest::newRow("403") << answer(403) << 4 << 1 << QByteArray("so says the service");
    QTest::newRow("401 NTLM") << Script::answer(401, "", {{"WWW-Authenticate", "NTLM"}}) << 4 << 1
                              << Balehook::Testing::saidOf(Balehook::ErrorKind::TokenRefused).toUtf8();
    QTest::newRow("302") << Script::answer(302, "", {{"Location", "https://evil.example.com/"}}) << 5 << 1
                         << QByteArray("evil.example.com");
    QTest::newRow("400") << answer(400) << 5 << 1 << QByteArray("so says the service");
    QTest::newRow("404") << answer(404) << 5 << 1 << QByteArray("so says the service");
    QTest::newRow("429") << Script::answer(429, "", {{"Retry-After", "90"}}) << 5 << 1 << QByteArray("90 seconds");
    QTest::newRow("500") << answer(500) << 5 << 3 << QByteArray("so says the service");
    QTest::newRow("600") << answer(600) << 5 << 1 << QByteArray();
    QTest::newRow("204") << Script().send("HTTP/1.1 204 No Content\r\n\r\n").close() << 7 << 1 << QByteArray("204");
    QTest::newRow("closed") << Script().close() << 6 << 3 << QByteArray();
    QTest::newRow("cut")
        << Script().send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{").close()
        << 6 << 3 << QByteArray();
    QTest::newRow("web page") << Script::answer(200, "<!doctype html><p>Sign in", {{"Content-Type", "text/html"}}) << 7
                              << 1 << QByteArray();
    QTest::newRow("no JSON") << Script::answer(200, "{\"data\":[", json) << 7 << 1 << QByteArray();
    QTest::newRow("no listing") << Script::json("{}") << 7 << 1 << QByteArray();
    QTest::newRow("too much") << Script::json(QByteArray(5 * 1024 * 1024, ' ')) << 7 << 1 << QByteArray();
}

void TestCtlStatus::ends()
{
    QFETCH(const Script, script);
    QFETCH(const int, status);
    QFETCH(const int, requests);
    QFETCH(const QByteArray, fragment);
    for (const bool all : {false, true}) {
        const qsizetype before = m_fixture.server.requests().size();
        for (int i = 0; i < requests; ++i)
            m_fixture.server.enqueue(script);
        const auto run = m_fixture.run(QStringList{u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s, u"--format=json"_s}
                                       + (all ? QStringList{u"--all"_s} : QStringList()));
        QVERIFY(run->end());
        QVERIFY2(run->status() == status, run->err().constData());
        QCOMPARE(run->out(), QByteArray(status == 0 ? "[]\n" : ""));
        QVERIFY2(run->err().contains(fragment), run->err().constData());
        QCOMPARE(run->err().count('\n'), status == 0 ? 0 : 1);
        QVERIFY(status == 0 || run->err().startsWith("balehookctl: "));
        // Of a GET whose connection is closed Qt itself sends another one.
        const qsizetype sent = m_fixture.server.requests().size() - before;
        QVERIFY2(requests == 1 ? sent == 1 : sent >= requests, QByteArray::number(sent).constData());
    }
}

void TestCtlStatus::unreachable()
{
    CtlFixture fixture;
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    fixture.server.close();
    const auto run = fixture.run({u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s});
    QVERIFY(run->end());
    QVERIFY2(run->status() == 6, run->err().constData());
    QCOMPARE(run->err().count('\n'), 1);
}

void TestCtlStatus::untrustedCertificate()
{
    ScriptedServer server(TestCertificates::server());
    const auto added = m_fixture.run(
        {u"account"_s, u"add"_s, u"secure"_s, u"--base-url"_s, server.url(u""_s).toString(), u"--token-stdin"_s},
        "another-token");
    QVERIFY(added->end());
    QVERIFY2(added->status() == 0, added->err().constData());
    const auto run = m_fixture.run({u"jobs"_s, u"list"_s, u"--account"_s, u"secure"_s});
    QVERIFY(run->end());
    QVERIFY2(run->status() == 6, run->err().constData());
    QCOMPARE(run->err().count('\n'), 1);
    QVERIFY(server.requests().isEmpty());
}

void TestCtlStatus::noAccount()
{
    const auto run = m_fixture.run({u"webhooks"_s, u"list"_s, u"--account"_s, u"nobody"_s});
    QVERIFY(run->end());
    QCOMPARE(run->status(), 3);
    QCOMPARE(run->err(), QByteArray("balehookctl: There is no account named nobody in this profile.\n"));
}

QTEST_GUILESS_MAIN(TestCtlStatus)
#include "tst_ctlstatus.moc"
