// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/table/textfind.h"

#include <mutex>
#include <optional>
#include <vector>

namespace Balehook {

/// How many cells of each block hold the text: enough to find any of them again by one small read, whatever their
/// number. Filled by one thread, read by any.
class MatchCounts final
{
public:
    void append(qint64 matches);
    void complete();

    bool isComplete() const;
    qint64 total() const;
    qint64 blocks() const; ///< that were looked through
    qint64 totalBefore(qint64 block) const;
    /// The nearest block from \a first on (included) that has matches.
    std::optional<qint64> nearest(qint64 first, TextFind::Direction direction) const;

private:
    mutable std::mutex m_mutex;
    std::vector<quint32> m_counts;
    qint64 m_total = 0;
    bool m_isComplete = false;
};

} // namespace Balehook
