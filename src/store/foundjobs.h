// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <vector>

namespace Balehook {

/// A search in the index that was asked for; 0 is none.
using JobSearchId = quint64;

/// The rows of a search as far as they are known.
struct JobMatches
{
    qint64 count = 0;
    bool isComplete = false; ///< false: at least so many; the rest is still being looked for
};

/// Records of a search, as the service sent them.
struct FoundJobs
{
    struct Row
    {
        QByteArray raw;
        bool isListed = true; ///< false: it was not in the list when that was last read in full
    };
    std::vector<Row> rows;
    JobMatches matches;
};

} // namespace Balehook
