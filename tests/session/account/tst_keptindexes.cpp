// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/keptindexes.h"
#include "session/index/accountsync.h"
#include "session/index/filllock.h"
#include "session/index/indexfolder.h"
#include "session/sessionsfixture.h"
#include "store/file/sqlfailure.h"
#include "store/jobindex.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// How large indexes are, and how one is rid of them, whatever state they are in.
class TestKeptIndexes final : public SessionsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void eachAccountHasALine();
    void whatIsOpenIsKnown();
    void allFilesCount();
    void aFileIsLookedAt_data();
    void aFileIsLookedAt();
    void whatIsLeftOfAnAccountCountsToo();
    void deletedWhileItIsLoaded();
    void deletedWhileItIsLookedAt();
    void deletedWhileItIsPaused();
    void deletedAfterItWasSetAside();
    void anotherProgramIsNotDisturbed();
    void whatCannotBeDeletedIsTold();

private:
    static constexpr int longest = 60'000; // ms; machines may be busy

    QString folder() const { return m_folder->filePath(u"index"_s); }
    QStringList files() const { return QDir(folder()).entryList(QDir::Files | QDir::Hidden); }
    /// The file of account "a", which is complete and has one job; nobody has it open.
    QString closedFile();
    AccountSession *open();
    /// One that fills, and gets no further than the first page.
    AccountSession *openStuck();
    void startAgain();
    void look();
    Outcome removeAll();
    static void write(const QString &file, const QByteArray &data, qint64 at = 0);
    /// Says that another version of the program has written \a file.
    static void setVersion(const QString &file, char version) { write(file, QByteArray(1, version), 63); }

    std::unique_ptr<KeptIndexes> m_indexes;
};

void TestKeptIndexes::startAgain()
{
    m_indexes.reset();
    reload();
    m_sessions->setIndexFolder(folder());
    m_indexes = std::make_unique<KeptIndexes>(*m_sessions);
}

AccountSession *TestKeptIndexes::open()
{
    AccountSession *session = m_sessions->session(u"a"_s);
    session->setToken(testToken(u"secret"_s), AccountSession::KeepToken::ForThisSession, this, [](const Outcome &) {});
    return session;
}

AccountSession *TestKeptIndexes::openStuck()
{
    m_server->setAnswerer([](const RecordedRequest &request) {
        return request.target.contains("?page=1&") ? jobsPage(1, 57) : Script().hang();
    });
    AccountSession *session = open();
    session->sync()->fill();
    return session;
}

QString TestKeptIndexes::closedFile()
{
    startAgain();
    add(u"a"_s, u"acme"_s);
    m_server->route("GET", jobsPath, jobsPage(1, 1), ScriptedServer::always);
    AccountSession *session = open();
    session->sync()->fill();
    [&] { QTRY_COMPARE_WITH_TIMEOUT(session->sync()->state(), AccountSync::State::Idle, longest); }();
    QString file = session->jobIndex()->file();
    startAgain();
    return file;
}

void TestKeptIndexes::look()
{
    QSignalSpy changed(m_indexes.get(), &KeptIndexes::changed);
    m_indexes->look();
    QVERIFY(changed.isEmpty()); // not now: the disk may be slow
    QTRY_VERIFY_WITH_TIMEOUT(!changed.isEmpty(), longest);
}

Outcome TestKeptIndexes::removeAll()
{
    QStringList names;
    for (const KeptIndex &index : m_indexes->all())
        names.append(index.name);
    std::optional<Outcome> said;
    connect(m_indexes.get(), &KeptIndexes::removed, this, [&said](const Outcome &outcome) { said = outcome; });
    m_indexes->remove(names);
    [&] { QTRY_VERIFY_WITH_TIMEOUT(said, longest); }();
    m_indexes->disconnect(this);
    return said.value_or(Error());
}

void TestKeptIndexes::write(const QString &file, const QByteArray &data, qint64 at)
{
    QFile to(file);
    QVERIFY(to.open(QFile::ReadWrite) && to.seek(at) && to.write(data) == data.size());
}

void TestKeptIndexes::eachAccountHasALine()
{
    startAgain();
    add(u"b"_s, u"globex"_s);
    add(u"a"_s, u"acme"_s);
    look();
    QCOMPARE(m_indexes->all().size(), 2U);
    QCOMPARE(m_indexes->all()[0].accountId, u"b"_s);
    QCOMPARE(m_indexes->all()[1].accountId, u"a"_s);
    for (const KeptIndex &index : m_indexes->all()) {
        QCOMPARE(index.bytes, 0);
        QCOMPARE(index.now.state, IndexPeek::State::Empty);
    }
    QVERIFY(!QDir(folder()).exists());
}

void TestKeptIndexes::whatIsOpenIsKnown()
{
    closedFile();
    AccountSession *session = open();
    QTRY_VERIFY_WITH_TIMEOUT(session->jobIndex()->isOpen(), longest);
    look();
    const KeptIndex &index = m_indexes->all().front();
    QCOMPARE(index.now.jobs, 1);
    QCOMPARE(index.now.state, IndexPeek::State::Complete);
    QVERIFY(index.bytes > 0);
    QVERIFY(removeAll().ok());
    QCOMPARE(files(), QStringList());
    QCOMPARE(m_indexes->all().front().bytes, 0);
    QCOMPARE(session->jobIndex()->status().jobs, 0);
    QVERIFY(!session->jobIndex()->error());
    // And it can be filled again.
    session->sync()->fill();
    QTRY_COMPARE_WITH_TIMEOUT(session->jobIndex()->status().jobs, 1, longest);
}

void TestKeptIndexes::allFilesCount()
{
    const QString file = closedFile();
    look();
    const qint64 before = m_indexes->all().front().bytes;
    QVERIFY(before > 0);
    write(file + u".corrupt"_s, QByteArray(5000, 'x'));
    look();
    const KeptIndex damaged = m_indexes->all().front();
    QCOMPARE(damaged.bytes, before + 5000);
    QVERIFY(damaged.hasDamagedCopy);
    QCOMPARE(damaged.now.state, IndexPeek::State::Complete);
    // While it is in use there is more beside it.
    AccountSession *session = open();
    session->jobIndex()->open();
    QTRY_VERIFY_WITH_TIMEOUT(session->jobIndex()->isOpen(), longest);
    session->sync()->fill();
    QTRY_COMPARE_WITH_TIMEOUT(session->sync()->state(), AccountSync::State::Idle, longest);
    look();
    qint64 sum = 0;
    for (const QFileInfo &each : QDir(folder()).entryInfoList(QDir::Files | QDir::Hidden))
        sum += each.size();
    QVERIFY(files().size() > 2);
    QCOMPARE(m_indexes->all().front().bytes, sum);
    QVERIFY(removeAll().ok());
    QCOMPARE(files(), QStringList());
}

void TestKeptIndexes::aFileIsLookedAt_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<qint64>("at");
    QTest::addColumn<IndexPeek::State>("state");
    QTest::addColumn<qint64>("jobs");
    const auto atVersion = qint64(63);
    QTest::newRow("whole") << QByteArray() << qint64(0) << IndexPeek::State::Complete << qint64(1);
    QTest::newRow("newer") << QByteArray(1, 99) << atVersion << IndexPeek::State::Newer << qint64(0);
    QTest::newRow("older") << QByteArray(1, 1) << atVersion << IndexPeek::State::Unreadable << qint64(0);
    QTest::newRow("not begun") << QByteArray(1, 0) << atVersion << IndexPeek::State::Empty << qint64(0);
    QTest::newRow("damaged") << QByteArray("no database") << qint64(0) << IndexPeek::State::Damaged << qint64(0);
}

void TestKeptIndexes::aFileIsLookedAt()
{
    QFETCH(const QByteArray, data);
    QFETCH(const qint64, at);
    const QString file = closedFile();
    write(file, data, at);
    look();
    const KeptIndex index = m_indexes->all().front();
    QCOMPARE(index.accountId, u"a"_s);
    QTEST(index.now.state, "state");
    QTEST(index.now.jobs, "jobs");
    QVERIFY(QFile::exists(file)); // only looked at
    QVERIFY(removeAll().ok());
    QCOMPARE(files(), QStringList());
}

void TestKeptIndexes::whatIsLeftOfAnAccountCountsToo()
{
    const QString mine = closedFile();
    const QString other = IndexFolder(folder()).fileOf(u"gone"_s);
    QVERIFY(QFile::copy(mine, other));
    write(folder() + u"/notes.sqlite"_s, "mine");
    look();
    QCOMPARE(m_indexes->all().size(), 2U);
    const KeptIndex left = m_indexes->all()[1];
    QCOMPARE(left.accountId, QString());
    QCOMPARE(left.now.jobs, 1);
    QSignalSpy removed(m_indexes.get(), &KeptIndexes::removed);
    m_indexes->remove({left.name});
    QTRY_VERIFY_WITH_TIMEOUT(!removed.isEmpty(), longest);
    QVERIFY(!QFile::exists(other));
    QVERIFY(QFile::exists(mine));
    QCOMPARE(m_indexes->all().size(), 1U);
    QVERIFY(removeAll().ok());
    QCOMPARE(files(), QStringList(u"notes.sqlite"_s)); // not ours
}

void TestKeptIndexes::deletedWhileItIsLoaded()
{
    startAgain();
    add(u"a"_s, u"acme"_s);
    AccountSession *session = openStuck();
    QTRY_COMPARE_WITH_TIMEOUT(session->jobIndex()->status().jobs, 1, longest);
    QCOMPARE(session->sync()->state(), AccountSync::State::Filling);
    look();
    QVERIFY(m_indexes->all().front().isFilling);
    QVERIFY(removeAll().ok());
    QCOMPARE(session->sync()->state(), AccountSync::State::Idle);
    QCOMPARE(session->jobIndex()->status().jobs, 0);
    QVERIFY(!session->jobIndex()->status().pass);
    QVERIFY(!m_indexes->all().front().isFilling);
    QCOMPARE(files(), QStringList());
}

void TestKeptIndexes::deletedWhileItIsLookedAt()
{
    closedFile();
    AccountSession *session = open();
    QTRY_VERIFY_WITH_TIMEOUT(session->jobIndex()->isOpen(), longest);
    look();
    session->sync()->look();
    QCOMPARE(session->sync()->state(), AccountSync::State::Looking);
    QVERIFY(session->sync()->isAtWork());
    QVERIFY(removeAll().ok()); // it is no other program that looks
    QCOMPARE(session->sync()->state(), AccountSync::State::Idle);
    QCOMPARE(session->jobIndex()->status().jobs, 0);
    QCOMPARE(files(), QStringList());
    QVERIFY(!session->sync()->isAtWork());
}

void TestKeptIndexes::deletedWhileItIsPaused()
{
    startAgain();
    add(u"a"_s, u"acme"_s);
    AccountSession *session = openStuck();
    QTRY_COMPARE_WITH_TIMEOUT(session->jobIndex()->status().jobs, 1, longest);
    session->sync()->pause();
    look();
    QCOMPARE(m_indexes->all().front().now.state, IndexPeek::State::Part);
    QVERIFY(removeAll().ok());
    QCOMPARE(session->sync()->state(), AccountSync::State::Idle);
    QCOMPARE(session->sync()->progress().done, 0);
    QCOMPARE(files(), QStringList());
}

/// The program sets it aside when it is opened; what lies there goes with the new one.
void TestKeptIndexes::deletedAfterItWasSetAside()
{
    setVersion(closedFile(), 99);
    look();
    QCOMPARE(m_indexes->all().front().now.state, IndexPeek::State::Newer);
    AccountSession *session = open();
    session->sync()->fill();
    QTRY_COMPARE_WITH_TIMEOUT(session->sync()->state(), AccountSync::State::Idle, longest);
    QCOMPARE(session->jobIndex()->damages(), 1);
    QCOMPARE(session->jobIndex()->status().jobs, 1);
    look();
    QCOMPARE(m_indexes->all().front().now.state, IndexPeek::State::Complete);
    QVERIFY(m_indexes->all().front().hasDamagedCopy);
    QVERIFY(removeAll().ok());
    QVERIFY(!m_indexes->all().front().hasDamagedCopy);
    QVERIFY(!session->jobIndex()->error());
    session->sync()->fill();
    QTRY_COMPARE_WITH_TIMEOUT(session->jobIndex()->status().jobs, 1, longest);
    QTRY_COMPARE_WITH_TIMEOUT(session->sync()->state(), AccountSync::State::Idle, longest);
}

void TestKeptIndexes::anotherProgramIsNotDisturbed()
{
    const QString file = closedFile();
    FillLock other(file);
    QVERIFY(other.take());
    look();
    const Outcome refused = removeAll();
    QVERIFY(!refused.ok());
    QCOMPARE(refused.error().userMessage(), KeptIndexes::filledByAnother().userMessage());
    QVERIFY(QFile::exists(file));
    open();
    QVERIFY(!removeAll().ok());
    QVERIFY(QFile::exists(file));
    other.release();
    QVERIFY(removeAll().ok());
    QCOMPARE(files(), QStringList());
}

void TestKeptIndexes::whatCannotBeDeletedIsTold()
{
    closedFile();
    look();
    QVERIFY(QFile(folder()).setPermissions(QFile::ReadOwner | QFile::ExeOwner));
    QFile probe(folder() + u"/probe"_s);
    const bool isBound = !probe.open(QFile::WriteOnly); // root is not
    const Outcome outcome = removeAll();
    QVERIFY(QFile(folder()).setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QCOMPARE(outcome.ok(), !isBound);
    if (isBound)
        QCOMPARE(outcome.error().userMessage(), SqlFailure::cannotRemove().userMessage());
}

QTEST_GUILESS_MAIN(TestKeptIndexes)
#include "tst_keptindexes.moc"
