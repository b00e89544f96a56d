// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "credentials/keychaincalls.h"

#include <QDBusConnection>
#include <QDBusError>
#include <QDBusMessage>
#include <QDBusVirtualObject>

using namespace Balehook;
using namespace Balehook::Test;
using namespace Qt::StringLiterals;

namespace {

/// Owns the name of the Secret Service and keeps every caller waiting, until it is told to turn them all down.
class MuteService final : public QDBusVirtualObject
{
public:
    QString introspect(const QString &) const override { return {}; }

    bool handleMessage(const QDBusMessage &message, const QDBusConnection &) override
    {
        message.setDelayedReply(true);
        m_waiting.append(message);
        if (m_turnsDown)
            turnDown();
        return true;
    }

    qsizetype waitingCount() const { return m_waiting.size(); }

    void turnDown()
    {
        m_turnsDown = true;
        for (const QDBusMessage &message : std::as_const(m_waiting))
            m_connection.send(message.createErrorReply(QDBusError::Failed, u"no secrets today"_s));
        m_waiting.clear();
    }

    bool start()
    {
        return m_connection.registerVirtualObject(u"/org/freedesktop/secrets"_s, this, QDBusConnection::SubPath)
            && m_connection.registerService(u"org.freedesktop.secrets"_s);
    }

private:
    // A connection of its own: the bus does not see who is in the same process.
    QDBusConnection m_connection = QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"mute"_s);
    QList<QDBusMessage> m_waiting;
    bool m_turnsDown = false;
};

} // namespace

class TestMuteKeychain final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysThatItIsSilent();
};

void TestMuteKeychain::saysThatItIsSilent()
{
    MuteService service;
    QVERIFY(service.start());
    const auto thread = wantedThread();
    KeychainTokenStore store(thread.get(), std::chrono::milliseconds(300));
    KeychainCalls calls(store);
    const TokenKey key(account(), u"p1"_s);

    const auto read = calls.read(key, true);
    QTRY_VERIFY(service.waitingCount() > 0);
    QCOMPARE(KeychainCalls::failure(read), std::optional(ErrorKind::KeychainSilent));

    // It is known to be stuck now: nothing more is sent to it, and every call is told so at once.
    const qsizetype waiting = service.waitingCount();
    QCOMPARE(KeychainCalls::failure(calls.read(key, false)), std::optional(ErrorKind::KeychainSilent));
    QCOMPARE(KeychainCalls::failure(calls.write(key, token(u"abc"_s))), std::optional(ErrorKind::KeychainSilent));
    QCOMPARE(KeychainCalls::failure(calls.remove(key)), std::optional(ErrorKind::KeychainSilent));
    QCOMPARE(service.waitingCount(), waiting);

    // A late answer shows that it is alive; who asked was answered already and is not answered again.
    service.turnDown();
    QTRY_COMPARE(KeychainCalls::failure(calls.read(key, true)), std::optional(ErrorKind::KeychainUnavailable));
    QCOMPARE(read->answers.size(), 1U);
}

QTEST_GUILESS_MAIN(TestMuteKeychain)
#include "tst_mutekeychain.moc"
