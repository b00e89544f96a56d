// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/durablefile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cerrno>
#include <optional>

#include <dlfcn.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

enum class Call { Write, Sync, SyncFolder, Exchange, Rename };

/// Which call of the system is to fail, and how.
struct Fault
{
    Call call = Call::Write;
    int error = 0; ///< 0: a write takes one byte only
    int times = 1;
};
std::optional<Fault> planned;
QList<Call> seen;

/// Whether this call is the one; sets errno then.
bool fails(Call call)
{
    seen.append(call);
    if (!planned || planned->call != call || planned->times == 0)
        return false;
    --planned->times;
    errno = planned->error;
    return true;
}

template <typename Function>
Function *real(Function * /*like*/, const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

bool isFolder(int file)
{
    struct stat status = {};
    return ::fstat(file, &status) == 0 && S_ISDIR(status.st_mode);
}

bool isRegular(int file)
{
    struct stat status = {};
    return ::fstat(file, &status) == 0 && S_ISREG(status.st_mode);
}

} // namespace

// In place of those of the system, in this program.
extern "C" {

ssize_t write(int file, const void *bytes, size_t size)
{
    static const auto next = real(&write, "write");
    if (isRegular(file) && fails(Call::Write)) {
        if (planned->error != 0)
            return -1;
        size = std::min<size_t>(size, 1);
    }
    return next(file, bytes, size);
}

int fsync(int file)
{
    static const auto next = real(&fsync, "fsync");
    return fails(isFolder(file) ? Call::SyncFolder : Call::Sync) ? -1 : next(file);
}

int renameat2(int fromFolder, const char *from, int toFolder, const char *to, unsigned flags)
{
    static const auto next = real(&renameat2, "renameat2");
    return fails(Call::Exchange) ? -1 : next(fromFolder, from, toFolder, to, flags);
}

int rename(const char *from, const char *to)
{
    static const auto next = real(&rename, "rename");
    return fails(Call::Rename) ? -1 : next(from, to);
}

} // extern "C"

/// Each call that DurableFile makes fails once.
class DurableFileFaultsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theOldFileStays_data();
    void theOldFileStays();
    void nothingAppearsWhereNothingWas_data() { theOldFileStays_data(); }
    void nothingAppearsWhereNothingWas();
    void whatIsInterruptedGoesOn_data();
    void whatIsInterruptedGoesOn();
    void withoutExchangeItIsRenamed_data();
    void withoutExchangeItIsRenamed();
    void aFolderThatCannotBeBroughtToTheDiskIsNoError();
    void afterAFailedSyncEverythingIsWrittenAnew();
    void theOrderIsKept();

private:
    QByteArray contents() const;
    QStringList names() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void DurableFileFaultsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"kept"_s);
    QVERIFY(DurableFile::replace(m_path, "old").ok());
    seen.clear();
}

void DurableFileFaultsTest::cleanup()
{
    planned.reset();
}

QByteArray DurableFileFaultsTest::contents() const
{
    QFile file(m_path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

QStringList DurableFileFaultsTest::names() const
{
    return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

void DurableFileFaultsTest::theOldFileStays_data()
{
    QTest::addColumn<Call>("call");
    QTest::addColumn<int>("error");
    QTest::newRow("write, full") << Call::Write << ENOSPC;
    QTest::newRow("write, broken") << Call::Write << EIO;
    QTest::newRow("write, quota") << Call::Write << EDQUOT;
    QTest::newRow("fsync, full") << Call::Sync << ENOSPC;
    QTest::newRow("fsync, broken") << Call::Sync << EIO;
    QTest::newRow("exchange, full") << Call::Exchange << ENOSPC;
    QTest::newRow("exchange, broken") << Call::Exchange << EIO;
    QTest::newRow("fsync of the folder, full") << Call::SyncFolder << ENOSPC;
    QTest::newRow("fsync of the folder, broken") << Call::SyncFolder << EIO;
}

void DurableFileFaultsTest::theOldFileStays()
{
    QFETCH(const Call, call);
    QFETCH(const int, error);
    planned = Fault{call, error};
    const Outcome outcome = DurableFile::replace(m_path, "new");
    QVERIFY(!outcome.ok());
    QCOMPARE(outcome.error().kind, error == EIO ? ErrorKind::DiskFailed : ErrorKind::DiskFull);
    QVERIFY(outcome.error().detail.contains(m_path));
    QCOMPARE(contents(), "old");
    QCOMPARE(names(), QStringList{u"kept"_s});
    QVERIFY(DurableFile::replace(m_path, "new").ok());
    QCOMPARE(contents(), "new");
    QCOMPARE(names(), QStringList{u"kept"_s});
}

void DurableFileFaultsTest::nothingAppearsWhereNothingWas()
{
    QFETCH(const Call, call);
    QFETCH(const int, error);
    QVERIFY(QFile::remove(m_path));
    planned = Fault{call, error};
    QVERIFY(!DurableFile::replace(m_path, "new").ok());
    QCOMPARE(names(), QStringList());
}

void DurableFileFaultsTest::whatIsInterruptedGoesOn_data()
{
    QTest::addColumn<Call>("call");
    QTest::addColumn<int>("error");
    QTest::newRow("write") << Call::Write << EINTR;
    QTest::newRow("write takes a part") << Call::Write << 0;
    QTest::newRow("fsync") << Call::Sync << EINTR;
    QTest::newRow("fsync of the folder") << Call::SyncFolder << EINTR;
}

void DurableFileFaultsTest::whatIsInterruptedGoesOn()
{
    QFETCH(const Call, call);
    QFETCH(const int, error);
    planned = Fault{call, error, 2};
    DurableFile file(m_path);
    QVERIFY(file.open().ok());
    QVERIFY(file.write("new ").ok());
    QVERIFY(file.write("contents").ok());
    QVERIFY(file.commit().ok());
    QCOMPARE(planned->times, 0);
    QCOMPARE(file.size(), 12);
    QCOMPARE(contents(), "new contents");
}

void DurableFileFaultsTest::withoutExchangeItIsRenamed_data()
{
    QTest::addColumn<int>("error");
    QTest::newRow("file system") << EINVAL;
    QTest::newRow("kernel") << ENOSYS;
    QTest::newRow("network") << EOPNOTSUPP;
    QTest::newRow("container") << EPERM;
}

void DurableFileFaultsTest::withoutExchangeItIsRenamed()
{
    QFETCH(const int, error);
    planned = Fault{Call::Exchange, error};
    QVERIFY(DurableFile::replace(m_path, "new").ok());
    QCOMPARE(contents(), "new");
    QCOMPARE(names(), QStringList{u"kept"_s});

    QVERIFY(QFile::remove(m_path));
    planned = Fault{Call::Rename, EROFS};
    QVERIFY(!DurableFile::replace(m_path, "newer").ok());
    QCOMPARE(names(), QStringList());
}

void DurableFileFaultsTest::aFolderThatCannotBeBroughtToTheDiskIsNoError()
{
    planned = Fault{Call::SyncFolder, EINVAL};
    QVERIFY(DurableFile::replace(m_path, "new").ok());
    QCOMPARE(contents(), "new");
}

void DurableFileFaultsTest::afterAFailedSyncEverythingIsWrittenAnew()
{
    planned = Fault{Call::Sync, EIO};
    DurableFile file(m_path);
    QVERIFY(file.open().ok());
    QVERIFY(file.write("new").ok());
    QVERIFY(!file.commit().ok());
    const auto syncs = seen.count(Call::Sync);
    QVERIFY(!file.commit().ok());
    QVERIFY(!file.write("more").ok());
    QCOMPARE(seen.count(Call::Sync), syncs);
    QCOMPARE(contents(), "old");
}

void DurableFileFaultsTest::theOrderIsKept()
{
    QVERIFY(DurableFile::replace(m_path, "new").ok());
    QCOMPARE(seen, (QList{Call::Write, Call::Sync, Call::Exchange, Call::SyncFolder}));
}

QTEST_GUILESS_MAIN(DurableFileFaultsTest)
#include "tst_durablefilefaults.moc"
