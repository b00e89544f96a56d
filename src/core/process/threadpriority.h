// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace Balehook {

/// Lets others have the processor before the calling thread, for as long as that runs. Linux ignores the priorities of
/// QThread; elsewhere they do it, and this does nothing.
void stepBack();

} // namespace Balehook
