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
