// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <vector>

namespace Balehook {

/// Pages from first to last, both included; empty if last < first.
struct PageRange
{
    int first = 1;
    int last = 0;

    bool contains(int page) const { return page >= first && page <= last; }
    bool isEmpty() const { return last < first; }
    friend bool operator==(const PageRange &a, const PageRange &b) = default;
};

/// What decides which pages are asked for next.
struct RequestSituation
{
    PageRange shown;
    int lastPage = 1; ///< the last page there is or may be
    int direction = 0; ///< of travel: 1 down, -1 up, 0 after a jump or at rest
    bool readAhead = true;
    std::vector<int> inFlight;
    std::function<bool(int page)> isNeeded; ///< neither there nor latched as failed
};

struct RequestPlan
{
    std::vector<int> ask; ///< in this order
    std::vector<int> drop; ///< in flight, but neither shown nor next to what is shown

    friend bool operator==(const RequestPlan &a, const RequestPlan &b) = default;
};

constexpr int maxRequestsAtOnce = 2;

/// Pages on screen first, the newly uncovered before the others, then the one ahead in the direction of travel; never
/// more than fit beside those in flight, never beyond the ends, never one twice.
RequestPlan planRequests(const RequestSituation &situation);

} // namespace Balehook
