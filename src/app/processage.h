// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>

namespace Balehook {

/// How long this process has run, counted from when the system started it (not from main(), which comes after loading).
/// Where the system does not tell, counted from the first call.
std::chrono::milliseconds processAge();

} // namespace Balehook
