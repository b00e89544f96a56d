// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/application.h"
#include "settings/profile.h"
#include "stores/runningprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocalServer>
#include <QLockFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

/// The program itself, started again while it runs, hangs, or has died.
class TestSecondStart final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_folder.reset(); }
    void aSecondStartEndsAndTheFirstStays();
    void manySecondStartsAtOnce();
    void aHungFirstIsSaid();
    void theNextStartTakesOverFromTheKilled();
    void profilesRunSideBySide();
    void oneProfileByTwoNames();
    void whatIsInTheWayOfTheSocket_data();
    void whatIsInTheWayOfTheSocket();
    void whatIsInTheWayOfTheLock_data();
    void whatIsInTheWayOfTheLock();
    void aRuntimeFolderThatIsNoUse_data();
    void aRuntimeFolderThatIsNoUse();
    void nobodyListensInItsPlace();

private:
    QString profile(const QString &name = u"profile"_s) const { return m_folder->filePath(name); }
    QString runtimeFile(const QString &suffix) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_runtime;
};

void TestSecondStart::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
}

/// The name of lock or socket, as the program makes it.
QString TestSecondStart::runtimeFile(const QString &suffix) const
{
    const auto opened = Profile::open(profile());
    return QDir(m_runtime).filePath(opened.value()->runtimeName() + suffix);
}

void TestSecondStart::aSecondStartEndsAndTheFirstStays()
{
    RunningProgram first;
    QVERIFY(first.start(profile()));
    QVERIFY(first.waitForWindow());
    for (int i = 0; i < 2; ++i) {
        RunningProgram second;
        QVERIFY(second.start(profile()));
        QVERIFY(second.waitForEnd());
        QCOMPARE(second.exitCode(), 0);
        QVERIFY(!second.hasCrashed());
        QVERIFY2(!second.said().contains("first-paint"), second.said().constData());
    }
    QVERIFY(first.isRunning());
}

void TestSecondStart::manySecondStartsAtOnce()
{
    // None has a window yet: whichever wins, the others end.
    std::vector<std::unique_ptr<RunningProgram>> all;
    for (int i = 0; i < 4; ++i) {
        all.push_back(std::make_unique<RunningProgram>());
        QVERIFY(all.back()->start(profile()));
    }
    const auto running = [&all] {
        return std::count_if(all.begin(), all.end(), [](const auto &each) { return each->isRunning(); });
    };
    QTRY_COMPARE_WITH_TIMEOUT(running(), 1, 20'000);
    for (const auto &each : all) {
        if (each->isRunning())
            QVERIFY(each->waitForWindow());
        else
            QCOMPARE(each->exitCode(), 0);
    }
}

void TestSecondStart::aHungFirstIsSaid()
{
    RunningProgram first;
    QVERIFY(first.start(profile()));
    QVERIFY(first.waitForWindow());
    first.hang();
    RunningProgram second;
    QVERIFY(second.start(profile()));
    QTRY_VERIFY_WITH_TIMEOUT(second.said().contains(Application::firstIsSilent().toUtf8()), 20'000);
    QVERIFY(second.isRunning()); // the same is in a box that wants to be read
    QVERIFY(!second.said().contains("first-paint"));
    second.killNow();

    first.goOn();
    RunningProgram third;
    QVERIFY(third.start(profile()));
    QVERIFY(third.waitForEnd());
    QCOMPARE(third.exitCode(), 0);
    QVERIFY(first.isRunning());
}

void TestSecondStart::theNextStartTakesOverFromTheKilled()
{
    for (int i = 0; i < 3; ++i) {
        RunningProgram first;
        QVERIFY(first.start(profile()));
        QVERIFY(first.waitForWindow());
        first.killNow();
        QVERIFY(QFile::exists(runtimeFile(u".lock"_s)));
    }
    RunningProgram next;
    QVERIFY(next.start(profile()));
    QVERIFY(next.waitForWindow());
    RunningProgram second;
    QVERIFY(second.start(profile()));
    QVERIFY(second.waitForEnd());
    QCOMPARE(second.exitCode(), 0);
}

void TestSecondStart::profilesRunSideBySide()
{
    RunningProgram first;
    RunningProgram other;
    QVERIFY(first.start(profile(u"one"_s)));
    QVERIFY(other.start(profile(u"two"_s)));
    QVERIFY(first.waitForWindow());
    QVERIFY(other.waitForWindow());
    QVERIFY(first.isRunning());
}

void TestSecondStart::oneProfileByTwoNames()
{
    RunningProgram first;
    QVERIFY(first.start(profile()));
    QVERIFY(first.waitForWindow());
    QVERIFY(QFile::link(profile(), profile(u"link"_s)));
    for (const QString &name : {profile(u"link"_s), profile(u"profile/../profile/"_s)}) {
        RunningProgram second;
        QVERIFY(second.start(name));
        QVERIFY(second.waitForEnd());
        QCOMPARE(second.exitCode(), 0);
    }
}

void TestSecondStart::whatIsInTheWayOfTheSocket_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what : {"file", "link", "dead socket", "folder"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestSecondStart::whatIsInTheWayOfTheSocket()
{
    QFETCH(QString, what);
    const QString path = runtimeFile(u".socket"_s);
    const QString other = m_folder->filePath(u"other"_s);
    QFile file(what == "link"_L1 ? other : path);
    if (what == "folder"_L1) {
        QVERIFY(QDir().mkdir(path));
    } else if (what == "dead socket"_L1) {
        // Bound and left, as by a killed process.
        QLocalServer server;
        QVERIFY(server.listen(path));
        QVERIFY(QFile::rename(path, path + u".kept"_s));
        server.close();
        QVERIFY(QFile::rename(path + u".kept"_s, path));
    } else {
        QVERIFY(file.open(QFile::WriteOnly));
        file.write("kept");
        file.close();
        if (what == "link"_L1)
            QVERIFY(QFile::link(other, path));
    }
    RunningProgram first;
    QVERIFY(first.start(profile()));
    QVERIFY(first.waitForWindow());
    if (what == "folder"_L1) {
        QVERIFY(first.said().contains("A second start can not raise this window"));
        QVERIFY(QDir().rmdir(path));
        return;
    }
    RunningProgram second;
    QVERIFY(second.start(profile()));
    QVERIFY(second.waitForEnd());
    QCOMPARE(second.exitCode(), 0);
    if (what == "link"_L1)
        QVERIFY(QFile::exists(other));
}

void TestSecondStart::whatIsInTheWayOfTheLock_data()
{
    QTest::addColumn<QByteArray>("lock");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("garbage") << QByteArray("\0\xff\n\n\n\n9999999999999999999\n", 27);
    QTest::newRow("process that nobody has") << "2147483646\nbalehook\n" + QSysInfo::machineHostName().toUtf8() + "\n";
    QTest::newRow("another program's process")
        << QByteArray::number(getpid()) + "\nbalehook\n" + QSysInfo::machineHostName().toUtf8() + "\n";
}

void TestSecondStart::whatIsInTheWayOfTheLock()
{
    QFETCH(QByteArray, lock);
    QFile file(runtimeFile(u".lock"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(lock);
    file.close();
    RunningProgram first;
    QVERIFY(first.start(profile()));
    QVERIFY2(first.waitForWindow(), first.said().constData());
    RunningProgram second;
    QVERIFY(second.start(profile()));
    QVERIFY(second.waitForEnd());
    QCOMPARE(second.exitCode(), 0);
}

void TestSecondStart::aRuntimeFolderThatIsNoUse_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what : {"not there", "file", "not writable", "unset"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

/// Who cannot lock works nevertheless; nobody is told to come to the front then.
void TestSecondStart::aRuntimeFolderThatIsNoUse()
{
    QFETCH(QString, what);
    RunningProgram program;
    QString folder = m_folder->filePath(u"run"_s);
    if (what == "file"_L1) {
        QFile file(folder);
        QVERIFY(file.open(QFile::WriteOnly));
    } else if (what == "not writable"_L1) {
        folder = u"/proc/self"_s; // for root as well
    }
    program.environment.insert(u"XDG_RUNTIME_DIR"_s, folder);
    if (what == "unset"_L1)
        program.environment.remove(u"XDG_RUNTIME_DIR"_s);
    QVERIFY(program.start(profile()));
    QVERIFY2(program.waitForWindow(), program.said().constData());
}

/// Without a runtime folder programs used to meet below /tmp, where anybody may have been first.
void TestSecondStart::nobodyListensInItsPlace()
{
    const QString name = QFileInfo(runtimeFile({})).fileName();
    const QString shared = m_folder->filePath(u"tmp"_s);
    std::vector<std::unique_ptr<QLockFile>> locks;
    std::vector<std::unique_ptr<QLocalServer>> strangers;
    for (const QString &folder : {shared, QString(shared + u"/runtime-"_s + qEnvironmentVariable("USER", u"root"_s))}) {
        QVERIFY(QDir().mkpath(folder));
        locks.push_back(std::make_unique<QLockFile>(folder + u'/' + name + u".lock"_s));
        QVERIFY(locks.back()->tryLock());
        strangers.push_back(std::make_unique<QLocalServer>());
        QVERIFY(strangers.back()->listen(folder + u'/' + name + u".socket"_s));
        if (geteuid() == 0 && folder != shared)
            QCOMPARE(chown(QFile::encodeName(folder).constData(), 65534, 65534), 0);
    }
    const auto outside = [&shared](RunningProgram &program) {
        program.environment.insert(u"TMPDIR"_s, shared);
        program.environment.remove(u"XDG_RUNTIME_DIR"_s);
    };
    RunningProgram first;
    outside(first);
    QVERIFY(first.start(profile(), {u"balehook://acme/import-jobs/1"_s}));
    QVERIFY2(first.waitForWindow(), first.said().constData());
    RunningProgram second;
    outside(second);
    QVERIFY(second.start(profile(), {u"balehook://acme/import-jobs/2"_s}));
    QVERIFY(second.waitForEnd());
    QCOMPARE(second.exitCode(), 0);
    QVERIFY(first.isRunning());
    for (const auto &stranger : strangers)
        QVERIFY(!stranger->waitForNewConnection(0));
}

QTEST_GUILESS_MAIN(TestSecondStart)
#include "tst_secondstart.moc"
