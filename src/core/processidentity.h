// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook {

/// Which process it was, also long after it ended: a number alone is given to another one some day. A value, to be
/// written down.
struct ProcessIdentity
{
    qint64 pid = 0; ///< 0: nobody
    QString started; ///< when, in the system's own words; empty where they cannot be had
    QString boot; ///< of the system; the same

    /// This process.
    static ProcessIdentity current();

    /// Whether it still runs. Where only the number is known, another process with that number counts as it.
    bool isAlive() const;

    friend bool operator==(const ProcessIdentity &a, const ProcessIdentity &b) = default;
};

/// When this process began, to the end of the system's tick (10 ms on Linux), in milliseconds since 1970 UTC; where the system does not tell, when this is first asked.
qint64 processStartTime();

} // namespace Balehook
