// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/disk/filelock.h"

#include <QElapsedTimer>
#include <QTimer>

namespace Balehook {

class SettingsFile;

/// One program at a time adds or removes accounts of a profile: an account and its token are in two places, and two
/// programs at once could leave one slug twice, or the account of one with the token of the other. Held until it is
/// destroyed.
class AccountTurn final : public QObject
{
    Q_OBJECT

public:
    /// \a settings are those of the profile, and outlive it.
    explicit AccountTurn(SettingsFile &settings);
    ~AccountTurn() override;

    /// Emits taken() from the event loop, as soon as no other program is at it.
    void ask();

    /// For waits().
    static QString waitingText();

Q_SIGNALS:
    /// What the settings held before may have changed, and was read again. Where there can be no lock, because the disk
    /// is full or may not be written to, this comes all the same: writing the settings fails then, and says why.
    void taken();
    /// Once, after some seconds.
    void waits();

private:
    void look();

    SettingsFile &m_settings;
    FileLock m_lock;
    QElapsedTimer m_waiting;
    QTimer m_pause;
    bool m_isTold = false;
};

} // namespace Balehook
