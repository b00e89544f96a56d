// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/indexfolder.h"
#include "session/sessionsfixture.h"
#include "settings/accountsettings.h"
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

private:
    /// The account "a", which has another name in any case.
    Account changed(const QString &slug, const QString &path = {}) const;
    /// Another program saves \a account, and this one hears of it before it returns.
    void saveElsewhere(const Account &account);
    void removeElsewhere(const QStringList &ids);
    QString folder() const { return m_folder->filePath(u"index"_s); }
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

QTEST_GUILESS_MAIN(TestAccountsElsewhere)
#include "tst_accountselsewhere.moc"
