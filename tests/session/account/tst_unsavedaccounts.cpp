// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/sessionsfixture.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <optional>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

using SessionState = AccountSession::State;
using KeepToken = AccountSession::KeepToken;

/// Tokens of accounts whose settings cannot be saved.
class TestUnsavedAccounts final : public SessionsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void oldTokenStaysWithTheOldAddress();
    void tokenWaitsForItsAccount();

private:
    /// A folder is in the place of the settings, which come back after that.
    void blockSettings(bool isBlocked) const;
    Outcome store(const QString &token);
    static TokenKey keyOf(const Account &account) { return TokenKey(account, u"profile"_s); }
};

void TestUnsavedAccounts::blockSettings(bool isBlocked) const
{
    const QString path = m_folder->filePath(u"settings.json"_s);
    const QString aside = path + u".aside"_s;
    if (isBlocked) {
        QVERIFY(!QFile::exists(path) || QFile::rename(path, aside));
        QVERIFY(QDir().mkdir(path));
    } else {
        QVERIFY(QDir().rmdir(path));
        QVERIFY(!QFile::exists(aside) || QFile::rename(aside, path));
    }
}

Outcome TestUnsavedAccounts::store(const QString &token)
{
    std::optional<Outcome> said;
    m_sessions->session(u"a"_s)->setToken(testToken(token), KeepToken::InKeychain, this,
                                          [&said](const Outcome &outcome) { said = outcome; });
    [&] { QTRY_VERIFY(said); }();
    return said.value_or(Error());
}

/// The program ends before the new address can be saved: the account is at the old one again.
void TestUnsavedAccounts::oldTokenStaysWithTheOldAddress()
{
    const Account before = add(u"a"_s, u"acme"_s);
    QVERIFY(store(u"secret"_s));
    QVERIFY(m_settings->save());
    blockSettings(true);
    const QSignalSpy failed(m_settings.get(), &SettingsFile::saveFailed);
    m_sessions->saveAccount(testAccount(u"a"_s, u"https://elsewhere.example.com"_s));
    QTRY_VERIFY(!failed.isEmpty());
    QTRY_COMPARE(m_sessions->session(u"a"_s)->state(), SessionState::NoToken);
    m_sessions.reset();
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"settings not saved"_s));
    m_settings.reset();
    blockSettings(false);
    reload();
    QVERIFY(m_sessions->account(u"a"_s)->listingBase == before.listingBase);
    QTRY_COMPARE(m_sessions->session(u"a"_s)->state(), SessionState::Ready);
}

/// Nobody would find it there if the account is not saved in the end.
void TestUnsavedAccounts::tokenWaitsForItsAccount()
{
    blockSettings(true);
    const Account account = add(u"a"_s, u"acme"_s);
    const Outcome refused = store(u"secret"_s);
    QVERIFY(!refused && refused.error().kind == ErrorKind::DiskFailed);
    QVERIFY(m_store->entries().isEmpty());
    blockSettings(false);
    QVERIFY(store(u"secret"_s));
    QVERIFY(m_store->has(keyOf(account)));
    // Another one takes its place in any case.
    blockSettings(true);
    m_sessions->setBaseUrlTemplate(u"https://{slug}.example.com"_s);
    QVERIFY(store(u"newer"_s));
    QVERIFY(*m_store->entries().constFind(keyOf(account).toString()) == testToken(u"newer"_s));
    blockSettings(false);
}

QTEST_GUILESS_MAIN(TestUnsavedAccounts)
#include "tst_unsavedaccounts.moc"
