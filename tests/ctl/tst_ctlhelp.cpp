// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commandline.h"
#include "ctl/commands/commandtable.h"
#include "ctl/completion.h"
#include "ctl/ctlrun.h"
#include "ctl/helptext.h"

#include <QProcess>
#include <QStandardPaths>
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
    void examplesAreCommands();
    void eachShellCompletesAllCommands_data();
    void eachShellCompletesAllCommands();
    void bashCompletes_data();
    void bashCompletes();
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
    QVERIFY(run.out().contains(QByteArray("\n  balehookctl " + nameOf(command).toUtf8() + ' '))); // the example
    QVERIFY(run.out().count("\n  --version") <= 1);
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

void TestCtlHelp::examplesAreCommands()
{
    for (const CommandInfo &command : commandTable()) {
        QStringList words = QProcess::splitCommand(exampleOf(command).section(u" > "_s, 0, 0).replace(u'\'', u'"'));
        QCOMPARE(words.takeFirst(), u"balehookctl"_s);
        QVERIFY2(words.size() > nameOf(command).split(u' ').size(), qPrintable(nameOf(command)));
        const Balehook::Result<CommandLine> line = CommandLine::parse(words);
        QVERIFY2(line, qPrintable(exampleOf(command)));
        QCOMPARE(nameOf(*line.value().command), nameOf(command));
    }
}

void TestCtlHelp::eachShellCompletesAllCommands_data()
{
    QTest::addColumn<QString>("shell");
    for (const char *shell : {"bash", "zsh", "fish"})
        QTest::newRow(shell) << QString::fromLatin1(shell);
}

void TestCtlHelp::eachShellCompletesAllCommands()
{
    QFETCH(const QString, shell);
    CtlRun run({u"completion"_s, shell});
    QVERIFY(run.end());
    QCOMPARE(run.status(), 0);
    for (const CommandInfo &command : commandTable()) {
        QVERIFY(run.out().contains(command.group));
        QVERIFY(!command.name || run.out().contains(command.name));
        for (const OptionInfo &option : command.options)
            QVERIFY2(run.out().contains(option.name), option.name);
    }
    CtlRun other({u"completion"_s, u"tcsh"_s});
    QVERIFY(other.end());
    QCOMPARE(other.status(), 2);
}

void TestCtlHelp::bashCompletes_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("offered");
    QTest::newRow("groups") << u"jo"_s << u"jobs"_s;
    QTest::newRow("commands") << u"webhooks "_s << u"list create"_s;
    QTest::newRow("behind an option") << u"--timeout 5 jobs d"_s << u"download"_s;
    QTest::newRow("options") << u"jobs list --so"_s << u"--sort"_s;
    QTest::newRow("formats") << u"jobs list --format js"_s << u"json jsonl"_s;
    QTest::newRow("failed rows") << u"jobs list --failed-rows "_s << u"some none unknown"_s;
    QTest::newRow("accounts") << u"jobs list --account a"_s << u"acme"_s;
    QTest::newRow("accounts as words") << u"sync "_s << u"acme globex"_s;
    QTest::newRow("free text") << u"jobs list --search a"_s << QString();
}

void TestCtlHelp::bashCompletes()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, offered);
    const QString bash = QStandardPaths::findExecutable(u"bash"_s);
    QVERIFY(!bash.isEmpty());
    QString words = completionScript(u"bash"_s);
    // Stands for the program.
    words += u"balehookctl() { printf 'slug,name\\nacme,Acme\\nglobex,Globex\\n'; }\n"_s;
    words += u"COMP_WORDS=(balehookctl"_s;
    const QStringList parts = typed.split(u' ');
    for (const QString &part : parts)
        words += u" '%1'"_s.arg(part);
    words += u"); COMP_CWORD=%1; _balehookctl; echo \"${COMPREPLY[*]}\"\n"_s.arg(parts.size());
    QProcess process;
    process.start(bash, {u"--norc"_s, u"-c"_s, words});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()).trimmed(), offered);
}

QTEST_GUILESS_MAIN(TestCtlHelp)
#include "tst_ctlhelp.moc"
