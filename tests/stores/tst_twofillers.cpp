// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/programrun.h"
#include "service/serviceprocess.h"
#include "session/index/accountsync.h"
#include "stores/filledindex.h"
#include "stores/runningprogram.h"
#include "support/wait.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// The console and balehookctl, as real programs on one profile, want to fill one index at once.
class TestTwoFillers final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneOfThemWaits();
};

void TestTwoFillers::oneOfThemWaits()
{
    constexpr int jobs = 4'000;
    const QTemporaryDir folder;
    const FilledIndex index(folder.path());
    Demo::ServiceProcess service;
    QVERIFY(service.start({u"--jobs=%1"_s.arg(jobs), u"--max-per-page=100"_s, u"--latency=150"_s}));
    QProcess profile;
    profile.start(qEnvironmentVariable("BALEHOOK_BIN") + u"/balehook-demo-profile"_s,
                  {u"--profile"_s, folder.path(), u"--base-url"_s, service.apiOrigin()});
    QTRY_COMPARE_WITH_TIMEOUT(profile.state(), QProcess::NotRunning, 20'000);

    RunningProgram window;
    window.executable = u"balehook-filling-window"_s;
    QVERIFY(window.start(folder.path()));
    QVERIFY(Testing::waitFor([&] { return index.jobsNow().value_or(0) > 0 || !window.isRunning(); }, 60'000));
    const QStringList command{u"--profile"_s, folder.path(), u"sync"_s, u"--full"_s, u"acme"_s};
    ProgramRun refused;
    QVERIFY(refused.run(command));
    QVERIFY(!index.isCompleteNow()); // it was in time
    QVERIFY2(refused.errors().contains(AccountSync::filledByAnother().userMessage().toUtf8()),
             refused.errors().constData());
    QCOMPARE(refused.status(), 1);
    QVERIFY(Testing::waitFor([&] { return index.isCompleteNow() || !window.isRunning(); }, 120'000));
    index.holdsAll(jobs);

    // With the window still open, but done: it may look at the ends of the listing for a moment.
    QByteArray errors;
    const auto isAccepted = [&] {
        ProgramRun run;
        const bool hasRun = run.run(command);
        errors = run.errors();
        return hasRun && run.status() == 0;
    };
    QVERIFY2(Testing::waitFor(isAccepted, 60'000), errors.constData());
    window.end();
    QVERIFY(window.waitForEnd());
    index.holdsAll(jobs);
}

QTEST_GUILESS_MAIN(TestTwoFillers)
#include "tst_twofillers.moc"
