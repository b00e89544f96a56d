// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stores/runningprogram.h"

#include "support/wait.h"

#include <QTest>

#include <csignal>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

RunningProgram::RunningProgram()
    : environment(QProcessEnvironment::systemEnvironment())
{
    environment.insert(u"BALEHOOK_STARTUP_TRACE"_s, u"1"_s);
}

RunningProgram::~RunningProgram()
{
    killNow();
}

bool RunningProgram::start(const QString &profile, const QStringList &files)
{
    m_process.setProcessEnvironment(environment);
    if (prepare)
        m_process.setChildProcessModifier(prepare);
    m_process.start(qEnvironmentVariable("BALEHOOK_BIN") + u'/' + executable,
                    QStringList{u"--profile"_s, profile} + files);
    return m_process.waitForStarted();
}

bool RunningProgram::waitForWindow()
{
    return Testing::waitFor([this] { return said().contains("first-paint") || !isRunning(); }, 20'000)
        && said().contains("first-paint");
}

bool RunningProgram::waitForEnd()
{
    return Testing::waitFor([this] { return m_process.state() == QProcess::NotRunning; }, 20'000);
}

QByteArray RunningProgram::said()
{
    m_said += m_process.readAllStandardError();
    return m_said;
}

void RunningProgram::hang() const
{
    kill(pid_t(m_process.processId()), SIGSTOP);
}

void RunningProgram::goOn() const
{
    kill(pid_t(m_process.processId()), SIGCONT);
}

void RunningProgram::end()
{
    m_process.terminate();
}

void RunningProgram::signal(int number) const
{
    kill(pid_t(m_process.processId()), number);
}

void RunningProgram::killNow()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished();
}

} // namespace Balehook::Testing
