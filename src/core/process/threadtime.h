// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>

namespace Balehook {

/// What the calling thread has spent on its processor: on a busy computer a clock on the wall says nothing about the
/// work that was done. Only differences mean something.
std::chrono::nanoseconds threadTime();

} // namespace Balehook
