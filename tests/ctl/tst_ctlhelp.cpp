// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/commandtable.h"
#include "ctl/ctlrun.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Balehook::Ctl;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// Help of every command, and that a wrong command line ends before anything is made.
class TestCtlHelp final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsTheVersion();
    void helpsInGeneral();
    void helpsWithACommand_data();
    void helpsWithACommand();
    void refusesBeforeAnythingIsMade();
};

void TestCtlHelp::tellsTheVersion()
{
    CtlRun run({u"--version"_s});
    QVERIFY(run.end());
    QCOMPARE(run.status(), 0);
    QVERIFY(run.out().startsWith("balehookctl "));
    QCOMPARE(run.err(), QByteArray());
}

void TestCtlHelp::helpsInGeneral()
{
    CtlRun run({u"--help"_s});
    QVERIFY(run.end());
    QCOMPARE(run.status(), 0);
    QCOMPARE(run.err(), QByteArray());
    for (const CommandInfo &command : commandTable())
        QVERIFY(run.out().contains(QByteArray("\n  " + nameOf(command).toUtf8() + ' ')));
    QVERIFY(run.out().contains("--profile DIR"));
}

void TestCtlHelp::helpsWithACommand_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < commandTable().size(); ++i)
        QTest::addRow("%s", qPrintable(nameOf(commandTable()[i]))) << int(i);
}

void TestCtlHelp::helpsWithACommand()
{
    QFETCH(const int, index);
    const CommandInfo &command = commandTable()[std::size_t(index)];
    CtlRun run(nameOf(command).split(u' ') + QStringList{u"--help"_s});
    QVERIFY(run.end());
    QCOMPARE(run.status(), 0);
    QCOMPARE(run.err(), QByteArray());
    const QByteArray usage = "Usage: balehookctl " + nameOf(command).toUtf8() + ' ';
    QVERIFY(run.out().startsWith(usage));
    QVERIFY(run.out().contains(command.text));
    for (const OptionInfo &option : command.options)
        QVERIFY2(run.out().contains(QByteArray(QByteArray("\n  --") + option.name)), option.name);
}

void TestCtlHelp::refusesBeforeAnythingIsMade()
{
    QTemporaryDir folder;
    const QString profile = folder.filePath(u"profile"_s);
    CtlRun run({u"--profile"_s, profile, u"jobs"_s, u"list"_s, u"--colour"_s, u"a\nb"_s});
    QVERIFY(run.end());
    QCOMPARE(run.status(), 2);
    QCOMPARE(run.out(), QByteArray());
    QCOMPARE(run.err(), QByteArray("balehookctl: Unknown option --colour.\n"));
    QVERIFY(!QFileInfo::exists(profile));
}

QTEST_GUILESS_MAIN(TestCtlHelp)
#include "tst_ctlhelp.moc"
