// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/writers/rowqueue.h"

#include <utility>

namespace Balehook::Ctl {

namespace {

constexpr qsizetype batchBytes = 128 * 1024;
constexpr std::size_t batchRows = 1'000;
constexpr std::size_t mostBatches = 4;

} // namespace

bool RowQueue::visit(const RowView &row)
{
    for (const QByteArrayView cell : row.cells) {
        m_batch.bytes += cell;
        m_batch.ends.push_back(m_batch.bytes.size());
    }
    m_batch.rowEnds.push_back(m_batch.ends.size());
    m_cutLines += row.flags.isCut && !m_isWithinLine;
    m_isWithinLine = row.flags.isCut;
    const bool isFull = m_batch.bytes.size() >= batchBytes || m_batch.rowEnds.size() >= batchRows;
    return !isFull || push();
}

bool RowQueue::push()
{
    QMutexLocker locker(&m_mutex);
    while (m_batches.size() >= mostBatches && !m_isStopped)
        m_taken.wait(&m_mutex);
    if (m_isStopped)
        return false;
    m_batches.push_back(std::exchange(m_batch, {}));
    locker.unlock();
    m_filled();
    return true;
}

std::optional<RowBatch> RowQueue::take()
{
    const QMutexLocker locker(&m_mutex);
    if (m_batches.empty())
        return std::nullopt;
    RowBatch batch = std::move(m_batches.front());
    m_batches.pop_front();
    m_taken.wakeOne();
    return batch;
}

void RowQueue::finish()
{
    const QMutexLocker locker(&m_mutex);
    if (!m_batch.rowEnds.empty())
        m_batches.push_back(std::exchange(m_batch, {}));
}

void RowQueue::stop()
{
    const QMutexLocker locker(&m_mutex);
    m_isStopped = true;
    m_taken.wakeAll();
}

} // namespace Balehook::Ctl
