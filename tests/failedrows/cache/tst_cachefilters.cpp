// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/cachefixture.h"
#include "failedrows/cache/keptfiles.h"
#include "failedrows/find/reasonshelf.h"
#include "failedrows/find/tablesearch.h"
#include "failedrows/find/valueindex.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

/// The index of values beside the files of an account: it goes where they go.
class TestCacheFilters final : public CacheFixture
{
    Q_OBJECT

private Q_SLOTS:
    void keepsThem();
    void removesThemWithTheFile_data();
    void removesThemWithTheFile();
    void purgesThemWithTheAccount();
    void forgetsThemAfterAWhile();
    void keepsThemWhereTheIndexIsLost();
    void readsTheFilesWithoutTouchingThem();

private:
    /// A file with a filter.
    CachedFile addFiltered(const QString &job)
    {
        const CachedFile file = add(job);
        writeFile(file.path, "a,b\n1,2\n3\n");
        const auto stop = std::make_shared<std::atomic_bool>(false);
        const auto filter =
            makeFilter({.path = file.path, .diskName = file.diskName, .indexPath = indexPath(), .format = {}}, stop);
        if (filter)
            m_cache->keepFilter(file, filter.value());
        return file;
    }
    QString indexPath() const { return accountFolder() + u'/' + ValueIndex::fileName(); }
    qint64 filters()
    {
        m_cache.reset(); // waits until all is written
        ValueIndex index(indexPath());
        index.open();
        return index.filters();
    }
};

void TestCacheFilters::keepsThem()
{
    addFiltered(u"1"_s);
    addFiltered(u"2"_s);
    QCOMPARE(filters(), 2);
    QFile tag(accountFolder() + "/CACHEDIR.TAG"_L1);
    QVERIFY(tag.open(QFile::ReadOnly));
    QVERIFY(tag.readAll().startsWith("Signature: 8a477f597d28d172789f06886806bc55"));
    reload();
    QVERIFY(m_cache->filterBytes() > 0);
    QCOMPARE(m_cache->filterBytes(u"acme"_s), QFileInfo(indexPath()).size());
    QCOMPARE(filters(), 2);
}

void TestCacheFilters::removesThemWithTheFile_data()
{
    QTest::addColumn<QString>("how");
    QTest::newRow("removed") << u"remove"_s;
    QTest::newRow("fetched again") << u"add"_s;
    QTest::newRow("thrown out") << u"limit"_s;
}

void TestCacheFilters::removesThemWithTheFile()
{
    QFETCH(QString, how);
    const CachedFile first = addFiltered(u"1"_s);
    addFiltered(u"2"_s);
    if (how == "remove"_L1) {
        QVERIFY(m_cache->remove({first}));
    } else if (how == "add"_L1) {
        add(u"1"_s);
    } else {
        m_cache->setLimit(10);
        m_cache->makeRoom(0);
    }
    QCOMPARE(filters(), 1);
    QFile index(indexPath());
    QVERIFY(index.open(QFile::ReadOnly));
    QVERIFY(!index.readAll().contains(first.diskName.toUtf8()));
}

void TestCacheFilters::purgesThemWithTheAccount()
{
    addFiltered(u"1"_s);
    const QString folder = accountFolder();
    QVERIFY(m_cache->purge(u"acme"_s));
    m_cache.reset();
    QVERIFY2(!QDir(folder).exists(), qPrintable(tree().join(u' ')));
}

void TestCacheFilters::forgetsThemAfterAWhile()
{
    addFiltered(u"1"_s);
    m_cache->tidy();
    QCOMPARE(filters(), 1);
    reload();
    QCOMPARE(m_cache->filterDays(), 90);
    m_cache->setFilterDays(-1);
    m_cache->tidy();
    QCOMPARE(filters(), 0);
    QVERIFY(!QFile::exists(indexPath()));
}

/// The files are still there, and found by their keys.
void TestCacheFilters::keepsThemWhereTheIndexIsLost()
{
    const CachedFile file = addFiltered(u"1"_s);
    const FileReasons reasons{{file.diskName, {}, {}, 10, 1}, true, {{FileReasons::Kind::Masked, "odd", 2}}};
    m_cache->keepReasons(u"acme"_s, {reasons});
    m_cache.reset();
    QVERIFY(writeFile(accountFolder() + "/index.json"_L1, "{"));
    reload();
    m_cache->tidy();
    QCOMPARE(filters(), 1);
    QVERIFY(ReasonShelf::read(accountFolder() + u'/' + ReasonShelf::fileName()).find(reasons.key));
}

void TestCacheFilters::readsTheFilesWithoutTouchingThem()
{
    const CachedFile one = add(u"1"_s);
    const CachedFile two = add(u"2"_s);
    m_cache.reset();
    QVERIFY(writeFile(two.path, "longer than it was"));
    QVERIFY(writeFile(accountFolder() + "/unknown"_L1, "x"));
    const QStringList before = tree();
    const auto files = keptFiles(m_folder->path() + "/files"_L1, u"acme"_s);
    QCOMPARE(files.size(), size_t(1));
    QCOMPARE(files.front().jobId, u"1"_s);
    QCOMPARE(files.front().path, one.path);
    QCOMPARE(tree(), before);
    QVERIFY(keptFiles(m_folder->path() + "/files"_L1, u"globex"_s).empty());
}

QTEST_GUILESS_MAIN(TestCacheFilters)
#include "tst_cachefilters.moc"
