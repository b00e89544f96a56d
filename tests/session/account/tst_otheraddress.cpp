// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/apiclient.h"
#include "session/account/registrationwords.h"
#include "session/account/sessions.h"
#include "session/registrationfixture.h"
#include "settings/registrationlock.h"
#include "settings/settingsfile.h"

#include <QDateTime>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using RegistrationState = WebhookRegistration::State;

/// The account was edited since a webhook was sent: the webhooks that can be listed now may be another merchant's.
class TestOtherAddress final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void isNotLookedUpAtTheNextStart();
    void isNotLookedUpInTheSameRun();
    void isLookedUpOnceTheAddressIsBack();
    void followsTheAddressOfTheSession();
    void leavesForTheAddressOfTheSession();
    void sendsNothingThatWasSentThereMeanwhile();

private:
    /// It has left, and the program ends before anybody answers.
    void sendAndEnd();
    WebhookRegistration &registration() { return m_fixture->registration(); }
    ScriptedServer &server() { return m_fixture->server(); }
    QString address() { return ApiClient::creationAddress(m_fixture->session().account()); }
    QByteArray created() const { return webhookJson("new", m_draft, QDateTime::currentMSecsSinceEpoch()); }

    std::unique_ptr<RegistrationFixture> m_fixture;
    const WebhookDraft m_draft = testDraft();
};

void TestOtherAddress::init()
{
    m_fixture = std::make_unique<RegistrationFixture>();
    m_fixture->startSession();
    m_fixture->useToken();
}

void TestOtherAddress::sendAndEnd()
{
    server().enqueue(Script().hang());
    QVERIFY(registration().send(m_draft));
    QTRY_COMPARE(m_fixture->count("POST"), 1);
    m_fixture->endSession();
}

void TestOtherAddress::isNotLookedUpAtTheNextStart()
{
    const QString sentTo = address();
    sendAndEnd();
    m_fixture->startSession(u"/globex"_s);
    m_fixture->useToken();
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    QVERIFY(registration().isFromEarlierRun());
    QCOMPARE(registration().otherAddress(), sentTo);
    QVERIFY(registration().matches().empty());
    QCOMPARE(registration().listingError()->userMessage(), RegistrationWords::addressChanged(sentTo));
    QVERIFY(!registration().send(m_draft));
    QVERIFY(m_fixture->isPendingStored());

    registration().settle();
    QCOMPARE(registration().state(), RegistrationState::Idle);
    QTRY_VERIFY(!m_fixture->isPendingStored());
    QVERIFY(registration().keptDraft() == m_draft);
    QCOMPARE(server().requests().size(), 1);
    server().enqueue(Script::json(created()));
    QVERIFY(registration().send(m_draft));
    QTRY_COMPARE(registration().state(), RegistrationState::Created);
    QCOMPARE(server().requests().last().target, "/globex/api/v1/webhook");
    QVERIFY(registration().otherAddress().isEmpty());
}

/// Which knows of the record only when something is to be sent.
void TestOtherAddress::isNotLookedUpInTheSameRun()
{
    const QTemporaryDir folder;
    SettingsFile settings(folder.filePath(u"settings.json"_s));
    RegistrationStore store(folder.filePath(u"registrations.json"_s));
    FakeTokenStore tokens;
    Sessions sessions(settings, u"profile"_s, tokens, folder.filePath(u"files"_s));
    sessions.setRegistrations(store);
    const auto open = [&](const Account &account) {
        sessions.saveAccount(account);
        AccountSession *session = sessions.session(u"a"_s);
        session->setToken(testToken(u"secret"_s), AccountSession::KeepToken::ForThisSession, this,
                          [](const Outcome &) {});
        return session;
    };
    const Account acme = testAccount(u"a"_s, server());
    AccountSession *session = open(acme);
    server().enqueue(Script().close());
    server().enqueue(webhooksListed({}));
    QVERIFY(session->registration().send(m_draft));
    QTRY_COMPARE(session->registration().state(), RegistrationState::Unknown);

    const QString base = u"http://127.0.0.1:%1/globex"_s.arg(QString::number(server().serverPort()));
    session = open(testAccount(u"a"_s, base, u"globex"_s));
    QCOMPARE(session->account().slug.toString(), u"globex"_s);
    WebhookRegistration &edited = session->registration();
    QCOMPARE(edited.state(), RegistrationState::Idle);
    WebhookDraft next = m_draft;
    next.set(Webhook::Version, u"v2"_s);
    QVERIFY(edited.send(next));
    QTRY_COMPARE(edited.state(), RegistrationState::Unknown);
    QCOMPARE(edited.otherAddress(), ApiClient::creationAddress(acme));
    QVERIFY(edited.listingError() && edited.matches().empty());
    QVERIFY(edited.draft() == m_draft);
    QVERIFY(edited.keptDraft() == next);
    QCOMPARE(m_fixture->count("POST"), 1);
    QCOMPARE(m_fixture->count("GET"), 1);
}

void TestOtherAddress::isLookedUpOnceTheAddressIsBack()
{
    sendAndEnd();
    m_fixture->startSession(u"/globex"_s);
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    m_fixture->startSession();
    server().enqueue(webhooksListed({created()}));
    m_fixture->useToken();
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    QVERIFY(registration().otherAddress().isEmpty());
    QCOMPARE(registration().matches().size(), std::size_t(1));
    QCOMPARE(m_fixture->count("POST"), 1);
}

/// Only a part of the addresses is edited, so the session stays.
void TestOtherAddress::followsTheAddressOfTheSession()
{
    const QString sentTo = address();
    server().enqueue(Script().close());
    server().enqueue(Script().hang());
    QVERIFY(registration().send(m_draft));
    QTRY_COMPARE(m_fixture->count("GET"), 1);
    QCOMPARE(registration().state(), RegistrationState::Checking);
    m_fixture->session().updateAccount(testAccount(u"a"_s, server(), u"/globex"_s));
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    QCOMPARE(registration().otherAddress(), sentTo);
    QVERIFY(registration().listingError());

    server().enqueue(webhooksListed({created()}));
    m_fixture->session().updateAccount(testAccount(u"a"_s, server()));
    QTRY_COMPARE(registration().matches().size(), std::size_t(1));
    QVERIFY(registration().otherAddress().isEmpty());
    QCOMPARE(m_fixture->listingTargets().last(), webhooksPath + "?page=1&per_page=25"_ba);
    QCOMPARE(m_fixture->count("POST"), 1);
}

/// Edited while another program has its turn: the record says where it really goes.
void TestOtherAddress::leavesForTheAddressOfTheSession()
{
    RegistrationLock other(RegistrationLock::standardFolder(), address());
    QCOMPARE(other.tryLock(), FileLock::Attempt::Taken);
    QVERIFY(registration().send(m_draft));
    QTRY_COMPARE(registration().state(), RegistrationState::Waiting);
    m_fixture->session().updateAccount(testAccount(u"a"_s, server(), u"/globex"_s));
    server().enqueue(Script().hang());
    other.unlock();
    QTRY_COMPARE(m_fixture->count("POST"), 1);
    QCOMPARE(server().requests().last().target, "/globex/api/v1/webhook");
    const auto stored = m_fixture->stored().pending(u"a"_s);
    QVERIFY(stored);
    QCOMPARE(stored->address, address());
    QVERIFY(registration().otherAddress().isEmpty());
}

/// It was wanted before the account was edited, and before another program sent the same to the new address.
void TestOtherAddress::sendsNothingThatWasSentThereMeanwhile()
{
    RegistrationLock before(RegistrationLock::standardFolder(), address());
    QCOMPARE(before.tryLock(), FileLock::Attempt::Taken);
    QVERIFY(registration().send(m_draft));
    QTRY_COMPARE(registration().state(), RegistrationState::Waiting);
    m_fixture->session().updateAccount(testAccount(u"a"_s, server(), u"/globex"_s));
    RegistrationLock there(RegistrationLock::standardFolder(), address());
    QCOMPARE(there.tryLock(), FileLock::Attempt::Taken);
    RegistrationOwner owner = RegistrationOwner::current();
    owner.process.started += u'1';
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    QVERIFY(there
                .setNote({owner, u"/nowhere"_s, u"b"_s, now, RegistrationLock::digestOf(m_draft),
                          RegistrationLock::Ending::Created, now})
                .ok());
    there.unlock();
    // What is granted from now on is granted later than that.
    QTRY_VERIFY(QDateTime::currentMSecsSinceEpoch() > now);
    before.unlock();
    QTRY_COMPARE(registration().state(), RegistrationState::Idle);
    QVERIFY(registration().sentElsewhere() == RegistrationLock::Ending::Created);
    QTRY_VERIFY(!m_fixture->isPendingStored());
    QCOMPARE(m_fixture->count("POST"), 0);
}

QTEST_GUILESS_MAIN(TestOtherAddress)
#include "tst_otheraddress.moc"
