// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace Balehook {

/// Colors of accounts, as 0xRRGGBB.
namespace AccountColors {

/// Far apart also for the color-blind (after Okabe and Ito), and dark enough to be seen on a light window.
inline constexpr std::array<std::uint32_t, 9> named{0x0072b2, 0xd55e00, 0x009e73, 0xcc79a7, 0xe6b800,
                                                    0x6a3d9a, 0x56b4e9, 0x8b4513, 0x707070};

/// One that is not among \a taken: the first named one, then hues between them.
std::uint32_t firstFree(const std::vector<std::uint32_t> &taken);

} // namespace AccountColors
} // namespace Balehook
