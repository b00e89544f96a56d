// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/proxysignin.h"

#include "models/importjobsmodel.h"
#include "session/sessionsfixture.h"
#include "stores/tunnelproxy.h"
#include "support/testcertificates.h"

#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using ListState = PagedTableModel::State;

/// Several accounts behind a proxy that wants a password: who is given it, and how often it is offered.
class TestProxySignIn final : public SessionsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_trust = std::make_unique<TestCertificates::Trust>(); }
    void cleanupTestCase();
    void aWrongPasswordIsOfferedOnce();
    void aRightPasswordIsHandedOn();
    void aRequestUnderWayGoesAgainWithIt();
    void oneThatFindsOutNothingLetsTheNextTry();
    void oneThatGoesLetsTheNextTry();
    void whatWasTypedForACheckIsUsed();
    void aPasswordThatIsNoLongerRight();
    void anotherProxyForgetsIt();

private:
    static ProxySettings manual(const TunnelProxy &proxy);
    static ProxyCredentials typed(const QString &password) { return {u"127.0.0.1"_s, u"ada"_s, password}; }
    /// The service and the proxy before it, which wants "ada:right"; for the sessions made from now on.
    void open();
    /// The jobs of the account \a id as a window shows them.
    std::unique_ptr<ImportJobsModel> shown(const QString &id, const QString &base = u"https://elsewhere.invalid"_s);
    ProxySignIn &signIn() const { return m_sessions->proxySignIn(); }

    std::unique_ptr<TestCertificates::Trust> m_trust;
    std::unique_ptr<ScriptedServer> m_service;
    std::unique_ptr<TunnelProxy> m_proxy;
    std::unique_ptr<QSignalSpy> m_wanted;
};

void TestProxySignIn::cleanupTestCase()
{
    m_wanted.reset();
    m_proxy.reset();
    m_service.reset();
    m_trust.reset();
}

ProxySettings TestProxySignIn::manual(const TunnelProxy &proxy)
{
    return {ProxySettings::Mode::Manual, u"127.0.0.1"_s, proxy.serverPort()};
}

void TestProxySignIn::open()
{
    // One of the test certificates is for elsewhere.invalid, which leads nowhere without a proxy.
    m_service = std::make_unique<ScriptedServer>(TestCertificates::server(TestCertificates::Kind::WrongName));
    m_service->enqueue(jobsPage(1, 1));
    m_proxy = std::make_unique<TunnelProxy>(m_service->serverPort());
    m_proxy->wantedCredentials = "ada:right";
    m_sessions->setProxy(manual(*m_proxy));
    m_wanted = std::make_unique<QSignalSpy>(m_sessions.get(), &Sessions::proxyPasswordRequested);
}

std::unique_ptr<ImportJobsModel> TestProxySignIn::shown(const QString &id, const QString &base)
{
    m_sessions->saveAccount(testAccount(id, base, id));
    AccountSession *session = m_sessions->session(id);
    session->setToken(testToken(u"secret"_s), AccountSession::KeepToken::ForThisSession, this, [](const Outcome &) {});
    auto model = std::make_unique<ImportJobsModel>();
    model->setSource(&session->importJobs(), 25);
    return model;
}

void TestProxySignIn::aWrongPasswordIsOfferedOnce()
{
    open();
    const auto first = shown(u"a"_s);
    const auto second = shown(u"b"_s);
    QTRY_COMPARE(m_wanted->count(), 2);
    QTRY_VERIFY(first->error() && second->error());
    signIn().set(typed(u"wrong"_s));
    QTRY_COMPARE(m_wanted->count(), 3);
    QVERIFY(signIn().credentials().isEmpty());

    // Neither by an account that is opened now nor when all is tried again.
    const auto third = shown(u"c"_s);
    QTRY_VERIFY(third->error());
    const auto before = m_proxy->questions().size();
    m_sessions->resumeAll();
    QTRY_VERIFY(m_proxy->questions().size() >= before + 3);
    QTRY_VERIFY(first->error() && second->error() && third->error());
    QCOMPARE(m_proxy->offered("ada:wrong"), 1);
    QVERIFY(m_service->requests().isEmpty());

    signIn().set(typed(u"right"_s));
    QTRY_COMPARE(first->state(), ListState::Listed);
    QTRY_COMPARE(second->state(), ListState::Listed);
    QTRY_COMPARE(third->state(), ListState::Listed);
    QCOMPARE(m_proxy->offered("ada:wrong"), 1);
}

void TestProxySignIn::aRightPasswordIsHandedOn()
{
    open();
    const auto first = shown(u"a"_s);
    const auto second = shown(u"b"_s);
    QTRY_COMPARE(m_wanted->count(), 2);
    QSignalSpy taken(&signIn(), &ProxySignIn::taken);
    signIn().set(typed(u"right"_s));
    QVERIFY(!signIn().isTaken());
    QTRY_COMPARE(first->state(), ListState::Listed);
    QTRY_COMPARE(second->state(), ListState::Listed);
    QVERIFY(signIn().isTaken());
    QCOMPARE(taken.count(), 1);

    // One that is opened later has it from the beginning.
    const auto third = shown(u"c"_s);
    QSignalSpy failed(&m_sessions->session(u"c"_s)->importJobs(), &PageSource::failed);
    QTRY_COMPARE(third->state(), ListState::Listed);
    QVERIFY(failed.isEmpty());
    QCOMPARE(m_wanted->count(), 2);
    for (const RecordedRequest &request : m_service->requests())
        QVERIFY(request.header("Proxy-Authorization").isNull());
}

/// It left without, and would be refused with nobody to be asked any more.
void TestProxySignIn::aRequestUnderWayGoesAgainWithIt()
{
    open();
    const auto first = shown(u"a"_s);
    QTRY_COMPARE(m_wanted->count(), 1);
    QTRY_VERIFY(first->error());
    const auto before = m_proxy->questions().size();
    m_proxy->wantedCredentials.clear(); // so that it says nothing, not even no
    m_proxy->fault = TunnelProxy::Fault::Mute;
    const auto second = shown(u"b"_s);
    QTRY_COMPARE(m_proxy->questions().size(), before + 1);
    m_proxy->fault = TunnelProxy::Fault::None;
    m_proxy->wantedCredentials = "ada:right";
    signIn().set(typed(u"right"_s));
    QTRY_COMPARE(first->state(), ListState::Listed);
    QTRY_COMPARE(second->state(), ListState::Listed);
    QCOMPARE(m_wanted->count(), 1);
}

void TestProxySignIn::oneThatFindsOutNothingLetsTheNextTry()
{
    open();
    const auto first = shown(u"a"_s);
    QTRY_COMPARE(m_wanted->count(), 1);
    // Asked last, so it tries first; the certificate is not for its name.
    const auto second = shown(u"b"_s, u"https://stranger.invalid"_s);
    QTRY_COMPARE(m_wanted->count(), 2);
    signIn().set(typed(u"right"_s));
    QTRY_COMPARE(first->state(), ListState::Listed);
    QVERIFY(second->error());
    QVERIFY(signIn().isTaken());
}

void TestProxySignIn::oneThatGoesLetsTheNextTry()
{
    open();
    const auto first = shown(u"a"_s);
    QTRY_COMPARE(m_wanted->count(), 1);
    auto second = shown(u"b"_s);
    QTRY_COMPARE(m_wanted->count(), 2);
    m_proxy->fault = TunnelProxy::Fault::Mute;
    signIn().set(typed(u"right"_s));
    QTRY_COMPARE(m_proxy->offered("ada:right"), 1);
    m_proxy->fault = TunnelProxy::Fault::None;
    second.reset();
    QVERIFY(remove(u"b"_s));
    QTRY_COMPARE(first->state(), ListState::Listed);
}

/// Nobody but a check was asked yet, which is none of the sessions.
void TestProxySignIn::whatWasTypedForACheckIsUsed()
{
    open();
    signIn().ask(u"127.0.0.1"_s);
    QTRY_COMPARE(*m_wanted, (QList<QVariantList>{{u"127.0.0.1"_s}}));
    signIn().set(typed(u"right"_s));
    const auto first = shown(u"a"_s);
    const auto second = shown(u"b"_s);
    QTRY_COMPARE(first->state(), ListState::Listed);
    QTRY_COMPARE(second->state(), ListState::Listed);
    QCOMPARE(m_wanted->count(), 1);

    // A check that was refused takes it from all; one that offered something else, or to another proxy, does not.
    signIn().refused(u"127.0.0.1"_s, typed(u"older"_s));
    signIn().refused(u"other.example.com"_s, typed(u"right"_s));
    QVERIFY(signIn().isTaken());
    signIn().refused(u"127.0.0.1"_s, typed(u"right"_s));
    QVERIFY(signIn().credentials().isEmpty() && !signIn().isTaken());
    signIn().ask(u"127.0.0.1"_s);
    QTRY_COMPARE(m_wanted->count(), 2);
}

void TestProxySignIn::aPasswordThatIsNoLongerRight()
{
    open();
    const auto first = shown(u"a"_s);
    const auto second = shown(u"b"_s);
    QTRY_COMPARE(m_wanted->count(), 2);
    signIn().set(typed(u"right"_s));
    QTRY_COMPARE(second->state(), ListState::Listed);
    QTRY_COMPARE(first->state(), ListState::Listed);
    m_proxy->wantedCredentials = "ada:newer";
    const int before = m_proxy->offered("ada:right");
    m_sessions->knownSession(u"a"_s)->resume();
    QTRY_COMPARE(m_wanted->count(), 3);
    QCOMPARE(m_proxy->offered("ada:right"), before + 1);
    m_sessions->knownSession(u"b"_s)->resume();
    QTRY_COMPARE(m_wanted->count(), 4);
    QCOMPARE(m_proxy->offered("ada:right"), before + 1);
    signIn().set(typed(u"newer"_s));
    QTRY_VERIFY(signIn().isTaken());
    QTRY_VERIFY(m_proxy->offered("ada:newer") >= 2);
}

void TestProxySignIn::anotherProxyForgetsIt()
{
    open();
    const auto first = shown(u"a"_s);
    QTRY_COMPARE(m_wanted->count(), 1);
    signIn().set(typed(u"right"_s));
    QTRY_COMPARE(first->state(), ListState::Listed);

    TunnelProxy other(m_service->serverPort()); // at the same host
    other.wantedCredentials = "ada:other";
    m_sessions->setProxy(manual(other));
    QVERIFY(signIn().credentials().isEmpty() && !signIn().isTaken());
    QTRY_COMPARE(m_wanted->count(), 2);
    QVERIFY(!other.questions().isEmpty());
    QCOMPARE(other.offered("ada:right"), 0);
}

QTEST_GUILESS_MAIN(TestProxySignIn)
#include "tst_proxysignin.moc"
