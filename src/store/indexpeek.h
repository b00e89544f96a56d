// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook {

/// What the file of an index says of itself to somebody who does not use it. A value.
struct IndexPeek
{
    enum class State {
        Empty, ///< no jobs, or no file
        Part, ///< not all jobs were loaded yet
        Complete,
        Newer, ///< written by a newer version of the program
        Damaged,
        Unreadable, ///< in use, of an older version, or not ours to read
    };

    /// Reads the disk: not for the thread of the window.
    static IndexPeek of(const QString &file);
    /// Of counts that are known already.
    static State stateOf(qint64 jobs, bool isComplete);

    State state = State::Empty;
    qint64 jobs = 0;
    qint64 unlisted = 0; ///< no longer listed by the service
};

} // namespace Balehook
