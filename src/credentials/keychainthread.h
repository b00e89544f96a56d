// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QThread>

#include <functional>

namespace Balehook {

/// A thread in which the keychain is asked. Loading libsecret, its key exchange and its half a dozen questions one
/// after the other then wait for no window that is being made, and no window waits for them. Owned by the composition
/// root, which ends it after the stores that use it.
///
/// At most one in a process, and all stores use it or none: QtKeychain has one queue of jobs, which stays in the thread
/// that used it first.
class KeychainThread final
{
public:
    KeychainThread();
    /// Waits for what is being done there, not for answers of the keychain.
    ~KeychainThread();
    Q_DISABLE_COPY_MOVE(KeychainThread)

    /// False where the system gave no thread. Nothing would be done there.
    bool isRunning() const { return m_thread.isRunning(); }
    /// Has \a work done there, after what was handed in before.
    void begin(std::function<void()> work);
    /// The same; returns when it is done.
    void finish(const std::function<void()> &work);

private:
    QThread m_thread;
    QObject m_place; ///< lives there, so that what is posted to it is done there
};

} // namespace Balehook
