// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/serviceprocess.h"

#include <QDeadlineTimer>

using namespace Qt::StringLiterals;

namespace Balehook::Demo {

ServiceProcess::~ServiceProcess()
{
    stop();
}

void ServiceProcess::stop()
{
    m_process.terminate();
    m_process.waitForFinished();
}

bool ServiceProcess::start(const QStringList &arguments)
{
    const QString folder = qEnvironmentVariable("BALEHOOK_BIN");
    m_process.start(folder + u"/balehook-demo-service"_s, arguments);
    const QDeadlineTimer deadline(20'000);
    while (!m_process.canReadLine() && !deadline.hasExpired()) {
        if (!m_process.waitForReadyRead(int(deadline.remainingTime())))
            return false;
    }
    // listening http://127.0.0.1:PORT files http://127.0.0.1:PORT2
    const QStringList words = QString::fromLatin1(m_process.readLine()).simplified().split(u' ');
    if (words.size() != 4 || words.at(0) != "listening"_L1 || words.at(2) != "files"_L1)
        return false;
    m_apiOrigin = words.at(1);
    m_filesOrigin = words.at(3);
    return true;
}

QUrl ServiceProcess::api(const QString &pathAndQuery) const
{
    return QUrl(QString(m_apiOrigin + pathAndQuery));
}

QUrl ServiceProcess::files(const QString &pathAndQuery) const
{
    return QUrl(QString(m_filesOrigin + pathAndQuery));
}

const QByteArray &ServiceProcess::errors()
{
    m_errors += m_process.readAllStandardError();
    return m_errors;
}

} // namespace Balehook::Demo
