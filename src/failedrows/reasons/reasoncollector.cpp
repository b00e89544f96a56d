// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasoncollector.h"

#include <utility>

namespace Balehook {

bool ReasonCollector::visit(const RowView &row)
{
    m_groups.addRow(row.cells);
    // A snapshot copies what is not shared: only when somebody looks at it, and not for the first few rows.
    constexpr qint64 step = 1024;
    if ((row.number + 1) % step == 0 && m_wanted.load(std::memory_order_relaxed)) {
        m_wanted = false;
        ReasonSnapshot snapshot = m_groups.snapshot();
        const QMutexLocker lock(&m_mutex);
        m_latest = std::move(snapshot);
    }
    return true;
}

std::optional<ReasonSnapshot> ReasonCollector::takeSnapshot()
{
    const QMutexLocker lock(&m_mutex);
    m_wanted = true;
    return std::exchange(m_latest, std::nullopt);
}

} // namespace Balehook
