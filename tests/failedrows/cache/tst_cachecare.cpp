// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/cachefixture.h"
#include "failedrows/cache/parttarget.h"
#include "failedrows/fetch/filefetcher.h"
#include "support/smallfiles.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

class TestCacheCare final : public CacheFixture
{
    Q_OBJECT

private Q_SLOTS:
    void missingFilesAreForgotten();
    void brokenIndices_data();
    void brokenIndices();
    void indicesMayBeLong();
    void aMissingIndexCostsNoFile();
    void anIndexThatCannotBeWrittenCostsNoFile();
    void whatIsNotListedIsThrownOutToo();
    void oddEntriesAreLeftOut();
    void deletesWhatNoIndexKnows();
    void tidiesOldParts();
    void purgesOneAccount();
    void purgesAll();
    void tellsWhatCouldNotBeDeleted();
    void tellsWhatAPurgeLeaves();
    void removesOne();
    void aFolderThatCannotBeMade();
};

void TestCacheCare::missingFilesAreForgotten()
{
    const CachedFile gone = add(u"1"_s);
    const CachedFile shorter = add(u"2"_s);
    add(u"3"_s);
    QVERIFY(QFile::remove(gone.path));
    QVERIFY(writeFile(shorter.path, "x"));
    QVERIFY(!m_cache->find(key(u"1"_s)));
    QVERIFY(!m_cache->find(key(u"2"_s)));
    QCOMPARE(jobs(), QStringList{u"3"_s});
    reload();
    QCOMPARE(jobs(), QStringList{u"3"_s});
    QVERIFY(!QFile::exists(shorter.path));
}

void TestCacheCare::brokenIndices_data()
{
    QTest::addColumn<QByteArray>("index");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("garbage") << "\0\xff\xfe{{{"_ba;
    QTest::newRow("cut") << R"({"version":1,"account":"acme","files":[{"file":")"_ba;
    QTest::newRow("newer") << R"({"version":2,"account":"acme","files":[]})"_ba;
    QTest::newRow("array") << "[]"_ba;
    QTest::newRow("no files") << R"({"version":1,"account":"acme"})"_ba;
}

void TestCacheCare::brokenIndices()
{
    QFETCH(QByteArray, index);
    const CachedFile file = add(u"1"_s);
    m_cache.reset();
    QVERIFY(writeFile(accountFolder() + u"/index.json"_s, index));
    reload();
    QCOMPARE(jobs(), QStringList());
    QVERIFY(QFile::exists(accountFolder() + u"/index.json.broken"_s));
    QVERIFY(QFile::exists(file.path));
    QCOMPARE(m_cache->bytesUsed(), 10);
    // Another start, and another file, change nothing.
    reload();
    add(u"2"_s);
    reload();
    QCOMPARE(jobs(), QStringList{u"2"_s});
    QCOMPARE(m_cache->recentFiles().front().accountId, u"acme"_s);
    QCOMPARE(m_cache->bytesUsed(), 20);
    const std::optional<CachedFile> found = m_cache->find(key(u"1"_s));
    QVERIFY(found);
    QCOMPARE(found->path, file.path);
    QCOMPARE(found->bytes, 10);
    QCOMPARE(found->name, file.name);
    QVERIFY(!found->lengthVerified);
    QVERIFY(found->fetchedAt <= QDateTime::currentDateTimeUtc());
    m_cache->hold(*found);
    reload();
    QCOMPARE(jobs(), (QStringList{u"1"_s, u"2"_s}));
    QCOMPARE(m_cache->bytesUsed(), 20);
}

/// As of some 30,000 files.
void TestCacheCare::indicesMayBeLong()
{
    constexpr int count = 2;
    const QString longType(9 * 1024 * 1024, u'x');
    for (int i = 0; i < count; ++i) {
        FetchedFile fetched;
        fetched.bytes = add(QString::number(i)).bytes;
        m_cache->add(key(QString::number(i)), longType, fetched);
    }
    m_cache.reset();
    QVERIFY(QFileInfo(accountFolder() + "/index.json"_L1).size() > count * longType.size());
    reload();
    QCOMPARE(m_cache->recentFiles(u"acme"_s).size(), std::size_t(count));
}

void TestCacheCare::aMissingIndexCostsNoFile()
{
    const CachedFile file = add(u"1"_s);
    m_cache.reset();
    QVERIFY(QFile::remove(accountFolder() + u"/index.json"_s));
    reload();
    QCOMPARE(jobs(), QStringList());
    QVERIFY(QFile::exists(file.path));
    QVERIFY(m_cache->find(key(u"1"_s)));
    QVERIFY(!m_cache->find(key(u"2"_s)));
}

/// The folder's disk is full by then.
void TestCacheCare::anIndexThatCannotBeWrittenCostsNoFile()
{
    const CachedFile first = add(u"1"_s);
    reload();
    QCOMPARE(jobs(), QStringList{u"1"_s});
    {
        const SmallFiles small(100);
        add(u"2"_s);
        m_cache.reset();
    }
    QVERIFY(QFileInfo(accountFolder() + u"/index.json"_s).size() > 100);
    reload();
    QCOMPARE(jobs(), QStringList{u"1"_s});
    QVERIFY(m_cache->find(key(u"2"_s)));
    QCOMPARE(m_cache->bytesUsed(), 20);
}

void TestCacheCare::whatIsNotListedIsThrownOutToo()
{
    add(u"1"_s);
    m_cache.reset();
    QVERIFY(writeFile(accountFolder() + u"/index.json"_s, {}));
    reload();
    m_cache->setLimit(5);
    m_cache->tidy();
    QCOMPARE(m_cache->bytesUsed(), 0);
    QVERIFY(!m_cache->find(key(u"1"_s)));
    QVERIFY(m_cache->purge(u"acme"_s));
    QVERIFY(tree().filter(u"index"_s).isEmpty());
}

void TestCacheCare::oddEntriesAreLeftOut()
{
    add(u"1"_s);
    const QString outside = QDir::cleanPath(accountFolder() + u"/../x"_s);
    QVERIFY(writeFile(outside, "x"));
    m_cache.reset();
    QFile file(accountFolder() + u"/index.json"_s);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray json = file.readAll();
    const QByteArray odd = R"("files":[null,5,{},{"file":"../x","which":"filePath","fetchedAt":"2026-11-21T10:00:00Z",)"
                           R"("bytes":1},)";
    json.replace("\"files\": [", odd);
    QVERIFY(QJsonDocument::fromJson(json).isObject());
    file.seek(0);
    file.write(json);
    file.close();
    reload();
    QCOMPARE(jobs(), QStringList{u"1"_s});
    QVERIFY(m_cache->purge(u"acme"_s));
    QVERIFY(QFile::exists(outside));
}

void TestCacheCare::deletesWhatNoIndexKnows()
{
    add(u"1"_s);
    const QString stray = accountFolder() + u"/stray"_s;
    const QString halfIndex = accountFolder() + u"/index.json.AbCdEf"_s;
    const QString note = accountFolder() + u'/' + PartTarget::noteOf(key(u"2"_s).diskName());
    QVERIFY(writeFile(stray, "x"));
    m_cache.reset();
    QVERIFY(writeFile(halfIndex, "x"));
    QVERIFY(writeFile(note, "{}"));
    reload();
    QCOMPARE(jobs(), QStringList{u"1"_s});
    QVERIFY(!QFile::exists(stray));
    QVERIFY(!QFile::exists(halfIndex));
    QVERIFY(!QFile::exists(note)); // its part is gone
}

void TestCacheCare::tidiesOldParts()
{
    FileHold hold;
    for (const QString &job : {u"1"_s, u"2"_s}) {
        auto target = m_cache->target(key(job), &hold);
        QVERIFY(target.value()->begin({"\"v\"", "s", 1000}));
        QVERIFY(target.value()->write(QByteArray(600, 'x')));
        target.value()->release();
    }
    hold.reset();
    QFile old(accountFolder() + u'/' + PartTarget::partOf(key(u"1"_s).diskName()));
    QVERIFY(old.open(QIODevice::ReadWrite));
    QVERIFY(old.setFileTime(QDateTime::currentDateTime().addDays(-8), QFileDevice::FileModificationTime));
    old.close();
    reload();
    m_cache->tidy();
    const QString kept = key(u"2"_s).diskName();
    QCOMPARE(QDir(accountFolder()).entryList(QDir::Files, QDir::Name),
             (QStringList{PartTarget::partOf(kept), PartTarget::noteOf(kept)}));
}

void TestCacheCare::purgesOneAccount()
{
    add(u"1"_s);
    add(u"2"_s, 10, u"other"_s);
    QVERIFY(m_cache->purge(u"acme"_s));
    QCOMPARE(jobs(), QStringList{u"2"_s});
    QTRY_COMPARE(tree().size(), 4); // two folders, a file, an index, which another thread writes
    add(u"3"_s);
    QCOMPARE(jobs(u"acme"_s), QStringList{u"3"_s});
    QVERIFY(m_cache->purge(u"never there"_s));
}

void TestCacheCare::purgesAll()
{
    add(u"1"_s);
    add(u"2"_s, 10, u"other"_s);
    // Never what lies behind a link.
    const QString outside = m_folder->filePath(u"outside"_s);
    QVERIFY(writeFile(outside, "x"));
    QVERIFY(QFile::link(m_folder->path(), accountFolder() + u"/link"_s));
    QVERIFY(m_cache->purgeAll());
    QCOMPARE(tree(), QStringList{outside});
    QCOMPARE(jobs(), QStringList());
}

void TestCacheCare::tellsWhatCouldNotBeDeleted()
{
    const CachedFile file = add(u"1"_s);
    add(u"2"_s, 10, u"other"_s);
    m_cache.reset();
    // A folder in place of the file is not the kind of thing that one unlinks, and its content is nobody's business.
    QVERIFY(QFile::remove(file.path));
    reload();
    add(u"1"_s);
    QVERIFY(QFile::remove(file.path));
    QVERIFY(QDir().mkpath(file.path + u"/x"_s));
    const Outcome removed = m_cache->remove({file});
    QVERIFY(!removed);
    QCOMPARE(removed.error().kind, ErrorKind::FilesRemain);
    QCOMPARE(removed.error().detail, file.path);
}

void TestCacheCare::tellsWhatAPurgeLeaves()
{
    const CachedFile file = add(u"1"_s);
    m_cache.reset();
    const QString folder = accountFolder();
    const QString probe = folder + u"/index.json.broken"_s;
    QVERIFY(writeFile(probe, "x"));
    const auto before = QFile::permissions(folder);
    QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner));
    const bool mayDeleteAnyway = QFile::remove(probe); // the superuser
    reload();
    const Outcome purged = m_cache->purge(u"acme"_s);
    QCOMPARE(purged.ok(), mayDeleteAnyway);
    if (!mayDeleteAnyway) {
        QCOMPARE(purged.error().kind, ErrorKind::FilesRemain);
        QVERIFY(purged.error().detail.contains(file.path));
        QVERIFY(QFile::setPermissions(folder, before));
        QVERIFY(m_cache->purge(u"acme"_s));
    }
    QVERIFY(!QFile::exists(folder));
}

void TestCacheCare::removesOne()
{
    const CachedFile file = add(u"1"_s);
    add(u"2"_s);
    QVERIFY(m_cache->remove({file}));
    QVERIFY(!QFile::exists(file.path));
    QCOMPARE(jobs(), QStringList{u"2"_s});
    QVERIFY(m_cache->remove({file}));
}

void TestCacheCare::aFolderThatCannotBeMade()
{
    QVERIFY(writeFile(m_folder->filePath(u"files"_s), "a file has the name"));
    FileHold hold;
    const auto target = m_cache->target(key(u"1"_s), &hold);
    QVERIFY(!target);
    QCOMPARE(target.error().kind, ErrorKind::DiskFailed);
    QVERIFY(!target.error().detail.isEmpty());
    QCOMPARE(jobs(), QStringList());
}

QTEST_GUILESS_MAIN(TestCacheCare)
#include "tst_cachecare.moc"
