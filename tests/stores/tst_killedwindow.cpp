// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/serviceprocess.h"
#include "stores/filledindex.h"
#include "stores/runningprogram.h"
#include "support/wait.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// kill -9 while the console fills an index, again and again: the file is sound each time, the next start goes on from
/// there, and in the end each job is there once. BALEHOOK_KILLS says how often.
class TestKilledWindow final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNextStartGoesOn();

private:
    static bool startFilling(RunningProgram &program, const QString &profile);

    Demo::ServiceProcess m_service;
};

bool TestKilledWindow::startFilling(RunningProgram &program, const QString &profile)
{
    program.executable = u"balehook-filling-window"_s;
    return program.start(profile)
        && Testing::waitFor([&] { return program.said().contains("filling") || !program.isRunning(); }, 60'000)
        && program.isRunning();
}

void TestKilledWindow::theNextStartGoesOn()
{
    const int kills =
        qEnvironmentVariableIntValue("BALEHOOK_KILLS") > 0 ? qEnvironmentVariableIntValue("BALEHOOK_KILLS") : 3;
    const int jobs = 4'000 * (kills + 1); // more than is read until the last kill
    const QTemporaryDir folder;
    const FilledIndex index(folder.path());
    QVERIFY(m_service.start({u"--jobs=%1"_s.arg(jobs), u"--max-per-page=100"_s, u"--latency=20"_s}));
    QProcess profile;
    profile.start(qEnvironmentVariable("BALEHOOK_BIN") + u"/balehook-demo-profile"_s,
                  {u"--profile"_s, folder.path(), u"--base-url"_s, m_service.apiOrigin()});
    QTRY_COMPARE_WITH_TIMEOUT(profile.state(), QProcess::NotRunning, 20'000);
    QVERIFY2(profile.exitCode() == 0, profile.readAllStandardError().constData());

    QRandomGenerator random(20261122);
    qint64 before = 0;
    for (int kill = 0; kill < kills; ++kill) {
        RunningProgram program;
        QVERIFY2(startFilling(program, folder.path()), program.said().constData());
        QVERIFY(Testing::waitFor([&] { return index.jobsNow().value_or(0) > before; }, 60'000));
        const QObject moment;
        QTimer::singleShot(std::chrono::milliseconds(random.bounded(300)), &moment, [&program] { program.killNow(); });
        QVERIFY(Testing::waitFor([&] { return !program.isRunning(); }, 60'000));
        QVERIFY(program.hasCrashed());
        const IndexStatus status = index.look();
        if (QTest::currentTestFailed())
            return;
        QVERIFY2(status.jobs >= before, qPrintable(u"%1 after %2"_s.arg(status.jobs).arg(before)));
        QVERIFY2(status.pass && status.jobs < jobs, "it was not killed while it filled");
        before = status.jobs;
    }
    RunningProgram rest;
    QVERIFY2(startFilling(rest, folder.path()), rest.said().constData());
    QVERIFY(Testing::waitFor([&] { return index.isCompleteNow() || !rest.isRunning(); }, 240'000));
    rest.end();
    QVERIFY(rest.waitForEnd());
    index.holdsAll(jobs);
}

QTEST_GUILESS_MAIN(TestKilledWindow)
#include "tst_killedwindow.moc"
