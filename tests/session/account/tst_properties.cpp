// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/page.h"
#include "domain/records/property.h"
#include "session/account/accountsession.h"
#include "session/faketokenstore.h"
#include "session/testdata.h"

#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// The listing whose path is the account's own, over real HTTP.
class TestProperties final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAPathThereIsNone();
    void answersWithProperties();
    void anotherPathAsksAgainThere();
    void aRemovedPathIsNotAsked();
    void anotherDialectAsksAgain();
    void anIgnoredOffsetIsToldOnce();
    void theTokenStaysAtTheListingOrigin_data();
    void theTokenStaysAtTheListingOrigin();

private:
    static Account accountWith(const QString &path, const ScriptedServer &server);
    std::unique_ptr<AccountSession> makeSession(const Account &account);

    FakeTokenStore m_store;
};

namespace {

Script propertiesPage()
{
    return Script::json(R"({"page":1,"perPage":25,"total":1,"data":[{"internalName":"size","scope":["order"]}]})");
}

} // namespace

Account TestProperties::accountWith(const QString &path, const ScriptedServer &server)
{
    Account account = testAccount(u"a"_s, server);
    account.propertiesPath = path;
    return account;
}

std::unique_ptr<AccountSession> TestProperties::makeSession(const Account &account)
{
    auto session = std::make_unique<AccountSession>(account, u"profile"_s, m_store);
    session->setToken(testToken(u"secret"_s), AccountSession::KeepToken::ForThisSession, this, [](const Outcome &) {});
    return session;
}

void TestProperties::withoutAPathThereIsNone()
{
    const ScriptedServer server;
    const auto session = makeSession(accountWith({}, server));
    QVERIFY(!session->properties());
    QSignalSpy changed(session.get(), &AccountSession::accountChanged);
    session->updateAccount(accountWith(u"/property"_s, server));
    QCOMPARE(changed.count(), 1);
    QVERIFY(session->properties());
    QCOMPARE(server.connections(), 0);
}

void TestProperties::answersWithProperties()
{
    ScriptedServer server;
    server.enqueue(propertiesPage());
    const auto session = makeSession(accountWith(u"/api/platform/v1/property"_s, server));
    QSignalSpy arrived(session->properties(), &PageSource::arrived);
    session->properties()->request({1, 25});
    QTRY_COMPARE(arrived.count(), 1);
    const auto answer = arrived.first().at(1).value<PageAnswer>();
    const auto *page = dynamic_cast<const Page<Property> *>(answer.records.get());
    QVERIFY(page);
    QCOMPARE(*page->at(0).list(Property::Scope), QStringList(u"order"_s));
    QCOMPARE(targets(server), QList<QByteArray>{"/api/platform/v1/property?page=1&per_page=25"});
}

void TestProperties::anotherPathAsksAgainThere()
{
    ScriptedServer server;
    server.enqueue(Script().hang());
    const auto session = makeSession(accountWith(u"/old"_s, server));
    PageSource *source = session->properties();
    QSignalSpy arrived(source, &PageSource::arrived);
    QSignalSpy invalidated(source, &PageSource::invalidated);
    QSignalSpy jobsInvalidated(&session->importJobs(), &PageSource::invalidated);
    const auto jobs = session->newImportJobs();
    QSignalSpy copyInvalidated(jobs.get(), &PageSource::invalidated);
    source->request({1, 25});
    QTRY_COMPARE(server.requests().size(), 1);
    server.enqueue(propertiesPage());
    session->updateAccount(accountWith(u"/new"_s, server));
    QCOMPARE(session->properties(), source);
    QCOMPARE(invalidated.count(), 1);
    QVERIFY(jobsInvalidated.isEmpty() && copyInvalidated.isEmpty());
    QTRY_COMPARE(arrived.count(), 1);
    QCOMPARE(targets(server), (QList<QByteArray>{"/old?page=1&per_page=25", "/new?page=1&per_page=25"}));
}

void TestProperties::aRemovedPathIsNotAsked()
{
    ScriptedServer server;
    server.enqueue(Script().hang());
    const auto session = makeSession(accountWith(u"/old"_s, server));
    PageSource *source = session->properties();
    QSignalSpy failed(source, &PageSource::failed);
    source->request({1, 25});
    QTRY_COMPARE(server.requests().size(), 1);
    session->updateAccount(accountWith({}, server));
    QVERIFY(!session->properties());
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed.first().at(1).value<Error>().kind, ErrorKind::NotAllowed);
    QCOMPARE(server.requests().size(), 1);
}

void TestProperties::anotherDialectAsksAgain()
{
    ScriptedServer server;
    server.enqueue(propertiesPage());
    Account account = accountWith(u"/property"_s, server);
    const auto session = makeSession(account);
    std::vector<std::unique_ptr<QSignalSpy>> spies;
    for (PageSource *source : {session->properties(), &session->importJobs(), &session->webhooks()})
        spies.push_back(std::make_unique<QSignalSpy>(source, &PageSource::invalidated));
    account.pagination = Pagination::Offsets;
    session->updateAccount(account);
    for (const auto &spy : spies)
        QCOMPARE(spy->count(), 1);
    QSignalSpy arrived(session->properties(), &PageSource::arrived);
    session->properties()->request({1, 25});
    QTRY_COMPARE(arrived.count(), 1);
    QCOMPARE(targets(server), QList<QByteArray>{"/property?page%5Boffset%5D=0&page%5Blimit%5D=25"});
}

/// A service that goes on answering with page 1 must not be asked for ever.
void TestProperties::anIgnoredOffsetIsToldOnce()
{
    ScriptedServer server;
    server.enqueue(propertiesPage());
    Account account = accountWith(u"/property"_s, server);
    account.pagination = Pagination::Offsets;
    const auto session = makeSession(account);
    QSignalSpy arrived(session->properties(), &PageSource::arrived);
    QSignalSpy failed(session->properties(), &PageSource::failed);
    session->properties()->request({2, 25});
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed.first().at(1).value<Error>().kind, ErrorKind::PagingIgnored);
    session->properties()->request({1, 25});
    QTRY_COMPARE(arrived.count(), 1);
    QCOMPARE(failed.count(), 1);
    QCOMPARE(server.requests().size(), 2);
    QCOMPARE(session->state(), AccountSession::State::Ready);
}

void TestProperties::theTokenStaysAtTheListingOrigin_data()
{
    // None of these passes ListingPath; here they get by as if it were not there. "%" is the foreign server.
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("target");
    const auto row = [](const char *name, const QString &path, const char *target) {
        QTest::newRow(name) << path << QByteArray(target);
    };
    row("plain", u"/property"_s, "/property");
    row("whole URL", u"http://127.0.0.1:%/property"_s, "");
    row("another host", u"//127.0.0.1:%/property"_s, "//127.0.0.1:%/property");
    row("user information", u"@127.0.0.1:%/property"_s, "");
    row("a port", u":%/property"_s, "");
    row("a domain to go on with", u".evil.example/property"_s, "");
    row("backslashes", u"\\\\127.0.0.1:%\\property"_s, "");
    row("line break", u"/property HTTP/1.1\r\nHost: evil\r\nX: "_s,
        "/property%20HTTP/1.1%0D%0AHost:%20evil%0D%0AX:%20");
    row("query", u"/property?page=7"_s, "/property%3Fpage=7");
    row("fragment", u"/property#x"_s, "/property%23x");
}

void TestProperties::theTokenStaysAtTheListingOrigin()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, target);
    ScriptedServer own;
    ScriptedServer workspace;
    ScriptedServer foreign;
    own.enqueue(propertiesPage());
    foreign.enqueue(propertiesPage());
    workspace.enqueue(propertiesPage());
    const QString foreignPort = QString::number(foreign.serverPort());
    Account account = accountWith(path.replace(u"%"_s, foreignPort), own);
    account.workspaceBase = BaseUrl::parse(workspace.url().toString(), account.slug).value();
    const auto session = makeSession(account);
    QSignalSpy arrived(session->properties(), &PageSource::arrived);
    QSignalSpy failed(session->properties(), &PageSource::failed);
    session->properties()->request({1, 25});
    QTRY_COMPARE(arrived.count() + failed.count(), 1);
    QCOMPARE(foreign.connections(), 0);
    QCOMPARE(workspace.connections(), 0);
    if (!own.requests().isEmpty()) {
        const RecordedRequest &request = own.requests().first();
        QCOMPARE(request.header("Host"), "127.0.0.1:" + QByteArray::number(own.serverPort()));
        if (!target.isEmpty() && !target.startsWith("//"))
            QCOMPARE(request.target, QByteArray(target + "?page=1&per_page=25"));
    }
    QCOMPARE(own.requests().isEmpty(), failed.count() == 1);
}

QTEST_GUILESS_MAIN(TestProperties)

#include "tst_properties.moc"
