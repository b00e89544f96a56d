// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/filelock.h"
#include "core/process/processidentity.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <future>

using namespace Balehook;
using namespace Qt::StringLiterals;
using Attempt = FileLock::Attempt;

/// A lock that the system gives back, and who it was that had it. Held by another process: tst_sidebyside.
class TestFileLock final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneHasIt();
    void removedWhileItIsHeld();
    void isWaitedFor();
    void whatAKillLeftIsTaken_data();
    void whatAKillLeftIsTaken();
    void impossiblePlaces();
    void knowsThisProcess();
    void knowsOthers();
};

void TestFileLock::oneHasIt()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"lock"_s);
    FileLock first(path);
    QVERIFY(!first.isHeld());
    QCOMPARE(first.tryLock(), Attempt::Taken);
    QCOMPARE(first.tryLock(), Attempt::Taken);
    QVERIFY(first.isHeld());
    FileLock second(path);
    QCOMPARE(second.tryLock(), Attempt::Held);
    QVERIFY(!second.isHeld());
    first.unlock();
    QCOMPARE(second.tryLock(), Attempt::Taken);
    {
        FileLock third(path);
        QCOMPARE(third.tryLock(), Attempt::Held);
    }
    QCOMPARE(first.tryLock(), Attempt::Held);
    QVERIFY(QFile::exists(path));
}

void TestFileLock::removedWhileItIsHeld()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"lock"_s);
    FileLock first(path);
    QCOMPARE(first.tryLock(), Attempt::Taken);
    QVERIFY(QFile::remove(path));
    first.unlock();
    FileLock second(path);
    QCOMPARE(second.tryLock(), Attempt::Taken);
    QCOMPARE(first.tryLock(), Attempt::Held);
}

void TestFileLock::isWaitedFor()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"lock"_s);
    FileLock first(path);
    QCOMPARE(first.lock(std::chrono::seconds(0)), Attempt::Taken);
    QCOMPARE(FileLock(path).lock(std::chrono::milliseconds(20)), Attempt::Held);
    std::atomic<bool> isAsked = false;
    auto second = std::async(std::launch::async, [&path, &isAsked] {
        FileLock late(path);
        const bool isHeld = late.tryLock() == Attempt::Held;
        isAsked = true;
        isAsked.notify_all();
        return isHeld && late.lock(std::chrono::minutes(1)) == Attempt::Taken;
    });
    isAsked.wait(false);
    first.unlock();
    QVERIFY(second.get());
}

void TestFileLock::whatAKillLeftIsTaken_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("its number") << QByteArray::number(QCoreApplication::applicationPid()) + "\nballast\nhost\n\n\n";
}

void TestFileLock::whatAKillLeftIsTaken()
{
    QFETCH(const QByteArray, left);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"lock"_s));
    QVERIFY(file.open(QFile::WriteOnly) && file.write(left) == left.size());
    file.close();
    QCOMPARE(FileLock(file.fileName()).tryLock(), Attempt::Taken);
}

void TestFileLock::impossiblePlaces()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(u"folder"_s));
    QVERIFY(QFile::link(u"/dev/null"_s, folder.filePath(u"link"_s)));
    for (const QString &name : {u"folder"_s, u"link"_s, u"gone/lock"_s})
        QCOMPARE(FileLock(folder.filePath(name)).tryLock(), Attempt::Impossible);
}

void TestFileLock::knowsThisProcess()
{
    const ProcessIdentity self = ProcessIdentity::current();
    QCOMPARE(self.pid, QCoreApplication::applicationPid());
    QVERIFY(self.isAlive());
    QVERIFY(!self.started.isEmpty() && !self.boot.isEmpty());
    const qint64 start = processStartTime();
    QVERIFY(start <= QDateTime::currentMSecsSinceEpoch() + 20); // a tick of the system, and a clock that is set
    QCOMPARE(processStartTime(), start);
    QVERIFY(!ProcessIdentity().isAlive());
    for (const auto member : {&ProcessIdentity::started, &ProcessIdentity::boot}) {
        ProcessIdentity other = self;
        other.*member += u'1';
        QVERIFY(!other.isAlive());
        other.*member = QString(); // where the system does not tell, the number must do
        QVERIFY(other.isAlive());
    }
}

void TestFileLock::knowsOthers()
{
    QProcess process;
    process.start(u"/bin/sleep"_s, {u"600"_s});
    QVERIFY(process.waitForStarted());
    ProcessIdentity other = ProcessIdentity::current();
    other.pid = process.processId();
    other.started.clear();
    QVERIFY(other.isAlive());
    process.kill();
    QVERIFY(process.waitForFinished());
    QVERIFY(!other.isAlive());
}

QTEST_GUILESS_MAIN(TestFileLock)
#include "tst_filelock.moc"
