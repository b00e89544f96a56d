// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/programrun.h"
#include "session/account/registrationwords.h"
#include "settings/registrationfile.h"
#include "stores/runningprogram.h"
#include "stores/sides.h"
#include "support/wait.h"
#include "widgets/webhooks/registrationtexts.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Ending = WebhookService::Ending;

/// The console and others, as real processes on two profiles of one account: one of them sends, the others say so.
class TestSideBySideWindow final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_sides.reset(); }

    void twoConsoles();
    void consoleWaitsForCtl_data();
    void consoleWaitsForCtl();
    void ctlWaitsForConsole();
    void stopsWaiting();
    void killedConsoleIsLookedUp();
    void nextStartWaitsForTheLiving();
    void roundAfterRound();

private:
    void playRound(int round, QRandomGenerator &random);
    /// Keeps what the console of \a number will send.
    bool type(int number, const QString &url) const;
    QString profile(int number) const { return m_sides->profile(QString::number(number)); }
    WebhookService &service() { return m_sides->service; }
    /// A console whose user sends what is kept, once there is a file \a gate.
    std::unique_ptr<RunningProgram> console(int number, const QString &gate = {}) const;
    static QByteArray sentElsewhere()
    {
        return RegistrationWords::sentElsewhere(RegistrationLock::Ending::Created).toUtf8();
    }
    /// What is said behind the time.
    static QByteArray unknownElsewhere()
    {
        return RegistrationWords::unknownElsewhere({}, {}, u"|"_s).section(u'|', 1).toUtf8();
    }
    static bool says(RunningProgram &program, const QByteArray &words)
    {
        return Testing::waitFor([&] { return program.said().contains(words) || !program.isRunning(); }, 30'000)
            && program.said().contains(words);
    }

    std::unique_ptr<Sides> m_sides;
};

void TestSideBySideWindow::init()
{
    m_sides = std::make_unique<Sides>();
    for (const int number : {0, 1}) {
        QVERIFY(m_sides->make(QString::number(number)));
        QVERIFY(type(number, u"https://x.example/in"_s));
    }
}

bool TestSideBySideWindow::type(int number, const QString &url) const
{
    return RegistrationFile(profile(number) + u"/registrations.json"_s)
        .change([&url](RegistrationFile::Entries &entries) { entries[u"acme-id"_s].draft = Sides::draft(url); })
        .ok();
}

std::unique_ptr<RunningProgram> TestSideBySideWindow::console(int number, const QString &gate) const
{
    auto program = std::make_unique<RunningProgram>();
    program->executable = u"balehook-registering-window"_s;
    if (!gate.isEmpty())
        program->environment.insert(u"BALEHOOK_SEND_WHEN"_s, gate);
    return program->start(profile(number)) ? std::move(program) : nullptr;
}

void TestSideBySideWindow::twoConsoles()
{
    service().hold();
    const auto first = console(0);
    QTRY_COMPARE_WITH_TIMEOUT(service().posts().size(), 1, 30'000);
    const auto second = console(1);
    QVERIFY2(says(*second, "balehook-registering-window (process "), second->said().constData());
    service().release();
    QVERIFY(says(*second, RegistrationTexts::notSentYet().toUtf8()));
    QVERIFY2(says(*second, sentElsewhere()), second->said().constData());
    QVERIFY(says(*first, "[closed]"));
    QCOMPARE(service().posts().size(), 1);
    QCOMPARE(Sides::pendingIn(profile(0)) + Sides::pendingIn(profile(1)), 0);
}

void TestSideBySideWindow::consoleWaitsForCtl_data()
{
    QTest::addColumn<int>("profile");
    QTest::newRow("same profile") << 0;
    QTest::newRow("another profile") << 1;
}

void TestSideBySideWindow::consoleWaitsForCtl()
{
    QFETCH(int, profile);
    service().hold();
    ProgramRun ctl;
    ctl.start(Sides::create(this->profile(0), u"https://x.example/other"_s));
    QTRY_COMPARE_WITH_TIMEOUT(service().posts().size(), 1, 30'000);
    const auto window = console(profile);
    const QByteArray pid = QByteArray::number(ctl.process().processId());
    QVERIFY2(says(*window, "balehookctl (process " + pid + ") "), window->said().constData());
    service().release();
    QVERIFY(ctl.finish());
    QCOMPARE(ctl.status(), 0);
    // Another webhook: it leaves as soon as it may.
    QTRY_COMPARE_WITH_TIMEOUT(service().posts().size(), 2, 30'000);
    QVERIFY(service().posts().at(1).contains("x.example/in"));
    QVERIFY2(says(*window, "[closed]"), window->said().constData());
}

void TestSideBySideWindow::ctlWaitsForConsole()
{
    service().hold();
    const auto window = console(0);
    QTRY_COMPARE_WITH_TIMEOUT(service().posts().size(), 1, 30'000);
    for (const int number : {0, 1}) {
        ProgramRun ctl;
        QVERIFY(ctl.run(QStringList{u"--timeout"_s, u"1"_s} + Sides::create(profile(number))));
        QCOMPARE(ctl.status(), 8);
        QVERIFY2(ctl.errors().contains("balehook-registering-window (process "), ctl.errors().constData());
    }
    ProgramRun ctl;
    ctl.start(Sides::create(profile(1)));
    ctl.process().setReadChannel(QProcess::StandardError);
    QTRY_VERIFY_WITH_TIMEOUT(ctl.process().peek(1'000).contains("balehook-registering-window (process "), 30'000);
    service().release();
    QVERIFY(ctl.finish());
    QCOMPARE(ctl.status(), 8);
    QVERIFY2(ctl.errors().contains(sentElsewhere()), ctl.errors().constData());
    QVERIFY2(says(*window, "[closed]"), window->said().constData());
    QCOMPARE(service().posts().size(), 1);
    QCOMPARE(service().listings() > 0, true); // by the window, for its list
}

void TestSideBySideWindow::stopsWaiting()
{
    service().setEnding(Ending::Silent);
    ProgramRun ctl;
    ctl.start(Sides::create(profile(0)));
    QTRY_COMPARE_WITH_TIMEOUT(service().posts().size(), 1, 30'000);
    RunningProgram window;
    window.executable = u"balehook-registering-window"_s;
    window.environment.insert(u"BALEHOOK_STOP_WAITING"_s, u"1"_s);
    QVERIFY(window.start(profile(1)));
    QVERIFY2(says(window, "(process "), window.said().constData());
    QVERIFY(window.isRunning());
    ctl.process().kill();
    QVERIFY(ctl.finish());
    // Nothing is looked at any more: the record waits for somebody who asks.
    QCOMPARE(Sides::pendingIn(profile(0)), 1);
    QCOMPARE(service().posts().size(), 1);
}

void TestSideBySideWindow::killedConsoleIsLookedUp()
{
    service().setEnding(Ending::Silent);
    const auto first = console(0);
    QTRY_COMPARE_WITH_TIMEOUT(service().posts().size(), 1, 30'000);
    const auto second = console(1);
    QVERIFY2(says(*second, "(process "), second->said().constData());
    first->killNow();
    QVERIFY2(says(*second, "[outcome]"), second->said().constData());
    QCOMPARE(service().posts().size(), 1);
    QCOMPARE(Sides::pendingIn(profile(0)), 1); // until its user has decided
    ProgramRun ctl;
    QVERIFY(ctl.run(QStringList{u"--timeout"_s, u"2"_s} + Sides::create(profile(0))));
    QCOMPARE(ctl.status(), 8);
    QVERIFY2(ctl.errors().contains(unknownElsewhere()), ctl.errors().constData());
    second->killNow();
    ProgramRun next;
    QVERIFY(next.run(Sides::create(profile(0))));
    QCOMPARE(next.status(), 8);
    QVERIFY2(next.errors().contains("w1"), next.errors().constData());
    QCOMPARE(service().posts().size(), 1);
    QCOMPARE(Sides::pendingIn(profile(0)), 0);
}

/// The console starts while balehookctl sends in the same profile: it does not look up what is not its own.
void TestSideBySideWindow::nextStartWaitsForTheLiving()
{
    service().setEnding(Ending::Silent);
    ProgramRun ctl;
    ctl.start(Sides::create(profile(0)));
    QTRY_COMPARE_WITH_TIMEOUT(service().posts().size(), 1, 30'000);
    const auto window = console(0);
    QVERIFY2(says(*window, RegistrationTexts::nothingElseSent().toUtf8()), window->said().constData());
    ctl.process().kill();
    QVERIFY(ctl.finish());
    QVERIFY2(says(*window, "[outcome]"), window->said().constData());
    QCOMPARE(service().posts().size(), 1);
}

void TestSideBySideWindow::roundAfterRound()
{
    const int rounds =
        qEnvironmentVariableIsSet("BALEHOOK_ROUNDS") ? qEnvironmentVariableIntValue("BALEHOOK_ROUNDS") : 2;
    QRandomGenerator random(20261125);
    for (int round = 0; round < rounds && !QTest::currentTestFailed(); ++round)
        playRound(round, random);
    qInfo("%d rounds, %d creations, 0 second ones", rounds, int(service().posts().size()));
}

/// One or two consoles and up to two balehookctl send the same webhook in the same moment, to a service that responds
/// once all others wait for the one that sends; before that, or with it, somebody kills one or none of them.
void TestSideBySideWindow::playRound(int round, QRandomGenerator &random)
{
    const qsizetype before = service().posts().size();
    const auto posts = [&] { return service().posts().size() - before; };
    const std::array endings{Ending::Created, Ending::Created, Ending::Refused, Ending::Failed, Ending::Silent};
    const Ending ending = endings[random.bounded(unsigned(endings.size()))];
    service().setEnding(ending);
    service().hold();
    const QString url = u"https://x.example/round/%1"_s.arg(round);
    const QString gate = m_sides->profile(u"gate-%1"_s.arg(round));
    std::vector<std::unique_ptr<RunningProgram>> windows;
    const int consoles = random.bounded(1, 3);
    for (int number = 0; number < consoles; ++number) {
        QVERIFY(type(number, url));
        windows.push_back(console(number, gate));
        QVERIFY(windows.back());
    }
    for (const auto &window : windows)
        QVERIFY2(says(*window, "[ready]"), window->said().constData());

    QFile opened(gate);
    QVERIFY(opened.open(QFile::WriteOnly));
    std::vector<std::unique_ptr<ProgramRun>> runs;
    const int others = random.bounded(consoles == 1 ? 1 : 0, 3);
    for (int number = 0; number < others; ++number) {
        runs.push_back(std::make_unique<ProgramRun>());
        runs.back()->start(QStringList{u"--timeout"_s, u"120"_s} + Sides::create(profile(random.bounded(2)), url));
    }
    QByteArrayList said(others);
    const auto waiting = [&] {
        qsizetype count = 0;
        for (const auto &window : windows)
            count += window->said().contains("(process ") ? 1 : 0;
        for (int number = 0; number < others; ++number)
            count += (said[number] += runs[number]->process().readAllStandardError()).contains("(process ") ? 1 : 0;
        return count;
    };
    QTRY_VERIFY_WITH_TIMEOUT(posts() == 1 && waiting() == consoles + others - 1, 60'000);

    const bool isKilled = random.bounded(3) != 0;
    const int victim = random.bounded(consoles + others);
    const auto kill = [&] {
        if (size_t(victim) < windows.size())
            windows[victim]->killNow();
        else if (victim >= consoles)
            runs[victim - consoles]->process().kill();
    };
    const bool isEarly = random.bounded(2) == 0;
    QObject killing; // no longer than this round
    if (isKilled && isEarly)
        kill();
    service().release();
    if (isKilled && !isEarly)
        QTimer::singleShot(random.bounded(200), &killing, kill);

    // What becomes of it is told soon, or never: they are ended then, as anybody may do.
    const std::array<QByteArray, 3> last{"[closed]", "[outcome]", sentElsewhere()};
    for (const auto &window : windows) {
        static_cast<void>(Testing::waitFor(
            [&window, &last] {
                const QByteArray told = window->said();
                return !window->isRunning() || std::any_of(last.begin(), last.end(), [&told](const QByteArray &words) {
                    return told.contains(words);
                });
            },
            3'000));
    }
    QByteArray story = "ending " + QByteArray::number(int(ending)) + (isKilled ? ", killed " : ", not killed ")
        + QByteArray::number(victim) + (isEarly ? " before" : " after") + " it was answered";
    for (const auto &window : windows)
        story += "; console: " + window->said().simplified();
    windows.clear();
    for (const auto &run : runs) {
        if (!Testing::waitFor([&run] { return run->process().state() == QProcess::NotRunning; }, 3'000))
            run->process().kill();
        QVERIFY(run->finish());
        story += "; balehookctl: " + QByteArray::number(run->status()) + ' ' + run->errors().simplified();
    }
    QVERIFY2(posts() == 1, story.constData());

    // Whatever is open now is looked up by the next one.
    const int left = Sides::pendingIn(profile(0)) + Sides::pendingIn(profile(1));
    QVERIFY(left <= 1);
    if (left == 1) {
        service().setEnding(Ending::Created);
        ProgramRun next;
        QVERIFY(next.run(Sides::create(profile(random.bounded(2)), url)));
        QVERIFY2(next.status() == 8, next.errors().constData());
    }
    QVERIFY2(posts() == 1, story.constData());
    QCOMPARE(Sides::pendingIn(profile(0)) + Sides::pendingIn(profile(1)), 0);
}

QTEST_GUILESS_MAIN(TestSideBySideWindow)
#include "tst_sidebysidewindow.moc"
