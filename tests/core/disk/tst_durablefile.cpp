// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/diskcalls.h"
#include "core/disk/durablefile.h"
#include "core/disk/writequeue.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <atomic>
#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QStringList namesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

/// No file grows beyond \a bytes for as long as it lives.
class SizeLimit final
{
public:
    explicit SizeLimit(rlim_t bytes)
    {
        ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SizeLimit() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(SizeLimit)

private:
    rlimit m_before = {};
};

} // namespace

class DurableFileTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aNewFileIsPrivate();
    void anOldFileIsReplaced();
    void permissionsStayWhereThatIsWanted();
    void nothingAppearsBeforeCommit();
    void whatIsSettledOnlyNeedsItsName();
    void aWriteThatDoesNotFitLeavesTheOldFile();
    void theFirstErrorHolds();
    void aLinkStays();
    void aLinkToNothingIsFollowed();
    void linksInACircleAreAnError();
    void lookingThatFailsIsNoAnswer();
    void whatIsProtectedStays();
    void twoWritersOfOnePathBothSucceed();
    void nobodyTakesALivingWriterForADeadOne();
    void whatIsNoFileIsRefused();
    void aFolderThatIsMissingIsAnError();
    void leftoversOfTheDeadAreRemoved();
    void aLongNameIsNoTrouble();
    void theQueueKeepsTheOrder();
    void theQueueTellsOnlyWhoIsThere();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void DurableFileTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"kept"_s);
}

void DurableFileTest::aNewFileIsPrivate()
{
    QVERIFY(DurableFile::replace(m_path, "new").ok());
    QCOMPARE(contents(m_path), "new");
    struct stat status = {};
    QCOMPARE(::stat(qPrintable(m_path), &status), 0);
    QCOMPARE(status.st_mode & 07777, mode_t(0600));
    QCOMPARE(namesIn(m_folder->path()), QStringList{u"kept"_s});
}

void DurableFileTest::anOldFileIsReplaced()
{
    put(m_path, "old");
    QVERIFY(QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
    QVERIFY(DurableFile::replace(m_path, {}).ok());
    QCOMPARE(contents(m_path), QByteArray());
    QVERIFY(!QFileInfo(m_path).permission(QFile::ReadOther));
    QCOMPARE(namesIn(m_folder->path()), QStringList{u"kept"_s});
}

void DurableFileTest::permissionsStayWhereThatIsWanted()
{
    put(m_path, "old");
    QCOMPARE(::chmod(qPrintable(m_path), 0640), 0);
    QVERIFY(DurableFile::replace(m_path, "new", DurableFile::Access::AsBefore).ok());
    struct stat status = {};
    QCOMPARE(::stat(qPrintable(m_path), &status), 0);
    QCOMPARE(status.st_mode & 07777, mode_t(0640));
    const QString other = m_folder->filePath(u"other"_s);
    QVERIFY(DurableFile::replace(other, "new", DurableFile::Access::AsBefore).ok());
    QCOMPARE(::stat(qPrintable(other), &status), 0);
    QCOMPARE(status.st_mode & 07777, mode_t(0600));
}

void DurableFileTest::nothingAppearsBeforeCommit()
{
    put(m_path, "old");
    {
        DurableFile file(m_path);
        QVERIFY(file.open().ok());
        QVERIFY(file.write("new").ok());
        QCOMPARE(file.size(), 3);
        QCOMPARE(contents(m_path), "old");
    }
    QCOMPARE(contents(m_path), "old");
    QCOMPARE(namesIn(m_folder->path()), QStringList{u"kept"_s});
}

void DurableFileTest::whatIsSettledOnlyNeedsItsName()
{
    put(m_path, "old");
    DurableFile file(m_path);
    QVERIFY(file.open().ok());
    QVERIFY(file.write("new").ok());
    QVERIFY(file.settle().ok());
    QVERIFY(file.settle().ok());
    QCOMPARE(contents(m_path), "old");
    QVERIFY(file.write("er").ok()); // which has to be settled once more
    QVERIFY(file.commit().ok());
    QCOMPARE(contents(m_path), "newer");
    QCOMPARE(namesIn(m_folder->path()), QStringList{u"kept"_s});
    QVERIFY(!DurableFile(m_path).settle().ok()); // nothing was begun
}

void DurableFileTest::aWriteThatDoesNotFitLeavesTheOldFile()
{
    put(m_path, "old");
    const SizeLimit limit(1000);
    const Outcome outcome = DurableFile::replace(m_path, QByteArray(1001, 'x'));
    QVERIFY(!outcome.ok());
    QCOMPARE(outcome.error().kind, ErrorKind::DiskFailed);
    QVERIFY(outcome.error().detail.contains(m_path));
    QCOMPARE(contents(m_path), "old");
    QCOMPARE(namesIn(m_folder->path()), QStringList{u"kept"_s});
    QVERIFY(DurableFile::replace(m_path, QByteArray(1000, 'x')).ok());
    QCOMPARE(contents(m_path).size(), 1000);
}

void DurableFileTest::theFirstErrorHolds()
{
    const SizeLimit limit(10);
    DurableFile file(m_path);
    QVERIFY(file.open().ok());
    QVERIFY(!file.write("more than ten bytes").ok());
    QVERIFY(!file.write("x").ok());
    QVERIFY(!file.commit().ok());
    QVERIFY(namesIn(m_folder->path()).isEmpty());
}

void DurableFileTest::aLinkStays()
{
    const QString real = m_folder->filePath(u"real"_s);
    put(real, "old");
    QVERIFY(QFile::link(real, m_path));
    QVERIFY(DurableFile::replace(m_path, "new").ok());
    QVERIFY(QFileInfo(m_path).isSymLink());
    QCOMPARE(contents(real), "new");
}

void DurableFileTest::aLinkToNothingIsFollowed()
{
    const QString real = m_folder->filePath(u"real"_s);
    const QString between = m_folder->filePath(u"between"_s);
    QVERIFY(QFile::link(u"real"_s, between));
    QVERIFY(QFile::link(between, m_path));
    QVERIFY(DurableFile::replace(m_path, "new").ok());
    QVERIFY(QFileInfo(m_path).isSymLink() && QFileInfo(between).isSymLink());
    QVERIFY(QFileInfo(real).isFile() && !QFileInfo(real).isSymLink());
    QCOMPARE(contents(m_path), "new");
}

void DurableFileTest::linksInACircleAreAnError()
{
    const QString other = m_folder->filePath(u"other"_s);
    QVERIFY(QFile::link(m_path, other));
    QVERIFY(QFile::link(other, m_path));
    QVERIFY(!DurableFile::replace(m_path, "new").ok());
    QCOMPARE(namesIn(m_folder->path()).size(), 0); // links to nothing are not listed: no file is there
    QVERIFY(QFileInfo(m_path).isSymLink());
}

void DurableFileTest::lookingThatFailsIsNoAnswer()
{
    QVERIFY(DiskCalls::isMissing(m_path));
    QVERIFY(DiskCalls::isMissing(m_folder->filePath(u"no folder/kept"_s)));
    put(m_path, "there");
    QVERIFY(!DiskCalls::isMissing(m_path));
    QVERIFY(DiskCalls::isMissing(m_path + u"/below a file"_s));
    const QString nowhere = m_folder->filePath(u"link"_s);
    QVERIFY(QFile::link(m_folder->filePath(u"nothing"_s), nowhere));
    QVERIFY(DiskCalls::isMissing(nowhere));
    const QString circle = m_folder->filePath(u"circle"_s);
    QVERIFY(QFile::link(circle, circle));
    QVERIFY(!DiskCalls::isMissing(circle + u"/kept"_s)); // the system cannot say
}

/// In a process of its own: the superuser, as whom tests may run, is let write to anything.
void DurableFileTest::whatIsProtectedStays()
{
    put(m_path, "old");
    const QString folder = m_folder->filePath(u"folder"_s);
    QVERIFY(QDir().mkdir(folder));
    const QString inFolder = folder + u"/kept"_s;
    put(inFolder, "old");
    QCOMPARE(::chmod(qPrintable(m_path), 0444), 0);
    QCOMPARE(::chmod(qPrintable(inFolder), 0666), 0);
    QCOMPARE(::chmod(qPrintable(folder), 0555), 0);
    QCOMPARE(::chmod(qPrintable(m_folder->path()), 0777), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        constexpr uid_t nobody = 65534;
        const bool isOther = ::geteuid() != 0 || ::setuid(nobody) == 0;
        const bool isReplaced = DurableFile::replace(m_path, "new").ok() || DurableFile::replace(inFolder, "new").ok();
        ::_exit(isOther && !isReplaced ? 0 : 1);
    }
    int status = -1;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QCOMPARE(status, 0);
    QCOMPARE(contents(m_path), "old");
    QCOMPARE(contents(inFolder), "old");
    QCOMPARE(namesIn(folder), QStringList{u"kept"_s});
    QCOMPARE(::chmod(qPrintable(folder), 0755), 0);
}

void DurableFileTest::twoWritersOfOnePathBothSucceed()
{
    put(m_path, "old");
    DurableFile one(m_path);
    DurableFile other(m_path);
    QVERIFY(one.open().ok() && other.open().ok());
    QVERIFY(one.write("one").ok() && other.write("other").ok());
    QVERIFY(one.commit().ok());
    QCOMPARE(contents(m_path), "one");
    QVERIFY(other.commit().ok());
    QCOMPARE(contents(m_path), "other");
    QCOMPARE(namesIn(m_folder->path()), QStringList{u"kept"_s});
}

/// Not even in the moment in which its file has been made and is not locked yet.
void DurableFileTest::nobodyTakesALivingWriterForADeadOne()
{
    constexpr int writers = 3;
    std::atomic<int> failures = 0;
    std::atomic<int> running = writers;
    {
        QThreadPool pool;
        pool.setMaxThreadCount(writers + 1);
        for (int number = 0; number < writers; ++number) {
            pool.start([this, number, &failures, &running] {
                const QString path = m_folder->filePath(u"writer-%1"_s.arg(number));
                for (int round = 0; round < 300; ++round) {
                    DurableFile file(path);
                    const bool isGood =
                        file.open().ok() && file.write("x").ok() && (round % 4 != 0 || file.commit().ok());
                    failures += isGood ? 0 : 1;
                }
                --running;
            });
        }
        pool.start([this, &running] {
            while (running > 0)
                DurableFile::removeLeftovers(m_folder->path());
        });
    }
    QCOMPARE(failures.load(), 0);
    QCOMPARE(namesIn(m_folder->path()).size(), writers);
}

void DurableFileTest::whatIsNoFileIsRefused()
{
    QVERIFY(QDir().mkdir(m_path));
    QVERIFY(!DurableFile::replace(m_path, "new").ok());
    const QString pipe = m_folder->filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    QVERIFY(!DurableFile::replace(pipe, "new").ok());
}

void DurableFileTest::aFolderThatIsMissingIsAnError()
{
    const Outcome outcome = DurableFile::replace(m_folder->filePath(u"missing/kept"_s), "new");
    QVERIFY(!outcome.ok());
    QCOMPARE(outcome.error().kind, ErrorKind::DiskFailed);
}

void DurableFileTest::leftoversOfTheDeadAreRemoved()
{
    const QString leftover = m_folder->filePath(u".balehook-dead.new"_s);
    put(leftover, "half");
    DurableFile living(m_folder->filePath(u"living"_s));
    QVERIFY(living.open().ok());
    QVERIFY(DurableFile::replace(m_path, "new").ok());
    QVERIFY(!QFileInfo::exists(leftover));
    QVERIFY(living.write("all").ok());
    QVERIFY(living.commit().ok());
    QCOMPARE(contents(living.path()), "all");
    QCOMPARE(namesIn(m_folder->path()), (QStringList{u"kept"_s, u"living"_s}));
}

void DurableFileTest::aLongNameIsNoTrouble()
{
    const QString path = m_folder->filePath(QString(255, u'n'));
    QVERIFY(DurableFile::replace(path, "new").ok());
    QCOMPARE(contents(path), "new");
}

void DurableFileTest::theQueueKeepsTheOrder()
{
    QObject context;
    int done = 0;
    WriteQueue queue;
    for (int i = 0; i < 20; ++i) {
        const auto count = [&done](const Outcome &outcome) { done += outcome.ok() ? 1 : 0; };
        queue.run([this, i] { return DurableFile::replace(m_path, QByteArray::number(i)); }, &context, count);
    }
    QTRY_COMPARE(done, 20);
    QCOMPARE(contents(m_path), "19");
}

void DurableFileTest::theQueueTellsOnlyWhoIsThere()
{
    auto context = std::make_unique<QObject>();
    bool isTold = false;
    {
        WriteQueue queue;
        queue.run([this] { return DurableFile::replace(m_path, "kept"); }, context.get(),
                  [&isTold](const Outcome &) { isTold = true; });
        context.reset();
    }
    QCoreApplication::sendPostedEvents();
    QVERIFY(!isTold);
    QCOMPARE(contents(m_path), "kept");
}

QTEST_GUILESS_MAIN(DurableFileTest)
#include "tst_durablefile.moc"
