// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stores/runningprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// The console, started by somebody who left it little: no standard streams.
class TestPoorStart final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void withoutStandardStreams();

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

QTEST_GUILESS_MAIN(TestPoorStart)
#include "tst_poorstart.moc"
