// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/jobprofile.h"
#include "ctl/programrun.h"
#include "failedrows/cache/keptfiles.h"
#include "net/singleinstance.h"
#include "settings/profile.h"

#include <QTest>
#include <QUrlQuery>

#include <algorithm>
#include <memory>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// balehookctl jobs fetch, as a process: what is asked for, what is said, and that "find" has it afterwards.
class TestJobFetch final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void fetchesWhatIsFound();
    void findsItAfterwards();
    void chooses_data();
    void chooses();
    void onlySays();
    void tellsWhatFailed();
    void needsAnIndex();
    void saysThatNotAllJobsAreLoaded();
    void notBesideAConsole();
    void interrupted();

private:
    bool run(const QStringList &words)
    {
        m_run = std::make_unique<ProgramRun>(); // with an output of its own
        return m_run->run(m_profile->command(words));
    }
    bool fetch(const QStringList &more = {})
    {
        return run(QStringList{u"jobs"_s, u"fetch"_s, u"--account"_s, u"acme"_s} + more);
    }
    bool says(const QByteArray &part) const { return m_run->errors().contains(part); }
    QByteArray link(const QString &name) const { return m_profile->files().url(u"/x/"_s + name).toEncoded(); }
    QStringList kept() const
    {
        QStringList jobs;
        for (const CachedFile &file : keptFiles(m_profile->path(u"profile/cache/files"_s), u"acme-id"_s))
            jobs += file.jobId;
        jobs.sort();
        return jobs;
    }

    std::unique_ptr<JobProfile> m_profile;
    std::unique_ptr<ProgramRun> m_run;
};

void TestJobFetch::init()
{
    m_profile = std::make_unique<JobProfile>();
    QVERIFY(m_profile->make());
    m_profile->api().enqueue(
        JobProfile::listed({JobProfile::job("j1", link(u"one.csv"_s)), JobProfile::job("j2", link(u"two.csv"_s)),
                            JobProfile::job("j3", link(u"three.csv?X-Amz-Date=20200101T000000Z&X-Amz-Expires=60"_s)),
                            JobProfile::job("j4", "http://192.0.2.1/four.csv"), JobProfile::job("j5", {}),
                            JobProfile::job("j6", link(u"six.csv"_s))}));
    m_profile->files().setAnswerer([](const RecordedRequest &request) {
        return Script::answer(200, "sku;reason\n" + request.target + ";no stock\n", {{"Content-Type", "text/csv"}});
    });
    const QByteArrayList ownIndex{"needsAnIndex", "saysThatNotAllJobsAreLoaded"};
    if (!ownIndex.contains(QTest::currentTestFunction())) {
        QVERIFY(run({u"sync"_s, u"acme"_s}));
        QCOMPARE(m_run->status(), 0);
    }
}

void TestJobFetch::cleanup()
{
    m_run.reset();
    m_profile.reset();
}

void TestJobFetch::fetchesWhatIsFound()
{
    QVERIFY(fetch());
    QCOMPARE(m_run->status(), 0);
    QVERIFY(m_run->out().isEmpty());
    QVERIFY2(says("3 failed files to download"), m_run->errors().constData());
    QVERIFY(says("3 of 3 "));
    QVERIFY(!says("balehookctl sync"));
    QCOMPARE(kept(), (QStringList{u"j1"_s, u"j2"_s, u"j6"_s}));
    QCOMPARE(m_profile->files().requests().size(), 3);
    for (const RecordedRequest &request : m_profile->files().requests()) {
        QCOMPARE(request.method, QByteArray("GET"));
        QVERIFY(request.header("Authorization").isNull());
    }
    // They are here now.
    QVERIFY(fetch());
    QCOMPARE(m_run->status(), 0);
    QCOMPARE(m_profile->files().requests().size(), 3);
}

void TestJobFetch::findsItAfterwards()
{
    QVERIFY(fetch());
    QVERIFY(run({u"find"_s, u"/x/six.csv"_s, u"--format"_s, u"csv"_s}));
    QCOMPARE(m_run->status(), 0);
    QVERIFY2(m_run->out().contains("\"j6\""), m_run->out().constData());
    QVERIFY2(says("3 of 5"), m_run->errors().constData());
}

void TestJobFetch::chooses_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("jobs");
    QTest::newRow("a search") << QStringList{u"--search"_s, u"id:j2"_s} << QStringList{u"j2"_s};
    QTest::newRow("at most") << QStringList{u"--at-most"_s, u"2"_s} << QStringList{u"j1"_s, u"j2"_s};
    QTest::newRow("in another order") << QStringList{u"--at-most"_s, u"1"_s, u"--sort"_s, u"id:desc"_s}
                                      << QStringList{u"j6"_s};
    QTest::newRow("none") << QStringList{u"--since"_s, u"2026-02-01"_s} << QStringList{};
}

void TestJobFetch::chooses()
{
    QFETCH(const QStringList, words);
    QFETCH(const QStringList, jobs);
    QVERIFY(fetch(words));
    QCOMPARE(m_run->status(), 0);
    QCOMPARE(kept(), jobs);
    QCOMPARE(m_profile->files().requests().size(), jobs.size());
}

void TestJobFetch::onlySays()
{
    QVERIFY(fetch({u"--at-most"_s, u"1"_s}));
    QVERIFY(fetch({u"--dry-run"_s}));
    QCOMPARE(m_run->status(), 0);
    QVERIFY2(says("2 failed files to download, about "), m_run->errors().constData());
    QVERIFY(says("1 "));
    QCOMPARE(m_profile->files().requests().size(), 1);
    QCOMPARE(kept(), QStringList{u"j1"_s});
}

void TestJobFetch::tellsWhatFailed()
{
    m_profile->files().route("GET", "/x/two.csv", Script::answer(410, {}));
    QVERIFY(fetch());
    QCOMPARE(m_run->status(), 5);
    QVERIFY2(says("j2: "), m_run->errors().constData());
    QVERIFY(says("2 of 3 "));
    QCOMPARE(kept(), (QStringList{u"j1"_s, u"j6"_s}));
}

void TestJobFetch::needsAnIndex()
{
    QVERIFY(fetch());
    QCOMPARE(m_run->status(), 1);
    QVERIFY2(says("balehookctl sync acme"), m_run->errors().constData());
    QVERIFY(m_profile->files().requests().isEmpty());
}

/// A sync was interrupted: what it stored is all that is known.
void TestJobFetch::saysThatNotAllJobsAreLoaded()
{
    constexpr int lastPage = 8;
    const auto pageOf = [](const RecordedRequest &request) {
        return QUrlQuery(QUrl::fromEncoded(request.target).query()).queryItemValue(u"page"_s).toInt();
    };
    m_profile->api().setAnswerer([this, pageOf](const RecordedRequest &request) {
        const int page = pageOf(request);
        if (page > lastPage)
            return Script().hang();
        const QByteArray number = QByteArray::number(page);
        return Script::json(R"({"result":60,"perPage":1,"page":)" + number + R"(,"data":[)"
                            + JobProfile::job('j' + number, link(u"one.csv"_s)) + "]}");
    });
    m_run = std::make_unique<ProgramRun>();
    m_run->start(m_profile->command({u"sync"_s, u"acme"_s}));
    // Not before the first pages are stored.
    QTRY_VERIFY_WITH_TIMEOUT(std::any_of(m_profile->api().requests().begin(), m_profile->api().requests().end(),
                                         [&](const auto &request) { return pageOf(request) > lastPage; }),
                             20'000);
    m_run->interrupt();
    QVERIFY(m_run->finish());
    QCOMPARE(m_run->status(), 130);

    QVERIFY(fetch({u"--dry-run"_s}));
    QCOMPARE(m_run->status(), 0);
    QVERIFY2(says("balehookctl sync acme"), m_run->errors().constData());
    // Also where none of those that are loaded has a file to download.
    QVERIFY(fetch({u"--since"_s, u"2026-02-01"_s}));
    QCOMPARE(m_run->status(), 0);
    QVERIFY2(says("balehookctl sync acme"), m_run->errors().constData());
    QVERIFY(m_profile->files().requests().isEmpty());
}

void TestJobFetch::notBesideAConsole()
{
    const auto profile = Profile::open(m_profile->path(u"profile"_s));
    QVERIFY(profile);
    SingleInstance console(profile.value()->runtimeName());
    QVERIFY(console.becomeFirst());
    QVERIFY(fetch());
    QCOMPARE(m_run->status(), 1);
    QVERIFY(m_profile->files().requests().isEmpty());
    QVERIFY(kept().isEmpty());
}

void TestJobFetch::interrupted()
{
    m_profile->files().setAnswerer([](const RecordedRequest &) {
        return Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nContent-Length: 1000\r\n\r\nsku");
    });
    m_run = std::make_unique<ProgramRun>();
    m_run->start(m_profile->command({u"jobs"_s, u"fetch"_s, u"--account"_s, u"acme"_s}));
    QTRY_COMPARE_WITH_TIMEOUT(m_profile->files().requests().size(), 2, 20'000);
    m_run->interrupt();
    QVERIFY(m_run->finish());
    QCOMPARE(m_run->status(), 130);
    QVERIFY(kept().isEmpty());
}

QTEST_GUILESS_MAIN(TestJobFetch)
#include "tst_jobfetch.moc"
