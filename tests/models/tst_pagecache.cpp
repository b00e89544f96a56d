// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pagecache.h"

#include <QTest>

using namespace Balehook;

namespace {

/// \a count records that say they cost \a bytes together.
class SizedPage final : public RecordPage
{
public:
    SizedPage(qsizetype count, qsizetype bytes)
        : m_count(count)
        , m_bytes(bytes)
    { }

    qsizetype count() const override { return m_count; }
    const QString &idAt(qsizetype) const override { return m_id; }
    QByteArray rawAt(qsizetype) const override { return {}; }
    qsizetype byteCost() const override { return m_bytes; }

private:
    qsizetype m_count;
    qsizetype m_bytes;
    QString m_id;
};

/// Ten records that cost much less once they are folded.
class FoldingPage final : public RecordPage
{
public:
    explicit FoldingPage(bool isFolded = false)
        : m_isFolded(isFolded)
    { }

    qsizetype count() const override { return 10; }
    const QString &idAt(qsizetype) const override { return m_id; }
    QByteArray rawAt(qsizetype) const override { return {}; }
    qsizetype byteCost() const override { return m_isFolded ? 10 : 1000; }
    std::shared_ptr<const RecordPage> folded() const override
    {
        return m_isFolded ? nullptr : std::make_shared<FoldingPage>(true);
    }
    std::shared_ptr<const RecordPage> unfolded() const override
    {
        return m_isFolded ? std::make_shared<FoldingPage>(false) : nullptr;
    }

private:
    QString m_id;
    bool m_isFolded;
};

CachedPage folding()
{
    CachedPage page;
    page.records = std::make_shared<FoldingPage>();
    page.arrivedAt = 7;
    return page;
}

bool isFolded(const PageCache &cache, int page)
{
    return cache.find(page)->records->byteCost() == 10;
}

CachedPage sized(qsizetype count, qsizetype bytes)
{
    CachedPage page;
    page.records = std::make_shared<SizedPage>(count, bytes);
    return page;
}

} // namespace

class TestPageCache final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdsAtMostSoManyRows();
    void holdsAtMostSoManyBytes();
    void leastRecentlyUsedGoesFirst();
    void shownPagesStay();
    void aPageLargerThanTheCacheIsHeldAlone();
    void sumsFollowEveryChange();
    void unusedPagesAreFolded();
    void whoLooksAtAFoldedPageOpensIt();
};

void TestPageCache::holdsAtMostSoManyRows()
{
    PageCache cache;
    for (int page = 1; page <= 1000; ++page)
        cache.insert(page, sized(25, 100));
    QCOMPARE(cache.rows(), PageCache::maxRows);
    QVERIFY(cache.find(1000));
    QVERIFY(cache.find(801));
    QVERIFY(!cache.find(800));
}

void TestPageCache::holdsAtMostSoManyBytes()
{
    PageCache cache;
    for (int page = 1; page <= 20; ++page)
        cache.insert(page, sized(1, 1024 * 1024));
    QVERIFY(cache.bytes() <= PageCache::maxBytes);
    QCOMPARE(cache.rows(), 7); // the records' own overhead is counted
}

void TestPageCache::leastRecentlyUsedGoesFirst()
{
    PageCache cache;
    cache.insert(1, sized(2000, 0));
    cache.insert(2, sized(2000, 0));
    cache.touch(1);
    const auto gone = cache.insert(3, sized(2000, 0));
    QCOMPARE(gone.size(), std::size_t(1));
    QCOMPARE(gone.front().first, 2);
    QVERIFY(cache.find(1));
}

void TestPageCache::shownPagesStay()
{
    PageCache cache;
    cache.insert(1, sized(2500, 0));
    cache.insert(2, sized(2500, 0));
    cache.keep(1, 2);
    cache.insert(3, sized(2500, 0));
    QVERIFY(cache.find(1) && cache.find(2) && cache.find(3));
    cache.keep(3, 3);
    cache.insert(4, sized(2500, 0));
    QVERIFY(!cache.find(1) && !cache.find(2));
    QVERIFY(cache.find(3) && cache.find(4));
}

void TestPageCache::aPageLargerThanTheCacheIsHeldAlone()
{
    PageCache cache;
    cache.insert(1, sized(25, 0));
    cache.insert(2, sized(50'000, 30'000'000));
    QVERIFY(!cache.find(1));
    QVERIFY(cache.find(2));
}

void TestPageCache::sumsFollowEveryChange()
{
    PageCache cache;
    cache.insert(1, sized(10, 1000));
    cache.insert(2, sized(20, 1000));
    cache.insert(1, sized(5, 1000));
    QCOMPARE(cache.rows(), 25);
    QCOMPARE(cache.bytes(), 2000 + 25 * PageCache::recordOverhead);
    cache.insert(3, sized(1, 0));
    QCOMPARE(cache.removeFrom(2).size(), std::size_t(2));
    QCOMPARE(cache.rows(), 5);
    cache.remove(1);
    QCOMPARE(cache.rows(), 0);
    QCOMPARE(cache.bytes(), 0);
    cache.remove(1);
    QVERIFY(cache.pages().empty());
}

void TestPageCache::unusedPagesAreFolded()
{
    constexpr int open = int(PageCache::mostOpenRows / 10);
    PageCache cache;
    cache.keep(1, 1);
    for (int page = 1; page <= open + 3; ++page)
        cache.insert(page, folding());
    QVERIFY(!isFolded(cache, 1)); // on screen
    QVERIFY(isFolded(cache, 2) && isFolded(cache, 3));
    QVERIFY(!isFolded(cache, 4) && !isFolded(cache, open + 3));
    QCOMPARE(cache.rows(), (open + 3) * 10);
    QCOMPARE(cache.bytes(), 2 * 10 + (open + 1) * 1000 + cache.rows() * PageCache::recordOverhead);
}

void TestPageCache::whoLooksAtAFoldedPageOpensIt()
{
    constexpr int open = int(PageCache::mostOpenRows / 10);
    PageCache cache;
    for (int page = 1; page <= open + 2; ++page)
        cache.insert(page, folding());
    const qsizetype before = cache.bytes();
    QVERIFY(isFolded(cache, 2));
    const CachedPage *opened = cache.opened(2);
    QCOMPARE(opened, cache.find(2));
    QVERIFY(!isFolded(cache, 2));
    QCOMPARE(opened->arrivedAt, 7);
    QCOMPARE(cache.bytes(), before + 990);
    QVERIFY(!cache.opened(1000));
    cache.insert(1000, folding());
    QVERIFY(isFolded(cache, 2));
    cache.clear();
    QCOMPARE(cache.bytes(), 0);
}

QTEST_GUILESS_MAIN(TestPageCache)
#include "tst_pagecache.moc"
