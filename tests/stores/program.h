// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "credentials/tokenstore.h"
#include "domain/account/account.h"
#include "session/account/sessions.h"
#include "settings/profile.h"
#include "settings/registrationstore.h"
#include "widgets/window/mainwindow.h"
#include "widgets/window/starttrouble.h"

#include <QTemporaryDir>

#include <memory>

class QDialog;

namespace Balehook::Testing {

/// What Application puts together, on a profile of its own: each start() is a start of the program.
class Program final
{
public:
    Program();
    ~Program();

    /// Writes \a account into the settings of the profile.
    void addAccount(const Account &account) const;
    /// Shows the window on \a tokens; false if the profile cannot be opened, openError() says why then.
    bool start(TokenStore &tokens);
    void end();

    QString path(const QString &name) const { return m_folder.filePath(name); }
    /// All that the profile holds, byte after byte, in one piece.
    QByteArray allBytes() const;
    Error openError() const { return m_openError; }
    StartTrouble startTrouble() const; ///< what the window was given to tell
    Profile &profile() const { return *m_profile; }
    Sessions &sessions() const { return *m_sessions; }
    RegistrationStore &registrations() const { return *m_registrations; }
    MainWindow &window() const { return *m_window; }

    QString messageText() const; ///< of the message bar; empty if it is hidden
    QString messageId() const; ///< what is told there
    QString actionText() const; ///< of its button; empty if there is none
    void clickAction() const;
    QDialog *openTokenDialog() const; ///< through the window's menu
    template <typename T>
    T *child(const QString &name) const
    {
        return m_window->findChild<T *>(name);
    }
    int rows() const; ///< of the import jobs; -1 while there is no list

private:
    QTemporaryDir m_folder;
    Error m_openError;
    std::unique_ptr<Profile> m_profile;
    std::unique_ptr<RegistrationStore> m_registrations;
    std::unique_ptr<Sessions> m_sessions;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace Balehook::Testing
