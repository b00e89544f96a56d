// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/jobprofile.h"
#include "ctl/programrun.h"

#include <QFile>
#include <QTest>

#include <memory>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// balehookctl handoff, as a process, for files that balehookctl jobs rows has downloaded.
class TestCtlHandoff final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void writesTwoFiles();
    void hidesWhatIsNamed_data();
    void hidesWhatIsNamed();
    void writesAnArchiveIntoAFolder();
    void comparesAsWell();
    void refuses_data();
    void refuses();

private:
    void run(const QStringList &words)
    {
        m_run = std::make_unique<ProgramRun>(); // with an output of its own
        QVERIFY(m_run->run(m_profile->command(words)));
    }
    void handOff(const QString &output, const QStringList &words = {})
    {
        run(QStringList{u"handoff"_s, u"j1"_s, u"--account"_s, u"acme"_s, u"--output"_s, m_profile->path(output)}
            + words);
    }
    QByteArray read(const QString &name) const
    {
        QFile file(m_profile->path(name));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    qsizetype requests() const { return m_profile->api().requests().size() + m_profile->files().requests().size(); }

    std::unique_ptr<JobProfile> m_profile;
    std::unique_ptr<ProgramRun> m_run;
    qsizetype m_requests = 0; ///< that were sent before
};

void TestCtlHandoff::init()
{
    m_profile = std::make_unique<JobProfile>();
    QVERIFY(m_profile->make());
    const Script jobs = JobProfile::listed({JobProfile::job("j1", m_profile->files().url(u"/x/one.csv"_s).toEncoded()),
                                            JobProfile::job("j2", m_profile->files().url(u"/x/two.csv"_s).toEncoded()),
                                            JobProfile::job("j3", m_profile->files().url(u"/x/3.csv"_s).toEncoded())});
    QVERIFY(m_profile->download(jobs, u"j1"_s,
                                "sku,email,reason\n0815,ada@example.com,no stock\nABC,bo@example.com,wrong price\n"));
    QVERIFY(m_profile->download(jobs, u"j2"_s, "sku,email,reason\nABC,bo@example.com,no stock\n"));
    m_requests = requests();
}

/// Nobody is asked for anything.
void TestCtlHandoff::cleanup()
{
    QCOMPARE(requests(), m_requests);
    m_run.reset();
    m_profile.reset();
}

void TestCtlHandoff::writesTwoFiles()
{
    handOff(u"out.md"_s);
    QVERIFY2(m_run->status() == 0, m_run->errors().constData());
    QCOMPARE(m_run->out(),
             QFile::encodeName(m_profile->path(u"out.md"_s) + u'\n' + m_profile->path(u"out.html"_s)) + '\n');
    QVERIFY2(m_run->errors().contains("email"), m_run->errors().constData());
    for (const QString &name : {u"out.md"_s, u"out.html"_s}) {
        const QByteArray text = read(name);
        QVERIFY2(text.contains("0815") && text.contains("wrong price") && text.contains("IMPORT"), text.constData());
        QVERIFY2(!text.contains("ada@") && !text.contains("ada\\@"), text.constData());
        QVERIFY(!text.contains(JobProfile::token));
    }
    // Nothing is written over.
    handOff(u"out.md"_s);
    QCOMPARE(m_run->status(), 2);
}

void TestCtlHandoff::hidesWhatIsNamed_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("there");
    QTest::addColumn<QByteArray>("gone");
    QTest::newRow("another column") << QStringList{u"--mask"_s, u"SKU"_s} << "wrong price"_ba
                                    << "0815"_ba;
    QTest::newRow("nothing") << QStringList{u"--unmasked"_s} << "ada\\@example"_ba
                             << "\u2022"_ba;
}

void TestCtlHandoff::hidesWhatIsNamed()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, there);
    QFETCH(QByteArray, gone);
    handOff(u"out.md"_s, words);
    QVERIFY2(m_run->status() == 0, m_run->errors().constData());
    const QByteArray text = read(u"out.md"_s);
    QVERIFY2(text.contains(there) && !text.contains(gone), text.constData());
}

void TestCtlHandoff::writesAnArchiveIntoAFolder()
{
    handOff({}, {u"--zip"_s});
    QVERIFY2(m_run->status() == 0, m_run->errors().constData());
    const QByteArray archive = read(u"job-j1-handoff.zip"_s);
    QVERIFY(archive.startsWith("PK") && archive.contains("rows.csv"));
    // What was written can be read: the rows, with the column hidden.
    run({u"rows"_s, m_profile->path(u"job-j1-handoff.zip"_s), u"--member"_s, u"rows.csv"_s, u"--format"_s, u"csv"_s});
    QVERIFY2(m_run->out().contains("\"0815\",\"\u2022\u2022\u2022\",\"no stock\""), m_run->out().constData());
}

void TestCtlHandoff::comparesAsWell()
{
    handOff(u"out.md"_s, {u"--compare"_s, u"j2"_s});
    QVERIFY2(m_run->status() == 0, m_run->errors().constData());
    const QByteArray text = read(u"out.md"_s);
    QVERIFY2(text.contains("j2") && text.contains("no stock: 1 → 1"), text.constData());
}

void TestCtlHandoff::refuses_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    const QStringList to{u"--account"_s, u"acme"_s, u"--output"_s, u"HERE/x.md"_s};
    QTest::newRow("nothing") << QStringList{} << 2;
    QTest::newRow("no output") << QStringList{u"j1"_s, u"--account"_s, u"acme"_s} << 2;
    QTest::newRow("not here") << QStringList{u"j3"_s} + to << 5;
    QTest::newRow("no such account") << QStringList{u"j1"_s, u"--account"_s, u"x"_s, u"--output"_s, u"HERE/x"_s} << 3;
    QTest::newRow("no such column") << QStringList{u"j1"_s, u"--mask"_s, u"ean"_s} + to << 2;
    QTest::newRow("both") << QStringList{u"j1"_s, u"--mask"_s, u"sku"_s, u"--unmasked"_s} + to << 2;
    QTest::newRow("compared with nothing") << QStringList{u"j1"_s, u"--compare"_s, u"j3"_s} + to << 5;
    QTest::newRow("no such key") << QStringList{u"j1"_s, u"--compare"_s, u"j2"_s, u"--key"_s, u"ean"_s} + to << 2;
}

void TestCtlHandoff::refuses()
{
    QFETCH(QStringList, words);
    QFETCH(int, status);
    run(QStringList{u"handoff"_s} + words.replaceInStrings(u"HERE"_s, m_profile->path({})));
    QVERIFY2(m_run->status() == status, m_run->errors().constData());
    QCOMPARE(m_run->out(), QByteArray());
    QVERIFY(!m_run->errors().isEmpty());
    QVERIFY(!QFile::exists(m_profile->path(u"x.md"_s)));
}

QTEST_GUILESS_MAIN(TestCtlHandoff)
#include "tst_ctlhandoff.moc"
