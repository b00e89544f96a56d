// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/jobprofile.h"
#include "ctl/programrun.h"

#include <QTest>

#include <memory>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// balehookctl find, as a process, in files that balehookctl jobs rows has downloaded.
class TestCtlFind final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void prints_data();
    void prints();
    void countsWhatIsNotSearched();
    void compares_data();
    void compares();
    void listsReasons();
    void refuses_data();
    void refuses();

private:
    void run(const QStringList &words)
    {
        m_run = std::make_unique<ProgramRun>(); // with an output of its own
        QVERIFY(m_run->run(m_profile->command(words)));
    }
    void find(const QStringList &words) { run(QStringList{u"find"_s} + words); }
    QByteArray link(const QString &name) const { return m_profile->files().url(u"/x/"_s + name).toEncoded(); }
    QByteArray listed(const QByteArray &id, const QByteArray &failed, const QByteArray &day) const
    {
        QByteArray job = JobProfile::job(id, failed);
        return job.replace("\"createdAt\":\"2026-01-02", QByteArray("\"createdAt\":\"2026-01-" + day));
    }

    std::unique_ptr<JobProfile> m_profile;
    std::unique_ptr<ProgramRun> m_run;
    Script m_jobs;
};

void TestCtlFind::init()
{
    m_profile = std::make_unique<JobProfile>();
    QVERIFY(m_profile->make());
    m_jobs = JobProfile::listed({listed("j1", link(u"one.csv"_s), "05"), listed("j2", link(u"two.csv"_s), "09"),
                                 listed("j3", link(u"three.csv?X-Amz-Date=20200101T000000Z&X-Amz-Expires=60"_s), "01"),
                                 listed("j4", link(u"four.csv"_s), "02"), listed("j5", {}, "03")});
    QVERIFY(m_profile->download(m_jobs, u"j1"_s, "sku;reason\n0815;no stock\nABC;\"a \"\"b\"\"\"\n"));
    QVERIFY(m_profile->download(m_jobs, u"j2"_s, "sku;reason\n1;no stock\nabc ;wrong price\n"));
    m_profile->api().enqueue(m_jobs);
}

void TestCtlFind::cleanup()
{
    m_profile.reset();
}

void TestCtlFind::prints_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("out");
    QTest::addColumn<QByteArray>("errors");
    const QByteArray header = R"("account","job","jobType","jobCreatedAt","fetchedAt","row","column","value","cells")"
                              "\r\n";
    QTest::newRow("a value, newest job first")
        << QStringList{u"Abc"_s, u"--format"_s, u"csv"_s}
        << QByteArray(header
                      + R"("acme","j2","IMPORT","2026-01-09T03:04:05Z","*","2","sku","abc ","abc )"
                        " | "
                        R"(wrong price")"
                        "\r\n"
                      + R"("acme","j1","IMPORT","2026-01-05T03:04:05Z","*","2","sku","ABC","ABC)"
                        " | "
                        R"(a ""b""")"
                        "\r\n")
        << QByteArray("2 of 2 failed files searched");
    QTest::newRow("leading zeros") << QStringList{u"815"_s, u"--format"_s, u"csv"_s} << header
                                   << QByteArray("No matches.");
    QTest::newRow("a part") << QStringList{u"815"_s, u"--part"_s, u"--account"_s, u"acme"_s, u"--format"_s, u"csv"_s}
                            << QByteArray(header
                                          + R"("acme","j1","IMPORT","2026-01-05T03:04:05Z","*","1","sku","0815","0815)"
                                            " | "
                                            R"(no stock")"
                                            "\r\n")
                            << QByteArray();
    QTest::newRow("JSON") << QStringList{u"wrong price"_s, u"--format=jsonl"_s}
                          << QByteArray(
                                 "{\"account\":\"acme\",\"job\":\"j2\",\"jobType\":\"IMPORT\",\"jobCreatedAt\":"
                                 "\"2026-01-09T03:04:05Z\",\"fetchedAt\":\"*\",\"row\":\"2\",\"column\":\"reason\","
                                 "\"value\":\"wrong price\",\"cells\":\"abc  | wrong price\"}\n")
                          << QByteArray();
}

void TestCtlFind::prints()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, out);
    QFETCH(QByteArray, errors);
    const QStringList before = m_profile->cachedFiles();
    const qsizetype requests = m_profile->api().requests().size() + m_profile->files().requests().size();
    find(words);
    QCOMPARE(m_run->status(), 0);
    // When it was fetched is not known here.
    static const QRegularExpression fetched(u"(Z\",(\"fetchedAt\":)?\")20[0-9T:-]+Z"_s);
    QString text = QString::fromUtf8(m_run->out());
    text.replace(fetched, u"\\1*"_s);
    QCOMPARE(text.toUtf8(), out);
    QVERIFY2(m_run->errors().contains(errors), m_run->errors().constData());
    QCOMPARE(m_profile->cachedFiles(), before);
    QCOMPARE(m_profile->api().requests().size() + m_profile->files().requests().size(), requests);
}

void TestCtlFind::countsWhatIsNotSearched()
{
    run({u"sync"_s, u"acme"_s});
    QCOMPARE(m_run->status(), 0);
    find({u"nowhere"_s});
    QCOMPARE(m_run->status(), 0);
    QVERIFY2(m_run->errors().contains("No matches. 2 of 4 failed files searched; 1 expired, 1 not downloaded."),
             m_run->errors().constData());
}

void TestCtlFind::compares_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("out");
    QTest::addColumn<QByteArray>("errors");
    QTest::addColumn<int>("status");
    const QByteArray counts = "\"what\",\"before\",\"after\",\"reason\"\r\n\"failed rows\",\"2\",\"2\",\"\"\r\n"
                              "\"still failing, same reason\",\"0\",\"0\",\"\"\r\n"
                              "\"still failing, another reason\",\"1\",\"1\",\"\"\r\n"
                              "\"newly failing\",\"0\",\"1\",\"\"\r\n"
                              "\"not in the newer failed file\",\"1\",\"0\",\"\"\r\n"
                              "\"without a key\",\"0\",\"0\",\"\"\r\n\"key not unique\",\"0\",\"0\",\"\"\r\n"
                              "\"reason\",\"1\",\"0\",\"a <value>\"\r\n\"reason\",\"1\",\"1\",\"no stock\"\r\n";
    QTest::newRow("a guess") << QStringList{} << counts << QByteArray("by the column \"sku\", which was detected") << 0;
    QTest::newRow("a key") << QStringList{u"--key"_s, u"SKU"_s} << counts << QByteArray() << 0;
    QTest::newRow("no such key") << QStringList{u"--key"_s, u"ean"_s} << QByteArray()
                                 << QByteArray("There is no column \"ean\" in both files.") << 2;
}

void TestCtlFind::compares()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, out);
    QFETCH(QByteArray, errors);
    QFETCH(int, status);
    for (int listing = 0; listing < 2; ++listing)
        m_profile->api().enqueue(m_jobs);
    run(QStringList{u"compare"_s, u"j1"_s, u"j2"_s, u"--account"_s, u"acme"_s, u"--format"_s, u"csv"_s} + words);
    QVERIFY2(m_run->errors().contains(errors), m_run->errors().constData());
    QCOMPARE(m_run->status(), status);
    QVERIFY2(m_run->out().startsWith(out), m_run->out().constData());
    QCOMPARE(m_profile->files().requests().size(), 2); // those of init()
}

void TestCtlFind::listsReasons()
{
    run({u"reasons"_s, u"--account"_s, u"acme"_s, u"--format"_s, u"csv"_s});
    QCOMPARE(m_run->status(), 0);
    QVERIFY2(m_run->out().startsWith(R"("files","rows","first","last","reason","example")"
                                     "\r\n"
                                     R"("2","2","2026-01-05T03:04:05Z","2026-01-09T03:04:05Z","no stock","no stock")"
                                     "\r\n"),
             m_run->out().constData());
    QVERIFY2(m_run->errors().contains("2 failed file"), m_run->errors().constData());
    run({u"reasons"_s, u"--since"_s, u"2026-01-07"_s, u"--format"_s, u"csv"_s});
    QVERIFY2(m_run->out().contains(R"("1","1","2026-01-09T03:04:05Z","2026-01-09T03:04:05Z","no stock")"),
             m_run->out().constData());
    for (const QString &noTime : {u"soon"_s, u"2026-01-07T"_s, u"2026-01-07Tnoon"_s, u"2026-01-07 or so"_s}) {
        run({u"reasons"_s, u"--since"_s, noTime});
        QCOMPARE(m_run->status(), 2);
    }
}

void TestCtlFind::refuses_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    QTest::newRow("nothing") << QStringList{} << 2;
    QTest::newRow("blanks") << QStringList{u"  "_s} << 2;
    QTest::newRow("no such account") << QStringList{u"a"_s, u"--account"_s, u"acme,globex"_s} << 3;
    QTest::newRow("no account") << QStringList{u"a"_s, u"--account"_s, u","_s} << 2;
    QTest::newRow("format") << QStringList{u"a"_s, u"--format"_s, u"xml"_s} << 2;
}

void TestCtlFind::refuses()
{
    QFETCH(QStringList, words);
    QFETCH(int, status);
    find(words);
    QCOMPARE(m_run->status(), status);
    QCOMPARE(m_run->out(), QByteArray());
    QVERIFY(!m_run->errors().isEmpty());
}

QTEST_GUILESS_MAIN(TestCtlFind)
#include "tst_ctlfind.moc"
