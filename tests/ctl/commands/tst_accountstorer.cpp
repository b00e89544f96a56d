// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/accountstorer.h"
#include "ctl/frame/terminal.h"
#include "session/account/sessions.h"
#include "session/faketokenstore.h"
#include "session/testdata.h"
#include "settings/accountsettings.h"
#include "settings/leftbehind.h"
#include "settings/profile.h"
#include "settings/registrationstore.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

using namespace Balehook;
using namespace Balehook::Ctl;
using Balehook::Testing::FakeTokenStore;
using Balehook::Testing::testAccount;
using Balehook::Testing::testToken;
using namespace Qt::StringLiterals;

namespace {

/// What one run of the program has. Its end is that of a killed one: nothing of what was begun is concluded.
struct Run
{
    Run(const QString &folder, TokenStore &store)
        : profile(Profile::open(folder).value())
        , registrations(profile->registrationsFile(), folder)
        , sessions(profile->settings(), profile->id(), store, profile->filesFolder())
        , bench{*profile, store, registrations, sessions, terminal, options}
        , storer(bench)
    {
        sessions.setRegistrations(registrations);
    }

    std::unique_ptr<Profile> profile;
    RegistrationStore registrations;
    Sessions sessions;
    Terminal terminal;
    GlobalOptions options;
    Workbench bench;
    AccountStorer storer;
};

} // namespace

/// What is left of an account that was being added when its program was killed.
class TestAccountStorer final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theConsoleTidiesToo();
    void theNextOneTidies();
    void aTokenOfOneThatCannotBeReadStays_data();
    void aTokenOfOneThatCannotBeReadStays();
    void takesBackWhatWasCancelled();

private:
    static Account account(const QString &id, const QString &slug);
    TokenKey keyOf(const Account &account) const;
    QStringList noted() const;
    /// "acme" was being added when the program was killed: its token was stored, the account not saved.
    void kill();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeTokenStore> m_store;
};

void TestAccountStorer::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<FakeTokenStore>();
}

void TestAccountStorer::cleanup()
{
    m_store.reset();
    m_folder.reset();
}

Account TestAccountStorer::account(const QString &id, const QString &slug)
{
    return testAccount(id, u"https://{slug}.example.com"_s, slug);
}

TokenKey TestAccountStorer::keyOf(const Account &account) const
{
    return TokenKey(account, Profile::open(m_folder->path()).value()->id());
}

QStringList TestAccountStorer::noted() const
{
    return LeftBehind(SettingsFile(m_folder->filePath(u"settings.json"_s))).names();
}

void TestAccountStorer::kill()
{
    Run run(m_folder->path(), *m_store);
    m_store->setMode(FakeTokenStore::Mode::Silent);
    run.storer.store(account(u"a"_s, u"acme"_s), testToken(u"secret"_s));
    QTRY_COMPARE(m_store->calls().filter(u"write"_s).size(), 1);
    m_store->setMode(FakeTokenStore::Mode::Working);
    m_store->put(keyOf(account(u"a"_s, u"acme"_s)), testToken(u"secret"_s));
}

void TestAccountStorer::theConsoleTidiesToo()
{
    kill();
    Run console(m_folder->path(), *m_store);
    console.sessions.tidy();
    QTRY_VERIFY(m_store->entries().isEmpty());
    QTRY_VERIFY(LeftBehind(console.profile->settings()).names().isEmpty());
}

void TestAccountStorer::theNextOneTidies()
{
    kill();
    QCOMPARE(noted(), QStringList{u"a"_s});
    Run next(m_folder->path(), *m_store);
    const QSignalSpy stored(&next.storer, &AccountStorer::stored);
    next.storer.store(account(u"b"_s, u"acme"_s), std::nullopt);
    QTRY_COMPARE(stored.count(), 1);
    QVERIFY(m_store->entries().isEmpty());
    QVERIFY(next.profile->settings().save());
    QVERIFY(noted().isEmpty());
}

void TestAccountStorer::aTokenOfOneThatCannotBeReadStays_data()
{
    QTest::addColumn<QString>("slug");
    QTest::addColumn<bool>("stays");
    QTest::newRow("perhaps its own") << u"acme"_s << true;
    QTest::newRow("of another") << u"globex"_s << false;
}

/// Another version has added an account since.
void TestAccountStorer::aTokenOfOneThatCannotBeReadStays()
{
    QFETCH(const QString, slug);
    QFETCH(const bool, stays);
    kill();
    Run next(m_folder->path(), *m_store);
    next.profile->settings().setValue(u"accounts/other/slug"_s, slug);
    const QSignalSpy stored(&next.storer, &AccountStorer::stored);
    next.storer.store(account(u"b"_s, u"initech"_s), testToken(u"another"_s));
    QTRY_COMPARE(stored.count(), 1);
    QCOMPARE(m_store->has(keyOf(account(u"a"_s, u"acme"_s))), stays);
    QVERIFY(m_store->has(keyOf(account(u"b"_s, u"initech"_s))));
    QVERIFY(next.profile->settings().save());
    QCOMPARE(noted(), stays ? QStringList{u"a"_s} : QStringList());
}

void TestAccountStorer::takesBackWhatWasCancelled()
{
    Run run(m_folder->path(), *m_store);
    const QSignalSpy stored(&run.storer, &AccountStorer::stored);
    const QSignalSpy failed(&run.storer, &AccountStorer::failed);
    for (const bool isWritten : {false, true}) {
        m_store->setMode(isWritten ? FakeTokenStore::Mode::Silent : FakeTokenStore::Mode::Working);
        run.storer.store(account(u"a"_s, u"acme"_s), testToken(u"secret"_s));
        if (isWritten)
            QTRY_COMPARE(m_store->calls().filter(u"write"_s).size(), 1);
        QVERIFY(run.storer.cancel());
        m_store->setMode(FakeTokenStore::Mode::Working);
        m_store->giveUp();
        QTRY_COMPARE(failed.count(), isWritten ? 2 : 1);
        QVERIFY(!run.storer.cancel());
    }
    QVERIFY(stored.isEmpty() && m_store->entries().isEmpty());
    QVERIFY(run.profile->settings().save());
    QVERIFY(noted().isEmpty());
    QVERIFY(AccountSettings(run.profile->settings()).load().empty());
}

QTEST_GUILESS_MAIN(TestAccountStorer)
#include "tst_accountstorer.moc"
