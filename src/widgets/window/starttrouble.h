// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QDateTime>
#include <QString>
#include <QStringList>

namespace Balehook {

class MessageBar;

/// What could not be read at the start, to be told in the window. Each file is empty if all was fine.
struct StartTrouble
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::StartTrouble)

public:
    QString settings = {}; ///< where the unreadable settings are now
    QDateTime settingsRestoredFrom = {}; ///< the settings are a copy of that moment; not valid if all was fine
    QString registrations = {}; ///< where the unreadable file of a RegistrationStore is now
    QString blockingRegistrations = {}; ///< such a file that could not be moved: nothing new is written
    QString unopenedRegistrations = {}; ///< a file that could not be opened and stays: nothing new is written either
    QStringList administrator = {}; ///< what is not used of the settings of the administrator, in sentences
    int unreadableAccounts = 0; ///< that stand in the settings, but cannot be used

    void tell(MessageBar &bar) const;
    /// What it says of the settings and of drafts and history; empty where all was fine.
    QString settingsText() const;
    QString registrationsText() const;
};

} // namespace Balehook
