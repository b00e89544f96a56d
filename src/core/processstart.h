// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace Balehook {

/// The first thing that main() does: it makes the process safe from how it was started.
///
/// Where standard input, output or error is closed, /dev/null takes its place, or the next file or socket that is
/// opened would get its number, and messages and data would be written into that. A file that reaches the limit on its
/// size (ulimit -f) is an error of the write, as on a full disk, and does not end the process.
void prepareProcess();

} // namespace Balehook
