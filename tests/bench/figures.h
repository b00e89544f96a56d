// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace Balehook::Bench {

/// Each measures some figures and prints them; false if it could not.
bool measureStart();
/// Measures nothing: prints the texts that the window shows of the demo service, for the baseline of another program.
bool printTexts();
bool measureDecoding();
bool measureDemo();
bool measureLastOfAMillion();
bool measureDrag();
bool measureJumps(int perPage);
bool measureRepaint();
bool measureEventLoop();
bool measureForm();
bool measureFill();
/// The window with so many jobs.
bool measureMillions(int count);

} // namespace Balehook::Bench
