// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace Balehook {

/// GDBus, which libsecret speaks, ends the whole program by SIGTERM when its session bus goes away. This has it stay:
/// calls to the keychain fail from then on. Does nothing where GIO is not loaded, and the same after the first time; to
/// be called once libsecret may have been, from the thread that uses it; never waits.
void outliveSessionBus();

} // namespace Balehook
