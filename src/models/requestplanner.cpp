// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/requestplanner.h"

#include <algorithm>
#include <iterator>

namespace Balehook {

RequestPlan planRequests(const RequestSituation &situation)
{
    RequestPlan plan;
    const PageRange &shown = situation.shown;
    const auto isInFlight = [&situation](int page) {
        return std::find(situation.inFlight.begin(), situation.inFlight.end(), page) != situation.inFlight.end();
    };
    const auto free = [&situation, &plan] {
        return std::ssize(situation.inFlight) + std::ssize(plan.ask) < maxRequestsAtOnce;
    };
    const auto consider = [&](int page) {
        if (free() && page >= 1 && page <= situation.lastPage && !isInFlight(page) && situation.isNeeded(page))
            plan.ask.push_back(page);
    };

    if (!shown.isEmpty()) {
        const bool down = situation.direction > 0;
        for (int i = 0; i <= shown.last - shown.first && free(); ++i)
            consider(down ? shown.last - i : shown.first + i);
        if (situation.readAhead && situation.direction != 0)
            consider(down ? shown.last + 1 : shown.first - 1);
    }
    const PageRange near{shown.first - 1, shown.last + 1};
    std::copy_if(situation.inFlight.begin(), situation.inFlight.end(), std::back_inserter(plan.drop),
                 [&near](int page) { return !near.contains(page); });
    return plan;
}

} // namespace Balehook
