// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "credentials/keychaincalls.h"

using namespace Balehook;
using namespace Balehook::Test;
using namespace Qt::StringLiterals;

/// Run without any session bus, and on one where nobody offers a keychain.
class TestNoKeychain final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysThatThereIsNone();
    void refusesWhatIsTooLong();

private:
    const std::unique_ptr<KeychainThread> m_thread = wantedThread();
};

void TestNoKeychain::saysThatThereIsNone()
{
    KeychainTokenStore store(m_thread.get());
    KeychainCalls calls(store);
    const TokenKey key(account(), u"p1"_s);
    const auto read = calls.read(key, false);
    QCOMPARE(KeychainCalls::failure(read), std::optional(ErrorKind::KeychainUnavailable));
    // The system's own words are for the details.
    QVERIFY(!read->answers.front().error().detail.isEmpty());
    QCOMPARE(KeychainCalls::failure(calls.read(key, true)), std::optional(ErrorKind::KeychainUnavailable));
    QCOMPARE(KeychainCalls::failure(calls.write(key, token(u"abc"_s))), std::optional(ErrorKind::KeychainUnavailable));
    QCOMPARE(KeychainCalls::failure(calls.remove(key)), std::optional(ErrorKind::KeychainUnavailable));
}

void TestNoKeychain::refusesWhatIsTooLong()
{
    KeychainTokenStore store(m_thread.get(), std::chrono::seconds(8), 2500);
    KeychainCalls calls(store);
    const TokenKey key(account(), u"p1"_s);
    QCOMPARE(KeychainCalls::failure(calls.write(key, token(QString(2501, u'a')))),
             std::optional(ErrorKind::KeychainRefused));
    QCOMPARE(KeychainCalls::failure(calls.write(key, token(QString(2500, u'a')))),
             std::optional(ErrorKind::KeychainUnavailable));
}

QTEST_GUILESS_MAIN(TestNoKeychain)
#include "tst_nokeychain.moc"
