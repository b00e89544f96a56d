// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStringList>

#include <functional>

namespace Balehook::Testing {

/// The executable of the console as a user starts it, in a process of its own that ends with this object.
class RunningProgram final
{
public:
    RunningProgram();
    ~RunningProgram();

    QProcessEnvironment environment; ///< what it is started with
    QString executable = QStringLiteral("balehook"); ///< or one that a test has built around it
    /// Called in the new process before the program runs; what needs no memory only.
    std::function<void()> prepare;

    bool start(const QString &profile, const QStringList &files = {});
    /// Its window was painted once.
    bool waitForWindow();
    bool waitForEnd();
    bool isRunning() const { return m_process.state() == QProcess::Running; }
    int exitCode() const { return m_process.exitCode(); }
    bool hasCrashed() const { return m_process.exitStatus() == QProcess::CrashExit; }
    /// What it said on stderr until now.
    QByteArray said();

    void hang() const; ///< it runs, but does nothing
    void goOn() const;
    void end(); ///< as a session manager asks for it
    void signal(int number) const;
    void killNow(); ///< as kill -9 does

private:
    QProcess m_process;
    QByteArray m_said;
};

} // namespace Balehook::Testing
