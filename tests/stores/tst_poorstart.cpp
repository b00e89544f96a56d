// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settingsfile.h"
#include "settings/windowsettings.h"
#include "stores/runningprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <unistd.h>

using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// The console, started by somebody who left it little, no standard streams, and ended by somebody who does not ask.
class TestPoorStart final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void withoutStandardStreams();
    void endedBySignals_data();
    void endedBySignals();

private:
    QString profile() const { return m_folder->filePath(u"profile"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestPoorStart::withoutStandardStreams()
{
    RunningProgram program;
    program.prepare = [] {
        for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
            ::close(number);
    };
    QVERIFY(program.start(profile(), {u"--smoke-test"_s}));
    QVERIFY(program.waitForEnd());
    QVERIFY(!program.hasCrashed());
    QCOMPARE(program.exitCode(), 0);
    // What it says went into none of its files.
    for (const QFileInfo &info : QDir(profile()).entryInfoList(QDir::Files | QDir::Hidden)) {
        QFile file(info.filePath());
        QVERIFY(file.open(QFile::ReadOnly));
        QVERIFY2(!file.readAll().contains("platform offscreen"), qPrintable(info.fileName()));
    }
}

void TestPoorStart::endedBySignals_data()
{
    QTest::addColumn<int>("number");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGHUP") << SIGHUP;
}

/// How the window looks is found again at the next start, as if it had been closed.
void TestPoorStart::endedBySignals()
{
    QFETCH(const int, number);
    RunningProgram program;
    QVERIFY(program.start(profile()));
    QVERIFY(program.waitForWindow());
    program.signal(number);
    QVERIFY(program.waitForEnd());
    QVERIFY(!program.hasCrashed());
    QCOMPARE(program.exitCode(), 0);
    Balehook::SettingsFile settings(profile() + u"/settings.json"_s);
    QVERIFY(!Balehook::WindowSettings(settings).geometry().isEmpty());
}

QTEST_GUILESS_MAIN(TestPoorStart)
#include "tst_poorstart.moc"
