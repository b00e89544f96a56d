// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/cachefixture.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

class TestFileCache final : public CacheFixture
{
    Q_OBJECT

private Q_SLOTS:
    void keepsAFileForTheNextStart();
    void isForTheOwnerOnly();
    void tellsNothingOnDisk();
    void oneJobsFilesDiffer_data();
    void oneJobsFilesDiffer();
    void onlyTheQueryMayTellFilesApart();
    void newestFirst();
    void throwsOutTheOldest();
    void aLowerLimitIsKeptToWhenTidying();
    void neverWhatIsOpen();
    void largeFilesGoBehindTheScenes();
    void countsParts();
    void theClockMayStandStill();
};

void TestFileCache::keepsAFileForTheNextStart()
{
    QSignalSpy changed(m_cache.get(), &FileCache::changed);
    QVERIFY(!m_cache->find(key(u"1"_s)));
    QVERIFY(tree().isEmpty());
    const CachedFile added = add(u"1"_s);
    QCOMPARE(changed.count(), 1);
    reload();
    const std::optional<CachedFile> file = m_cache->find(key(u"1"_s));
    QVERIFY(file);
    QCOMPARE(file->accountId, u"acme"_s);
    QCOMPARE(file->jobId, u"1"_s);
    QCOMPARE(file->jobType, u"product.import"_s);
    QCOMPARE(file->which, JobFile::FailedRows);
    QCOMPARE(file->name, u"rows.csv"_s);
    QCOMPARE(file->host, u"files.example.com"_s);
    QCOMPARE(file->contentType, u"text/csv"_s);
    QCOMPARE(file->bytes, 10);
    QVERIFY(file->lengthVerified);
    QCOMPARE(file->fetchedAt, added.fetchedAt);
    QCOMPARE(file->fetchedAt.timeSpec(), Qt::UTC);
    QFile content(file->path);
    QVERIFY(content.open(QIODevice::ReadOnly));
    QCOMPARE(content.readAll(), "xxxxxxxxxx");
}

void TestFileCache::isForTheOwnerOnly()
{
    add(u"1"_s);
    FileHold hold;
    auto target = m_cache->target(key(u"2"_s), &hold);
    QVERIFY(target.value()->begin({"\"v\"", "s", 10}));
    m_cache.reset(); // waits for the index
    constexpr auto others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    const QStringList paths = tree();
    QCOMPARE(paths.size(), 6); // two folders, the file, the index, the part and its note
    for (const QString &path : paths)
        QVERIFY2(!(QFile::permissions(path) & others), qPrintable(path));
    target.value()->discard();

    // One that was opened to others meanwhile is closed again.
    QVERIFY(QFile::setPermissions(accountFolder(), QFile::permissions(accountFolder()) | others));
    reload();
    target = m_cache->target(key(u"2"_s), &hold);
    QVERIFY(!(QFile::permissions(accountFolder()) & others));
}

void TestFileCache::tellsNothingOnDisk()
{
    add(u"job-canary"_s, 10, u"account-canary"_s);
    FileHold hold;
    auto target = m_cache->target(key(u"2"_s, u"account-canary"_s), &hold);
    QVERIFY(target.value()->begin({"\"v\"", "s", 10}));
    QVERIFY(target.value()->write("12345"));
    target.value()->release();
    m_cache.reset();
    const QStringList paths = tree();
    QCOMPARE(paths.size(), 6);
    for (const QString &path : paths) {
        QVERIFY2(!path.contains(u"canary"_s), qPrintable(path));
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            continue; // a folder
        const QByteArray bytes = file.readAll();
        QVERIFY2(!bytes.contains("Signature") && !bytes.contains("user=") && !bytes.contains("secretpath"),
                 bytes.constData());
    }
}

void TestFileCache::oneJobsFilesDiffer_data()
{
    QTest::addColumn<QString>("account");
    QTest::addColumn<QString>("job");
    QTest::addColumn<JobFile>("which");
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("same");
    const QString url = m_link.toString();
    QTest::newRow("itself") << u"acme"_s << u"1"_s << JobFile::FailedRows << url << true;
    QTest::newRow("new signature") << u"acme"_s << u"1"_s << JobFile::FailedRows
                                   << u"https://files.example.com/secretpath/rows.csv?X-Signature=new"_s << true;
    QTest::newRow("other account") << u"other"_s << u"1"_s << JobFile::FailedRows << url << false;
    QTest::newRow("other job") << u"acme"_s << u"2"_s << JobFile::FailedRows << url << false;
    QTest::newRow("other file") << u"acme"_s << u"1"_s << JobFile::Imported << url << false;
    QTest::newRow("other path") << u"acme"_s << u"1"_s << JobFile::FailedRows << u"https://files.example.com/rows.csv"_s
                                << false;
    QTest::newRow("other host") << u"acme"_s << u"1"_s << JobFile::FailedRows
                                << u"https://files.example.net/secretpath/rows.csv"_s << false;
    QTest::newRow("moved border") << u"acme1"_s << QString() << JobFile::FailedRows << url << false;
}

void TestFileCache::oneJobsFilesDiffer()
{
    QFETCH(QString, account);
    QFETCH(QString, job);
    QFETCH(JobFile, which);
    QFETCH(QString, url);
    QFETCH(bool, same);
    QCOMPARE(FileKey({account, job, which, QUrl(url)}).diskName() == key(u"1"_s).diskName(), same);
}

void TestFileCache::onlyTheQueryMayTellFilesApart()
{
    QUrl other = m_link;
    other.setQuery(u"file=2"_s);
    const auto isSame = [&](const QString &job, JobFile which) {
        return FileKey({u"acme"_s, job, which, m_link}).diskName()
            == FileKey({u"acme"_s, job, which, other}).diskName();
    };
    QVERIFY(isSame(u"1"_s, JobFile::FailedRows));
    QVERIFY(!isSame(QString(), JobFile::FailedRows)); // perhaps of two jobs
    QVERIFY(!isSame(u"1"_s, JobFile::Details)); // two links in one text
}

void TestFileCache::newestFirst()
{
    add(u"1"_s);
    add(u"2"_s, 10, u"other"_s);
    add(u"3"_s);
    QCOMPARE(jobs(), (QStringList{u"3"_s, u"2"_s, u"1"_s}));
    QCOMPARE(jobs(u"acme"_s), (QStringList{u"3"_s, u"1"_s}));
    QTRY_VERIFY(QDateTime::currentDateTimeUtc() > m_cache->find(key(u"3"_s))->usedAt);
    m_cache->hold(*m_cache->find(key(u"1"_s)));
    QCOMPARE(jobs(), (QStringList{u"1"_s, u"3"_s, u"2"_s}));
    reload();
    QCOMPARE(jobs(), (QStringList{u"1"_s, u"3"_s, u"2"_s}));
    // Fetched again: newer, but not twice.
    add(u"2"_s, 20, u"other"_s);
    QCOMPARE(jobs(), (QStringList{u"2"_s, u"1"_s, u"3"_s}));
}

void TestFileCache::throwsOutTheOldest()
{
    QCOMPARE(m_cache->limit(), FileCache::standardLimit);
    m_cache->setLimit(100);
    for (const QString &job : {u"1"_s, u"2"_s, u"3"_s, u"4"_s}) {
        const CachedFile added = add(job, 30, job == u"2"_s ? u"other"_s : u"acme"_s);
        QTRY_VERIFY(QDateTime::currentDateTimeUtc() > added.usedAt);
    }
    QCOMPARE(m_cache->bytesUsed(), 120);
    m_cache->hold(*m_cache->find(key(u"1"_s)));
    QSignalSpy changed(m_cache.get(), &FileCache::changed);
    m_cache->makeRoom(10);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(jobs(), (QStringList{u"1"_s, u"4"_s, u"3"_s}));
    QCOMPARE(m_cache->bytesUsed(), 90);
    m_cache->makeRoom(10);
    QCOMPARE(changed.count(), 1);
    m_cache->makeRoom(-1);
    QCOMPARE(m_cache->bytesUsed(), 90);
    m_cache->makeRoom(1000);
    QCOMPARE(jobs(), QStringList());
    reload();
    QCOMPARE(jobs(), QStringList());
}

void TestFileCache::aLowerLimitIsKeptToWhenTidying()
{
    for (const QString &job : {u"1"_s, u"2"_s}) {
        const CachedFile added = add(job, 30);
        QTRY_VERIFY(QDateTime::currentDateTimeUtc() > added.usedAt);
    }
    m_cache->tidy();
    QCOMPARE(jobs(), (QStringList{u"2"_s, u"1"_s}));
    m_cache->setLimit(50);
    m_cache->tidy();
    QCOMPARE(jobs(), QStringList{u"2"_s});
}

void TestFileCache::neverWhatIsOpen()
{
    m_cache->setLimit(50);
    const CachedFile opened = add(u"1"_s, 30);
    FileHold hold = m_cache->hold(opened);
    const FileHold another = hold;
    add(u"2"_s, 30);
    m_cache->makeRoom(0);
    QCOMPARE(jobs(), QStringList{u"1"_s});
    hold.reset();
    m_cache->makeRoom(50);
    QCOMPARE(jobs(), QStringList{u"1"_s});
    QVERIFY(QFile::exists(opened.path));
}

void TestFileCache::largeFilesGoBehindTheScenes()
{
    const CachedFile file = add(u"1"_s, 20 * 1024 * 1024);
    m_cache->setLimit(0);
    m_cache->makeRoom(0);
    QVERIFY(!QFile::exists(file.path));
    QVERIFY(QThreadPool::globalInstance()->waitForDone(20'000));
    QVERIFY(tree().filter(file.path).isEmpty());
}

void TestFileCache::countsParts()
{
    m_cache->setLimit(500);
    // Many, because the note of each is written meanwhile by another thread.
    for (int round = 0; round < 30; ++round) {
        FileHold hold;
        auto target = m_cache->target(key(u"1"_s), &hold);
        QVERIFY(target.value()->begin({"\"v\"", "s", 1000}));
        QVERIFY(target.value()->write(QByteArray(600, 'x')));
        target.value()->release();
        QCOMPARE(m_cache->bytesUsed(), 600);
        m_cache->makeRoom(0);
        QCOMPARE(m_cache->bytesUsed(), 600); // held
        hold.reset();
        m_cache->makeRoom(0);
        QCOMPARE(m_cache->bytesUsed(), 0);
        m_cache.reset(); // waits for the worker
        QCOMPARE(tree().filter(u".part"_s), QStringList());
        reload();
        m_cache->setLimit(500);
    }
}

/// Two uses in one tick of the clock, or after it was set back, are still one after the other.
void TestFileCache::theClockMayStandStill()
{
    for (int job = 0; job < 20; ++job)
        add(QString::number(job));
    for (int job = 0; job < 20; ++job) {
        m_cache->hold(*m_cache->find(key(QString::number(job))));
        QCOMPARE(jobs().front(), QString::number(job));
    }
    m_cache.reset();
    QFile index(accountFolder() + u"/index.json"_s);
    QVERIFY(index.open(QFile::ReadOnly));
    QByteArray json = index.readAll();
    index.close();
    const QByteArray year = QByteArray::number(QDate::currentDate().year());
    json.replace(QByteArray("\"usedAt\": \"" + year), "\"usedAt\": \"2200");
    QVERIFY(writeFile(index.fileName(), json));
    reload();
    QCOMPARE(jobs().front(), u"19"_s);
    m_cache->hold(*m_cache->find(key(u"3"_s)));
    QCOMPARE(jobs().front(), u"3"_s);
    add(u"20"_s);
    QCOMPARE(jobs().front(), u"20"_s);
    reload();
    QCOMPARE(jobs().mid(0, 2), (QStringList{u"20"_s, u"3"_s}));
}

QTEST_GUILESS_MAIN(TestFileCache)
#include "tst_filecache.moc"
