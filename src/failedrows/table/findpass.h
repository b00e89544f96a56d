// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "failedrows/table/matchcounts.h"
#include "failedrows/table/opentable.h"
#include "failedrows/table/textfind.h"

#include <functional>
#include <optional>

namespace Balehook {

class CellSearch;

// They block and are for worker threads.

/// Looks through all blocks of the index. Ends with ErrorKind::Cancelled where it is stopped.
Outcome countMatches(const OpenTable &table, const CellSearch &search, MatchCounts &counts,
                     const std::atomic_bool &stop, const std::function<void(double share, qint64 matches)> &report);

struct FoundCell
{
    CellPlace place;
    qint64 ordinal = 0; ///< among all matches, from 1
};

/// The match next to \a from. Goes round at the ends only where the counts are complete. Nothing where there is none.
Result<std::optional<FoundCell>> stepToMatch(const OpenTable &table, const CellSearch &search,
                                             const MatchCounts &counts, CellPlace from, TextFind::Direction direction,
                                             const std::atomic_bool &stop);

} // namespace Balehook
