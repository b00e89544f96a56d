// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/seenids.h"

#include <vector>

namespace Balehook {

class RecordPage;

/// Tells the records of a listing that were not seen before from those that come once more because the listing moved
/// while it was read. What one page has twice is there twice. For a PageWalker's news finder.
class NewRecords final
{
public:
    /// Looks at the next page. False: it says nothing new, so the listing goes in circles. A record without an id is
    /// never taken for another one, but only one that differs from all before is news.
    bool find(const RecordPage &records);

    /// Of the page looked at last: which records to take.
    const std::vector<bool> &wanted() const { return m_wanted; }
    qsizetype wantedCount() const;
    /// No more can be remembered.
    bool isFull() const { return m_seen.isFull(); }

private:
    SeenIds m_seen;
    std::vector<bool> m_wanted;
};

} // namespace Balehook
