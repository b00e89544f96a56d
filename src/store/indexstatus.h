// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <optional>

namespace Balehook {

/// A full pass over the listing, as far as it has come. A value.
struct IndexPass
{
    qint64 number = 0; ///< from 1, one more each pass
    qint64 since = 0; ///< the first pass of the same filling
    int perPage = 0;
    int donePages = 0; ///< pages 1 ... donePages are stored
    qint64 seen = 0; ///< jobs stored or seen in this pass, each counted once
    qint64 total = -1; ///< what the service said last, -1: nothing
    qint64 startedAt = 0; ///< the first pass of the same filling; milliseconds since 1970 UTC
    qint64 twice = 0; ///< records of pages that were seen before in this pass
    bool hasMoved = false; ///< jobs left the listing, or moved up in it: some may have been passed over
};

/// What storing a page changed.
struct StoredPage
{
    int added = 0; ///< were not in the index
    int changed = 0; ///< were there and said something else
    int returned = 0; ///< were marked as no longer listed
    int same = 0;
    int twice = 0; ///< were seen before in this pass: the listing moved
    int found = 0; ///< were stored beside the pages of a pass that had not seen them
    IndexPass pass; ///< as it is now; default constructed outside a pass
};

/// How a pass has ended.
enum class PassEnd {
    Whole, ///< it saw what is listed
    Agreed, ///< two passes came to the same sums: the service counts in its own way
    GaveUp, ///< the listing moved under each of them
};

/// What an index knows of itself. A value.
struct IndexStatus
{
    qint64 jobs = 0; ///< listed or no longer listed
    qint64 unlisted = 0; ///< no longer listed
    qint64 bytes = 0; ///< on the disk
    std::optional<IndexPass> pass; ///< under way or interrupted
    qint64 begunAt = 0; ///< when the filling under way began, or else the last one; milliseconds since 1970 UTC
    /// When the last filling that came to its end began: what is listed was read then or later. 0: never.
    qint64 readSince = 0;
    /// When the last look at the ends of the listing that was not cut short began. 0: never.
    qint64 lookedAt = 0;

    bool isSettled = true; ///< false: the last filling gave up, and what is listed is known only roughly
    qint64 gap = 0; ///< by so much the service's total is wrong, as the last filling has found

    qint64 listed() const { return jobs - unlisted; }
    bool isComplete() const { return readSince != 0; }
};

} // namespace Balehook
