// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/table/rowvisitor.h"

#include <QByteArray>
#include <QMutex>
#include <QWaitCondition>

#include <deque>
#include <functional>
#include <optional>
#include <vector>

namespace Balehook::Ctl {

/// Some rows, copied out of a file.
struct RowBatch
{
    QByteArray bytes; ///< of all cells, one after the other
    std::vector<qsizetype> ends; ///< of each cell in bytes
    std::vector<std::size_t> rowEnds; ///< of each row in ends
};

/// Brings rows from the worker that reads them to the thread that writes them, in batches. Holds a few of them at most:
/// when nobody takes them, the worker waits, so that a file of any size needs little memory.
class RowQueue final : public RowVisitor
{
public:
    /// \a filled is called in the worker when there is something to take().
    explicit RowQueue(std::function<void()> filled)
        : m_filled(std::move(filled))
    { }

    bool visit(const RowView &row) override;

    /// The next batch. From the thread of the owner.
    std::optional<RowBatch> take();
    /// The pass is over: what is left is a batch, too.
    void finish();
    /// How many lines came as several rows, once the pass is over.
    qint64 cutLines() const { return m_cutLines; }
    /// Nobody takes anything any more; the worker ends. From any thread.
    void stop();

private:
    bool push();

    const std::function<void()> m_filled;
    // The worker's alone until finish().
    RowBatch m_batch;
    bool m_isWithinLine = false; ///< the next row goes on in the line of the former one
    qint64 m_cutLines = 0;

    QMutex m_mutex;
    QWaitCondition m_taken;
    std::deque<RowBatch> m_batches;
    bool m_isStopped = false;
};

} // namespace Balehook::Ctl
