// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <optional>
#include <vector>

namespace Balehook {

/// Where jobs stand in the index: numbers in the order of the listing, with room between. Pure functions.
namespace JobPlaces {

/// What lies between two jobs that are next to each other in a fresh index.
constexpr qint64 step = qint64(1) << 20;
/// The first job of a fresh index: jobs that come before it have room, too.
constexpr qint64 first = qint64(1) << 40;

/// Places whose bits from here on are alike are a block: 4,096 jobs of a fresh index.
constexpr int blockShift = 32;

/// A free stretch, both ends taken; none: endless.
struct Gap
{
    std::optional<qint64> after;
    std::optional<qint64> before;
    qint64 roomFirst = 0; ///< for so many jobs room is left before those that are placed
    qint64 roomLast = 0; ///< and behind them
};

/// \a count places in \a gap, rising. Empty if there is no room.
std::vector<qint64> within(const Gap &gap, qint64 count);

/// Which of \a places (in the order of the listing) may stay so that what stays is rising, as many as can be. A few at
/// the end that are far from the others do not stay: one job that has moved must not make all others move.
std::vector<bool> staying(const std::vector<qint64> &places);

} // namespace JobPlaces

} // namespace Balehook
