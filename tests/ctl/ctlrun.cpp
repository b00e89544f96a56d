// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/ctlrun.h"

#include "support/wait.h"

#include <QTest>

namespace Balehook::Testing {

QString CtlRun::program()
{
    return qEnvironmentVariable("BALEHOOK_BIN") + QStringLiteral("/balehookctl");
}

CtlRun::CtlRun(const QStringList &arguments, const QByteArray &input, const QProcessEnvironment &environment)
{
    m_process.setProcessEnvironment(environment);
    m_process.start(program(), arguments);
    m_process.write(input);
    m_process.closeWriteChannel();
}

CtlRun::~CtlRun()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished();
}

bool CtlRun::end()
{
    constexpr int patience = 30'000;
    return Testing::waitFor([this] { return m_process.state() == QProcess::NotRunning; }, patience)
        && m_process.exitStatus() == QProcess::NormalExit;
}

const QByteArray &CtlRun::out()
{
    m_out += m_process.readAllStandardOutput();
    return m_out;
}

const QByteArray &CtlRun::err()
{
    m_err += m_process.readAllStandardError();
    return m_err;
}

} // namespace Balehook::Testing
