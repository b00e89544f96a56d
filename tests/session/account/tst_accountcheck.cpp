// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/accountcheck.h"

#include "net/httpclient.h"
#include "session/testdata.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

class TestAccountCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheUrlsBeforeItAsks();
    void asksEachListingForOneRecord();
    void asksForPropertiesWhereThereIsAPath();
    void seesThatOffsetsAreNotTaken();
    void oneAnswersTheOtherNot();
    void aWrongProxyPasswordIsOfferedOnce();
    void nobodyThere();
    void deletedWhileAsking();
    void deletedByWhoeverHearsOfTheEnd();

private:
    static std::unique_ptr<AccountCheck> makeCheck(const ScriptedServer &server);
};

std::unique_ptr<AccountCheck> TestAccountCheck::makeCheck(const ScriptedServer &server)
{
    return std::make_unique<AccountCheck>(testAccount(u"a"_s, server), testToken(u"unsaved"_s), ProxySettings());
}

void TestAccountCheck::namesTheUrlsBeforeItAsks()
{
    const ScriptedServer server;
    const auto check = makeCheck(server);
    QCOMPARE(check->lines().size(), 2u);
    QCOMPARE(check->lines()[0].endpoint, Endpoint::ListImportJobs);
    QCOMPARE(check->lines()[0].url, server.url(QString::fromLatin1(jobsPath) + u"?page=1&per_page=1"_s));
    QCOMPARE(check->lines()[1].endpoint, Endpoint::ListWebhooks);
    QCOMPARE(check->lines()[1].url, server.url(QString::fromLatin1(webhooksPath) + u"?page=1&per_page=1"_s));
    QVERIFY(!check->lines()[0].done && !check->lines()[1].done);
    QCOMPARE(server.connections(), 0);
}

void TestAccountCheck::asksEachListingForOneRecord()
{
    ScriptedServer server;
    server.enqueue(jobsPage(1, 57));
    const auto check = makeCheck(server);
    QSignalSpy changed(check.get(), &AccountCheck::changed);
    QSignalSpy finished(check.get(), &AccountCheck::finished);
    check->start();
    check->start();
    QVERIFY(changed.isEmpty());
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(changed.count(), 2);
    for (const AccountCheck::Line &line : check->lines()) {
        QVERIFY(line.done && !line.error);
        QCOMPARE(line.answer.total, std::optional<qint64>(57));
        QCOMPARE(line.answer.totalField, u"result"_s);
        QCOMPARE(line.answer.perPage, std::optional<int>(25));
    }
    QList<QByteArray> asked = targets(server);
    std::sort(asked.begin(), asked.end());
    const QByteArray query = "?page=1&per_page=1";
    QCOMPARE(asked, (QList<QByteArray>{webhooksPath + query, jobsPath + query}));
    for (const RecordedRequest &request : server.requests()) {
        QCOMPARE(request.method, "GET"_ba);
        QCOMPARE(request.header("Authorization"), "Bearer unsaved"_ba);
    }
}

void TestAccountCheck::asksForPropertiesWhereThereIsAPath()
{
    ScriptedServer server;
    server.enqueue(Script::json(R"({"total":340,"data":[{"internalName":"size"}]})"));
    Account account = testAccount(u"a"_s, server);
    account.propertiesPath = u"/own/property"_s;
    AccountCheck check(account, testToken(u"unsaved"_s), ProxySettings());
    QCOMPARE(check.lines().size(), 3u);
    QCOMPARE(check.lines()[2].endpoint, Endpoint::ListProperties);
    QCOMPARE(check.lines()[2].url, server.url(u"/own/property?page=1&per_page=1"_s));
    QSignalSpy finished(&check, &AccountCheck::finished);
    check.start();
    QTRY_COMPARE(finished.count(), 1);
    const AccountCheck::Line &line = check.lines()[2];
    QVERIFY(line.done && !line.error);
    QCOMPARE(line.answer.total, std::optional<qint64>(340));
    QCOMPARE(line.answer.totalField, u"total"_s);
    QCOMPARE(line.answer.records->count(), 1);
    QVERIFY(!line.answer.page && !line.answer.perPage);
    QVERIFY(targets(server).contains("/own/property?page=1&per_page=1"));
}

/// One record was asked for: a service that echoes its usual page size did not take page[limit].
void TestAccountCheck::seesThatOffsetsAreNotTaken()
{
    ScriptedServer server;
    server.enqueue(jobsPage());
    Account account = testAccount(u"a"_s, server);
    account.pagination = Pagination::Offsets;
    AccountCheck check(account, testToken(u"unsaved"_s), ProxySettings());
    QCOMPARE(check.lines()[0].url.query(QUrl::FullyEncoded), u"page%5Boffset%5D=0&page%5Blimit%5D=1"_s);
    QSignalSpy finished(&check, &AccountCheck::finished);
    check.start();
    QTRY_COMPARE(finished.count(), 1);
    for (const AccountCheck::Line &line : check.lines()) {
        QCOMPARE(line.error->kind, ErrorKind::PagingIgnored);
        QCOMPARE(line.error->httpStatus, 200);
    }
}

void TestAccountCheck::oneAnswersTheOtherNot()
{
    ScriptedServer server;
    server.enqueue(Script::answer(401, "{\"message\": \"who are you?\"}"));
    server.enqueue(webhooksPage());
    const auto check = makeCheck(server);
    QSignalSpy finished(check.get(), &AccountCheck::finished);
    check->start();
    QTRY_COMPARE(finished.count(), 1);

    // Which of the two came first at the server is left open.
    const bool jobsRefused = server.requests().at(0).target.startsWith(jobsPath);
    const AccountCheck::Line &refused = check->lines()[jobsRefused ? 0 : 1];
    const AccountCheck::Line &answered = check->lines()[jobsRefused ? 1 : 0];
    QCOMPARE(refused.error->kind, ErrorKind::TokenRefused);
    QCOMPARE(refused.error->serviceText, u"who are you?"_s);
    QVERIFY(!answered.error);
    QCOMPARE(answered.answer.total, std::optional<qint64>(31));
    QCOMPARE(answered.answer.totalField, u"total"_s);
}

/// Though it asks for all listings at once.
void TestAccountCheck::aWrongProxyPasswordIsOfferedOnce()
{
    ScriptedServer proxy;
    proxy.enqueue(Script::answer(407, {}, {{"Proxy-Authenticate", "Basic realm=\"proxy\""}}));
    AccountCheck check(testAccount(u"a"_s, u"https://acme.example.invalid"_s), testToken(u"unsaved"_s),
                       {ProxySettings::Mode::Manual, u"127.0.0.1"_s, proxy.serverPort()});
    check.http().setProxyCredentials({u"127.0.0.1"_s, u"ada"_s, u"wrong"_s});
    QSignalSpy wanted(&check.http(), &HttpClient::proxyPasswordRequested);
    QSignalSpy finished(&check, &AccountCheck::finished);
    check.start();
    QTRY_COMPARE(finished.count(), 1);
    for (const AccountCheck::Line &line : check.lines())
        QCOMPARE(line.error->kind, ErrorKind::ProxyFailed);
    QCOMPARE(wanted, (QList<QVariantList>{{u"127.0.0.1"_s}}));
    const auto isOffer = [](const RecordedRequest &request) { return request.head.contains("Proxy-Authorization"); };
    QCOMPARE(std::count_if(proxy.requests().begin(), proxy.requests().end(), isOffer), 1);
}

void TestAccountCheck::nobodyThere()
{
    auto server = std::make_unique<ScriptedServer>();
    const auto check = makeCheck(*server);
    server.reset();
    QSignalSpy finished(check.get(), &AccountCheck::finished);
    check->start();
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 30'000);
    for (const AccountCheck::Line &line : check->lines())
        QCOMPARE(line.error->kind, ErrorKind::Unreachable);
}

void TestAccountCheck::deletedWhileAsking()
{
    ScriptedServer server;
    server.enqueue(Script().hang());
    auto check = makeCheck(server);
    QSignalSpy changed(check.get(), &AccountCheck::changed);
    check->start();
    QTRY_COMPARE(server.requests().size(), 2);
    check.reset();
    QTRY_COMPARE(server.disconnects(), 2);
    QVERIFY(changed.isEmpty());
}

void TestAccountCheck::deletedByWhoeverHearsOfTheEnd()
{
    ScriptedServer server;
    server.enqueue(jobsPage());
    auto check = makeCheck(server);
    connect(check.get(), &AccountCheck::changed, this, [&check] { check.reset(); });
    check->start();
    QTRY_VERIFY(!check);
}

QTEST_GUILESS_MAIN(TestAccountCheck)

#include "tst_accountcheck.moc"
