// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProcess>
#include <QStringList>

namespace Balehook::Testing {

/// balehookctl as a process. The event loop goes on while it runs, so that a server of the test can answer.
class CtlRun final
{
public:
    /// Starts it; \a input is what it finds on standard input, which then ends.
    explicit CtlRun(const QStringList &arguments, const QByteArray &input = {},
                    const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment());
    ~CtlRun();
    Q_DISABLE_COPY_MOVE(CtlRun)

    static QString program();

    /// Waits for its end; false if that does not come, or if it crashed.
    bool end();
    QProcess &process() { return m_process; }

    int status() const { return m_process.exitCode(); }
    const QByteArray &out();
    const QByteArray &err();

private:
    QProcess m_process;
    QByteArray m_out;
    QByteArray m_err;
};

} // namespace Balehook::Testing
