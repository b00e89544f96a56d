// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/disk/filelock.h"
#include "core/errors/result.h"
#include "settings/settingschanges.h"

#include <functional>

namespace Balehook {

/// The file of the settings on the disk: JSON with a version, for its owner's eyes only, and beside it a copy of what
/// was written last. All of it blocks, and may be called in any thread.
class SettingsStorage final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::SettingsStorage)

public:
    enum class State {
        Good,
        Missing,
        Damaged, ///< empty, cut, or no settings at all
        Newer, ///< of a version that this one does not know
        Unreadable, ///< not a file, or the system does not give it
    };

    struct Contents
    {
        State state = State::Missing;
        SettingsValues values;
    };

    /// Keeps other programs from writing, for as long as it lives.
    class Lock final
    {
    public:
        /// Waits for another program, but not forever.
        explicit Lock(const QString &path);

        /// An error if another program has it, or if the lock could not be written.
        const Outcome &outcome() const { return m_outcome; }
        /// Not another program is in the way, but a disk that is full or may not be written to.
        bool isBlockedByDisk() const { return m_attempt == FileLock::Attempt::Impossible; }

    private:
        FileLock m_file;
        FileLock::Attempt m_attempt = FileLock::Attempt::Impossible;
        Outcome m_outcome = Nothing();
    };

    static Contents read(const QString &path);
    /// Where the copy of the last good contents is.
    static QString lastGoodPath(const QString &path);

    /// Applies \a change to what the file holds now, and returns what it holds then, once that is on the disk. No other
    /// program writes meanwhile. Where the file is gone or damaged, \a known takes its place; a damaged one is set
    /// aside, a newer one is left alone. On an error the file is as it was.
    static Result<SettingsValues> update(const QString &path, const SettingsValues &known,
                                         const std::function<void(SettingsValues &)> &change);

    /// Writes the file and its copy; under a Lock.
    static Outcome write(const QString &path, const SettingsValues &values);

    /// Why settings of so many \a bytes are not written.
    static Error tooLarge(qint64 bytes);
    /// Why a file in \a state cannot be used: Newer and Unreadable.
    static Error errorOf(State state, const QString &path);
};

} // namespace Balehook
