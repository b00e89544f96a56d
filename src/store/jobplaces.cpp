// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobplaces.h"

#include <algorithm>

namespace Balehook {

std::vector<qint64> JobPlaces::within(const Gap &gap, qint64 count)
{
    qint64 origin = first - step;
    qint64 width = step;
    if (gap.after && gap.before) {
        origin = *gap.after;
        width = std::min(step, (*gap.before - *gap.after) / (gap.roomFirst + count + gap.roomLast + 1));
        if (width < 1)
            return {};
    } else if (gap.after) {
        origin = *gap.after;
    } else if (gap.before) {
        origin = *gap.before - (gap.roomFirst + count + gap.roomLast + 1) * step;
    }
    std::vector<qint64> places;
    places.reserve(std::size_t(count));
    for (qint64 i = 0; i < count; ++i)
        places.push_back(origin + (gap.roomFirst + i + 1) * width);
    return places;
}

std::vector<bool> JobPlaces::staying(const std::vector<qint64> &places)
{
    constexpr std::size_t none = std::size_t(-1);
    std::vector<std::size_t> ends; // of the rising row of each length, the one with the lowest end
    std::vector<std::size_t> before(places.size(), none);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto at = std::lower_bound(ends.begin(), ends.end(), places[i],
                                         [&](std::size_t end, qint64 place) { return places[end] < place; });
        if (at != ends.begin())
            before[i] = *std::prev(at);
        if (at == ends.end())
            ends.push_back(i);
        else
            *at = i;
    }
    std::vector<std::size_t> row;
    for (std::size_t i = ends.empty() ? none : ends.back(); i != none; i = before[i])
        row.insert(row.begin(), i);

    const qint64 far = 64 * step * std::max(qint64(places.size()), qint64(1));
    for (std::size_t i = row.size(); i-- > 1;) {
        const bool isTail = row.size() - i < i;
        if (isTail && places[row[i]] - places[row[i - 1]] > far)
            row.resize(i);
    }
    std::vector<bool> stays(places.size(), false);
    for (const std::size_t i : row)
        stays[i] = true;
    return stays;
}

} // namespace Balehook
