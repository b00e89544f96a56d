// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/jobwatch.h"

#include "session/index/accountsync.h"
#include "session/jobs/jobwatchfixture.h"
#include "store/jobindex.h"

#include <QSignalSpy>
#include <QTest>
#include <QUrlQuery>

#include <utility>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Watched jobs of accounts whose lists are made here.
class TestJobWatch final : public JobWatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void changesAreTold();
    void whatChangedBetweenTwoWindowsIsTold();
    void linksSignedAnewAreNoChange();
    void aJobIsFoundWhereItMovedTo();
    void pagesBeyondTheEndMayFail_data();
    void pagesBeyondTheEndMayFail();
    void aListThatShrankIsReadFromItsBeginning();
    void afterANewStartJobsAreLookedFor();
    void afterANewStartTheIndexSaysWhereTheyAre();
    void aGoneJobIsToldOnce();
    void aShortPageIsNotTheEnd();
    void pagesOfAnotherSize_data();
    void pagesOfAnotherSize();
    void pagesReadForOthersAreLookedAt();
    void oneRequestAtATime();
    void withoutATokenNothingIsAsked();
    void aRefusedTokenHoldsUpNobody_data();
    void aRefusedTokenHoldsUpNobody();
    void thereIsAMost();
    void theEndOfAnAccountIsTheEndOfItsWatches();
};

void TestJobWatch::changesAreTold()
{
    serve();
    openAccount();
    const auto jobs = watch();
    QSignalSpy changed(jobs.get(), &JobWatch::jobChanged);
    QVERIFY(jobs->watch(u"a"_s, jobAt(30), 30));
    QVERIFY(jobs->isWatched(u"a"_s, u"j30"_s) && !jobs->isWatched(u"a"_s, u"j31"_s));
    QTRY_VERIFY(m_server->requests().size() >= 3);
    QVERIFY(changed.isEmpty());
    QVERIFY(m_server->requests().constFirst().target.contains("page=2"));
    setField(30, u"status"_s, u"2"_s);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed.first().at(0).toString(), u"a"_s);
    QCOMPARE(changed.first().at(1).value<ImportJob>().text(ImportJob::Status), u"0"_s);
    QCOMPARE(changed.first().at(2).value<ImportJob>().text(ImportJob::Status), u"2"_s);
    setField(30, u"failureCount"_s, u"7"_s);
    QTRY_COMPARE(changed.size(), 2);
    jobs->stop(u"a"_s, u"j30"_s);
    QVERIFY(!jobs->isWatched(u"a"_s, u"j30"_s) && jobs->jobs(u"a"_s).isEmpty());
}

void TestJobWatch::whatChangedBetweenTwoWindowsIsTold()
{
    serve();
    openAccount();
    auto jobs = watch();
    QVERIFY(jobs->watch(u"a"_s, jobAt(30), 30));
    const JobWatch::Memory memory = jobs->memory();
    jobs.reset();
    setField(30, u"status"_s, u"2"_s);
    jobs = watch();
    jobs->remember(memory);
    QSignalSpy changed(jobs.get(), &JobWatch::jobChanged);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed.first().at(1).value<ImportJob>().text(ImportJob::Status), u"0"_s);
    QCOMPARE(changed.first().at(2).value<ImportJob>().text(ImportJob::Status), u"2"_s);
}

void TestJobWatch::linksSignedAnewAreNoChange()
{
    serve();
    setField(0, u"filePath"_s, u"https://files.example.com/a.csv?sign=1"_s);
    openAccount();
    const auto jobs = watch();
    QSignalSpy changed(jobs.get(), &JobWatch::jobChanged);
    QVERIFY(jobs->watch(u"a"_s, jobAt(0), 0));
    setField(0, u"filePath"_s, u"https://files.example.com/a.csv?sign=2"_s);
    const qsizetype asked = m_server->requests().size();
    QTRY_VERIFY(m_server->requests().size() > asked + 2);
    QVERIFY(changed.isEmpty());
    setField(0, u"filePath"_s, u"https://files.example.com/b.csv?sign=2"_s);
    QTRY_COMPARE(changed.size(), 1);
}

void TestJobWatch::aJobIsFoundWhereItMovedTo()
{
    serve();
    openAccount();
    const auto jobs = watch();
    QSignalSpy changed(jobs.get(), &JobWatch::jobChanged);
    QVERIFY(jobs->watch(u"a"_s, jobAt(0), 0));
    // Further than the pages around it.
    setField(0, u"status"_s, u"1"_s);
    m_jobs.move(0, 99);
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, 20'000);
}

void TestJobWatch::pagesBeyondTheEndMayFail_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("jobs");
    QTest::addColumn<QList<int>>("pages");
    QTest::newRow("404 after the last page") << 404 << 100 << QList<int>{4, 5, 3};
    QTest::newRow("400 after the last page") << 400 << 100 << QList<int>{4, 5, 3};
    QTest::newRow("404 for its own page") << 404 << 76 << QList<int>{4, 3};
    QTest::newRow("404 for all pages around it") << 404 << 26 << QList<int>{4, 3, 2, 1};
}

/// It was the first on page 4, and is the last of the page before.
void TestJobWatch::pagesBeyondTheEndMayFail()
{
    QFETCH(const int, status);
    QFETCH(const int, jobs);
    QFETCH(const QList<int>, pages);
    serve();
    openAccount();
    const auto watched = watch();
    QSignalSpy changed(watched.get(), &JobWatch::jobChanged);
    const int place = std::min(jobs - 1, 75);
    QVERIFY(watched->watch(u"a"_s, jobAt(place), 75));
    m_beyond = status;
    setField(place, u"status"_s, u"2"_s);
    m_jobs.erase(m_jobs.begin() + jobs, m_jobs.end());
    m_jobs.removeFirst();
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(askedPages().first(pages.size()), pages);

    // No list at all is no end of one.
    QSignalSpy gone(watched.get(), &JobWatch::jobGone);
    const QList<QJsonObject> kept = std::exchange(m_jobs, {});
    const qsizetype asked = m_server->requests().size();
    QTRY_VERIFY(m_server->requests().size() > asked + 10);
    QVERIFY(gone.isEmpty() && watched->isWatched(u"a"_s, u"j%1"_s.arg(place)));
    m_jobs = kept;
    setField(place - 1, u"status"_s, u"3"_s);
    QTRY_COMPARE(changed.size(), 2);
}

/// It was looked for further down than the list goes by now.
void TestJobWatch::aListThatShrankIsReadFromItsBeginning()
{
    serve();
    m_beyond = 404;
    const QJsonObject sought = m_jobs.takeFirst();
    const QList<QJsonObject> others = m_jobs;
    for (int i = 0; i < JobWatch::pagesAtOnce / 4; ++i)
        m_jobs.append(others);
    openAccount();
    m_settings->setValue(u"watchedJobs/a"_s, QStringList{u"j0"_s});
    const auto watched = watch();
    QTRY_VERIFY(!m_server->requests().isEmpty());
    watched->setPace(1h); // until the list is another one
    QTRY_COMPARE(m_server->requests().size(), qsizetype(JobWatch::pagesAtOnce));
    m_jobs = {sought};
    watched->setPace(20ms);
    constexpr qsizetype more = 3;
    QTRY_VERIFY(m_server->requests().size() >= JobWatch::pagesAtOnce + more);
    QCOMPARE(askedPages().mid(JobWatch::pagesAtOnce, more), (QList<int>{JobWatch::pagesAtOnce + 1, 1, 1}));
}

void TestJobWatch::afterANewStartJobsAreLookedFor()
{
    serve();
    openAccount();
    {
        JobWatch jobs(*m_sessions, *m_settings);
        QVERIFY(jobs.watch(u"a"_s, jobAt(60), 60));
        QVERIFY(jobs.watch(u"a"_s, jobAt(3), 3));
    }
    // Ids and nothing else is kept.
    QCOMPARE(m_settings->value(u"watchedJobs/a"_s).toStringList(), (QStringList{u"j60"_s, u"j3"_s}));
    const auto jobs = watch();
    QSignalSpy changed(jobs.get(), &JobWatch::jobChanged);
    QTRY_VERIFY(m_server->requests().size() >= 8);
    QVERIFY(changed.isEmpty());
    setField(60, u"status"_s, u"2"_s);
    QTRY_COMPARE(changed.size(), 1);
}

void TestJobWatch::afterANewStartTheIndexSaysWhereTheyAre()
{
    serve();
    m_sessions->setIndexFolder(m_folder->filePath(u"index"_s));
    openAccount();
    AccountSession &session = *m_sessions->session(u"a"_s);
    session.sync()->fill();
    QTRY_VERIFY_WITH_TIMEOUT(session.jobIndex()->status().isComplete(), 20'000);
    QTRY_COMPARE_WITH_TIMEOUT(session.sync()->state(), AccountSync::State::Idle, 20'000);
    m_settings->setValue(u"watchedJobs/a"_s, QStringList{u"j90"_s, u"unknown"_s});
    const qsizetype before = m_server->requests().size();
    const auto jobs = watch();
    QSignalSpy changed(jobs.get(), &JobWatch::jobChanged);
    QTRY_VERIFY_WITH_TIMEOUT(m_server->requests().size() > before + 2, 20'000);
    // The first page that is read is the one where it is; of the other job nobody knows anything.
    QVERIFY2(m_server->requests().at(before).target.contains("page=4"),
             m_server->requests().at(before).target.constData());
    QVERIFY(m_server->requests().at(before + 1).target.contains("page=1"));
    setField(90, u"status"_s, u"2"_s);
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, 20'000);
}

void TestJobWatch::aGoneJobIsToldOnce()
{
    serve();
    openAccount();
    const auto jobs = watch();
    QSignalSpy gone(jobs.get(), &JobWatch::jobGone);
    QVERIFY(jobs->watch(u"a"_s, jobAt(50), 50));
    m_jobs.removeAt(50);
    QTRY_COMPARE_WITH_TIMEOUT(gone.size(), 1, 20'000);
    QCOMPARE(gone.first(), (QVariantList{u"a"_s, u"j50"_s}));
    QVERIFY(jobs->jobs(u"a"_s).isEmpty());
}

void TestJobWatch::aShortPageIsNotTheEnd()
{
    serve();
    m_shortPage = 2;
    openAccount();
    const auto jobs = watch();
    QSignalSpy changed(jobs.get(), &JobWatch::jobChanged);
    QSignalSpy gone(jobs.get(), &JobWatch::jobGone);
    QVERIFY(jobs->watch(u"a"_s, jobAt(99), 0)); // far from there
    setField(99, u"status"_s, u"2"_s);
    QTRY_VERIFY_WITH_TIMEOUT(changed.size() + gone.size() > 0, 20'000);
    QCOMPARE(changed.size(), 1);
    QVERIFY(jobs->isWatched(u"a"_s, u"j99"_s));
}

void TestJobWatch::pagesOfAnotherSize_data()
{
    QTest::addColumn<bool>("echoes");

    QTest::newRow("told") << true;
    QTest::newRow("not told") << false;
}

void TestJobWatch::pagesOfAnotherSize()
{
    QFETCH(const bool, echoes);
    serve();
    m_largestPage = 10;
    m_echoes = echoes;
    openAccount();
    const auto jobs = watch();
    QSignalSpy changed(jobs.get(), &JobWatch::jobChanged);
    QSignalSpy gone(jobs.get(), &JobWatch::jobGone);
    QVERIFY(jobs->watch(u"a"_s, jobAt(95), 95));
    setField(95, u"status"_s, u"2"_s);
    QTRY_VERIFY_WITH_TIMEOUT(changed.size() + gone.size() > 0, 20'000);
    QCOMPARE(changed.size(), 1);
    // From now on it is looked for where it is.
    const qsizetype asked = m_server->requests().size();
    QTRY_VERIFY_WITH_TIMEOUT(m_server->requests().size() > asked + 3, 20'000);
    for (const RecordedRequest &request : m_server->requests().mid(asked))
        QCOMPARE(QUrlQuery(QUrl::fromEncoded(request.target).query()).queryItemValue(u"page"_s), u"10"_s);
    QVERIFY(gone.isEmpty());
}

void TestJobWatch::pagesReadForOthersAreLookedAt()
{
    serve();
    openAccount();
    JobWatch jobs(*m_sessions, *m_settings); // in a minute it would look itself
    QSignalSpy changed(&jobs, &JobWatch::jobChanged);
    QVERIFY(jobs.watch(u"a"_s, jobAt(0), 0));
    setField(0, u"status"_s, u"2"_s);
    PageSource &source = m_sessions->session(u"a"_s)->importJobs();
    QSignalSpy arrived(&source, &PageSource::arrived);
    source.request({1, 25});
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(m_server->requests().size(), 1);
}

void TestJobWatch::oneRequestAtATime()
{
    serve();
    openAccount();
    const auto jobs = watch();
    for (int i = 0; i < 100; i += 10)
        QVERIFY(jobs->watch(u"a"_s, jobAt(i), i));
    QSignalSpy inFlight(m_sessions->session(u"a"_s), &AccountSession::inFlightChanged);
    QTRY_VERIFY(inFlight.size() > 20);
    for (const QVariantList &each : inFlight)
        QVERIFY(each.first().toInt() <= 1);
}

void TestJobWatch::withoutATokenNothingIsAsked()
{
    serve();
    add(u"a"_s, u"acme"_s);
    m_settings->setValue(u"watchedJobs/a"_s, QStringList{u"j1"_s});
    const auto jobs = watch();
    QTRY_COMPARE(m_sessions->session(u"a"_s)->state(), AccountSession::State::NoToken);
    QSignalSpy listed(jobs.get(), &JobWatch::listChanged);
    // An account that works is not held up by it.
    add(u"b"_s, u"globex"_s);
    bool isDone = false;
    m_sessions->session(u"b"_s)->setToken(testToken(u"secret2"_s), AccountSession::KeepToken::InKeychain, this,
                                          [&isDone](const Outcome &) { isDone = true; });
    QTRY_VERIFY(isDone);
    QVERIFY(jobs->watch(u"b"_s, jobAt(1), 1));
    QTRY_VERIFY(m_server->requests().size() >= 2);
    for (const RecordedRequest &request : m_server->requests())
        QVERIFY(request.target.contains("globex") || !request.target.contains("acme"));
}

void TestJobWatch::aRefusedTokenHoldsUpNobody_data()
{
    QTest::addColumn<int>("status");
    QTest::newRow("401") << 401;
    QTest::newRow("403") << 403;
}

/// The reading that was refused ends, other accounts go on, and with another token it is asked again.
void TestJobWatch::aRefusedTokenHoldsUpNobody()
{
    QFETCH(int, status);
    serve();
    m_refusal = status;
    const auto use = [this](const QString &account, const QString &token) {
        m_sessions->session(account)->setToken(testToken(token), AccountSession::KeepToken::ForThisSession, this,
                                               [](const Outcome &) {});
    };
    const auto asked = [this](const QByteArray &token) {
        const auto requests = m_server->requests();
        return std::count_if(requests.begin(), requests.end(), [&token](const RecordedRequest &request) {
            return request.header("Authorization").endsWith(token);
        });
    };
    add(u"a"_s, u"acme"_s);
    add(u"b"_s, u"globex"_s);
    use(u"a"_s, u"refused"_s);
    use(u"b"_s, u"good"_s);
    const auto jobs = watch();
    QSignalSpy changed(jobs.get(), &JobWatch::jobChanged);
    QVERIFY(jobs->watch(u"a"_s, jobAt(30), 30));
    QTRY_COMPARE(m_sessions->session(u"a"_s)->state(), AccountSession::State::TokenRefused);
    QVERIFY(jobs->watch(u"b"_s, jobAt(5), 5));
    setField(5, u"status"_s, u"2"_s);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed.first().at(0).toString(), u"b"_s);
    QCOMPARE(asked("refused"), 1);

    setField(30, u"status"_s, u"2"_s);
    use(u"a"_s, u"renewed"_s);
    QTRY_COMPARE(changed.size(), 2);
    QCOMPARE(changed.last().at(0).toString(), u"a"_s);
    QCOMPARE(asked("refused"), 1);
}

void TestJobWatch::thereIsAMost()
{
    serve();
    openAccount();
    JobWatch jobs(*m_sessions, *m_settings);
    for (int i = 0; i < WatchSettings::mostJobs; ++i)
        QVERIFY(jobs.watch(u"a"_s, jobAt(i), i));
    QVERIFY(!jobs.watch(u"a"_s, jobAt(70), 70));
    QVERIFY(jobs.watch(u"a"_s, jobAt(0), 0)); // it is already
    QVERIFY(!jobs.watch(u"a"_s, ImportJob(), 0));
    QCOMPARE(jobs.jobs(u"a"_s).size(), WatchSettings::mostJobs);
}

void TestJobWatch::theEndOfAnAccountIsTheEndOfItsWatches()
{
    serve();
    openAccount();
    const auto jobs = watch();
    QVERIFY(jobs->watch(u"a"_s, jobAt(0), 0));
    QTRY_VERIFY(!m_server->requests().isEmpty());
    QVERIFY(remove(u"a"_s));
    QVERIFY(!m_settings->contains(u"watchedJobs/a"_s));
    QVERIFY(!jobs->isWatched(u"a"_s, u"j0"_s));
}

QTEST_GUILESS_MAIN(TestJobWatch)
#include "tst_jobwatch.moc"
