// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QItemSelection>

#include <map>
#include <optional>
#include <set>
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

/// By how many rows a row has moved down, by the row where it was.
using RowShifts = std::map<int, int>;

/// That of the row nearest to \a row among those in \a within; of two as near, of the one above. Nothing if none is.
std::optional<int> shiftNear(const RowShifts &shifts, int row, RowRange within);

/// In as few ranges as it takes.
QItemSelection selectionOf(const std::set<int> &rows, const QAbstractItemModel &model, int firstColumn, int lastColumn);

} // namespace Balehook
