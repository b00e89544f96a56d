// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasoncollector.h"

#include "core/process/freedmemory.h"
#include "core/process/threadpriority.h"

#include <utility>

namespace Balehook {

namespace {

constexpr std::size_t rowsOfBatch = 4096;
constexpr std::size_t bytesOfBatch = 256 * 1024; // beyond it no more rows
constexpr qint64 rowsWorthGivingBack = 5'000'000;

} // namespace

ReasonCollector::~ReasonCollector()
{
    m_isGivenUp = true;
}

bool ReasonCollector::visit(const RowView &row)
{
    Batch &batch = m_batches[m_filling];
    const QByteArrayView cell = row.cell(m_reasonColumn);
    batch.cells.insert(batch.cells.end(), cell.begin(), cell.end());
    batch.ends.push_back(batch.cells.size());
    if (batch.ends.size() >= rowsOfBatch || batch.cells.size() >= bytesOfBatch)
        handOn();
    return true;
}

/// What is left is not worth a thread.
void ReasonCollector::end()
{
    m_worker.waitForDone();
    group(m_batches[m_filling]);
    m_batches = {};
    if (m_groups.rowCount() >= rowsWorthGivingBack)
        giveBackFreedMemory(); // of what grew, in this thread and in that of the groups
}

void ReasonCollector::handOn()
{
    m_room.acquire(); // from here on the next batch is free
    m_worker.start([this, &batch = m_batches[m_filling]] {
        stepBack(); // as the pass does
        group(batch);
        m_room.release();
    });
    m_filling = (m_filling + 1) % batchCount;
}

void ReasonCollector::group(Batch &batch)
{
    std::size_t begin = 0;
    for (const std::size_t end : batch.ends) {
        if (m_isGivenUp)
            return;
        m_groups.addReason(QByteArrayView(batch.cells.data() + begin, qsizetype(end - begin)));
        begin = end;
    }
    batch.cells.clear();
    batch.ends.clear();
    // A snapshot copies what is not shared: only when somebody looks at it.
    if (!m_wanted.exchange(false))
        return;
    ReasonSnapshot snapshot = m_groups.snapshot();
    const QMutexLocker lock(&m_mutex);
    m_latest = std::move(snapshot);
}

std::optional<ReasonSnapshot> ReasonCollector::takeSnapshot()
{
    const QMutexLocker lock(&m_mutex);
    m_wanted = true;
    return std::exchange(m_latest, std::nullopt);
}

} // namespace Balehook
