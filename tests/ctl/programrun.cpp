// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/programrun.h"

#include "support/wait.h"

#include <QTest>

#include <csignal>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 120'000; // more than a sanitizer takes on a busy machine

} // namespace

ProgramRun::~ProgramRun()
{
    m_process.kill();
    m_process.waitForFinished();
}

QString ProgramRun::program()
{
    return qEnvironmentVariable("BALEHOOK_BIN") + u"/balehookctl"_s;
}

void ProgramRun::start(const QStringList &arguments)
{
    m_process.start(program(), arguments);
}

void ProgramRun::startShell(const QString &script, const QStringList &arguments)
{
    m_process.start(u"/bin/bash"_s, QStringList{u"-c"_s, script, u"bash"_s, program()} + arguments);
}

bool ProgramRun::finish()
{
    const bool hasEnded = Testing::waitFor([this] { return m_process.state() == QProcess::NotRunning; }, patience);
    m_out += m_process.readAllStandardOutput();
    m_errors += m_process.readAllStandardError();
    return hasEnded;
}

void ProgramRun::interrupt()
{
    ::kill(pid_t(m_process.processId()), SIGINT);
}

int ProgramRun::status() const
{
    const bool hasExited = m_process.state() == QProcess::NotRunning && m_process.exitStatus() == QProcess::NormalExit;
    return hasExited ? m_process.exitCode() : -1;
}

} // namespace Balehook::Testing
