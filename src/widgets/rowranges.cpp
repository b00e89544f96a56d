// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rowranges.h"

#include <algorithm>

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

} // namespace Balehook
