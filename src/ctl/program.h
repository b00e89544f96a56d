// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/process/stopsignals.h"
#include "ctl/commandline.h"
#include "ctl/frame/terminal.h"

#include <QTimer>

#include <memory>
#include <optional>

namespace Balehook {
class KeychainTokenStore;
} // namespace Balehook

namespace Balehook::Ctl {

class FilesFolder;
class HidingTokenStore;

/// The composition root of balehookctl: makes what a command needs, runs it, and ends with its status once everything
/// is written.
class Program final : public QObject
{
    Q_OBJECT

public:
    /// The whole program; returns its exit status.
    static int main(int argc, char **argv);

    Program();
    ~Program() override;

    int run(const QStringList &words);

private:
    void begin(const QStringList &words);
    void start(const CommandLine &line);
    bool openProfile();
    void tellOfSettings();
    void saveSettings();
    bool openSessions(const CommandInfo &command);
    void refuse(const Error &error);
    void stop(ExitStatus status);
    void conclude(ExitStatus status);
    void leave();

    Terminal m_terminal;
    StopSignals m_signals;
    QTimer m_limit;
    GlobalOptions m_options;
    // In the order in which each needs those above it.
    std::unique_ptr<Profile> m_profile;
    std::unique_ptr<KeychainTokenStore> m_keychain;
    std::unique_ptr<HidingTokenStore> m_tokens;
    std::unique_ptr<RegistrationStore> m_registrations;
    std::unique_ptr<FilesFolder> m_files; ///< null where the command fetches none
    std::unique_ptr<Sessions> m_sessions;
    std::unique_ptr<Workbench> m_bench;
    std::unique_ptr<Command> m_command;
    std::optional<ExitStatus> m_status; ///< what the program ends with, once that is known
    bool m_isStopping = false;
    QString m_fault; ///< why nothing can be begun
};

} // namespace Balehook::Ctl
