// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/demoaccounts.h"
#include "service/plainhttp.h"
#include "service/serviceprocess.h"
#include "session/account/accountsession.h"
#include "session/faketokenstore.h"
#include "session/index/accountsync.h"
#include "session/indexreading.h"
#include "session/testdata.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <set>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using State = AccountSync::State;

/// An index that is filled over HTTP, by a session as the window has it.
class TestSyncHttp final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void fillsFromTheDemoService_data();
    void fillsFromTheDemoService();
    void obeysTheService();
    void looksAtTheEnds();
    void waitsForAToken();

private:
    AccountSync &begin(const Account &account, const QString &token);
    QByteArrayList all();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeTokenStore> m_tokens;
    std::unique_ptr<AccountSession> m_session;
};

void TestSyncHttp::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_tokens = std::make_unique<FakeTokenStore>();
}

void TestSyncHttp::cleanup()
{
    m_session.reset();
    m_tokens.reset();
    m_folder.reset();
}

AccountSync &TestSyncHttp::begin(const Account &account, const QString &token)
{
    m_session = std::make_unique<AccountSession>(account, u"profile"_s, *m_tokens);
    m_session->setIndexFile(m_folder->filePath(u"index/a.sqlite"_s));
    m_session->start();
    if (!token.isEmpty())
        m_session->setToken(testToken(token), AccountSession::KeepToken::ForThisSession, this, [](const Outcome &) {});
    m_session->sync()->fill();
    return *m_session->sync();
}

QByteArrayList TestSyncHttp::all()
{
    return allOf(*m_session->jobIndex());
}

void TestSyncHttp::fillsFromTheDemoService_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("honest") << QStringList{};
    QTest::newRow("large pages") << QStringList{u"--max-per-page=1000"_s};
    QTest::newRow("no total") << QStringList{u"--totals=none"_s};
    QTest::newRow("fails now and then") << QStringList{u"--fail-every=7"_s, u"--max-per-page=200"_s};
    QTest::newRow("moves") << QStringList{u"--drift=1"_s, u"--latency=60"_s};
}

void TestSyncHttp::fillsFromTheDemoService()
{
    QFETCH(const QStringList, options);
    Demo::ServiceProcess service;
    QVERIFY2(service.start(QStringList{u"--jobs=1234"_s} + options), service.errors().constData());
    const Demo::DemoAccount &acme = *Demo::demoAccount("acme");
    AccountSync &sync = begin(testAccount(u"a"_s, service.apiOrigin() + u"/acme"_s), acme.token);
    QTRY_COMPARE_WITH_TIMEOUT(sync.state(), State::Idle, 60'000);
    const QByteArrayList jobs = all();
    QVERIFY(jobs.size() >= 1234);
    QVERIFY(m_session->jobIndex()->status().isComplete());
    QCOMPARE(m_session->jobIndex()->status().unlisted, 0);
    // Each once: the ids of the demo are numbers from 1 on.
    std::set<QByteArray> ids;
    for (const QByteArray &raw : jobs) {
        const qsizetype at = raw.indexOf("\"id\":\"") + 6;
        ids.insert(raw.mid(at, raw.indexOf('"', at) - at));
    }
    QCOMPARE(qsizetype(ids.size()), jobs.size());
    for (qsizetype number = 1; number <= jobs.size(); ++number)
        QVERIFY2(ids.count(QByteArray::number(number)) == 1, QByteArray::number(number).constData());
}

void TestSyncHttp::obeysTheService()
{
    ScriptedServer server;
    server.enqueue(Script::answer(429, "", {{"Retry-After", "1"}}));
    server.enqueue(jobsPage(1, 1));
    server.enqueue(jobsPage(1, 1));
    AccountSync &sync = begin(testAccount(u"a"_s, server), u"secret"_s);
    QTRY_VERIFY(sync.progress().waiting);
    QCOMPARE(sync.state(), State::Filling);
    QTRY_COMPARE(sync.state(), State::Idle);
    QVERIFY(!sync.progress().waiting);
    QCOMPARE(all().size(), 1);
    const QList<QByteArray> asked = targets(server);
    QCOMPARE(asked.size(), 3);
    QCOMPARE(asked[0], QByteArray(jobsPath) + "?page=1&per_page=500");
    QCOMPARE(asked[1], asked[0]);
}

void TestSyncHttp::looksAtTheEnds()
{
    Demo::ServiceProcess service;
    QVERIFY2(service.start({u"--jobs=1234"_s}), service.errors().constData());
    const Demo::DemoAccount &acme = *Demo::demoAccount("acme");
    AccountSync &sync = begin(testAccount(u"a"_s, service.apiOrigin() + u"/acme"_s), acme.token);
    QTRY_COMPARE_WITH_TIMEOUT(sync.state(), State::Idle, 60'000);
    Demo::PlainHttp http;
    const auto asked = [&] {
        QStringList all;
        for (const QJsonValue &each : http.get(service.api(u"/__requests"_s)).json().value("requests"_L1).toArray())
            all.append(each["method"_L1].toString() + u' ' + each["path"_L1].toString() + u'?'
                       + each["query"_L1].toString());
        return all;
    };
    const qsizetype before = asked().size();
    QVERIFY(sync.lookAtEnds());
    QTRY_COMPARE_WITH_TIMEOUT(sync.state(), State::Idle, 60'000);
    const QString path = u"GET /acme/api/platform/v1/import-job?"_s;
    QCOMPARE(asked().mid(before), (QStringList{path + u"page=1&per_page=100"_s, path + u"page=13&per_page=100"_s}));
    QVERIFY(!sync.lookError());
    QVERIFY(!sync.isOutdated());
    QCOMPARE(all().size(), 1234);
}

void TestSyncHttp::waitsForAToken()
{
    ScriptedServer server;
    server.enqueue(Script::answer(401, "{}", {{"Content-Type", "application/json"}}));
    AccountSync &sync = begin(testAccount(u"a"_s, server), u"old"_s);
    QTRY_COMPARE(m_session->state(), AccountSession::State::TokenRefused);
    QCOMPARE(sync.state(), State::Filling);
    server.enqueue(jobsPage(1, 1));
    server.enqueue(jobsPage(1, 1));
    m_session->setToken(testToken(u"new"_s), AccountSession::KeepToken::ForThisSession, this, [](const Outcome &) {});
    QTRY_COMPARE(sync.state(), State::Idle);
    QCOMPARE(all().size(), 1);
}

QTEST_GUILESS_MAIN(TestSyncHttp)
#include "tst_synchttp.moc"
