// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook::Bench {

/// What a person has of a large file, in the real page on a display: the first rows painted, all rows read and grouped,
/// jumps, memory, and the longest gap of the event loop. \a libcsvMs is the baseline of this run.
bool measureRowsPage(const QString &path, double libcsvMs);

} // namespace Balehook::Bench
