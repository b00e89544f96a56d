// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/accountcolors.h"

#include <algorithm>
#include <cmath>

namespace Balehook::AccountColors {

namespace {

/// Color number \a number of a series in which neighbors are far apart: each hue is the golden angle from the one
/// before, each round has another lightness.
std::uint32_t ofSeries(std::size_t number)
{
    constexpr double goldenAngle = 137.50776405003785;
    constexpr std::array<double, 3> lightness{0.42, 0.34, 0.50};
    constexpr double saturation = 0.65;
    const double hue = std::fmod(double(number) * goldenAngle, 360.0);
    const double light = lightness[number % lightness.size()];
    const double chroma = (1 - std::abs(2 * light - 1)) * saturation;
    const auto part = [&](double shift) {
        const double k = std::fmod(shift + hue / 30, 12.0);
        const double value = light - chroma / 2 * std::max(-1.0, std::min({k - 3, 9 - k, 1.0}));
        return std::uint32_t(std::lround(std::clamp(value, 0.0, 1.0) * 255));
    };
    return part(0) << 16U | part(8) << 8U | part(4);
}

} // namespace

std::uint32_t firstFree(const std::vector<std::uint32_t> &taken)
{
    const auto isTaken = [&taken](std::uint32_t color) {
        return std::find(taken.begin(), taken.end(), color) != taken.end();
    };
    for (const std::uint32_t color : named) {
        if (!isTaken(color))
            return color;
    }
    for (std::size_t number = 0; number <= taken.size(); ++number) {
        if (!isTaken(ofSeries(number)))
            return ofSeries(number);
    }
    return named.front();
}

} // namespace Balehook::AccountColors
