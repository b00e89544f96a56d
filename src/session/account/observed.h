// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/endpoint.h"

#include <QDateTime>
#include <QString>

#include <array>
#include <chrono>
#include <map>
#include <utility>

namespace Balehook {

/// How often something was seen, and since when.
struct Tally
{
    qint64 count = 0;
    QDateTime first; ///< in UTC

    void add(qint64 more = 1)
    {
        if (count == 0)
            first = QDateTime::currentDateTimeUtc();
        count += more;
    }
};

/// What the answers of one listing looked like where the interface does not say it.
struct ObservedListing
{
    enum Order { NewestFirst, OldestFirst, NoOrder, OrderCount };

    Tally answers;
    std::array<Tally, OrderCount> orders; ///< of the times of creation within a page that has several
    std::map<std::pair<int, int>, Tally> pageSizes; ///< asked for and repeated; 0: not repeated
    std::map<std::pair<QString, bool>, Tally> totals; ///< its name (empty: none), and whether it was a text
    Tally twoTotals; ///< in one answer, and they differed
    Tally totalChanges; ///< from one answer to the next
    Tally movedRecords; ///< a page began with records of the page before it
    std::map<QString, Tally> unknownFields;
};

/// What was seen of an account's service since the session began. A value; counters only, no record is kept.
struct Observed
{
    enum TimeForm { Utc, Offset, WithoutOffset, UnreadableTime, TimeFormCount };
    enum LinkForm { OwnHost, OtherHost, PathOnly, NoLink, LinkFormCount };

    ObservedListing &of(Endpoint endpoint) { return listings[std::size_t(endpoint)]; }
    const ObservedListing &of(Endpoint endpoint) const { return listings[std::size_t(endpoint)]; }

    std::array<ObservedListing, 4> listings; ///< by Endpoint
    std::map<QString, Tally> statuses; ///< of import jobs, by code
    std::array<Tally, TimeFormCount> times;
    std::array<Tally, LinkFormCount> failedFiles;
    std::map<int, Tally> creations; ///< status codes below 300 to a POST
    std::map<int, Tally> errors; ///< status codes of 400 and above
    Tally waits; ///< answers with a Retry-After
    std::chrono::seconds longestWait{0};
};

} // namespace Balehook
