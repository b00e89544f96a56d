// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/indexdamagefixture.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

using Testing::Answers;
using Testing::Damage;

/// A real index whose file was damaged in any way: what is searched is right or reported, and all is loaded again.
class IndexDamageTest final : public Testing::IndexDamageFixture
{
    Q_OBJECT

private Q_SLOTS:
    void pagesThatWereOverwritten();
    void stretchesThatWereOverwritten();
    void filesThatWereCutShort();
    void aLookAlsoHeals();
    void damageWhileItIsOpen();
    void damageInTheMiddleOfAFill();
    void twoProgramsWithTheSameFile();
};

void IndexDamageTest::pagesThatWereOverwritten()
{
    std::vector<Damage> damages;
    const int step = isLong() ? 1 : 19;
    const qint64 pages = m_healthy.size() / pageSize;
    for (qint64 page = 0; page < pages; page += step) {
        const auto add = [&](const char *kind, const QByteArray &bytes, bool mayBeUnseen = false) {
            damages.push_back({QByteArray(kind) + " at page " + QByteArray::number(page),
                               [page, bytes](const QString &name) { overwrite(name, page * pageSize, bytes); },
                               mayBeUnseen});
        };
        add("zeros", QByteArray(pageSize, '\0'));
        add("garbage", garbage(pageSize, quint32(page)));
        // Whole, but in a wrong place: where that is an overflow page or another index tree, it may be as good to
        // SQLite.
        if (isLong())
            add("another page", m_healthy.mid(((page * 7 + 3) % pages) * pageSize, pageSize), true);
    }
    run(damages);
}

void IndexDamageTest::stretchesThatWereOverwritten()
{
    std::vector<Damage> damages;
    const qint64 step = isLong() ? 512 : 512 * 131;
    for (qint64 at = 0; at + 512 <= m_healthy.size(); at += step) {
        damages.push_back({"a sector at " + QByteArray::number(at),
                           [at](const QString &name) { overwrite(name, at, garbage(512, quint32(at))); }, true});
    }
    for (qint64 at = 0; at < 100; at += isLong() ? 1 : 33) {
        damages.push_back({"a byte of the header at " + QByteArray::number(at), [at, this](const QString &name) {
                               overwrite(name, at, QByteArray(1, char(~m_healthy[at])));
                           }});
    }
    run(damages);
}

void IndexDamageTest::filesThatWereCutShort()
{
    std::vector<Damage> damages;
    std::vector<qint64> lengths{0, 1, 99, 100, 512, 4095, 4096, 4097, 8192, m_healthy.size() - 1};
    for (qint64 length = 3 * pageSize; length < m_healthy.size(); length += (isLong() ? 1 : 41) * pageSize)
        lengths.push_back(length);
    for (const qint64 length : lengths) {
        damages.push_back({"cut at " + QByteArray::number(length), [length](const QString &name) {
                               if (!QFile::resize(name, length))
                                   qFatal("The file could not be cut.");
                           }});
    }
    run(damages);
}

/// What "balehookctl sync" does without --full.
void IndexDamageTest::aLookAlsoHeals()
{
    m_sync.reset();
    m_index.reset();
    // All but what says which tables there are, and the state.
    const qint64 kept = 20 * pageSize;
    overwrite(file(), kept, garbage(m_healthy.size() - kept, 5));
    open();
    QCOMPARE(m_index->damages(), 0);
    m_sync->look();
    QCOMPARE(m_sync->state(), AccountSync::State::Looking);
    QTRY_COMPARE_WITH_TIMEOUT(m_sync->state(), AccountSync::State::Idle, longest);
    QCOMPARE(m_index->damages(), 1);
    QCOMPARE(answers(), m_right);
}

/// By a search, which fails once; the next one finds an empty index, and says so.
void IndexDamageTest::damageWhileItIsOpen()
{
    QCOMPARE(m_index->status().jobs, jobs);
    overwrite(file(), pageSize, garbage(m_healthy.size() - pageSize, 6));
    const Answers found = answers();
    QVERIFY(found != m_right);
    QTRY_COMPARE_WITH_TIMEOUT(m_index->status().jobs, 0, longest);
    QCOMPARE(m_index->damages(), 1);
    QVERIFY(m_index->damage() && m_index->damage()->userMessage().contains(u"set aside"_s));
    QVERIFY(!m_index->error());
    QVERIFY(QFile::exists(file() + u".corrupt"_s));
    QVERIFY(fill());
    QVERIFY(!m_index->damage());
    QCOMPARE(answers(), m_right);
}

void IndexDamageTest::damageInTheMiddleOfAFill()
{
    m_sync.reset();
    m_index.reset();
    QVERIFY(QFile::remove(file()));
    m_jobs->largestPage = 10;
    int asked = 0;
    m_jobs->before = [this, &asked](const PageRequest &) {
        if (++asked != 20)
            return;
        // Another program has found it to be damaged.
        QVERIFY(QFile::rename(file(), file() + u".corrupt"_s));
        QVERIFY(QFile::remove(file() + u"-wal"_s));
        QVERIFY(QFile::remove(file() + u"-shm"_s));
    };
    open();
    const bool isFilled = fill();
    m_jobs->before = {};
    m_jobs->largestPage = 10'000;
    QVERIFY(isFilled);
    QCOMPARE(answers(), m_right);
}

void IndexDamageTest::twoProgramsWithTheSameFile()
{
    auto first = std::move(m_index);
    auto firstSync = std::move(m_sync);
    open();
    auto second = std::move(m_index);
    auto secondSync = std::move(m_sync);
    overwrite(file(), pageSize, garbage(m_healthy.size() - pageSize, 7));
    const auto answersOf = [this](std::unique_ptr<JobIndex> &index) {
        m_index = std::move(index);
        const Answers found = answers();
        index = std::move(m_index);
        return found;
    };
    QVERIFY(answersOf(first) != m_right);
    firstSync->fill();
    QTRY_COMPARE_WITH_TIMEOUT(firstSync->state(), AccountSync::State::Idle, longest);
    QCOMPARE(answersOf(first), m_right);
    // It had the old file open: the new one is not taken for damaged.
    (void)answersOf(second);
    QTRY_COMPARE_WITH_TIMEOUT(answersOf(second), m_right, longest);
    QCOMPARE(answersOf(first), m_right);
    secondSync->fill();
    QTRY_COMPARE_WITH_TIMEOUT(secondSync->state(), AccountSync::State::Idle, longest);
    QCOMPARE(answersOf(second), m_right);
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::IndexDamageTest)

#include "tst_indexdamage.moc"
