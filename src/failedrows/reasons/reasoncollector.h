// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/reasons/reasongroups.h"
#include "failedrows/table/rowvisitor.h"

#include <QMutex>

#include <atomic>
#include <optional>

namespace Balehook {

/// Groups the rows of a pass by their reasons, and lets its owner look at what is known while the pass goes on.
class ReasonCollector final : public RowVisitor
{
public:
    ReasonCollector(int reasonColumn, ReasonSeparator separator)
        : m_groups(reasonColumn, separator)
    { }

    bool visit(const RowView &row) override;

    /// The snapshot made since the last call, if any, and asks for the next one. From any thread.
    std::optional<ReasonSnapshot> takeSnapshot();
    /// Once the pass is over.
    ReasonSnapshot finalSnapshot() const { return m_groups.snapshot(true); }

private:
    ReasonGroups m_groups;
    std::atomic<bool> m_wanted = true;
    QMutex m_mutex;
    std::optional<ReasonSnapshot> m_latest;
};

} // namespace Balehook
