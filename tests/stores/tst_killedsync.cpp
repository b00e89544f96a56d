// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/programrun.h"
#include "service/serviceprocess.h"
#include "stores/filledindex.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// kill -9 while the real program fills an index, again and again: the file is sound each time, what it told of is
/// there, and in the end each job is there once. BALEHOOK_KILLS says how often.
class TestKilledSync final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void endsWithEachJobOnce();

private:
    const int kills = qEnvironmentVariableIntValue("BALEHOOK_KILLS") > 0
        ? qEnvironmentVariableIntValue("BALEHOOK_KILLS")
        : 4;
    const int jobs = kills * 10'000; ///< more than a fast machine reads between them
    std::unique_ptr<QTemporaryDir> m_folder;
    Demo::ServiceProcess m_service;
};

void TestKilledSync::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_service.start({u"--jobs=%1"_s.arg(jobs), u"--max-per-page=200"_s, u"--latency=5"_s}));
    QProcess profile;
    profile.start(qEnvironmentVariable("BALEHOOK_BIN") + u"/balehook-demo-profile"_s,
                  {u"--profile"_s, m_folder->path(), u"--base-url"_s, m_service.apiOrigin()});
    QTRY_COMPARE(profile.state(), QProcess::NotRunning);
    QVERIFY2(profile.exitCode() == 0, profile.readAllStandardError().constData());
}

void TestKilledSync::endsWithEachJobOnce()
{
    const QStringList command{u"--profile"_s, m_folder->path(), u"sync"_s, u"acme"_s};
    const FilledIndex index(m_folder->path());
    QRandomGenerator random(20261122);
    qint64 before = 0;
    // A busy machine needs longer to get anywhere: those that were killed too soon do not count, and the next waits
    // longer; but not for good, or a machine that was busy for a moment reads all before it is killed.
    int patience = 1;
    for (int kill = 0; kill < kills && patience < 1000 && before < jobs;) {
        ProgramRun run;
        run.start(command);
        const std::chrono::milliseconds time(random.bounded(60, 400) * patience);
        QTimer::singleShot(time, &run.process(), &QProcess::kill);
        QTRY_COMPARE_WITH_TIMEOUT(run.process().state(), QProcess::NotRunning, 120'000);
        const qint64 last = before;
        if (!index.file().isEmpty()) {
            const IndexStatus status = index.look();
            if (QTest::currentTestFailed())
                return;
            QVERIFY2(status.jobs >= before, qPrintable(u"%1 after %2"_s.arg(status.jobs).arg(before)));
            QVERIFY(status.jobs <= jobs);
            before = status.jobs;
        }
        const bool isFurther = before > last;
        kill += isFurther ? 1 : 0;
        patience = isFurther ? std::max(1, patience / 2) : 2 * patience;
    }
    QVERIFY(before > 0);
    QVERIFY2(before < jobs, "it was never killed while it filled");
    ProgramRun rest;
    QVERIFY(rest.run(command));
    QVERIFY2(rest.status() == 0, rest.errors().constData());
    index.holdsAll(jobs);
}

QTEST_GUILESS_MAIN(TestKilledSync)
#include "tst_killedsync.moc"
