// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/compare/comparedtable.h"
#include "failedrows/reasons/reasonsnapshot.h"

#include <atomic>

namespace Balehook {

/// What became of the rows of an older file in a newer one: rows are the same if their keys are, but for upper and
/// lower case and blanks at their ends. Rows without a key, and those whose key is there more than once in either file,
/// are counted and not compared. A value.
struct TableComparison
{
    /// Row numbers in both files, from 0.
    struct Pair
    {
        quint32 older = 0;
        quint32 newer = 0;
        bool hasChangedCells = false; ///< besides key and reason, in columns that both files have

        friend bool operator==(const Pair &a, const Pair &b) = default;
    };

    /// What of one of the files is compared.
    struct Side
    {
        std::vector<int> keys; ///< columns
        int reason = -1; ///< column; -1: none
        std::vector<int> others; ///< columns of which those of both files stand for each other
    };

    qint64 olderRows = 0;
    qint64 newerRows = 0;
    qint64 olderWithoutKey = 0;
    qint64 newerWithoutKey = 0;
    qint64 olderDuplicates = 0; ///< rows whose key is not the only one of its kind
    qint64 newerDuplicates = 0;
    std::vector<Pair> sameReason; ///< still failing
    std::vector<Pair> otherReason; ///< still failing
    std::vector<quint32> newlyFailing; ///< in the newer file
    std::vector<quint32> notInNewer; ///< in the older file; what became of them is not known
    ReasonSnapshot olderReasons;
    ReasonSnapshot newerReasons;

    /// Which columns of both files stand for each other. \a keys are names; an error names the first that one of the
    /// files does not have (ErrorKind::NotAllowed).
    static Result<std::pair<Side, Side>> sidesOf(const ComparedTable &older, const ComparedTable &newer,
                                                 const QStringList &keys);

    /// Reads both once. Blocks; for worker threads. ErrorKind::Cancelled where it is stopped.
    static Result<TableComparison> of(const ComparedTable &older, const Side &olderSide, const ComparedTable &newer,
                                      const Side &newerSide, const std::atomic_bool &stop);
};

} // namespace Balehook
