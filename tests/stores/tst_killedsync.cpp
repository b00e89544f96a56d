// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/programrun.h"
#include "service/serviceprocess.h"
#include "session/indexreading.h"
#include "store/jobindex.h"

#include <QDir>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <set>

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
    QString indexFile() const;
    IndexStatus look();

    static constexpr int jobs = 20'000;
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

QString TestKilledSync::indexFile() const
{
    const QDir folder(QDir(m_folder->path()).filePath(u"cache/index"_s));
    const QStringList names = folder.entryList({u"*.sqlite"_s}, QDir::Files);
    return names.size() == 1 ? folder.filePath(names.constFirst()) : QString();
}

/// What the index says of itself, and whether that is so.
IndexStatus TestKilledSync::look()
{
    JobIndex index(indexFile());
    QSignalSpy opened(&index, &JobIndex::opened);
    index.open();
    [&] {
        QTRY_COMPARE(opened.count(), 1);
        QVERIFY2(!index.error(), qPrintable(index.error().value_or(Error()).userMessage()));
        QVERIFY(!index.wasSetAside());
        QCOMPARE(qint64(allOf(index).size()), index.status().jobs);
    }();
    return index.status();
}

void TestKilledSync::endsWithEachJobOnce()
{
    const QStringList command{u"--profile"_s, m_folder->path(), u"sync"_s, u"acme"_s};
    const int kills =
        qEnvironmentVariableIntValue("BALEHOOK_KILLS") > 0 ? qEnvironmentVariableIntValue("BALEHOOK_KILLS") : 4;
    QRandomGenerator random(20261122);
    qint64 before = 0;
    // A busy machine needs longer to get anywhere: those that were killed too soon do not count, and the next waits
    // longer.
    int patience = 1;
    for (int kill = 0; kill < kills && patience < 1000 && before < jobs;) {
        ProgramRun run;
        run.start(command);
        const std::chrono::milliseconds time(random.bounded(60, 400) * patience);
        QTimer::singleShot(time, &run.process(), &QProcess::kill);
        QTRY_COMPARE_WITH_TIMEOUT(run.process().state(), QProcess::NotRunning, 120'000);
        const qint64 last = before;
        if (!indexFile().isEmpty()) {
            const IndexStatus status = look();
            if (QTest::currentTestFailed())
                return;
            QVERIFY2(status.jobs >= before, qPrintable(u"%1 after %2"_s.arg(status.jobs).arg(before)));
            QVERIFY(status.jobs <= jobs);
            before = status.jobs;
        }
        if (before > last)
            ++kill;
        else
            patience *= 2;
    }
    QVERIFY(before > 0);
    QVERIFY2(before < jobs, "it was never killed while it filled");
    ProgramRun rest;
    QVERIFY(rest.run(command));
    QVERIFY2(rest.status() == 0, rest.errors().constData());
    const IndexStatus status = look();
    QVERIFY(status.isComplete());
    QVERIFY(!status.pass);
    QCOMPARE(status.jobs, qint64(jobs));
    QCOMPARE(status.unlisted, qint64(0));

    // Numbers from 1 on, as the demo has them.
    JobIndex index(indexFile());
    index.open();
    std::set<QByteArray> ids;
    for (const QByteArray &raw : allOf(index)) {
        const qsizetype at = raw.indexOf("\"id\":\"") + 6;
        ids.insert(raw.mid(at, raw.indexOf('"', at) - at));
    }
    QCOMPARE(int(ids.size()), jobs);
    for (int number = 1; number <= jobs; ++number)
        QVERIFY(ids.count(QByteArray::number(number)) == 1);
}

QTEST_GUILESS_MAIN(TestKilledSync)
#include "tst_killedsync.moc"
