// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace Balehook {

/// No core file of this process: tokens are in its memory. The process stays dumpable, because portals look into /proc
/// of who asks them, and every file dialog of theirs fails silently for a process that is not (xdg-desktop-portal#785).
void disableCoreDumps();

} // namespace Balehook
