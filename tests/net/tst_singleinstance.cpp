// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/singleinstance.h"

#include "net/runtimefolder.h"
#include "support/wait.h"

#include <QDir>
#include <QFile>
#include <QLocalSocket>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <chrono>
#include <memory>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

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
    void leavesNothingBehind();
    void worksWithoutALockFile();
    void onlyInAPrivateFolder_data();
    void onlyInAPrivateFolder();
    void theRuntimeFolderIsPrivate_data();
    void theRuntimeFolderIsPrivate();
    void anotherUserIsNotHeard();
    void anotherUserIsNotTold();

private:
    QString socketPath(const QString &name) const { return m_folder.filePath(name + u".socket"_s); }

    QTemporaryDir m_folder;
};

namespace {

constexpr uid_t nobody = 65534;

} // namespace

void TestSingleInstance::secondRaisesFirst()
{
    SingleInstance first(u"a"_s, m_folder.path());
    SingleInstance second(u"a"_s, m_folder.path());
    QVERIFY(first.becomeFirst());
    QVERIFY(!second.becomeFirst());
    QSignalSpy wanted(&first, &SingleInstance::raiseRequested);
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
    QSignalSpy wanted(&first, &SingleInstance::raiseRequested);
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
    QSignalSpy wanted(&first, &SingleInstance::raiseRequested);
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
    QSignalSpy wanted(first.get(), &SingleInstance::raiseRequested);
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
    QSignalSpy wanted(&first, &SingleInstance::raiseRequested);
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

/// The last one out takes its lock and its socket away, and nothing of the next one.
void TestSingleInstance::leavesNothingBehind()
{
    auto first = std::make_unique<SingleInstance>(u"tidy"_s, m_folder.path());
    QVERIFY(first->becomeFirst());
    QVERIFY(QFile::exists(socketPath(u"tidy"_s)));
    first.reset();
    QVERIFY(!QFile::exists(socketPath(u"tidy"_s)));
    QVERIFY(!QFile::exists(m_folder.filePath(u"tidy.lock"_s)));
    SingleInstance next(u"tidy"_s, m_folder.path());
    QVERIFY(next.becomeFirst());
    {
        SingleInstance late(u"tidy"_s, m_folder.path());
        QVERIFY(!late.becomeFirst());
    }
    QVERIFY(next.isRunning());
    QVERIFY(QFile::exists(m_folder.filePath(u"tidy.lock"_s)));
}

void TestSingleInstance::worksWithoutALockFile()
{
    SingleInstance first(u"a"_s, m_folder.filePath(u"no such folder"_s));
    QVERIFY(first.becomeFirst());
}

void TestSingleInstance::onlyInAPrivateFolder_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what : {"read by others", "written by all", "a link", "a file", "another user's"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

/// Whoever else can write to the folder could listen there, and would be told what is opened.
void TestSingleInstance::onlyInAPrivateFolder()
{
    QFETCH(QString, what);
    QTemporaryDir outer;
    const QString path = outer.filePath(u"run"_s);
    const QByteArray encoded = QFile::encodeName(path);
    if (what == u"a file") {
        QVERIFY(QFile(path).open(QFile::WriteOnly));
    } else if (what == u"a link") {
        QVERIFY(QDir().mkdir(outer.filePath(u"target"_s), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QVERIFY(QFile::link(outer.filePath(u"target"_s), path));
    } else {
        QCOMPARE(mkdir(encoded.constData(), 0700), 0);
        QCOMPARE(chmod(encoded.constData(),
                       what == u"written by all"       ? 01777
                           : what == u"read by others" ? 0755
                                                       : 0700),
                 0);
        if (what == u"another user's" && (geteuid() != 0 || chown(encoded.constData(), nobody, nobody) != 0))
            return; // who is not root has no folder of another user
    }
    QVERIFY(!isPrivateFolder(path));
    SingleInstance first(u"a"_s, path);
    QVERIFY(first.becomeFirst()); // which is no reason to refuse work
    QVERIFY(!QFile::exists(path + u"/a.socket"_s));
    QVERIFY(!QFile::exists(path + u"/a.lock"_s));
    QVERIFY(!first.isRunning());
}

void TestSingleInstance::theRuntimeFolderIsPrivate_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what : {"private", "unset", "relative", "open to all", "a link", "missing"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestSingleInstance::theRuntimeFolderIsPrivate()
{
    QFETCH(QString, what);
    const QByteArray before = qgetenv("XDG_RUNTIME_DIR");
    const auto restored = qScopeGuard([&before] { qputenv("XDG_RUNTIME_DIR", before); });
    QTemporaryDir outer;
    const QString path = outer.filePath(u"run"_s);
    if (what != u"missing")
        QCOMPARE(mkdir(QFile::encodeName(path).constData(), 0700), 0);
    if (what == u"open to all")
        QCOMPARE(chmod(QFile::encodeName(path).constData(), 0777), 0);
    if (what == u"a link")
        QVERIFY(QFile::link(path, outer.filePath(u"link"_s)));
    qputenv("XDG_RUNTIME_DIR",
            QFile::encodeName(what == u"a link"         ? outer.filePath(u"link"_s)
                                  : what == u"relative" ? u"run"_s
                                                        : path));
    if (what == u"unset")
        qunsetenv("XDG_RUNTIME_DIR");
    const QString folder = runtimeFolder();
    QVERIFY(isPrivateFolder(folder));
    QCOMPARE(folder == path, what == u"private");
    QVERIFY(!folder.startsWith(QDir::tempPath() + u"/runtime-"_s));
    QVERIFY(folder != QDir::tempPath());
}

/// Of a child that ends soon.
static int statusOf(pid_t child)
{
    int status = -1;
    return Testing::waitFor([&] { return waitpid(child, &status, WNOHANG) == child; }) ? status : -1;
}

/// From the child of a fork: connects as another user, says \a line and sees whether it is answered.
static bool isAnsweredAsNobody(const QByteArray &path, const QByteArray &line)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    qstrncpy(address.sun_path, path.constData(), sizeof address.sun_path);
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    if (setgid(nobody) != 0 || setuid(nobody) != 0
        || connect(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
        return true; // which is no proof of anything
    [[maybe_unused]] const auto written = send(socket, line.constData(), std::size_t(line.size()), MSG_NOSIGNAL);
    char answer = 0;
    return recv(socket, &answer, 1, 0) > 0;
}

void TestSingleInstance::anotherUserIsNotHeard()
{
    if (geteuid() != 0)
        return; // only root can play somebody else
    QTemporaryDir folder;
    SingleInstance first(u"a"_s, folder.path());
    QVERIFY(first.becomeFirst());
    QSignalSpy wanted(&first, &SingleInstance::raiseRequested);
    // The folder would keep them out; this is what holds if it does not.
    const QByteArray path = QFile::encodeName(folder.filePath(u"a.socket"_s));
    QCOMPARE(chmod(QFile::encodeName(folder.path()).constData(), 0755), 0);
    QCOMPARE(chmod(path.constData(), 0777), 0);
    const pid_t child = fork();
    if (child == 0)
        _exit(isAnsweredAsNobody(path, "raise \tfile:///etc/passwd\n") ? 1 : 0);
    QCOMPARE(statusOf(child), 0);
    QVERIFY(wanted.isEmpty());
}

void TestSingleInstance::anotherUserIsNotTold()
{
    if (geteuid() != 0)
        return;
    QTemporaryDir folder;
    SingleInstance second(u"a"_s, folder.path());
    const QByteArray path = QFile::encodeName(folder.filePath(u"a.socket"_s));
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    qstrncpy(address.sun_path, path.constData(), sizeof address.sun_path);
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    QCOMPARE(bind(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
    const pid_t child = fork();
    if (child == 0) {
        // Who listens is who called listen().
        if (setgid(nobody) != 0 || setuid(nobody) != 0 || listen(socket, 4) != 0)
            _exit(2);
        const int connection = accept(socket, nullptr, nullptr);
        char heard = 0;
        _exit(recv(connection, &heard, 1, 0) > 0 ? 1 : 0);
    }
    ::close(socket);
    QSignalSpy raised(&second, &SingleInstance::raised);
    QSignalSpy notRaised(&second, &SingleInstance::notRaised);
    second.raiseFirst("token", {u"balehook://acme/import-jobs/1"_s, u"/home/me/customers.csv"_s});
    QVERIFY(notRaised.wait());
    QVERIFY(raised.isEmpty());
    QVERIFY(!second.isRunning());
    QCOMPARE(statusOf(child), 0);
}

QTEST_GUILESS_MAIN(TestSingleInstance)
#include "tst_singleinstance.moc"
