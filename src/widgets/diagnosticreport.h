// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

class QUrl;

namespace Balehook {

class Sessions;
class SettingsFile;
class UpdateSettings;
struct RequestRecord;

/// What engineers need to know of this program and computer, as one plain text: versions, platform, settings, sizes of
/// indexes, the last requests. In English, whatever the language of the window, because they read it.
///
/// Never in it: tokens, records, names of files, texts that were searched. Made of named values one by one and not of
/// all that is stored, so that nothing new gets in by itself.
class DiagnosticReport final
{
public:
    static constexpr int mostRequests = 50;

    /// \a hidesNames: hosts and accounts are only numbered.
    DiagnosticReport(const Sessions &sessions, SettingsFile &settings, bool hidesNames);

    QString text();

private:
    void addProgram();
    void addComputer();
    void addSettings();
    void addAccounts();
    void addRequests();
    void heading(const QString &title);
    void line(const QString &name, const QString &value);
    QString address(const QUrl &url);
    QString host(const QString &name);
    QString requestLine(const RequestRecord &record);

    const Sessions &m_sessions;
    SettingsFile &m_settings;
    const bool m_hidesNames;
    QHash<QString, int> m_hosts;
    QStringList m_lines;
};

} // namespace Balehook
