// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/singleinstance.h"

#include <QDir>
#include <QFile>
#include <QLocalSocket>
#include <QLockFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <chrono>
#include <memory>
#include <thread>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestSingleInstance final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void secondRaisesFirst();
    void secondHandsItsFilesOver();
    void secondHandsItsLinksOver();
    void namesDoNotTouchEachOther();
    void nextBecomesFirstWhenFirstIsGone();
    void takesOverFromTheDead();
    void tellsWhetherOneRuns();
    void waitsForAFirstThatStarts();
    void saysThatNobodyAnswers();
    void ignoresNonsense_data();
    void ignoresNonsense();
    void aLockWithoutAnOwnerIsTakenOver_data();
    void aLockWithoutAnOwnerIsTakenOver();
    void aLockThatIsJustBeingMadeIsLeftAlone();
    void worksWithoutALockFile();

private:
    QString socketPath(const QString &name) const { return m_folder.filePath(name + u".socket"_s); }

    QTemporaryDir m_folder;
};

void TestSingleInstance::secondRaisesFirst()
{
    SingleInstance first(u"a"_s, m_folder.path());
    SingleInstance second(u"a"_s, m_folder.path());
    QVERIFY(first.becomeFirst());
    QVERIFY(!second.becomeFirst());
    QSignalSpy wanted(&first, &SingleInstance::raiseWanted);
    QSignalSpy raised(&second, &SingleInstance::raised);
    second.raiseFirst("token 1\nraise me");
    QVERIFY(raised.isEmpty());
    QVERIFY(raised.wait());
    QTRY_COMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toByteArray(), QByteArray("token 1 raise me"));

    // Every later start as well, and without a token.
    SingleInstance third(u"a"_s, m_folder.path());
    third.raiseFirst({});
    QTRY_COMPARE(wanted.size(), 2);
    QVERIFY(wanted.last().first().toByteArray().isEmpty());
#ifdef Q_OS_UNIX
    QVERIFY(!(QFile::permissions(socketPath(u"a"_s)) & (QFile::ReadOther | QFile::WriteOther | QFile::WriteGroup)));
#endif
}

void TestSingleInstance::secondHandsItsFilesOver()
{
    SingleInstance first(u"a"_s, m_folder.path());
    SingleInstance second(u"a"_s, m_folder.path());
    QVERIFY(first.becomeFirst());
    QSignalSpy wanted(&first, &SingleInstance::raiseWanted);
    const QStringList files{u"/tmp/failed rows\t1.csv"_s, u"/tmp/100%\n#ä?.csv"_s};
    second.raiseFirst("token", files + QStringList{u'/' + QString(70'000, u'x')}); // one too long for a request
    QTRY_COMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toByteArray(), QByteArray("token"));
    QCOMPARE(wanted.first().last().toStringList(), files);
}

void TestSingleInstance::secondHandsItsLinksOver()
{
    SingleInstance first(u"a"_s, m_folder.path());
    SingleInstance second(u"a"_s, m_folder.path());
    QVERIFY(first.becomeFirst());
    QSignalSpy wanted(&first, &SingleInstance::raiseWanted);
    // Good or not: the window says what is wrong with it.
    const QStringList opened{u"balehook://acme/import-jobs/1"_s, u"/tmp/a.csv"_s,
                             u"BALEHOOK:\t\nfile:///etc/passwd ä"_s};
    second.raiseFirst("token", opened);
    QTRY_COMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().last().toStringList(), opened);

    // Somebody else on the socket cannot pass a file off as a link.
    QLocalSocket socket;
    socket.connectToServer(socketPath(u"a"_s));
    socket.write("raise \tlink:%2Fetc%2Fpasswd\tbalehook://acme/import-jobs/2\n");
    QTRY_COMPARE(wanted.size(), 2);
    QCOMPARE(wanted.last().last().toStringList(), QStringList());
}

void TestSingleInstance::namesDoNotTouchEachOther()
{
    SingleInstance first(u"a"_s, m_folder.path());
    SingleInstance other(u"b"_s, m_folder.path());
    QVERIFY(first.becomeFirst());
    QVERIFY(other.becomeFirst());
}

void TestSingleInstance::nextBecomesFirstWhenFirstIsGone()
{
    {
        SingleInstance first(u"a"_s, m_folder.path());
        QVERIFY(first.becomeFirst());
    }
    SingleInstance next(u"a"_s, m_folder.path());
    QVERIFY(next.becomeFirst());
}

void TestSingleInstance::takesOverFromTheDead()
{
    // What a killed process leaves behind: a lock with an id that nobody has, and a socket on which nobody listens.
    QFile lock(m_folder.filePath(u"dead.lock"_s));
    QVERIFY(lock.open(QFile::WriteOnly));
    lock.write("2147483646\nbalehook\n" + QSysInfo::machineHostName().toUtf8() + "\n\n\n");
    lock.close();
    QFile socket(socketPath(u"dead"_s));
    QVERIFY(socket.open(QFile::WriteOnly));
    socket.close();

    SingleInstance first(u"dead"_s, m_folder.path());
    QVERIFY(first.becomeFirst());
    SingleInstance second(u"dead"_s, m_folder.path());
    QSignalSpy raised(&second, &SingleInstance::raised);
    second.raiseFirst({});
    QVERIFY(raised.wait());
}

void TestSingleInstance::tellsWhetherOneRuns()
{
    const SingleInstance other(u"a"_s, m_folder.path());
    QVERIFY(!other.isRunning());
    auto first = std::make_unique<SingleInstance>(u"a"_s, m_folder.path());
    QSignalSpy wanted(first.get(), &SingleInstance::raiseWanted);
    QVERIFY(first->becomeFirst());
    QVERIFY(other.isRunning());
    QVERIFY(!SingleInstance(u"b"_s, m_folder.path()).isRunning());
    // Being asked is no wish to be raised, and does not keep it from answering.
    SingleInstance second(u"a"_s, m_folder.path());
    second.raiseFirst({});
    QTRY_COMPARE(wanted.size(), 1);
    first.reset();
    QVERIFY(!other.isRunning());
}

void TestSingleInstance::waitsForAFirstThatStarts()
{
    SingleInstance second(u"late"_s, m_folder.path());
    QSignalSpy raised(&second, &SingleInstance::raised);
    QSignalSpy notRaised(&second, &SingleInstance::notRaised);
    // By the event loop: the first listens only after the second was refused once.
    std::unique_ptr<SingleInstance> first;
    second.raiseFirst("token");
    QTimer::singleShot(1, this, [&] {
        first = std::make_unique<SingleInstance>(u"late"_s, m_folder.path());
        QVERIFY(first->becomeFirst());
    });
    QVERIFY(raised.wait());
    QVERIFY(notRaised.isEmpty());
}

void TestSingleInstance::saysThatNobodyAnswers()
{
    SingleInstance second(u"nobody"_s, m_folder.path());
    QSignalSpy raised(&second, &SingleInstance::raised);
    QSignalSpy notRaised(&second, &SingleInstance::notRaised);
    second.raiseFirst({}, {}, std::chrono::milliseconds(250));
    QVERIFY(notRaised.wait());
    QVERIFY(raised.isEmpty());

    // A console that hangs accepts, but says nothing.
    QLocalServer mute;
    QVERIFY(mute.listen(socketPath(u"mute"_s)));
    SingleInstance other(u"mute"_s, m_folder.path());
    QSignalSpy otherNotRaised(&other, &SingleInstance::notRaised);
    other.raiseFirst({}, {}, std::chrono::milliseconds(250));
    QVERIFY(otherNotRaised.wait());
    QCOMPARE(otherNotRaised.size(), 1);
}

void TestSingleInstance::ignoresNonsense_data()
{
    QTest::addColumn<QByteArray>("sent");
    QTest::newRow("other line") << QByteArray("quit\n");
    QTest::newRow("binary") << QByteArray("\0\1\2\n", 4);
    QTest::newRow("endless") << QByteArray(100'000, 'x');
}

void TestSingleInstance::ignoresNonsense()
{
    QFETCH(QByteArray, sent);
    SingleInstance first(u"a"_s, m_folder.path());
    QVERIFY(first.becomeFirst());
    QSignalSpy wanted(&first, &SingleInstance::raiseWanted);
    QLocalSocket socket;
    socket.connectToServer(socketPath(u"a"_s));
    socket.write(sent);
    QTRY_COMPARE(socket.state(), QLocalSocket::UnconnectedState);
    QVERIFY(wanted.isEmpty());
}

void TestSingleInstance::aLockWithoutAnOwnerIsTakenOver_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut") << QByteArray("12");
    QTest::newRow("garbage") << QByteArray("\0\xff\n\n\n", 5);
}

void TestSingleInstance::aLockWithoutAnOwnerIsTakenOver()
{
    QFETCH(QByteArray, bytes);
    QFile file(m_folder.filePath(u"ownerless.lock"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(bytes);
    file.close();
    SingleInstance first(u"ownerless"_s, m_folder.path());
    QVERIFY(first.becomeFirst());
    SingleInstance second(u"ownerless"_s, m_folder.path());
    QVERIFY(!second.becomeFirst());
}

/// Between making the file and writing its name into it, a start looks as if nobody owned the lock.
void TestSingleInstance::aLockThatIsJustBeingMadeIsLeftAlone()
{
    const QString path = m_folder.filePath(u"newborn.lock"_s);
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    SingleInstance late(u"newborn"_s, m_folder.path());
    QLockFile born(path);
    born.setStaleLockTime(0);
    std::thread owner([&file, &born] {
        std::this_thread::sleep_for(std::chrono::milliseconds(200)); // the slow start that is played here
        file.remove();
        born.tryLock(0);
    });
    const bool lateIsFirst = late.becomeFirst();
    owner.join();
    QVERIFY(born.isLocked() || lateIsFirst); // otherwise nobody would be
    QVERIFY(!lateIsFirst);
}

void TestSingleInstance::worksWithoutALockFile()
{
    SingleInstance first(u"a"_s, m_folder.filePath(u"no such folder"_s));
    QVERIFY(first.becomeFirst());
}

QTEST_GUILESS_MAIN(TestSingleInstance)
#include "tst_singleinstance.moc"
