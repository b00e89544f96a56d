// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/reasons/reasongroups.h"
#include "failedrows/table/rowvisitor.h"

#include <QMutex>
#include <QSemaphore>
#include <QThreadPool>

#include <array>
#include <atomic>
#include <optional>
#include <vector>

namespace Balehook {

/// Groups the reasons of the rows that a pass visits. Grouping takes as long as reading: it has a thread of its own,
/// which is some 30,000 rows behind the pass at most. Shared by the pass and whoever looks at the groups
/// meanwhile.
class ReasonCollector final : public RowVisitor
{
public:
    ReasonCollector(int reasonColumn, ReasonSeparator separator)
        : m_reasonColumn(reasonColumn)
        , m_groups(reasonColumn, separator)
    {
        m_worker.setMaxThreadCount(1);
    }
    ~ReasonCollector() override;

    bool visit(const RowView &row) override;
    void end() override;

    /// The snapshot made since the last call, if any, and asks for the next one. From any thread.
    std::optional<ReasonSnapshot> takeSnapshot();
    /// Once the pass is over.
    ReasonSnapshot finalSnapshot() const { return m_groups.snapshot(true); }

private:
    /// Two threads must not write into one line of the processor's cache in turn: each waits for the other.
    static constexpr std::size_t cacheLine = 64;

    /// The cells of some rows, one after the other. Used again and again: memory that goes from thread to thread is
    /// slow.
    struct alignas(cacheLine) Batch
    {
        std::vector<char> cells;
        std::vector<std::size_t> ends;
    };

    static constexpr std::size_t batchCount = 8; ///< one is filled, the others wait for their turn

    void handOn();
    void group(Batch &batch);

    const int m_reasonColumn;
    std::size_t m_filling = 0; ///< the batch of the pass
    std::array<Batch, batchCount> m_batches;
    alignas(cacheLine) ReasonGroups m_groups; ///< of the worker, until it is done
    std::atomic<bool> m_isGivenUp = false;
    std::atomic<bool> m_wanted = true;
    QMutex m_mutex;
    std::optional<ReasonSnapshot> m_latest;
    QSemaphore m_room{batchCount - 1};
    QThreadPool m_worker; ///< ends before what it works on
};

} // namespace Balehook
