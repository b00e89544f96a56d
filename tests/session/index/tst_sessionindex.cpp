// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/accountsync.h"
#include "session/index/filllock.h"
#include "session/index/indexedjobs.h"
#include "session/index/indexfolder.h"
#include "session/listing/firstpagefile.h"
#include "session/sessionsfixture.h"
#include "store/jobindex.h"
#include "support/wait.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// The files of indexes come and go with their accounts.
class TestSessionIndex final : public SessionsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreSafe_data();
    void namesAreSafe();
    void removesItsOwnFilesOnly();
    void tidiesWhatHasNoAccount();
    void leavesWhatIsBeingFilled();
    void tidiesOnlyWhenAsked();
    void tidyingKnowsAccountsOfOthers();
    void withoutAFolderThereIsNone();
    void opensByItselfLater();
    void removedWithTheAccount();
    void removedWithAnAccountThatWasNotOpened();
    void anotherAddressIsAnotherIndex();
    void anotherPathEmptiesTheIndex();
    void anotherPathIsNoticedLater();
    void tellsWhatCannotBeRemoved();

private:
    /// The account with \a id, whose listings are at another path of the same server now.
    Account moved(const QString &id) const
    {
        return testAccount(id, u"http://127.0.0.1:%1/shop"_s.arg(m_server->serverPort()));
    }
    QString folder() const { return m_folder->filePath(u"index"_s); }
    QStringList files() const { return QDir(folder()).entryList(QDir::Files | QDir::Hidden); }
    AccountSession *filled(const QString &id);
    static bool touch(const QString &path);
};

bool TestSessionIndex::touch(const QString &path)
{
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QFile::WriteOnly);
}

/// The session of an account that is there, with one job in its index.
AccountSession *TestSessionIndex::filled(const QString &id)
{
    m_server->enqueue(jobsPage(1, 1));
    m_server->enqueue(jobsPage(1, 1));
    AccountSession *session = m_sessions->session(id);
    session->setToken(testToken(u"secret"_s), AccountSession::KeepToken::ForThisSession, this, [](const Outcome &) {});
    session->sync()->fill();
    [&] {
        QTRY_COMPARE(session->sync()->state(), AccountSync::State::Idle);
        QVERIFY(QFile::exists(session->jobIndex()->file()));
    }();
    return session;
}

void TestSessionIndex::namesAreSafe_data()
{
    QTest::addColumn<QString>("key");
    QTest::newRow("plain") << u"a"_s;
    QTest::newRow("empty") << QString();
    QTest::newRow("up") << u"../../x"_s;
    QTest::newRow("absolute") << u"/etc/passwd"_s;
    QTest::newRow("nul") << u"a\0b"_s;
    QTest::newRow("long") << QString(5000, u'x');
    QTest::newRow("question") << u"x?mode=memory#"_s;
}

void TestSessionIndex::namesAreSafe()
{
    QFETCH(const QString, key);
    const QString file = IndexFolder(folder()).fileOf(key);
    QCOMPARE(QFileInfo(file).path(), folder());
    QCOMPARE(QFileInfo(file).fileName().size(), 32 + 7);
    QVERIFY(file != IndexFolder(folder()).fileOf(key + u'x'));
}

void TestSessionIndex::removesItsOwnFilesOnly()
{
    const IndexFolder indexes(folder());
    const QString mine = indexes.fileOf(u"a"_s);
    QVERIFY(touch(mine));
    QVERIFY(touch(mine + u"-wal"_s));
    QVERIFY(touch(mine + u".broken"_s));
    QVERIFY(touch(indexes.fileOf(u"b"_s)));
    QVERIFY(indexes.remove(u"a"_s).ok());
    QCOMPARE(files(), QStringList{QFileInfo(indexes.fileOf(u"b"_s)).fileName()});
    QVERIFY(indexes.remove(u"c"_s).ok());
}

void TestSessionIndex::tidiesWhatHasNoAccount()
{
    const IndexFolder indexes(folder());
    QVERIFY(touch(indexes.fileOf(u"a"_s)));
    QVERIFY(touch(indexes.fileOf(u"a"_s) + u"-shm"_s));
    QVERIFY(touch(indexes.fileOf(u"b"_s)));
    QVERIFY(touch(indexes.fileOf(u"b"_s) + u"-wal"_s));
    QVERIFY(touch(folder() + u"/notes.sqlite"_s));
    indexes.tidy({u"a"_s, u"z"_s});
    const QString name = QFileInfo(indexes.fileOf(u"a"_s)).fileName();
    QCOMPARE(files(), (QStringList{name, name + u"-shm"_s, u"notes.sqlite"_s}));
    IndexFolder().tidy({});
    QCOMPARE(files().size(), 3);
}

/// By a program that knows of an account which this one does not know.
void TestSessionIndex::leavesWhatIsBeingFilled()
{
    const IndexFolder indexes(folder());
    const QString file = indexes.fileOf(u"b"_s);
    for (const QString &name : {file, QString(file + u"-wal"_s), FirstPageFile::pathBeside(file)})
        QVERIFY(touch(name));
    FillLock lock(file);
    QVERIFY(lock.take());
    QVERIFY(touch(indexes.fileOf(u"c"_s)));
    QStringList before = files();
    QVERIFY(before.removeOne(QFileInfo(indexes.fileOf(u"c"_s)).fileName()));
    QVERIFY(before.contains(QFileInfo(file + u".filling"_s).fileName()));
    indexes.tidy({u"a"_s});
    QCOMPARE(files(), before);
    lock.release();
    indexes.tidy({u"a"_s});
    QCOMPARE(files(), QStringList());
}

/// Whatever else it does meanwhile: the folder may be another program's.
void TestSessionIndex::tidiesOnlyWhenAsked()
{
    m_sessions->setIndexFolder(folder());
    const QString left = m_sessions->indexes().fileOf(u"nobody"_s);
    QVERIFY(touch(left));
    add(u"a"_s, u"acme"_s);
    const QString kept = filled(u"a"_s)->jobIndex()->file();
    reload();
    m_sessions->setIndexFolder(folder());
    AccountSession *session = m_sessions->session(u"a"_s);
    QTRY_VERIFY(session->jobIndex()->isOpen());
    QVERIFY(QFile::exists(left));
    m_sessions->tidy();
    QTRY_VERIFY(!QFile::exists(left));
    QVERIFY(QFile::exists(kept));
}

/// This program has not heard of the account yet, nor of the one that is added while its index is being filled.
void TestSessionIndex::tidyingKnowsAccountsOfOthers()
{
    m_sessions->setIndexFolder(folder());
    add(u"a"_s, u"acme"_s);
    QVERIFY(m_settings->save());
    SettingsFile theirs(m_settings->fileName());
    Sessions others(theirs, u"profile"_s, *m_store, m_folder->filePath(u"files"_s));
    others.setIndexFolder(folder());
    const Account globex = testAccount(u"b"_s, u"http://127.0.0.1:1"_s, u"globex"_s);
    others.saveAccount(globex);
    QVERIFY(theirs.save());
    const QString added = others.indexes().fileOf(others.indexKey(globex));
    const QString filling = others.indexes().fileOf(u"c"_s);
    const QString left = others.indexes().fileOf(u"nobody"_s);
    for (const QString &file : {added, filling, left})
        QVERIFY(touch(file));
    FillLock lock(filling);
    QVERIFY(lock.take());

    QVERIFY(!m_sessions->account(u"b"_s));
    m_sessions->tidy();
    QTRY_VERIFY(!QFile::exists(left));
    QVERIFY(QFile::exists(added));
    QVERIFY(QFile::exists(filling));
    QVERIFY(QFile::exists(filling + u".filling"_s));
    QVERIFY(m_sessions->account(u"b"_s));
    QTRY_VERIFY(!QFile::exists(m_folder->filePath(u"accounts.lock"_s)));
}

void TestSessionIndex::withoutAFolderThereIsNone()
{
    add(u"a"_s, u"acme"_s);
    AccountSession *session = m_sessions->session(u"a"_s);
    QVERIFY(!session->jobIndex());
    QVERIFY(!session->sync());
    QVERIFY(!session->indexedJobs());
    QVERIFY(remove(u"a"_s).ok());
}

void TestSessionIndex::opensByItselfLater()
{
    m_sessions->setIndexFolder(folder());
    add(u"a"_s, u"acme"_s);
    filled(u"a"_s);
    reload();
    m_sessions->setIndexFolder(folder());
    AccountSession *session = m_sessions->session(u"a"_s);
    QVERIFY(!session->jobIndex()->isOpen());
    QTRY_VERIFY(session->jobIndex()->isOpen());
    QCOMPARE(session->jobIndex()->status().jobs, 1);
    QVERIFY(m_server->requests().size() <= 2); // of filled()
}

void TestSessionIndex::removedWithTheAccount()
{
    m_sessions->setIndexFolder(folder());
    add(u".."_s, u"acme"_s);
    AccountSession *session = filled(u".."_s);
    QCOMPARE(QFileInfo(session->jobIndex()->file()).path(), folder());
    QVERIFY(!files().isEmpty());
    QVERIFY(remove(u".."_s).ok());
    QCOMPARE(files(), QStringList());
}

void TestSessionIndex::removedWithAnAccountThatWasNotOpened()
{
    m_sessions->setIndexFolder(folder());
    add(u"a"_s, u"acme"_s);
    const QString file = filled(u"a"_s)->jobIndex()->file();
    reload();
    m_sessions->setIndexFolder(folder());
    QVERIFY(QFile::exists(file));
    QVERIFY(remove(u"a"_s).ok());
    QCOMPARE(files(), QStringList());
}

void TestSessionIndex::anotherAddressIsAnotherIndex()
{
    m_sessions->setIndexFolder(folder());
    Account account = add(u"a"_s, u"acme"_s);
    const QString before = filled(u"a"_s)->jobIndex()->file();
    account.slug = *AccountSlug::fromString(u"globex"_s);
    m_sessions->saveAccount(account);
    const QString after = filled(u"a"_s)->jobIndex()->file();
    QVERIFY(before != after);
    QTRY_VERIFY(!QFile::exists(before));
    QVERIFY(QFile::exists(after));
    // A new name or colour changes nothing.
    account.name = u"Other"_s;
    m_sessions->saveAccount(account);
    QCOMPARE(m_sessions->session(u"a"_s)->jobIndex()->file(), after);
    QCOMPARE(m_sessions->session(u"a"_s)->jobIndex()->status().jobs, 1);
}

void TestSessionIndex::anotherPathEmptiesTheIndex()
{
    m_sessions->setIndexFolder(folder());
    add(u"a"_s, u"acme"_s);
    AccountSession *session = filled(u"a"_s);
    const QString file = session->jobIndex()->file();
    IndexedJobs &found = *session->indexedJobs();
    found.setQuery({});
    const auto hasFound = [&found](qint64 count) {
        return found.matches() && found.matches()->isComplete && found.matches()->count == count;
    };
    QTRY_VERIFY(hasFound(1));
    session->sync()->fill();
    session->sync()->pause(); // it was not done with the other listing
    QCOMPARE(session->sync()->state(), AccountSync::State::Paused);
    m_sessions->saveAccount(moved(u"a"_s));
    QCOMPARE(m_sessions->session(u"a"_s), session);
    QCOMPARE(session->sync()->state(), AccountSync::State::Idle);
    QTRY_COMPARE(session->jobIndex()->status().jobs, 0);
    QTRY_VERIFY(hasFound(0));
    QVERIFY(!session->jobIndex()->error());
    QVERIFY(!session->jobIndex()->status().pass);
    // And it is filled anew, in the same file.
    m_server->route("GET", "/shop/api/platform/v1/import-job", jobsPage(1, 1), ScriptedServer::always);
    session->sync()->fill();
    QTRY_COMPARE(session->sync()->state(), AccountSync::State::Idle);
    QCOMPARE(session->jobIndex()->status().jobs, 1);
    QVERIFY(QFile::exists(file));
    found.searchAgain();
    QTRY_VERIFY(hasFound(1));
}

void TestSessionIndex::anotherPathIsNoticedLater()
{
    const auto jobs = [this] {
        JobIndex &index = *m_sessions->session(u"a"_s)->jobIndex();
        const bool isOpen = Testing::waitFor([&index] { return index.isOpen(); }, 20'000);
        return isOpen && !index.error() ? index.status().jobs : -1;
    };
    const auto startAgain = [this] {
        reload();
        m_sessions->setIndexFolder(folder());
    };
    m_sessions->setIndexFolder(folder());
    add(u"a"_s, u"acme"_s);
    filled(u"a"_s);
    startAgain();
    QCOMPARE(jobs(), 1);
    startAgain();
    m_sessions->saveAccount(moved(u"a"_s)); // while nobody has the index open
    QCOMPARE(jobs(), 0);
}

void TestSessionIndex::tellsWhatCannotBeRemoved()
{
    m_sessions->setIndexFolder(folder());
    add(u"a"_s, u"acme"_s);
    const QString file = filled(u"a"_s)->jobIndex()->file();
    reload();
    m_sessions->setIndexFolder(folder());
    QVERIFY(QFile(folder()).setPermissions(QFile::ReadOwner | QFile::ExeOwner));
    const bool isBound = !touch(folder() + u"/probe"_s); // root is not
    const Outcome outcome = remove(u"a"_s);
    QVERIFY(QFile(folder()).setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QCOMPARE(outcome.ok(), !isBound);
    if (!isBound)
        return;
    QCOMPARE(outcome.error().kind, ErrorKind::FilesRemain);
    QVERIFY(outcome.error().detail.contains(file));
}

QTEST_GUILESS_MAIN(TestSessionIndex)
#include "tst_sessionindex.moc"
