// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/fileopenevents.h"
#include "app/fontsahead.h"
#include "app/options.h"
#include "core/text/translation.h"

#include <QApplication>
#include <QByteArray>

#include <memory>

namespace Balehook {

class Appearance;
class Endings;
class KeychainThread;
class KeychainTokenStore;
class LastWrites;
class PaintWatch;
class Profile;
class RegistrationStore;
class Sessions;
class SingleInstance;
class UpdateNotice;
class WindowKeeper;

/// The composition root of the console: everything is made and wired here, handed on through constructors, and lives
/// until the program ends.
class Application final
{
public:
    /// The whole program; returns its exit code.
    static int main(int argc, char **argv);

    ~Application();

    /// Titles of what keeps it from starting.
    static QString settingsNotOpened();
    static QString firstIsSilent();

private:
    Application(int &argc, char **argv);
    Q_DISABLE_COPY_MOVE(Application)

    int run();
    bool openProfile();
    bool saveSettings();
    void keepAll();
    bool becomeFirst();
    void raiseFirst();
    void begin();
    void showWindow();
    void addUpdateNotice();
    void open(const QStringList &things, const QByteArray &activationToken = {});
    void raiseWindow(const QByteArray &activationToken);
    void trace();
    void startSmokeTest();
    void fail(const QString &text, const QString &detail);

    QApplication m_application;
    FontsAhead m_fonts;
    FileOpenEvents m_fileOpenEvents;
    Translation m_translation;
    Options m_options;
    // In the order in which each needs those above it.
    std::unique_ptr<Profile> m_profile;
    std::unique_ptr<SingleInstance> m_instance;
    /// Null on macOS, where QtKeychain has a thread of its own and answers in the main one.
    std::unique_ptr<KeychainThread> m_keychain;
    std::unique_ptr<KeychainTokenStore> m_tokens;
    std::unique_ptr<RegistrationStore> m_registrations;
    std::unique_ptr<Sessions> m_sessions;
    std::unique_ptr<LastWrites> m_lastWrites;
    std::unique_ptr<UpdateNotice> m_updateNotice; ///< null where there is to be none
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<WindowKeeper> m_keeper;
    std::unique_ptr<PaintWatch> m_paintWatch;
    std::unique_ptr<Endings> m_endings;
};

} // namespace Balehook
