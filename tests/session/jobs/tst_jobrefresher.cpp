// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/jobrefresher.h"

#include "models/jobpages.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// One job is read again, from a listing that moves or goes.
class TestJobRefresher final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void looksAroundWhereItWas();
    void looksBeforeTheEndOfTheList_data();
    void looksBeforeTheEndOfTheList();
    void saysWhatBlocksIt();
    void theSourceMayGoFirst();
    void nothingComesOfTheSourceBefore();
};

/// Someone waits for it, so it goes before what is read in the background.
void TestJobRefresher::looksAroundWhereItWas()
{
    FakePageSource source(honestScript(50));
    JobRefresher refresher;
    QSignalSpy found(&refresher, &JobRefresher::found);
    refresher.start(source, 10, 25, u"job-40"_s);
    QVERIFY(refresher.isRunning());
    QVERIFY(found.wait());
    QCOMPARE(found.first().first().value<ImportJob>().id(), u"job-40"_s);
    QVERIFY(!refresher.isRunning());
    QCOMPARE(source.askedPages(), (std::vector<int>{3, 4, 2, 5}));
    QVERIFY(std::all_of(source.asked().begin(), source.asked().end(),
                        [](const auto &asked) { return asked.priority == PagePriority::Browsing; }));
}

void TestJobRefresher::looksBeforeTheEndOfTheList_data()
{
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<qint64>("jobs");
    QTest::addColumn<QString>("jobId");
    QTest::addColumn<std::vector<int>>("pages");
    QTest::addColumn<QString>("end");

    using Pages = std::vector<int>;
    using enum ErrorKind;
    QTest::newRow("the page after it") << NotFound << qint64(40) << u"job-29"_s << Pages{4, 5, 3} << u"found"_s;
    QTest::newRow("rejected") << Rejected << qint64(40) << u"job-29"_s << Pages{4, 5, 3} << u"found"_s;
    QTest::newRow("its own page") << NotFound << qint64(30) << u"job-29"_s << Pages{4, 3} << u"found"_s;
    QTest::newRow("all but the first page") << NotFound << qint64(10) << u"job-5"_s << Pages{4, 3, 2, 1} << u"found"_s;
    QTest::newRow("not in the list") << NotFound << qint64(10) << u"job-50"_s << Pages{4, 3, 2, 1} << u"not found"_s;
    QTest::newRow("not near") << NotFound << qint64(40) << u"job-1"_s << Pages{4, 5, 3, 2} << u"not found"_s;
    QTest::newRow("no list at all") << NotFound << qint64(0) << u"job-5"_s << Pages{4, 3, 2, 1} << u"failed"_s;
    QTest::newRow("another failure") << ServerFailed << qint64(40) << u"job-29"_s << Pages{4, 5} << u"failed"_s;
}

/// Services may fail for a page beyond the end. The job was on page 4.
void TestJobRefresher::looksBeforeTheEndOfTheList()
{
    QFETCH(const ErrorKind, kind);
    QFETCH(const qint64, jobs);
    QFETCH(const QString, jobId);
    QFETCH(const std::vector<int>, pages);
    QFETCH(const QString, end);
    FakePageSource source([kind, jobs](const PageRequest &request, int) -> FakePageSource::Answer {
        if (qint64(request.page - 1) * request.perPage >= jobs)
            return Error(kind);
        return honestAnswer(request, jobs);
    });
    JobRefresher refresher;
    QStringList ends;
    connect(&refresher, &JobRefresher::found, this, [&ends, jobId](const ImportJob &job) {
        QCOMPARE(job.id(), jobId);
        ends.append(u"found"_s);
    });
    connect(&refresher, &JobRefresher::notFound, this, [&ends] { ends.append(u"not found"_s); });
    connect(&refresher, &JobRefresher::failed, this, [&ends, kind](const Error &error) {
        QCOMPARE(error.kind, kind);
        ends.append(u"failed"_s);
    });
    refresher.start(source, 10, 30, jobId);
    QTRY_VERIFY(!ends.isEmpty());
    QCOMPARE(ends, QStringList(end));
    QCOMPARE(source.askedPages(), pages);
    QVERIFY(!refresher.isRunning());
}

void TestJobRefresher::saysWhatBlocksIt()
{
    FakePageSource source(honestScript(50));
    source.hold();
    JobRefresher refresher;
    QSignalSpy failed(&refresher, &JobRefresher::failed);
    refresher.start(source, 10, 25, u"job-40"_s);
    Q_EMIT source.blocked(1, Error(ErrorKind::TokenMissing));
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<Error>().kind, ErrorKind::TokenMissing);
    QCOMPARE(source.open(), 0);
    QVERIFY(!refresher.isRunning());
}

void TestJobRefresher::theSourceMayGoFirst()
{
    auto source = std::make_unique<FakePageSource>(honestScript(50));
    source->hold();
    JobRefresher refresher;
    QSignalSpy failed(&refresher, &JobRefresher::failed);
    refresher.start(*source, 10, 25, u"job-40"_s);
    source.reset();
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<Error>().kind, ErrorKind::Cancelled);
    QVERIFY(!refresher.isRunning());
}

void TestJobRefresher::nothingComesOfTheSourceBefore()
{
    auto before = std::make_unique<FakePageSource>(honestScript(50));
    before->hold();
    FakePageSource source(honestScript(50));
    JobRefresher refresher;
    QSignalSpy found(&refresher, &JobRefresher::found);
    QSignalSpy failed(&refresher, &JobRefresher::failed);
    refresher.start(*before, 10, 25, u"job-25"_s);
    refresher.start(source, 10, 25, u"job-25"_s);
    QCOMPARE(before->open(), 0);
    before.reset();
    QVERIFY(found.wait());
    QVERIFY(failed.isEmpty());
}

QTEST_GUILESS_MAIN(TestJobRefresher)
#include "tst_jobrefresher.moc"
