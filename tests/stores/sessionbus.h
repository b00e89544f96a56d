// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace Balehook::Testing {

/// A session bus of a test's own, which it may end. This process and those that it starts find it in their environment.
class SessionBus final
{
public:
    ~SessionBus() { kill(); }

    /// Also again, at the same address, which libraries ask for once.
    bool start()
    {
        QFile::remove(QFile::decodeName(socket()));
        QFile configuration(m_folder.filePath(QStringLiteral("bus.conf")));
        if (!configuration.open(QFile::WriteOnly))
            return false;
        configuration.write("<busconfig><type>session</type><listen>unix:path=" + socket()
                            + "</listen><policy context=\"default\"><allow send_destination=\"*\"/>"
                              "<allow receive_sender=\"*\"/><allow own=\"*\"/></policy></busconfig>");
        configuration.close();
        m_process.start(QStringLiteral("dbus-daemon"),
                        {QStringLiteral("--config-file=") + configuration.fileName(), QStringLiteral("--nofork"),
                         QStringLiteral("--print-address=1")});
        return qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=" + socket()) && m_process.waitForReadyRead();
    }

    /// Without a good-bye, as a crash does.
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

private:
    QByteArray socket() const { return QFile::encodeName(m_folder.filePath(QStringLiteral("bus"))); }

    QTemporaryDir m_folder;
    QProcess m_process;
};

} // namespace Balehook::Testing
