// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/jobprofile.h"
#include "ctl/programrun.h"
#include "support/smalldisk.h"

#include <QFile>
#include <QTest>

#include <memory>

using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// balehookctl writes to a disk with every number of free pages: its exit status tells whether all of it is there.
class TestCtlFreePages final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup() { m_disk->clear(); }
    void cleanupTestCase();
    void redirectedOutput_data();
    void redirectedOutput();
    void download_data();
    void download();

private:
    void list();
    /// Runs it, with standard output going to a file on the small disk.
    bool runToDisk(ProgramRun &run, const QStringList &words);

    std::unique_ptr<SmallDisk> m_disk;
    std::unique_ptr<JobProfile> m_profile;
    QByteArray m_rows = "id,reason\r\n";
};

void TestCtlFreePages::initTestCase()
{
    m_disk = std::make_unique<SmallDisk>();
    m_profile = std::make_unique<JobProfile>();
    QVERIFY(m_profile->make());
    for (int row = 0; row < 600; ++row)
        m_rows += QByteArray::number(row) + ",price is missing\r\n";
    // From now on it comes out of the cache.
    list();
    m_profile->files().enqueue(Script::answer(200, m_rows, {{"Content-Type", "text/csv"}}));
    ProgramRun first;
    QVERIFY(first.run(m_profile->command({u"jobs"_s, u"rows"_s, u"j1"_s, u"--account"_s, u"acme"_s})));
    QCOMPARE(first.status(), 0);
}

void TestCtlFreePages::cleanupTestCase()
{
    m_profile.reset();
    m_disk.reset();
}

void TestCtlFreePages::list()
{
    const QByteArray link = m_profile->files().url(u"/x/rows.csv"_s).toEncoded();
    m_profile->api().enqueue(JobProfile::listed({JobProfile::job("j1", link)}));
}

bool TestCtlFreePages::runToDisk(ProgramRun &run, const QStringList &words)
{
    list();
    run.startShell(u"exec \"$@\" > '%1'"_s.arg(m_disk->path(u"out"_s)), m_profile->command(words));
    return run.finish();
}

void TestCtlFreePages::redirectedOutput_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("format");
    for (const QString &what : {u"rows"_s, u"list"_s}) {
        for (const QString &format : {u"csv"_s, u"json"_s, u"jsonl"_s})
            QTest::addRow("%s, %s", qPrintable(what), qPrintable(format)) << what << format;
    }
}

void TestCtlFreePages::redirectedOutput()
{
    QFETCH(const QString, what);
    QFETCH(const QString, format);
    QStringList words{u"jobs"_s, what};
    if (what == "rows"_L1)
        words += u"j1"_s;
    words += {u"--account"_s, u"acme"_s, u"--format"_s, format};
    ProgramRun reference;
    QVERIFY(runToDisk(reference, words));
    QCOMPARE(reference.status(), 0);
    const QByteArray whole = m_disk->contents(u"out"_s);
    QVERIFY(!whole.isEmpty());

    const qint64 needed = (whole.size() + SmallDisk::pageSize - 1) / SmallDisk::pageSize;
    for (const qint64 pages : {Q_INT64_C(0), Q_INT64_C(1), needed - 1, needed}) {
        m_disk->clear();
        m_disk->fill(int(pages));
        ProgramRun run;
        QVERIFY(runToDisk(run, words));
        const bool isWhole = m_disk->contents(u"out"_s) == whole;
        QCOMPARE(run.status(), isWhole ? 0 : 1);
        QCOMPARE(run.errors().isEmpty(), isWhole);
        if (m_disk->isMounted())
            QCOMPARE(isWhole, pages >= needed);
    }
}

void TestCtlFreePages::download_data()
{
    QTest::addColumn<int>("pages");
    for (int pages = 0; pages <= 8; ++pages)
        QTest::addRow("%d", pages) << pages;
}

void TestCtlFreePages::download()
{
    QFETCH(const int, pages);
    const QString target = m_disk->path(u"rows.csv"_s);
    m_disk->fill(pages);
    list();
    ProgramRun run;
    QVERIFY(run.run(
        m_profile->command({u"jobs"_s, u"download"_s, u"j1"_s, u"--account"_s, u"acme"_s, u"--output"_s, target})));
    const bool isThere = QFile::exists(target);
    QCOMPARE(run.status(), isThere ? 0 : 1);
    QCOMPARE(m_disk->contents(u"rows.csv"_s), isThere ? m_rows : QByteArray());
    QCOMPARE(m_disk->names(), isThere ? QStringList{u"rows.csv"_s} : QStringList());
    QCOMPARE(run.out(), isThere ? QFile::encodeName(target) + '\n' : QByteArray());
    QCOMPARE(run.errors().isEmpty(), isThere);
    if (m_disk->isMounted())
        QCOMPARE(isThere, pages * SmallDisk::pageSize >= m_rows.size());
}

QTEST_GUILESS_MAIN(TestCtlFreePages)
#include "tst_ctlfreepages.moc"
