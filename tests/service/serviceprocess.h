// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QProcess>
#include <QUrl>

namespace Balehook::Demo {

/// A demo service of its own, as the real executable, on free ports; ended with this object. For tests and
/// measurements.
class ServiceProcess final
{
public:
    ~ServiceProcess();
    Q_DISABLE_COPY_MOVE(ServiceProcess)
    ServiceProcess() = default;

    /// Starts it and waits for the line that names its ports. False, with the reason in errors(), if that does not
    /// come.
    bool start(const QStringList &arguments = {});

    /// Ends it; nobody listens at its ports any more.
    void stop();

    QUrl api(const QString &pathAndQuery) const;
    QUrl files(const QString &pathAndQuery = {}) const;
    /// "http://127.0.0.1:PORT", as balehook-demo-profile wants it.
    QString apiOrigin() const { return m_apiOrigin; }

    /// What it wrote to standard error so far.
    const QByteArray &errors();

private:
    QProcess m_process;
    QString m_apiOrigin;
    QString m_filesOrigin;
    QByteArray m_errors;
};

} // namespace Balehook::Demo
