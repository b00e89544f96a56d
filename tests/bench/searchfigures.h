// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook::Bench {

class JobsWindow;

/// A text that few of the jobs have, and one that none has, given to the search box at once: prints the times to
/// painted rows, and to the painted words that there are none. \a name: of all jobs of \a window, which are indexed.
/// False if it could not be measured.
bool measureRareTexts(JobsWindow &window, int count, const QString &name);

/// Sorted by columns whose values are scattered over the whole index: prints the time from a jump to painted rows.
bool measureSortedJumps(JobsWindow &window, const QString &name);

} // namespace Balehook::Bench
