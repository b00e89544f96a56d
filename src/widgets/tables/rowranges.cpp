// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/rowranges.h"

#include <algorithm>
#include <iterator>

namespace Balehook {

std::vector<RowRange> rowRanges(const QItemSelection &selection)
{
    std::vector<RowRange> ranges;
    ranges.reserve(std::size_t(selection.size()));
    for (const QItemSelectionRange &range : selection) {
        if (range.isValid())
            ranges.push_back({range.top(), range.bottom()});
    }
    std::sort(ranges.begin(), ranges.end(), [](RowRange a, RowRange b) { return a.first < b.first; });

    std::vector<RowRange> merged;
    for (const RowRange range : ranges) {
        if (!merged.empty() && range.first <= merged.back().last + 1)
            merged.back().last = std::max(merged.back().last, range.last);
        else
            merged.push_back(range);
    }
    return merged;
}

qint64 rowCount(const std::vector<RowRange> &ranges)
{
    qint64 count = 0;
    for (const RowRange range : ranges)
        count += range.last - range.first + 1;
    return count;
}

std::optional<int> shiftNear(const RowShifts &shifts, int row, RowRange within)
{
    const auto below = shifts.lower_bound(row);
    const auto above = below == shifts.begin() ? shifts.end() : std::prev(below);
    const auto isWithin = [&](auto each) {
        return each != shifts.end() && each->first >= within.first && each->first <= within.last;
    };
    if (isWithin(above) && (!isWithin(below) || row - above->first <= below->first - row))
        return above->second;
    return isWithin(below) ? std::optional(below->second) : std::nullopt;
}

QItemSelection selectionOf(const std::set<int> &rows, const QAbstractItemModel &model, int firstColumn, int lastColumn)
{
    QItemSelection selection;
    for (auto first = rows.begin(); first != rows.end();) {
        auto end = std::next(first);
        int last = *first;
        while (end != rows.end() && *end == last + 1)
            last = *end++;
        selection.append(QItemSelectionRange(model.index(*first, firstColumn), model.index(last, lastColumn)));
        first = end;
    }
    return selection;
}

} // namespace Balehook
