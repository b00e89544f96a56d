// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStringList>

namespace Balehook::Testing {

/// One run of the real balehookctl.
class ProgramRun final
{
public:
    ~ProgramRun();
    Q_DISABLE_COPY_MOVE(ProgramRun)
    ProgramRun() = default;

    void start(const QStringList &arguments);
    /// The same by a shell: \a script has the program's path as $1 and \a arguments behind it.
    void startShell(const QString &script, const QStringList &arguments);
    /// Waits for the end while servers in this process go on; false if it does not come.
    bool finish();
    bool run(const QStringList &arguments)
    {
        start(arguments);
        return finish();
    }
    void interrupt();

    /// -1 if it crashed or runs.
    int status() const;
    QByteArray out() const { return m_out; }
    QByteArray errors() const { return m_errors; }
    QProcess &process() { return m_process; }

private:
    static QString program();

    QProcess m_process;
    QByteArray m_out;
    QByteArray m_errors;
};

} // namespace Balehook::Testing
