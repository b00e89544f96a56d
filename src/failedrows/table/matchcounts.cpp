// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/matchcounts.h"

#include <algorithm>
#include <numeric>

namespace Balehook {

void MatchCounts::append(qint64 matches)
{
    const std::lock_guard lock(m_mutex);
    m_counts.push_back(quint32(matches));
    m_total += matches;
}

void MatchCounts::complete()
{
    const std::lock_guard lock(m_mutex);
    m_isComplete = true;
}

bool MatchCounts::isComplete() const
{
    const std::lock_guard lock(m_mutex);
    return m_isComplete;
}

qint64 MatchCounts::total() const
{
    const std::lock_guard lock(m_mutex);
    return m_total;
}

qint64 MatchCounts::blocks() const
{
    const std::lock_guard lock(m_mutex);
    return qint64(m_counts.size());
}

qint64 MatchCounts::totalBefore(qint64 block) const
{
    const std::lock_guard lock(m_mutex);
    return std::accumulate(m_counts.begin(), m_counts.begin() + block, qint64(0));
}

std::optional<qint64> MatchCounts::nearest(qint64 first, TextFind::Direction direction) const
{
    const std::lock_guard lock(m_mutex);
    const qint64 step = direction == TextFind::Direction::Next ? 1 : -1;
    for (qint64 block = first; block >= 0 && block < qint64(m_counts.size()); block += step) {
        if (m_counts[size_t(block)] > 0)
            return block;
    }
    return std::nullopt;
}

} // namespace Balehook
