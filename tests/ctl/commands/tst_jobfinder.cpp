// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/jobfinder.h"
#include "models/jobpages.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Balehook;
using namespace Balehook::Ctl;
using namespace Qt::StringLiterals;

using Script = FakePageSource::Script;

class TestJobFinder final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void endsOnEveryServer_data();
    void endsOnEveryServer();
    void tellsFailures();
    void looksForAnother();
};

void TestJobFinder::finds_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("lastPage");
    QTest::newRow("first") << u"job-0"_s << 1;
    QTest::newRow("end of the first page") << u"job-9"_s << 1;
    QTest::newRow("in the middle") << u"job-45"_s << 5;
    QTest::newRow("last") << u"job-94"_s << 10;
}

void TestJobFinder::finds()
{
    QFETCH(QString, id);
    QFETCH(int, lastPage);
    FakePageSource source(honestScript(95));
    JobFinder finder(source, 10);
    QSignalSpy progressed(&finder, &JobFinder::progressed);
    QStringList found;
    connect(&finder, &JobFinder::found, this, [&found](const ImportJob &job) { found.append(job.id()); });
    finder.find(id);
    QVERIFY(found.isEmpty());
    QTRY_COMPARE(found, QStringList{id});
    // At most one page more was on its way.
    const std::vector<int> pages = source.askedPages();
    QVERIFY(*std::max_element(pages.begin(), pages.end()) <= lastPage + 1);
    QCOMPARE(progressed.count(), lastPage);
    QCOMPARE(source.open(), 0);
}

void TestJobFinder::endsOnEveryServer_data()
{
    QTest::addColumn<Script>("script");
    QTest::newRow("honest") << honestScript(95);
    QTest::newRow("none") << honestScript(0);
    QTest::newRow("no total") << Script([](const PageRequest &request, int) { return silentAnswer(request, 95); });
    QTest::newRow("the same page for ever") << Script([](const PageRequest &request, int) {
        PageAnswer answer = honestAnswer({1, request.perPage}, 10);
        answer.total = 1'000'000;
        return answer;
    });
    QTest::newRow("smaller pages") << Script([](const PageRequest &request, int) {
        return honestAnswer({request.page, 4}, 95);
    });
}

void TestJobFinder::endsOnEveryServer()
{
    QFETCH(Script, script);
    FakePageSource source(script);
    JobFinder finder(source, 10);
    QSignalSpy notFound(&finder, &JobFinder::notFound);
    QSignalSpy found(&finder, &JobFinder::found);
    finder.find(u"job-95"_s);
    QTRY_COMPARE(notFound.count(), 1);
    QVERIFY(found.isEmpty());
    QVERIFY(source.askedPages().size() < 40);
}

void TestJobFinder::tellsFailures()
{
    FakePageSource source([](const PageRequest &request, int) {
        return request.page < 3 ? FakePageSource::Answer(honestAnswer(request, 95)) : Error(ErrorKind::ServerFailed);
    });
    JobFinder finder(source, 10);
    QList<ErrorKind> errors;
    connect(&finder, &JobFinder::failed, this, [&errors](const Error &error) { errors.append(error.kind); });
    finder.find(u"job-30"_s);
    QTRY_COMPARE(errors, QList{ErrorKind::ServerFailed});
}

void TestJobFinder::looksForAnother()
{
    FakePageSource source(honestScript(95));
    JobFinder finder(source, 10);
    QStringList found;
    connect(&finder, &JobFinder::found, this, [&found](const ImportJob &job) { found.append(job.id()); });
    finder.find(u"job-50"_s);
    finder.find(u"job-3"_s);
    QTRY_COMPARE(found, QStringList{u"job-3"_s});
    finder.find(u"job-12"_s);
    QTRY_COMPARE(found, (QStringList{u"job-3"_s, u"job-12"_s}));
}

QTEST_GUILESS_MAIN(TestJobFinder)
#include "tst_jobfinder.moc"
