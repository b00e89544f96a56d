// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/filelock.h"
#include "failedrows/cache/filecache.h"
#include "session/account/accountturn.h"
#include "session/account/filetransfers.h"
#include "session/index/indexfolder.h"
#include "session/registrationfixture.h"
#include "session/sessionsfixture.h"
#include "settings/accountsettings.h"
#include "settings/leftbehind.h"
#include "settings/registrationstore.h"
#include "settings/viewsettings.h"
#include "settings/watchsettings.h"
#include "store/jobindex.h"

#include <QDir>
#include <QFile>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

#include <optional>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// What another program does to the accounts of the profile.
class TestAccountsElsewhere final : public SessionsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void anotherAddressIsToldFirst_data();
    void anotherAddressIsToldFirst();
    void whatIsLeftIsDeleted_data();
    void whatIsLeftIsDeleted();
    void goneWhileItIsRemovedHere();
    void whatItCannotReadStays();
    void writtenAnewStays();
    void leftTokensAreDeletedLater_data();
    void leftTokensAreDeletedLater();
    void leftIndexesAreDeletedLater_data();
    void leftIndexesAreDeletedLater();
    void whatWasNotDeletedIsDeletedLater();
    void aTokenThatComesTooLateGoes();
    void anOldTokenGoesInTurn();

private:
    /// An account "a" with all that is kept for one, and the path of its index.
    QString addWithData();
    bool hasAllData(const QString &index) const;
    /// Until all of it is done.
    void tidy();
    /// The account "a", which has another name in any case.
    Account changed(const QString &slug, const QString &path = {}) const;
    /// Another program saves \a account, and this one hears of it before it returns.
    void saveElsewhere(const Account &account);
    void removeElsewhere(const QStringList &ids);
    QString folder() const { return m_folder->filePath(u"index"_s); }
    QString registrationsFile() const { return m_folder->filePath(u"registrations.json"_s); }

    std::unique_ptr<RegistrationStore> m_registrations;
};

Account TestAccountsElsewhere::changed(const QString &slug, const QString &path) const
{
    const QString base = u"http://127.0.0.1:%1%2"_s.arg(QString::number(m_server->serverPort()), path);
    Account account = testAccount(u"a"_s, base, slug);
    account.name = u"Other"_s;
    return account;
}

void TestAccountsElsewhere::saveElsewhere(const Account &account)
{
    QVERIFY(m_settings->save());
    SettingsFile theirs(m_settings->fileName());
    QVERIFY(theirs.commit(AccountSettings(theirs).saving(account)));
    QVERIFY(m_settings->save());
}

void TestAccountsElsewhere::removeElsewhere(const QStringList &ids)
{
    QVERIFY(m_settings->save());
    SettingsFile theirs(m_settings->fileName());
    for (const QString &id : ids)
        QVERIFY(theirs.commit(AccountSettings(theirs).removal(id)));
    QVERIFY(m_settings->save());
}

void TestAccountsElsewhere::anotherAddressIsToldFirst_data()
{
    QTest::addColumn<QString>("slug");
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("isMoved");
    QTest::addColumn<bool>("isDropped");
    QTest::newRow("another slug") << u"globex"_s << QString() << true << true;
    QTest::newRow("another path") << u"acme"_s << u"/shop"_s << true << false;
    QTest::newRow("another name") << u"acme"_s << QString() << false << false;
}

/// So that nobody goes on with what is about to end.
void TestAccountsElsewhere::anotherAddressIsToldFirst()
{
    QFETCH(const QString, slug);
    QFETCH(const QString, path);
    QFETCH(const bool, isMoved);
    QFETCH(const bool, isDropped);
    const Account account = add(u"a"_s, u"acme"_s);
    const QPointer<AccountSession> session = m_sessions->session(u"a"_s);
    QStringList told;
    QObject context;
    connect(m_sessions.get(), &Sessions::accountMovedElsewhere, &context, [&](const QString &id) {
        told.append(u"moved "_s + id);
        QCOMPARE(m_sessions->knownSession(id), session.data());
        QVERIFY(session->account().listingBase == account.listingBase);
        QCOMPARE(m_sessions->isClearingUp(), isDropped);
    });
    connect(m_sessions.get(), &Sessions::accountChanged, &context,
            [&](const QString &id) { told.append(u"changed "_s + id); });
    saveElsewhere(changed(slug, path));
    QCOMPARE(told, isMoved ? (QStringList{u"moved a"_s, u"changed a"_s}) : QStringList{u"changed a"_s});
    QCOMPARE(m_sessions->knownSession(u"a"_s) == nullptr, isDropped);
    QTRY_VERIFY(!m_sessions->isClearingUp());
    QTRY_COMPARE(session.isNull(), isDropped);
}

void TestAccountsElsewhere::whatIsLeftIsDeleted_data()
{
    QTest::addColumn<bool>("isRemoved");
    QTest::newRow("removed") << true;
    QTest::newRow("at another address") << false;
}

/// The index that the other program has deleted was made anew by what was still being stored here.
void TestAccountsElsewhere::whatIsLeftIsDeleted()
{
    QFETCH(const bool, isRemoved);
    m_sessions->setIndexFolder(folder());
    const Account account = add(u"a"_s, u"acme"_s);
    QVERIFY(m_sessions->session(u"a"_s)->jobIndex());
    QFile index(m_sessions->indexes().fileOf(m_sessions->indexKey(account)));
    QVERIFY(QDir().mkpath(folder()) && index.open(QFile::WriteOnly));
    index.close();
    QSignalSpy cleared(m_sessions.get(), &Sessions::clearedUp);
    if (isRemoved)
        removeElsewhere({u"a"_s});
    else
        saveElsewhere(changed(u"globex"_s));
    QCOMPARE(m_sessions->account(u"a"_s) == nullptr, isRemoved);
    QVERIFY(m_sessions->isClearingUp());
    QVERIFY(m_sessions->isRemovingAny());
    QTRY_COMPARE(cleared.count(), 1);
    QVERIFY(!m_sessions->isClearingUp());
    QVERIFY(!m_sessions->isRemovingAny());
    QCOMPARE(QDir(folder()).entryList(QDir::Files | QDir::Hidden), QStringList());
}

/// One of several that go at once.
void TestAccountsElsewhere::goneWhileItIsRemovedHere()
{
    add(u"a"_s, u"acme"_s);
    add(u"b"_s, u"globex"_s);
    add(u"c"_s, u"initech"_s);
    QVERIFY(m_settings->save());
    std::optional<Outcome> said;
    m_sessions->removeAccount(u"a"_s, this, [&said](const Outcome &outcome) { said = outcome; });
    QTRY_VERIFY(said || m_sessions->isRemoving(u"a"_s));
    removeElsewhere({u"a"_s, u"b"_s});
    QTRY_VERIFY(said);
    QVERIFY(said->ok());
    QTRY_VERIFY(!m_sessions->isRemovingAny());
    QCOMPARE(m_sessions->accounts().size(), std::size_t(1));
    QCOMPARE(m_sessions->accounts().front().id, u"c"_s);
}

QString TestAccountsElsewhere::addWithData()
{
    m_registrations = std::make_unique<RegistrationStore>(registrationsFile(), m_folder->filePath(u"locks"_s));
    m_sessions->setRegistrations(*m_registrations);
    m_sessions->setIndexFolder(folder());
    const Account account = add(u"a"_s, u"acme"_s);
    m_store->put(TokenKey(account, u"profile"_s), testToken(u"secret"_s));
    m_registrations->setDraft(u"a"_s, testDraft());
    ViewSettings(*m_settings, ViewSettings::List::Webhooks).setLast(u"a"_s, {.name = u"Mine"_s, .query = {}});
    WatchSettings(*m_settings).setJobs(u"a"_s, {u"1"_s});
    m_server->enqueue(Script::answer(200, "a,b\r\n", {{"Content-Type", "text/csv"}}));
    QSignalSpy finished(&m_sessions->transfers(), &FileTransfers::transferFinished);
    m_sessions->transfers().start({{u"a"_s, u"1"_s, JobFile::FailedRows, m_server->url(u"/rows.csv"_s)}, {}, false});
    [&] { QTRY_COMPARE(finished.count(), 1); }();
    QFile index(m_sessions->indexes().fileOf(m_sessions->indexKey(account)));
    if (QDir().mkpath(folder()) && index.open(QFile::WriteOnly))
        index.close();
    return index.fileName();
}

void TestAccountsElsewhere::tidy()
{
    m_sessions->tidy();
    AccountTurn next(*m_settings); // comes when the tidying is over
    QSignalSpy taken(&next, &AccountTurn::taken);
    next.ask();
    QVERIFY(taken.wait(20'000));
}

bool TestAccountsElsewhere::hasAllData(const QString &index) const
{
    m_registrations->waitForDone();
    return QFile::exists(index) && m_sessions->files().recentFiles().size() == 1
        && RegistrationStore(registrationsFile()).draft(u"a"_s) == testDraft() && m_store->entries().size() == 1
        && ViewSettings(*m_settings, ViewSettings::List::Webhooks).last(u"a"_s).name == u"Mine"_s
        && WatchSettings(*m_settings).jobs(u"a"_s) == QStringList{u"1"_s};
}

/// Another version of the program wrote it, and reads it.
void TestAccountsElsewhere::whatItCannotReadStays()
{
    const QString index = addWithData();
    QVERIFY(hasAllData(index));
    const QSignalSpy removed(m_sessions.get(), &Sessions::accountRemoved);
    const QSignalSpy removedElsewhere(m_sessions.get(), &Sessions::accountRemovedElsewhere);
    const QSignalSpy unreadable(m_sessions.get(), &Sessions::accountUnreadable);
    QVERIFY(m_settings->save());
    SettingsFile theirs(m_settings->fileName());
    SettingsChanges changes;
    changes.remove(u"accounts/a/listingBase"_s);
    changes.set(u"accounts/a/places"_s, u"https://acme.example.com"_s);
    QVERIFY(theirs.commit(changes));
    QVERIFY(m_settings->save());
    QVERIFY(!m_sessions->account(u"a"_s) && !m_sessions->knownSession(u"a"_s));
    QCOMPARE(unreadable.count(), 1);
    QCOMPARE(removed, (QList<QVariantList>{{u"a"_s}}));
    QVERIFY(removedElsewhere.isEmpty() && !m_sessions->isClearingUp());
    // Nor does it go with what is gone, nor its token with that of another one.
    m_store->put(TokenKey(add(u"same"_s, u"acme"_s), u"profile"_s), testToken(u"secret"_s));
    QVERIFY(remove(u"same"_s));
    tidy();
    QVERIFY(hasAllData(index));
    QCOMPARE(m_settings->value(u"accounts/a/places"_s), QVariant(u"https://acme.example.com"_s));
}

/// As some programs change it: removed, and added again under its id.
void TestAccountsElsewhere::writtenAnewStays()
{
    const QString index = addWithData();
    const Account account = *m_sessions->account(u"a"_s);
    QVERIFY(m_settings->save());
    FileLock other(m_folder->filePath(u"accounts.lock"_s));
    QCOMPARE(other.tryLock(), FileLock::Attempt::Taken);
    SettingsFile theirs(m_settings->fileName());
    SettingsChanges removal;
    removal.remove(u"accounts/a"_s);
    QVERIFY(theirs.commit(removal));
    QVERIFY(m_settings->save());
    QVERIFY(!m_sessions->account(u"a"_s) && m_sessions->isClearingUp());
    QVERIFY(theirs.commit(AccountSettings(theirs).saving(account)));
    other.unlockAndRemove();
    QTRY_VERIFY(!m_sessions->isClearingUp());
    QVERIFY(m_sessions->account(u"a"_s));
    QVERIFY(hasAllData(index));
}

void TestAccountsElsewhere::leftTokensAreDeletedLater_data()
{
    QTest::addColumn<QString>("added");
    QTest::addColumn<bool>("isReadable");
    QTest::addColumn<bool>("isDeleted");
    QTest::newRow("nobody's") << QString() << true << true;
    QTest::newRow("another account's by now") << u"acme"_s << true << false;
    QTest::newRow("perhaps that of one which cannot be read") << u"acme"_s << false << false;
    QTest::newRow("perhaps of one in capitals") << u"ACME"_s << false << false;
    QTest::newRow("perhaps of one whose slug cannot be read") << u"acme@eu"_s << false << false;
    QTest::newRow("of another slug than one which cannot be read") << u"globex"_s << false << true;
}

/// The program that removed the account was killed before it deleted the token.
void TestAccountsElsewhere::leftTokensAreDeletedLater()
{
    QFETCH(const QString, added);
    QFETCH(const bool, isReadable);
    QFETCH(const bool, isDeleted);
    const TokenKey key(changed(u"acme"_s), u"profile"_s);
    m_store->put(key, testToken(u"secret"_s));
    if (!added.isEmpty()) {
        add(u"b"_s, u"initech"_s);
        m_settings->setValue(u"accounts/b/slug"_s, added);
    }
    if (!isReadable)
        m_settings->remove(u"accounts/b/listingBase"_s);
    m_settings->change(LeftBehind::noting(u"a"_s, key.toString()));
    QVERIFY(m_settings->save());
    reload();
    tidy();
    QCOMPARE(m_store->has(key), !isDeleted);
    QCOMPARE(LeftBehind(*m_settings).names().isEmpty(), isDeleted || isReadable);
}

void TestAccountsElsewhere::leftIndexesAreDeletedLater_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isReadable");
    QTest::addColumn<bool>("isDeleted");
    QTest::newRow("of the removed one") << u"a"_s << true << true;
    QTest::newRow("of the removed one, beside one that cannot be read") << u"a"_s << false << true;
    QTest::newRow("nobody's") << u"c"_s << true << true;
    QTest::newRow("perhaps that of one which cannot be read") << u"c"_s << false << false;
    QTest::newRow("of one that cannot be read") << u"b"_s << false << false;
}

/// The program was killed before it deleted the index of an account that it had removed.
void TestAccountsElsewhere::leftIndexesAreDeletedLater()
{
    QFETCH(const QString, name);
    QFETCH(const bool, isReadable);
    QFETCH(const bool, isDeleted);
    const TokenKey key(changed(u"acme"_s), u"profile"_s);
    QFile index(IndexFolder(folder()).fileOf(name + u'\n' + key.toString()));
    QVERIFY(QDir().mkpath(folder()) && index.open(QFile::WriteOnly));
    index.close();
    add(u"b"_s, u"acme"_s);
    if (!isReadable)
        m_settings->remove(u"accounts/b/listingBase"_s);
    for (const QString &noted : {u"a"_s, u"b"_s})
        m_settings->change(LeftBehind::noting(noted, key.toString()));
    QVERIFY(m_settings->save());
    reload();
    m_sessions->setIndexFolder(folder());
    tidy();
    QCOMPARE(index.exists(), !isDeleted);
}

/// What is to be deleted is on the disk while it is deleted, and until it is.
void TestAccountsElsewhere::whatWasNotDeletedIsDeletedLater()
{
    add(u"a"_s, u"acme"_s);
    bool isStored = false;
    m_sessions->session(u"a"_s)->setToken(testToken(u"secret"_s), AccountSession::KeepToken::InKeychain, this,
                                          [&isStored](const Outcome &) { isStored = true; });
    QTRY_VERIFY(isStored);
    m_store->setMode(FakeTokenStore::Mode::Silent);
    std::optional<Outcome> said;
    m_sessions->removeAccount(u"a"_s, this, [&said](const Outcome &outcome) { said = outcome; });
    QTRY_VERIFY(!m_store->calls().filter(u"remove"_s).isEmpty());
    QCOMPARE(LeftBehind(SettingsFile(m_settings->fileName())).names(), QStringList{u"a"_s});
    m_store->giveUp();
    QTRY_VERIFY(said);
    QVERIFY(!*said);
    m_store->setMode(FakeTokenStore::Mode::Working);
    reload();
    tidy();
    QVERIFY(m_store->entries().isEmpty());
    QVERIFY(LeftBehind(*m_settings).names().isEmpty());
}

/// The keychain took its time, perhaps to ask for a password.
void TestAccountsElsewhere::aTokenThatComesTooLateGoes()
{
    const Account account = add(u"a"_s, u"acme"_s);
    bool isTold = false;
    m_sessions->session(u"a"_s)->setToken(testToken(u"secret"_s), AccountSession::KeepToken::InKeychain, this,
                                          [&isTold](const Outcome &) { isTold = true; });
    QTRY_VERIFY(isTold);
    m_sessions->session(u"a"_s)->setToken(testToken(u"newer"_s), AccountSession::KeepToken::InKeychain, this,
                                          [](const Outcome &) {});
    removeElsewhere({u"a"_s});
    m_store->put(TokenKey(account, u"profile"_s), testToken(u"newer"_s)); // after the other program deleted the first
    QTRY_VERIFY(m_store->entries().isEmpty());
    QTRY_VERIFY(!m_sessions->isClearingUp());
}

/// Or the token of an account that another program adds at the old address meanwhile would go.
void TestAccountsElsewhere::anOldTokenGoesInTurn()
{
    add(u"a"_s, u"acme"_s);
    FileLock other(m_folder->filePath(u"accounts.lock"_s));
    QCOMPARE(other.tryLock(), FileLock::Attempt::Taken);
    m_sessions->saveAccount(changed(u"globex"_s));
    QTRY_VERIFY(m_sessions->isRemovingAny());
    QCOMPARE(m_store->calls().filter(u"remove"_s), QStringList());
    other.unlockAndRemove();
    QTRY_COMPARE(m_store->calls().filter(u"remove"_s).size(), 1);
    QTRY_VERIFY(!m_sessions->isRemovingAny());
}

QTEST_GUILESS_MAIN(TestAccountsElsewhere)
#include "tst_accountselsewhere.moc"
