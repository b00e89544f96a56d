// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/sessions.h"

#include "core/disk/filelock.h"
#include "models/importjobsmodel.h"
#include "net/requesthistory.h"
#include "session/account/proxysignin.h"
#include "session/sessionsfixture.h"
#include "settings/accountsettings.h"

#include <QPointer>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using SessionState = AccountSession::State;
using KeepToken = AccountSession::KeepToken;
using Mode = FakeTokenStore::Mode;

class TestSessions : public SessionsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void keepsOrderAndCurrentAccount();
    void withoutACurrentAccountTheFirst();
    void makesSessionsWhenAsked();
    void savesThatATokenWasStored();
    void newNameKeepsTheSession();
    void changedAddressAsksForTheTokenAgain();
    void changedWorkspaceAsksForTheTokenAgain();
    void failureToRemoveTheOldTokenDoesNotStopAChange();
    void removesAccountAndToken();
    void removedTwiceAtOnce();
    void removalWaitsForAnotherProgram();
    void removesTheAccountThoughTheTokenStays();
    void tokenNeverStoredCannotStay();
    void sharedTokenStays();
    void removedWithRequestsOnTheirWay();
    void switchingCancelsListingsOnly();
    void switchingBackAsksAgain();
    void usesTheProxy();
    void passesProxyCredentialsOn();
    void resumesAll();

private:
    AccountSession *ready(const QString &id, const QString &token = u"secret"_s);
    QStringList ids() const;
    static TokenKey keyOf(const Account &account) { return TokenKey(account, u"profile"_s); }
};

AccountSession *TestSessions::ready(const QString &id, const QString &token)
{
    bool done = false;
    AccountSession *session = m_sessions->session(id);
    session->setToken(testToken(token), KeepToken::InKeychain, this, [&done](const Outcome &) { done = true; });
    [&] { QTRY_VERIFY(done); }();
    return session;
}

QStringList TestSessions::ids() const
{
    QStringList all;
    for (const Account &account : m_sessions->accounts())
        all.append(account.id);
    return all;
}

void TestSessions::keepsOrderAndCurrentAccount()
{
    QSignalSpy changed(m_sessions.get(), &Sessions::accountsChanged);
    add(u"a"_s, u"acme"_s);
    add(u"b"_s, u"globex"_s);
    add(u"c"_s, u"initech"_s);
    QCOMPARE(changed.count(), 3);
    m_sessions->moveAccount(0, 2);
    QCOMPARE(ids(), (QStringList{u"b"_s, u"c"_s, u"a"_s}));
    m_sessions->moveAccount(1, 0);
    m_sessions->moveAccount(1, 3);
    m_sessions->moveAccount(-1, 1);
    QCOMPARE(ids(), (QStringList{u"c"_s, u"b"_s, u"a"_s}));
    QCOMPARE(changed.count(), 5);
    m_sessions->setCurrentAccount(u"b"_s);
    m_sessions->setCurrentAccount(u"nobody"_s);
    m_sessions->setBaseUrlTemplate(u"https://{slug}.example.com"_s);

    reload();
    QCOMPARE(ids(), (QStringList{u"c"_s, u"b"_s, u"a"_s}));
    QCOMPARE(m_sessions->currentAccount(), u"b"_s);
    QCOMPARE(m_sessions->baseUrlTemplate(), u"https://{slug}.example.com"_s);
    QCOMPARE(m_sessions->account(u"c"_s)->slug.toString(), u"initech"_s);
    QVERIFY(!m_sessions->account(u"nobody"_s));
}

void TestSessions::withoutACurrentAccountTheFirst()
{
    QCOMPARE(m_sessions->currentAccount(), QString());
    add(u"a"_s, u"acme"_s);
    add(u"b"_s, u"globex"_s);
    QCOMPARE(m_sessions->currentAccount(), u"a"_s);
    m_sessions->setCurrentAccount(u"b"_s);
    QVERIFY(remove(u"b"_s));
    QCOMPARE(m_sessions->currentAccount(), u"a"_s);
}

void TestSessions::makesSessionsWhenAsked()
{
    const Account account = add(u"a"_s, u"acme"_s);
    add(u"b"_s, u"globex"_s);
    m_store->put(keyOf(account), testToken(u"secret"_s));
    QVERIFY(m_store->calls().isEmpty());
    AccountSession *session = m_sessions->session(u"a"_s);
    QCOMPARE(session->state(), SessionState::ReadingToken);
    QTRY_COMPARE(session->state(), SessionState::Ready);
    QCOMPARE(m_sessions->session(u"a"_s), session);
    QCOMPARE(m_store->calls().size(), 1);
    QVERIFY(!m_sessions->session(u"nobody"_s));
}

void TestSessions::savesThatATokenWasStored()
{
    Account account = add(u"a"_s, u"acme"_s);
    ready(u"a"_s);
    QVERIFY(m_sessions->account(u"a"_s)->hasStoredToken);
    account.name = u"from a dialog that knew nothing of it"_s;
    m_sessions->saveAccount(account);

    m_store->setMode(Mode::Locked);
    reload();
    QVERIFY(m_sessions->account(u"a"_s)->hasStoredToken);
    QCOMPARE(m_sessions->account(u"a"_s)->name, account.name);
    QFile file(m_settings->fileName());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("secret"));
}

void TestSessions::newNameKeepsTheSession()
{
    Account account = add(u"a"_s, u"acme"_s);
    AccountSession *session = ready(u"a"_s);
    QSignalSpy changed(m_sessions.get(), &Sessions::accountChanged);
    account.name = u"Acme Ltd"_s;
    const QSignalSpy gone(m_sessions.get(), &Sessions::accountGone);
    m_sessions->saveAccount(account);
    QCOMPARE(changed, (QList<QVariantList>{{u"a"_s}}));
    QCOMPARE(m_sessions->session(u"a"_s), session);
    QCOMPARE(gone.count(), 0);
    QCOMPARE(session->account().name, u"Acme Ltd"_s);
    QCOMPARE(session->state(), SessionState::Ready);
    QCOMPARE(m_store->calls().filter(u"remove"_s), QStringList());
}

void TestSessions::changedAddressAsksForTheTokenAgain()
{
    const Account before = add(u"a"_s, u"acme"_s);
    const QPointer<AccountSession> old = ready(u"a"_s);
    m_server->enqueue(Script().hang());
    old->importJobs().request({1, 25});
    QTRY_COMPARE(m_server->requests().size(), 1);

    ScriptedServer other;
    const QSignalSpy gone(m_sessions.get(), &Sessions::accountGone);
    m_sessions->saveAccount(testAccount(u"a"_s, other));
    QCOMPARE(gone, (QList<QVariantList>{{u"a"_s}}));
    QVERIFY(old);
    AccountSession *session = m_sessions->session(u"a"_s);
    QVERIFY(session != old);
    session->importJobs().request({1, 25});
    QTRY_COMPARE(session->state(), SessionState::NoToken);
    QTRY_VERIFY(!old);
    QTRY_COMPARE(m_server->disconnects(), 1);
    QTRY_VERIFY(!m_store->has(keyOf(before)));
    QVERIFY(!m_sessions->account(u"a"_s)->hasStoredToken);
    QCOMPARE(other.connections(), 0);
}

void TestSessions::changedWorkspaceAsksForTheTokenAgain()
{
    Account account = add(u"a"_s, u"acme"_s);
    ready(u"a"_s);
    account.workspaceBase = BaseUrl::parse(u"https://workspace.example.com"_s, account.slug).value();
    m_sessions->saveAccount(account);
    QTRY_COMPARE(m_sessions->session(u"a"_s)->state(), SessionState::NoToken);
    QTRY_VERIFY(m_store->entries().isEmpty());
}

void TestSessions::failureToRemoveTheOldTokenDoesNotStopAChange()
{
    add(u"a"_s, u"acme"_s);
    ready(u"a"_s);
    m_store->setMode(Mode::Locked);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"old token not removed"_s));
    m_sessions->saveAccount(testAccount(u"a"_s, u"https://elsewhere.example.com"_s));
    QTRY_COMPARE(m_sessions->session(u"a"_s)->state(), SessionState::TokenUnavailable);
    QTRY_COMPARE(m_store->calls().filter(u"remove"_s).size(), 1);
    QCoreApplication::sendPostedEvents(); // its answer
    reload();
    QCOMPARE(m_sessions->account(u"a"_s)->listingBase.toString(), u"https://elsewhere.example.com"_s);
    QVERIFY(!m_sessions->account(u"a"_s)->hasStoredToken);
}

void TestSessions::removesAccountAndToken()
{
    add(u"a"_s, u"acme"_s);
    add(u"b"_s, u"globex"_s);
    ready(u"a"_s);
    ready(u"b"_s);
    QSignalSpy removed(m_sessions.get(), &Sessions::accountRemoved);
    const QSignalSpy gone(m_sessions.get(), &Sessions::accountGone);
    QSignalSpy changed(m_sessions.get(), &Sessions::accountsChanged);
    RequestRecord asked;
    asked.url = "https://a.example/CANARY";
    asked.accountId = u"a"_s;
    asked.id = m_sessions->requests().add(asked);
    QVERIFY(remove(u"a"_s));
    QVERIFY(m_sessions->requests().record(asked.id)->url.isEmpty());
    QCOMPARE(removed, (QList<QVariantList>{{u"a"_s}}));
    QCOMPARE(gone, removed);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(m_store->entries().size(), 1);
    QVERIFY(!m_sessions->session(u"a"_s));
    QVERIFY(remove(u"a"_s));
    reload();
    QCOMPARE(ids(), QStringList{u"b"_s});
}

/// The second one finds nothing any more when its turn comes.
void TestSessions::removedTwiceAtOnce()
{
    add(u"a"_s, u"acme"_s);
    add(u"b"_s, u"globex"_s);
    ready(u"a"_s);
    QStringList ended;
    for (const QString &which : {u"first"_s, u"second"_s, u"third"_s}) {
        m_sessions->removeAccount(u"a"_s, this, [&ended, which](const Outcome &outcome) {
            QVERIFY(outcome.ok());
            ended.append(which);
        });
    }
    QVERIFY(ended.isEmpty());
    QTRY_COMPARE(ended.size(), 3);
    QCOMPARE(ids(), QStringList{u"b"_s});
    QVERIFY(m_store->entries().isEmpty());
}

/// What another program adds meanwhile keeps its token, though it is that of the account removed here.
void TestSessions::removalWaitsForAnotherProgram()
{
    const Account removed = add(u"a"_s, u"acme"_s);
    ready(u"a"_s);
    QVERIFY(m_settings->save());
    FileLock other(m_folder->filePath(u"accounts.lock"_s));
    QCOMPARE(other.tryLock(), FileLock::Attempt::Taken);
    std::optional<Outcome> said;
    QSignalSpy waits(m_sessions.get(), &Sessions::removalWaits);
    m_sessions->removeAccount(u"a"_s, this, [&said](const Outcome &outcome) { said = outcome; });
    QVERIFY(waits.wait(20'000));
    QVERIFY(!said && !m_sessions->isRemoving(u"a"_s));
    QCOMPARE(ids(), QStringList{u"a"_s});
    {
        SettingsFile theirs(m_settings->fileName());
        Account added = removed;
        added.id = u"new"_s;
        QVERIFY(theirs.commit(AccountSettings(theirs).saving(added)));
    }
    other.unlockAndRemove();
    QTRY_VERIFY(said);
    QVERIFY(said->ok());
    QCOMPARE(ids(), QStringList{u"new"_s});
    QCOMPARE(m_store->entries().size(), 1);
    QVERIFY(!QFile::exists(m_folder->filePath(u"accounts.lock"_s)));
}

void TestSessions::removesTheAccountThoughTheTokenStays()
{
    add(u"a"_s, u"acme"_s);
    ready(u"a"_s);
    m_store->setMode(Mode::Locked);
    const Outcome outcome = remove(u"a"_s);
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, ErrorKind::KeychainLocked);
    reload();
    QVERIFY(ids().isEmpty());
}

void TestSessions::tokenNeverStoredCannotStay()
{
    m_store->setMode(Mode::Unavailable);
    add(u"a"_s, u"acme"_s);
    m_sessions->session(u"a"_s)->setToken(testToken(u"secret"_s), KeepToken::ForThisSession, this,
                                          [](const Outcome &) {});
    QVERIFY(remove(u"a"_s));
}

void TestSessions::sharedTokenStays()
{
    const Account account = add(u"a"_s, u"acme"_s);
    add(u"b"_s, u"acme"_s);
    ready(u"a"_s);
    QVERIFY(remove(u"a"_s));
    QVERIFY(m_store->has(keyOf(account)));
    QVERIFY(remove(u"b"_s));
    QVERIFY(!m_store->has(keyOf(account)));
}

void TestSessions::removedWithRequestsOnTheirWay()
{
    add(u"a"_s, u"acme"_s);
    const QPointer<AccountSession> session = ready(u"a"_s);
    PageSource *jobs = &session->importJobs();
    m_server->enqueue(Script().hang());
    jobs->request({1, 25});
    QTRY_COMPARE(m_server->requests().size(), 1);
    QSignalSpy arrived(jobs, &PageSource::arrived);
    QSignalSpy stateChanged(session, &AccountSession::stateChanged);
    QVERIFY(remove(u"a"_s));
    QTRY_VERIFY(!session);
    QTRY_COMPARE(m_server->disconnects(), 1);
    QVERIFY(arrived.isEmpty() && stateChanged.isEmpty());
}

void TestSessions::switchingCancelsListingsOnly()
{
    add(u"a"_s, u"acme"_s);
    add(u"b"_s, u"globex"_s);
    m_sessions->setCurrentAccount(u"a"_s);
    AccountSession *first = ready(u"a"_s);
    AccountSession *second = ready(u"b"_s, u"other"_s);
    QSignalSpy failed(&first->importJobs(), &PageSource::failed);
    QSignalSpy arrived(&second->importJobs(), &PageSource::arrived);
    m_server->enqueue(Script().hang());
    first->importJobs().request({1, 25});
    QTRY_COMPARE(m_server->requests().size(), 1);

    m_sessions->setCurrentAccount(u"a"_s);
    m_server->enqueue(jobsPage());
    second->importJobs().request({1, 25});
    m_sessions->setCurrentAccount(u"b"_s);
    QTRY_COMPARE(failed.count(), 1);
    QTRY_COMPARE(arrived.count(), 1);
    QTRY_COMPARE(m_server->disconnects(), 1);
    QCOMPARE(first->state(), SessionState::Ready);
    QCOMPARE(m_server->requests().at(0).header("Authorization"), "Bearer secret"_ba);
    QCOMPARE(m_server->requests().at(1).header("Authorization"), "Bearer other"_ba);
}

void TestSessions::switchingBackAsksAgain()
{
    add(u"a"_s, u"acme"_s);
    add(u"b"_s, u"globex"_s);
    PageSource &jobs = ready(u"a"_s)->importJobs();
    m_sessions->session(u"b"_s);
    QSignalSpy invalidated(&jobs, &PageSource::invalidated);
    m_server->enqueue(Script().hang());
    m_server->enqueue(jobsPage());
    ImportJobsModel model;
    model.setSource(&jobs, 25);
    QTRY_COMPARE(m_server->requests().size(), 1);
    m_sessions->setCurrentAccount(u"b"_s);
    m_sessions->setCurrentAccount(u"a"_s);
    QTRY_COMPARE(model.state(), PagedTableModel::State::Listed);
    QCOMPARE(invalidated.count(), 1);
    QVERIFY(!model.error());

    m_sessions->setCurrentAccount(u"b"_s);
    m_sessions->setCurrentAccount(u"a"_s);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(invalidated.count(), 1);
}

void TestSessions::usesTheProxy()
{
    m_sessions->saveAccount(testAccount(u"a"_s, u"https://acme.example.invalid"_s));
    AccountSession *session = ready(u"a"_s);
    ScriptedServer proxy;
    proxy.enqueue(Script().hang());
    QSignalSpy invalidated(&session->importJobs(), &PageSource::invalidated);
    const ProxySettings manual{ProxySettings::Mode::Manual, u"127.0.0.1"_s, proxy.serverPort()};
    m_sessions->setProxy(manual);
    m_sessions->setProxy(manual);
    QCOMPARE(invalidated.count(), 1);
    session->importJobs().request({1, 25});
    QTRY_COMPARE(targets(proxy), QList{"acme.example.invalid:443"_ba});
    QCOMPARE(proxy.requests().at(0).method, "CONNECT"_ba);
    QVERIFY(!proxy.requests().at(0).head.contains("secret"));

    reload();
    QVERIFY(m_sessions->proxy() == manual);
    m_sessions->session(u"a"_s)->importJobs().request({1, 25});
    QTRY_COMPARE(proxy.requests().size(), 2);
}

void TestSessions::passesProxyCredentialsOn()
{
    m_sessions->saveAccount(testAccount(u"a"_s, u"https://acme.example.invalid"_s));
    ScriptedServer proxy;
    proxy.enqueue(Script::answer(407, {}, {{"Proxy-Authenticate", "Basic realm=\"proxy\""}}));
    m_sessions->setProxy({ProxySettings::Mode::Manual, u"127.0.0.1"_s, proxy.serverPort()});
    QSignalSpy wanted(m_sessions.get(), &Sessions::proxyPasswordRequested);
    AccountSession *session = ready(u"a"_s);
    QSignalSpy failed(&session->importJobs(), &PageSource::failed);
    session->importJobs().request({1, 25});
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed.at(0).at(1).value<Error>().kind, ErrorKind::ProxyFailed);
    QCOMPARE(wanted, (QList<QVariantList>{{u"127.0.0.1"_s}}));

    m_sessions->proxySignIn().set({u"127.0.0.1"_s, u"user"_s, u"password"_s});
    session->importJobs().request({1, 25});
    const auto basic = [&proxy] { return proxy.requests().last().header("Proxy-Authorization"); };
    QTRY_COMPARE(basic(), QByteArray("Basic " + "user:password"_ba.toBase64()));
    QVERIFY(!m_settings->allKeys().join(u' ').contains(u"password"_s, Qt::CaseInsensitive));
}

void TestSessions::resumesAll()
{
    add(u"a"_s, u"acme"_s);
    add(u"b"_s, u"globex"_s);
    QSignalSpy first(&ready(u"a"_s)->importJobs(), &PageSource::invalidated);
    QSignalSpy second(&ready(u"b"_s)->webhooks(), &PageSource::invalidated);
    m_sessions->resumeAll();
    QCOMPARE(first.count(), 1);
    QCOMPARE(second.count(), 1);
}

QTEST_GUILESS_MAIN(TestSessions)

#include "tst_sessions.moc"
