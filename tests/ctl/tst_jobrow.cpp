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

/// balehookctl jobs row, as a process.
class TestJobRow final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void downloadsBothFiles();
    void takesAFileOfTheUser_data();
    void takesAFileOfTheUser();
    void refuses_data();
    void refuses();

private:
    void run(const QStringList &words)
    {
        m_run = std::make_unique<ProgramRun>();
        QVERIFY(m_run->run(m_profile->command(QStringList{u"jobs"_s, u"row"_s, u"j1"_s} + words
                                              + QStringList{u"--format"_s, u"csv"_s})));
    }
    QString copyOfSent() const
    {
        QFile file(m_profile->path(u"mine.csv"_s));
        return file.open(QFile::WriteOnly) && file.write(sent) > 0 ? file.fileName() : QString();
    }

    static constexpr auto sent = "sku,price\n0815,x\nABC,2\nABC,3\n";
    std::unique_ptr<JobProfile> m_profile;
    std::unique_ptr<ProgramRun> m_run;
};

void TestJobRow::init()
{
    m_profile = std::make_unique<JobProfile>();
    QVERIFY(m_profile->make());
    const Script jobs =
        JobProfile::listed({JobProfile::job("j1", m_profile->files().url(u"/x/failed.csv"_s).toEncoded(),
                                            m_profile->files().url(u"/x/sent.csv"_s).toEncoded())});
    m_profile->api().setAnswerer([jobs](const RecordedRequest &) { return jobs; });
    m_profile->files().setAnswerer([](const RecordedRequest &request) {
        const bool isSent = request.head.contains("/x/sent.csv");
        return Script::answer(200, isSent ? QByteArray(sent) : "sku,price,error\n0815,y,broken\nABC,2,broken\n"_ba,
                              {{"Content-Type", "text/csv"}});
    });
}

/// No file is asked for with the token.
void TestJobRow::cleanup()
{
    for (const RecordedRequest &request : m_profile->files().requests())
        QVERIFY(!request.head.toLower().contains("authorization"));
    m_run.reset();
    m_profile.reset();
}

void TestJobRow::downloadsBothFiles()
{
    run({u"1"_s, u"--account"_s, u"acme"_s});
    QVERIFY2(m_run->status() == 0, m_run->errors().constData());
    QCOMPARE(m_run->out(),
             "\"line\",\"column\",\"sent\",\"failed\",\"difference\"\r\n"
             "\"2\",\"sku\",\"0815\",\"0815\",\"\"\r\n"
             "\"2\",\"price\",\"x\",\"y\",\"different\"\r\n"
             "\"2\",\"error\",\"\",\"broken\",\"only failed\"\r\n"_ba);
    QVERIFY2(m_run->errors().contains("\"sku\""), m_run->errors().constData());
    QCOMPARE(m_profile->files().requests().size(), 2);
}

void TestJobRow::takesAFileOfTheUser_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("lines");
    QTest::newRow("several may be meant") << QStringList{u"2"_s} << 6;
    QTest::newRow("two keys") << QStringList{u"2"_s, u"--key"_s, u"sku,price"_s} << 3;
    QTest::newRow("a line") << QStringList{u"2"_s, u"--line"_s, u"4"_s} << 3;
}

void TestJobRow::takesAFileOfTheUser()
{
    QFETCH(QStringList, words);
    QFETCH(int, lines);
    run(words + QStringList{u"--as-sent"_s, copyOfSent(), u"--account"_s, u"acme"_s});
    QVERIFY2(m_run->status() == 0, m_run->errors().constData());
    QCOMPARE(m_run->out().count('\n'), lines + 1);
    QCOMPARE(m_profile->files().requests().size(), 1);
}

void TestJobRow::refuses_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    const QStringList account{u"--account"_s, u"acme"_s};
    QTest::newRow("no row") << account << 2;
    QTest::newRow("no number") << QStringList{u"x"_s} + account << 2;
    QTest::newRow("row 0") << QStringList{u"0"_s} + account << 2;
    QTest::newRow("key and line") << QStringList{u"1"_s, u"--key"_s, u"sku"_s, u"--line"_s, u"1"_s} + account << 2;
    QTest::newRow("no such file") << QStringList{u"1"_s, u"--as-sent"_s, u"/nowhere"_s} + account << 2;
    QTest::newRow("no such row") << QStringList{u"9"_s} + account << 2;
    QTest::newRow("no such line") << QStringList{u"1"_s, u"--line"_s, u"9"_s} + account << 5;
    QTest::newRow("no such key") << QStringList{u"1"_s, u"--key"_s, u"error"_s} + account << 2;
}

void TestJobRow::refuses()
{
    QFETCH(QStringList, words);
    QFETCH(int, status);
    run(words);
    QVERIFY2(m_run->status() == status, m_run->errors().constData());
    QCOMPARE(m_run->out(), QByteArray());
    QVERIFY(!m_run->errors().isEmpty());
}

QTEST_GUILESS_MAIN(TestJobRow)
#include "tst_jobrow.moc"
