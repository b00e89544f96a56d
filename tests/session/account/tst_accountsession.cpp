// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/accountsession.h"

#include "session/faketokenstore.h"
#include "session/testdata.h"

#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using SessionState = AccountSession::State;
using KeepToken = AccountSession::KeepToken;
using Mode = FakeTokenStore::Mode;

Q_DECLARE_METATYPE(Balehook::Testing::FakeTokenStore::Mode)
Q_DECLARE_METATYPE(Balehook::ErrorKind)

class TestAccountSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void readsTheTokenOnce();
    void saysWhyThereIsNoToken_data();
    void saysWhyThereIsNoToken();
    void readsAgainAfterTheKeyringWasUnlocked();
    void storesBeforeItUses();
    void doesNotUseWhatWasNotStored_data();
    void doesNotUseWhatWasNotStored();
    void tokenForThisSessionOnly();
    void tokenSetWhileReadingWins();
    void tokenIsUsedThoughTheDialogWasClosed();
    void deletedWhileTheKeychainWorks();
    void newerValuesKeepTheToken();

private:
    std::unique_ptr<AccountSession> makeSession(bool storedBefore = false);
    void set(KeepToken keep);

    std::unique_ptr<FakeTokenStore> m_store;
    std::unique_ptr<AccountSession> m_session;
    std::optional<Outcome> m_outcome;
    const TokenKey m_key{testAccount(u"a"_s, u"https://acme.example.com"_s), u"profile"_s};
    const BearerToken m_token = testToken(u"secret"_s);
};

void TestAccountSession::init()
{
    m_store = std::make_unique<FakeTokenStore>();
    m_session = makeSession();
    m_outcome.reset();
}

void TestAccountSession::cleanup()
{
    m_session.reset();
    m_store.reset();
}

std::unique_ptr<AccountSession> TestAccountSession::makeSession(bool storedBefore)
{
    Account account = testAccount(u"a"_s, u"https://acme.example.com"_s);
    account.hasStoredToken = storedBefore;
    return std::make_unique<AccountSession>(account, u"profile"_s, *m_store);
}

void TestAccountSession::set(KeepToken keep)
{
    m_outcome.reset();
    m_session->setToken(m_token, keep, this, [this](const Outcome &outcome) { m_outcome = outcome; });
}

void TestAccountSession::readsTheTokenOnce()
{
    m_store->put(m_key, m_token);
    QSignalSpy stored(m_session.get(), &AccountSession::storedTokenChanged);
    QCOMPARE(m_session->state(), SessionState::Idle);
    QVERIFY(m_store->calls().isEmpty());

    m_session->start();
    m_session->start();
    QCOMPARE(m_session->state(), SessionState::ReadingToken);
    QTRY_COMPARE(m_session->state(), SessionState::Ready);
    m_session->start();
    m_session->retryToken();
    QCOMPARE(m_store->calls(), QStringList{u"read "_s + m_key.toString()});
    QVERIFY(!m_session->tokenError());
    QVERIFY(!m_session->isTokenForThisSessionOnly());
    QCOMPARE(stored, (QList<QVariantList>{{true}}));
    QVERIFY(m_session->account().hasStoredToken);
}

void TestAccountSession::saysWhyThereIsNoToken_data()
{
    QTest::addColumn<Mode>("mode");
    QTest::addColumn<bool>("storedBefore");
    QTest::addColumn<SessionState>("state");
    QTest::addColumn<ErrorKind>("kind");

    QTest::newRow("never had one") << Mode::Working << false << SessionState::NoToken << ErrorKind::TokenMissing;
    QTest::newRow("entry not seen") << Mode::Working << true << SessionState::TokenUnavailable
                                    << ErrorKind::KeychainLocked;
    QTest::newRow("locked") << Mode::Locked << true << SessionState::TokenUnavailable << ErrorKind::KeychainLocked;
    QTest::newRow("mute") << Mode::Silent << true << SessionState::TokenUnavailable << ErrorKind::KeychainSilent;
    QTest::newRow("no keychain") << Mode::Unavailable << false << SessionState::TokenUnavailable
                                 << ErrorKind::KeychainUnavailable;
}

void TestAccountSession::saysWhyThereIsNoToken()
{
    QFETCH(Mode, mode);
    QFETCH(bool, storedBefore);
    QFETCH(SessionState, state);
    QFETCH(ErrorKind, kind);

    m_session = makeSession(storedBefore);
    QSignalSpy stored(m_session.get(), &AccountSession::storedTokenChanged);
    m_store->setMode(mode);
    m_session->start();
    QCOMPARE(m_session->state(), SessionState::ReadingToken);
    m_store->giveUp();
    QTRY_COMPARE(m_session->state(), state);
    QCOMPARE(m_session->tokenError()->kind, kind);
    QCOMPARE(stored.count(), 0);
    QCOMPARE(m_session->account().hasStoredToken, storedBefore);
}

void TestAccountSession::readsAgainAfterTheKeyringWasUnlocked()
{
    m_store->put(m_key, m_token);
    m_store->setMode(Mode::Locked);
    m_session = makeSession(true);
    m_session->start();
    QTRY_COMPARE(m_session->state(), SessionState::TokenUnavailable);

    m_store->setMode(Mode::Working);
    m_session->retryToken();
    m_session->retryToken();
    QCOMPARE(m_session->state(), SessionState::ReadingToken);
    QVERIFY(!m_session->tokenError());
    QTRY_COMPARE(m_session->state(), SessionState::Ready);
    QCOMPARE(m_store->calls().size(), 2);
}

void TestAccountSession::storesBeforeItUses()
{
    m_session->start();
    QTRY_COMPARE(m_session->state(), SessionState::NoToken);
    QSignalSpy stored(m_session.get(), &AccountSession::storedTokenChanged);
    set(KeepToken::InKeychain);
    QCOMPARE(m_session->state(), SessionState::NoToken);
    QVERIFY(!m_outcome);
    QTRY_VERIFY(m_outcome);
    QVERIFY(*m_outcome);
    QCOMPARE(m_session->state(), SessionState::Ready);
    QVERIFY(m_store->has(m_key));
    QCOMPARE(stored, (QList<QVariantList>{{true}}));
}

void TestAccountSession::doesNotUseWhatWasNotStored_data()
{
    QTest::addColumn<Mode>("mode");
    QTest::addColumn<ErrorKind>("kind");

    QTest::newRow("locked") << Mode::Locked << ErrorKind::KeychainLocked;
    QTest::newRow("mute") << Mode::Silent << ErrorKind::KeychainSilent;
    QTest::newRow("no keychain") << Mode::Unavailable << ErrorKind::KeychainUnavailable;
    QTest::newRow("refuses") << Mode::RefusesWrites << ErrorKind::KeychainRefused;
    QTest::newRow("forgets") << Mode::Forgets << ErrorKind::KeychainRefused;
}

void TestAccountSession::doesNotUseWhatWasNotStored()
{
    QFETCH(Mode, mode);
    QFETCH(ErrorKind, kind);

    m_session->start();
    QTRY_COMPARE(m_session->state(), SessionState::NoToken);
    QSignalSpy stored(m_session.get(), &AccountSession::storedTokenChanged);
    m_store->setMode(mode);
    set(KeepToken::InKeychain);
    m_store->giveUp();
    QTRY_VERIFY(m_outcome);
    QCOMPARE(m_outcome->error().kind, kind);
    QCOMPARE(m_session->state(), SessionState::NoToken);
    QCOMPARE(stored.count(), 0);

    set(KeepToken::ForThisSession);
    QTRY_VERIFY(m_outcome);
    QVERIFY(*m_outcome);
    QCOMPARE(m_session->state(), SessionState::Ready);
    QVERIFY(m_session->isTokenForThisSessionOnly());
}

void TestAccountSession::tokenForThisSessionOnly()
{
    m_session->start();
    set(KeepToken::ForThisSession);
    QCOMPARE(m_session->state(), SessionState::Ready);
    QVERIFY(!m_outcome);
    QTRY_VERIFY(m_outcome);
    QVERIFY(m_store->entries().isEmpty());
    QCOMPARE(m_store->calls(), QStringList{u"read "_s + m_key.toString()});
    QVERIFY(!m_session->account().hasStoredToken);

    set(KeepToken::InKeychain);
    QTRY_VERIFY(m_outcome);
    QVERIFY(!m_session->isTokenForThisSessionOnly());
}

void TestAccountSession::tokenSetWhileReadingWins()
{
    m_store->setMode(Mode::Silent);
    m_session->start();
    set(KeepToken::ForThisSession);
    QCOMPARE(m_session->state(), SessionState::Ready);
    QSignalSpy changed(m_session.get(), &AccountSession::stateChanged);
    m_store->giveUp();
    QTRY_VERIFY(m_outcome);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(changed.count(), 0);
    QCOMPARE(m_session->state(), SessionState::Ready);
}

void TestAccountSession::tokenIsUsedThoughTheDialogWasClosed()
{
    bool called = false;
    auto dialog = std::make_unique<QObject>();
    m_session->setToken(m_token, KeepToken::InKeychain, dialog.get(), [&called](const Outcome &) { called = true; });
    dialog.reset();
    QTRY_COMPARE(m_session->state(), SessionState::Ready);
    QVERIFY(!called);
}

void TestAccountSession::deletedWhileTheKeychainWorks()
{
    m_store->setMode(Mode::Silent);
    m_session->start();
    set(KeepToken::InKeychain);
    QSignalSpy changed(m_session.get(), &AccountSession::stateChanged);
    m_store->giveUp();
    m_session.reset();
    QCoreApplication::sendPostedEvents();
    QCOMPARE(changed.count(), 0);
    QVERIFY(!m_outcome);
}

void TestAccountSession::newerValuesKeepTheToken()
{
    m_store->put(m_key, m_token);
    m_session->start();
    QTRY_COMPARE(m_session->state(), SessionState::Ready);
    QSignalSpy changed(m_session.get(), &AccountSession::accountChanged);
    QSignalSpy invalidated(&m_session->importJobs(), &PageSource::invalidated);
    Account newer = testAccount(u"a"_s, u"https://acme.example.com"_s);
    newer.name = u"Acme Ltd"_s;
    m_session->updateAccount(newer);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(invalidated.count(), 0);
    QCOMPARE(m_session->account().name, u"Acme Ltd"_s);
    QVERIFY(m_session->account().hasStoredToken);
    QCOMPARE(m_session->state(), SessionState::Ready);
}

QTEST_GUILESS_MAIN(TestAccountSession)

#include "tst_accountsession.moc"
