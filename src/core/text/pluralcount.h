// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <concepts>
#include <limits>
#include <utility>

namespace Balehook {

/// \a count as tr() takes it for %n: at most what an int holds.
template <std::integral Count>
constexpr int pluralCount(Count count)
{
    constexpr int most = std::numeric_limits<int>::max();
    return std::cmp_less(count, most) ? int(count) : most;
}

} // namespace Balehook
