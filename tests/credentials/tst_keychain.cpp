// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "credentials/keychaincalls.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>

using namespace Balehook;
using namespace Balehook::Test;
using namespace Qt::StringLiterals;

/// A real gnome-keyring on a session bus of its own, unlocked at the start.
class TestKeychain final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTokens_data();
    void keepsTokens();
    void overwrites();
    void removes();
    void profilesDoNotTouchEachOther();
    void callsAtOnceAllGetTheirOwnAnswer();
    void callsForOneKeyKeepTheirOrder();
    void noAnswerWithoutContext();
    void outlivesItsStore();
    void lockedKeychainHidesNothingForGood();

private:
    static void lock();

    const std::unique_ptr<KeychainThread> m_thread = wantedThread();
    KeychainTokenStore m_store{m_thread.get()};
    KeychainCalls m_calls{m_store};
    const TokenKey m_key{account(), u"p1"_s};
};

/// Locks the collection that tokens are kept in, as closing a session does.
void TestKeychain::lock()
{
    auto call = QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_s, u"/org/freedesktop/secrets"_s,
                                               u"org.freedesktop.Secret.Service"_s, u"Lock"_s);
    const QList<QDBusObjectPath> collections{QDBusObjectPath(u"/org/freedesktop/secrets/collection/login"_s)};
    call << QVariant::fromValue(collections);
    const QDBusMessage reply = QDBusConnection::sessionBus().call(call);
    QVERIFY2(reply.type() == QDBusMessage::ReplyMessage, qPrintable(reply.errorMessage()));
    QCOMPARE(qdbus_cast<QList<QDBusObjectPath>>(reply.arguments().constFirst()), collections);
}

void TestKeychain::keepsTokens_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("short") << u"a"_s;
    QTest::newRow("all signs") << u"aZ09-._~+/=="_s;
    QTest::newRow("2561 bytes") << QString(2561, u'a');
    QTest::newRow("16 KiB") << QString(16384, u'b');
}

void TestKeychain::keepsTokens()
{
    QFETCH(QString, text);
    QCOMPARE(KeychainCalls::failure(m_calls.write(m_key, token(text))), std::nullopt);
    QCOMPARE(KeychainCalls::text(m_calls.read(m_key, true)), text.toLatin1());
}

void TestKeychain::overwrites()
{
    QCOMPARE(KeychainCalls::failure(m_calls.write(m_key, token(u"old"_s))), std::nullopt);
    QCOMPARE(KeychainCalls::failure(m_calls.write(m_key, token(u"new"_s))), std::nullopt);
    QCOMPARE(KeychainCalls::text(m_calls.read(m_key, true)), QByteArray("new"));
}

void TestKeychain::removes()
{
    QCOMPARE(KeychainCalls::failure(m_calls.write(m_key, token(u"abc"_s))), std::nullopt);
    QCOMPARE(KeychainCalls::failure(m_calls.remove(m_key)), std::nullopt);
    QCOMPARE(KeychainCalls::failure(m_calls.read(m_key, false)), std::optional(ErrorKind::TokenMissing));
    // It was there once, so somebody may have locked it away.
    QCOMPARE(KeychainCalls::failure(m_calls.read(m_key, true)), std::optional(ErrorKind::KeychainLocked));
    // What is not there is removed already.
    QCOMPARE(KeychainCalls::failure(m_calls.remove(m_key)), std::nullopt);
}

void TestKeychain::profilesDoNotTouchEachOther()
{
    const TokenKey other(account(), u"p2"_s);
    QCOMPARE(KeychainCalls::failure(m_calls.write(m_key, token(u"one"_s))), std::nullopt);
    QCOMPARE(KeychainCalls::failure(m_calls.read(other, false)), std::optional(ErrorKind::TokenMissing));
    QCOMPARE(KeychainCalls::failure(m_calls.write(other, token(u"two"_s))), std::nullopt);
    QCOMPARE(KeychainCalls::failure(m_calls.remove(other)), std::nullopt);
    QCOMPARE(KeychainCalls::text(m_calls.read(m_key, true)), QByteArray("one"));
}

void TestKeychain::callsAtOnceAllGetTheirOwnAnswer()
{
    const TokenKey first(account(u"acme"_s), u"p1"_s);
    const TokenKey second(account(u"globex"_s), u"p1"_s);
    const auto writeFirst = m_calls.write(first, token(u"one"_s));
    const auto writeSecond = m_calls.write(second, token(u"two"_s));
    QCOMPARE(KeychainCalls::failure(writeFirst), std::nullopt);
    QCOMPARE(KeychainCalls::failure(writeSecond), std::nullopt);
    const auto readFirst = m_calls.read(first, true);
    const auto readSecond = m_calls.read(second, true);
    QCOMPARE(KeychainCalls::text(readSecond), QByteArray("two"));
    QCOMPARE(KeychainCalls::text(readFirst), QByteArray("one"));
}

void TestKeychain::noAnswerWithoutContext()
{
    bool isAnswered = false;
    {
        QObject context;
        m_store.read(m_key, true, &context, [&](const Result<BearerToken> &) { isAnswered = true; });
        m_store.write(m_key, token(u"abc"_s), &context, [&](const Outcome &) { isAnswered = true; });
        m_store.remove(m_key, &context, [&](const Outcome &) { isAnswered = true; });
    }
    // One after the other: when this one is answered, those are over.
    QCOMPARE(KeychainCalls::failure(m_calls.write(m_key, token(u"abc"_s))), std::nullopt);
    QVERIFY(!isAnswered);
}

void TestKeychain::outlivesItsStore()
{
    bool isAnswered = false;
    {
        KeychainTokenStore store(m_thread.get());
        store.write(m_key, token(u"late"_s), this, [&](const Outcome &) { isAnswered = true; });
    }
    QCOMPARE(KeychainCalls::text(m_calls.read(m_key, true)), QByteArray("late"));
    {
        KeychainTokenStore store(m_thread.get());
        store.read(m_key, true, this, [&](const Result<BearerToken> &) { isAnswered = true; });
    }
    QCOMPARE(KeychainCalls::text(m_calls.read(m_key, true)), QByteArray("late"));
    QVERIFY(!isAnswered);
}

void TestKeychain::callsForOneKeyKeepTheirOrder()
{
    const auto write = m_calls.write(m_key, token(u"one"_s));
    const auto removal = m_calls.remove(m_key);
    const auto writeAgain = m_calls.write(m_key, token(u"two"_s));
    const auto read = m_calls.read(m_key, true);
    QCOMPARE(KeychainCalls::text(read), QByteArray("two"));
    QCOMPARE(KeychainCalls::failure(write), std::nullopt);
    QCOMPARE(KeychainCalls::failure(removal), std::nullopt);
    QCOMPARE(KeychainCalls::failure(writeAgain), std::nullopt);
}

// The last one: nobody is here to type the password that unlocks it again.
void TestKeychain::lockedKeychainHidesNothingForGood()
{
    QCOMPARE(KeychainCalls::failure(m_calls.write(m_key, token(u"abc"_s))), std::nullopt);
    lock();
    QCOMPARE(KeychainCalls::failure(m_calls.read(m_key, true)), std::optional(ErrorKind::KeychainLocked));
    QCOMPARE(KeychainCalls::failure(m_calls.write(m_key, token(u"def"_s))), std::optional(ErrorKind::KeychainLocked));
    QCOMPARE(KeychainCalls::failure(m_calls.remove(m_key)), std::optional(ErrorKind::KeychainLocked));
}

QTEST_GUILESS_MAIN(TestKeychain)
#include "tst_keychain.moc"
