// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/cachefixture.h"
#include "failedrows/fetch/filefetcher.h"

#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <string_view>

#include <dirent.h>
#include <dlfcn.h>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

namespace {

std::atomic<int> foldersRead = 0;
std::atomic<int> indexesWritten = 0;

template <typename Function>
Function original(const char *name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

/// \a result: of a call that gives a file the name \a to.
int counted(int result, std::string_view to)
{
    if (result == 0 && to.ends_with("/index.json"))
        ++indexesWritten;
    return result;
}

} // namespace

extern "C" DIR *opendir(const char *name)
{
    ++foldersRead;
    return original<decltype(&opendir)>("opendir")(name);
}

extern "C" int rename(const char *from, const char *to)
{
    return counted(original<decltype(&rename)>("rename")(from, to), to);
}

extern "C" int renameat2(int fromFolder, const char *from, int toFolder, const char *to, unsigned flags)
{
    return counted(original<decltype(&renameat2)>("renameat2")(fromFolder, from, toFolder, to, flags), to);
}

/// What a cache of thousands of files does for each that comes in: counted, because how long it takes depends on the
/// computer.
class TestCacheScale final : public CacheFixture
{
    Q_OBJECT

private Q_SLOTS:
    void looksForRoomWithoutReadingTheFolder();
    void writesOneIndexForManyFiles();
    void deletesManyAtOnce();
    void partsAreKnown();
    void indexesAreReadAhead();
    void whatIsDeletedMeanwhileStaysSo();

private:
    void addMany(int count);
    static void letWorkersEnd();
};

/// As fetches that end in one pass of the event loop.
void TestCacheScale::addMany(int count)
{
    for (int i = 0; i < count; ++i) {
        FetchedFile fetched;
        fetched.bytes = 10;
        const FileKey wanted = key(u"job %1"_s.arg(i));
        FileHold hold;
        const auto target = m_cache->target(wanted, &hold);
        QVERIFY(target);
        QVERIFY(writeFile(target.value()->fileName(), QByteArray(10, 'x')));
        m_cache->add(wanted, u"product.import"_s, fetched);
    }
}

void TestCacheScale::looksForRoomWithoutReadingTheFolder()
{
    addMany(3);
    reload();
    QCOMPARE(m_cache->bytesUsed(), 30);
    const int before = foldersRead;
    QVERIFY(m_cache->hasRoomFor(1));
    m_cache->makeRoom(0);
    // Of the folder of all accounts alone: another one may have come.
    QCOMPARE(foldersRead - before, 2);
}

void TestCacheScale::writesOneIndexForManyFiles()
{
    constexpr int count = 200;
    const int before = indexesWritten;
    addMany(count);
    reload();
    // The first at once, and all that came while it was written when the cache went.
    QCOMPARE(indexesWritten - before, 2);
    QCOMPARE(jobs().size(), count);
    QCOMPARE(m_cache->recentFiles().front().jobType, u"product.import"_s);
}

void TestCacheScale::deletesManyAtOnce()
{
    constexpr int count = 50;
    addMany(count);
    reload();
    QSignalSpy changed(m_cache.get(), &FileCache::changed);
    std::vector<CachedFile> files = m_cache->recentFiles();
    const CachedFile last = files.back();
    files.pop_back();
    QVERIFY(m_cache->remove(files));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(jobs(), QStringList{last.jobId});
    QCOMPARE(m_cache->bytesUsed(), last.bytes);
    QVERIFY(m_cache->find(key(last.jobId)));
    reload();
    QCOMPARE(jobs(), QStringList{last.jobId});
    QCOMPARE(m_cache->bytesUsed(), last.bytes);
}

/// Those of earlier runs, and those that are just being written.
void TestCacheScale::partsAreKnown()
{
    FileHold hold;
    auto target = m_cache->target(key(u"1"_s), &hold);
    QVERIFY(target.value()->begin({"\"v\"", "s", 10}));
    QVERIFY(target.value()->write("12345"));
    QCOMPARE(m_cache->bytesUsed(), 5);
    QVERIFY(target.value()->write("67"));
    QCOMPARE(m_cache->bytesUsed(), 7);
    target.value()->release();
    reload();
    QCOMPARE(m_cache->bytesUsed(), 7);
    hold.reset();
    m_cache->setLimit(0);
    m_cache->makeRoom(0);
    QCOMPARE(m_cache->bytesUsed(), 0);
}

/// And what they have to say arrive.
void TestCacheScale::letWorkersEnd()
{
    QThreadPool::globalInstance()->waitForDone();
    QObject context;
    bool isLater = false;
    QTimer::singleShot(0, &context, [&isLater] { isLater = true; });
    QTRY_VERIFY(isLater);
}

void TestCacheScale::indexesAreReadAhead()
{
    addMany(3);
    reload();
    m_cache->readAhead();
    letWorkersEnd();
    const int before = foldersRead;
    QVERIFY(m_cache->find(key(u"job 1"_s)));
    QCOMPARE(foldersRead - before, 0);
    QCOMPARE(jobs().size(), 3);
    QCOMPARE(m_cache->bytesUsed(), 30);

    // Whoever needs it at once does not wait for that.
    reload();
    m_cache->readAhead();
    QVERIFY(m_cache->remove(m_cache->recentFiles({}, 1)));
    letWorkersEnd();
    QCOMPARE(jobs().size(), 2);
    QCOMPARE(m_cache->bytesUsed(), 20);
}

void TestCacheScale::whatIsDeletedMeanwhileStaysSo()
{
    addMany(3);
    reload();
    m_cache->readAhead();
    QThreadPool::globalInstance()->waitForDone(); // all was read, and is on its way
    QVERIFY(m_cache->purge(u"acme"_s));
    letWorkersEnd();
    QVERIFY(!m_cache->find(key(u"job 1"_s)));
    QCOMPARE(m_cache->bytesUsed(), 0);
}

QTEST_GUILESS_MAIN(TestCacheScale)
#include "tst_cachescale.moc"
