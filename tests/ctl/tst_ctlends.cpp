// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/ctlfixture.h"
#include "support/wait.h"

#include <QTest>

#include <sys/stat.h>

#include <csignal>

using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// How the program ends before its work is done: signals, --timeout, a closed pipe, a full disk.
class TestCtlEnds final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void endsOnASignal_data();
    void endsOnASignal();
    void keepsToItsTime();
    void keepsToItsTimeWhileNobodyReads();
    void aClosedPipeIsNoError();
    void aFullDiskIsAnError();
    void aLimitOnFilesIsAnError();
    void closedStreamsAreNoTrouble_data();
    void closedStreamsAreNoTrouble();
    void waitsForInputWithinItsTime();
    void readsAPipeOfTheShell();
    void waitsForAPipeWithinItsTime();

private:
    std::unique_ptr<CtlFixture> m_fixture;

    QStringList listing() const { return {u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s}; }
    /// Runs it in a shell: \a tail goes behind the command.
    QString shell(const QStringList &arguments, const QString &tail) const;
};

QString TestCtlEnds::shell(const QStringList &arguments, const QString &tail) const
{
    return CtlRun::program() + u' ' + m_fixture->inProfile(arguments).join(u' ') + u' ' + tail;
}

void TestCtlEnds::init()
{
    m_fixture = std::make_unique<CtlFixture>();
    QVERIFY2(m_fixture->addAcme(), m_fixture->why().constData());
}

void TestCtlEnds::cleanup()
{
    m_fixture.reset();
}

void TestCtlEnds::endsOnASignal_data()
{
    QTest::addColumn<int>("number");
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGTERM") << SIGTERM;
}

void TestCtlEnds::endsOnASignal()
{
    QFETCH(const int, number);
    m_fixture->server.enqueue(Script().hang());
    const auto run = m_fixture->run(listing());
    QTRY_COMPARE_WITH_TIMEOUT(m_fixture->server.requests().size(), 1, 20'000);
    QCOMPARE(kill(pid_t(run->process().processId()), number), 0);
    QVERIFY(run->end());
    QCOMPARE(run->status(), 130);
    QCOMPARE(run->out() + run->err(), QByteArray());
    QCOMPARE(m_fixture->server.requests().size(), 1);
}

void TestCtlEnds::keepsToItsTime()
{
    m_fixture->server.enqueue(Script().hang());
    const auto run = m_fixture->run(QStringList{u"--timeout=1"_s} + listing());
    QVERIFY(run->end());
    QCOMPARE(run->status(), 6);
    QCOMPARE(run->out(), QByteArray());
    QCOMPARE(run->err(), QByteArray("balehookctl: The time limit given by --timeout was reached.\n"));
}

/// A reader that stopped reading must not hold up the clock.
void TestCtlEnds::keepsToItsTimeWhileNobodyReads()
{
    m_fixture->server.enqueue(Script::json(jobsPage(R"({"id":"j1","text":")" + QByteArray(1'000'000, 'x') + "\"}")));
    QProcess shellProcess;
    const QString command = shell(QStringList{u"--timeout=1"_s} + listing() + QStringList{u"--format=json"_s},
                                  u"| { read -r line <&3; }; exit ${PIPESTATUS[0]}"_s);
    shellProcess.start(u"bash"_s, {u"-c"_s, u"exec 3<&0; "_s + command});
    const auto hasEnded = [&] { return m_fixture->server.disconnects() > 0; };
    QVERIFY(Balehook::Testing::waitFor(hasEnded, 20'000));
    shellProcess.closeWriteChannel(); // now the reader goes
    QVERIFY(Balehook::Testing::waitFor([&] { return shellProcess.state() == QProcess::NotRunning; }, 20'000));
    QCOMPARE(shellProcess.exitCode(), 6);
}

void TestCtlEnds::aClosedPipeIsNoError()
{
    for (int page = 1; page <= 60; ++page)
        m_fixture->server.enqueue(
            Script::json(jobsPage(jobRecords(page * 1000, page * 1000 + 999), page, 1000, "60000")));
    QProcess shellProcess;
    shellProcess.start(u"bash"_s,
                       {u"-c"_s,
                        shell(listing() + QStringList{u"--all"_s, u"--per-page=1000"_s, u"--format=jsonl"_s},
                              u"| head -n 2; exit ${PIPESTATUS[0]}"_s)});
    QVERIFY(Balehook::Testing::waitFor([&] { return shellProcess.state() == QProcess::NotRunning; }, 30'000));
    QCOMPARE(shellProcess.readAllStandardOutput(), QByteArray("{\"id\":\"j1000\"}\n{\"id\":\"j1001\"}\n"));
    QCOMPARE(shellProcess.readAllStandardError(), QByteArray());
    QCOMPARE(shellProcess.exitCode(), 0);
    QVERIFY(m_fixture->server.requests().size() < 60);
}

void TestCtlEnds::aFullDiskIsAnError()
{
    m_fixture->server.enqueue(Script::json(jobsPage(jobRecords(1, 2))));
    QProcess shellProcess;
    shellProcess.start(u"bash"_s, {u"-c"_s, shell(listing(), u"> /dev/full"_s)});
    QVERIFY(Balehook::Testing::waitFor([&] { return shellProcess.state() == QProcess::NotRunning; }, 30'000));
    QCOMPARE(shellProcess.exitCode(), 1);
    QCOMPARE(
        shellProcess.readAllStandardError(),
        QByteArray("balehookctl: The output could not be written. Message from the system: No space left on device\n"));
}

/// SIGXFSZ would end it without a word.
void TestCtlEnds::aLimitOnFilesIsAnError()
{
    m_fixture->server.enqueue(Script::json(jobsPage(jobRecords(1, 2))));
    const QString out = m_fixture->folder() + u"/out"_s;
    QProcess shellProcess;
    shellProcess.start(u"bash"_s, {u"-c"_s, u"ulimit -f 0; "_s + shell(listing(), u"> "_s + out)});
    QVERIFY(Balehook::Testing::waitFor([&] { return shellProcess.state() == QProcess::NotRunning; }, 30'000));
    QCOMPARE(shellProcess.exitCode(), 1);
    QCOMPARE(shellProcess.readAllStandardError(),
             QByteArray("balehookctl: The output could not be written. Message from the system: File too large\n"));
}

void TestCtlEnds::closedStreamsAreNoTrouble_data()
{
    QTest::addColumn<QString>("tail");
    QTest::newRow("all") << u"<&- >&- 2>&-"_s;
    QTest::newRow("input") << u"<&-"_s;
    QTest::newRow("output") << u">&-"_s;
    QTest::newRow("errors") << u"2>&-"_s;
}

/// The first file or socket that is opened does not take their place: nothing is written into it, nothing waits for it.
void TestCtlEnds::closedStreamsAreNoTrouble()
{
    QFETCH(const QString, tail);
    m_fixture->server.enqueue(Script::json(jobsPage(jobRecords(1, 2))));
    QProcess shellProcess;
    shellProcess.start(u"bash"_s, {u"-c"_s, shell(listing(), tail)});
    QVERIFY(Balehook::Testing::waitFor([&] { return shellProcess.state() == QProcess::NotRunning; }, 30'000));
    QCOMPARE(shellProcess.exitStatus(), QProcess::NormalExit);
    QCOMPARE(shellProcess.exitCode(), 0);
    QCOMPARE(shellProcess.readAllStandardError(), QByteArray());
    QCOMPARE(m_fixture->server.requests().size(), 1);
    const auto list = m_fixture->run({u"account"_s, u"list"_s});
    QVERIFY(list->end());
    QCOMPARE(list->status(), 0);
    QVERIFY(list->out().contains("acme"));
}

void TestCtlEnds::waitsForInputWithinItsTime()
{
    QProcess process;
    process.start(CtlRun::program(),
                  m_fixture->inProfile({u"--timeout=1"_s, u"account"_s, u"add"_s, u"late"_s, u"--base-url"_s,
                                        u"https://late.example.com"_s, u"--token-stdin"_s}));
    QVERIFY(Balehook::Testing::waitFor([&] { return process.state() == QProcess::NotRunning; }, 30'000));
    QCOMPARE(process.exitCode(), 6);
    const auto list = m_fixture->run({u"account"_s, u"list"_s});
    QVERIFY(list->end());
    QVERIFY(!list->out().contains("late"));
}

void TestCtlEnds::readsAPipeOfTheShell()
{
    QProcess process;
    const QString line = u"{\"slug\":\"piped\",\"url\":\"https://x.example.com\",\"token\":\"abc\"}"_s;
    process.start(u"bash"_s,
                  QStringList{u"-c"_s, u"\"$@\" <(sleep 0.2; echo '%1')"_s.arg(line), u"bash"_s, CtlRun::program()}
                      + m_fixture->inProfile({u"account"_s, u"import"_s, u"--no-check"_s}));
    QVERIFY(Balehook::Testing::waitFor([&] { return process.state() == QProcess::NotRunning; }, 30'000));
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QCOMPARE(process.exitCode(), 0);
    const auto list = m_fixture->run({u"account"_s, u"list"_s});
    QVERIFY(list->end());
    QVERIFY(list->out().contains("piped"));
}

/// Nobody writes into it.
void TestCtlEnds::waitsForAPipeWithinItsTime()
{
    const QString pipe = m_fixture->folder() + u"/pipe"_s;
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const auto run = m_fixture->run({u"account"_s, u"import"_s, pipe, u"--timeout=1"_s});
    QVERIFY(run->end());
    QCOMPARE(run->status(), 6);
}

QTEST_GUILESS_MAIN(TestCtlEnds)
#include "tst_ctlends.moc"
