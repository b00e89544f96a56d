// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/programrun.h"
#include "settings/registrationfile.h"
#include "stores/runningprogram.h"
#include "stores/sides.h"

#include <QTest>

#include <memory>

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

private:
    QString profile(int number) const { return m_sides->profile(QString::number(number)); }
    WebhookService &service() { return m_sides->service; }
    /// A console whose user sends what is kept.
    std::unique_ptr<RunningProgram> console(int number) const;
    static bool says(RunningProgram &program, const QByteArray &words)
    {
        return QTest::qWaitFor([&] { return program.said().contains(words) || !program.isRunning(); }, 30'000)
            && program.said().contains(words);
    }

    std::unique_ptr<Sides> m_sides;
};

void TestSideBySideWindow::init()
{
    m_sides = std::make_unique<Sides>();
    for (const int number : {0, 1}) {
        QVERIFY(m_sides->make(QString::number(number)));
        const auto kept =
            RegistrationFile(profile(number) + u"/registrations.json"_s).change([](RegistrationFile::Entries &entries) {
                entries[u"acme-id"_s].draft = Sides::draft();
            });
        QVERIFY(kept.ok());
    }
}

std::unique_ptr<RunningProgram> TestSideBySideWindow::console(int number) const
{
    auto program = std::make_unique<RunningProgram>();
    program->executable = u"balehook-registering-window"_s;
    return program->start(profile(number)) ? std::move(program) : nullptr;
}

void TestSideBySideWindow::twoConsoles()
{
    service().setEnding(Ending::Created, 3s);
    const auto first = console(0);
    QTRY_COMPARE_WITH_TIMEOUT(service().posts().size(), 1, 30'000);
    const auto second = console(1);
    QVERIFY2(says(*second, "balehook-registering-window (process "), second->said().constData());
    QVERIFY(says(*second, "Your webhook has not been sent yet"));
    QVERIFY2(says(*second, "Another program has just registered the same webhook"), second->said().constData());
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
    service().setEnding(Ending::Created, 4s);
    ProgramRun ctl;
    ctl.start(Sides::create(this->profile(0), u"https://x.example/other"_s));
    QTRY_COMPARE_WITH_TIMEOUT(service().posts().size(), 1, 30'000);
    const auto window = console(profile);
    const QByteArray pid = QByteArray::number(ctl.process().processId());
    QVERIFY2(says(*window, "balehookctl (process " + pid + ") "), window->said().constData());
    QVERIFY(ctl.finish());
    QCOMPARE(ctl.status(), 0);
    // Another webhook: it leaves as soon as it may.
    QTRY_COMPARE_WITH_TIMEOUT(service().posts().size(), 2, 30'000);
    QVERIFY(service().posts().at(1).contains("x.example/in"));
    QVERIFY2(says(*window, "[closed]"), window->said().constData());
}

void TestSideBySideWindow::ctlWaitsForConsole()
{
    service().setEnding(Ending::Created, 3s);
    const auto window = console(0);
    QTRY_COMPARE_WITH_TIMEOUT(service().posts().size(), 1, 30'000);
    for (const int number : {0, 1}) {
        ProgramRun ctl;
        QVERIFY(ctl.run(QStringList{u"--timeout"_s, u"1"_s} + Sides::create(profile(number))));
        QCOMPARE(ctl.status(), 8);
        QVERIFY2(ctl.errors().contains("balehook-registering-window (process "), ctl.errors().constData());
    }
    ProgramRun ctl;
    QVERIFY(ctl.run(Sides::create(profile(1))));
    QCOMPARE(ctl.status(), 8);
    QVERIFY2(ctl.errors().contains("Another program has just registered the same webhook"), ctl.errors().constData());
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
    QVERIFY2(ctl.errors().contains("Its outcome is still unknown there"), ctl.errors().constData());
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
    QVERIFY2(says(*window, "Nothing else is sent until it has finished."), window->said().constData());
    ctl.process().kill();
    QVERIFY(ctl.finish());
    QVERIFY2(says(*window, "[outcome]"), window->said().constData());
    QCOMPARE(service().posts().size(), 1);
}

QTEST_GUILESS_MAIN(TestSideBySideWindow)
#include "tst_sidebysidewindow.moc"
