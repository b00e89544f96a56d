// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QItemSelection>

#include <vector>

namespace Balehook {

/// Rows from first to last, both included.
struct RowRange
{
    int first = 0;
    int last = -1;

    friend bool operator==(const RowRange &a, const RowRange &b) = default;
};

/// The rows that \a selection touches, in order and merged. Reads ranges only: the list of all selected indexes of a
/// million rows takes hundreds of megabytes.
std::vector<RowRange> rowRanges(const QItemSelection &selection);

qint64 rowCount(const std::vector<RowRange> &ranges);

} // namespace Balehook
