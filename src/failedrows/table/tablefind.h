// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/table/findpass.h"
#include "failedrows/table/opentable.h"
#include "failedrows/table/textfind.h"

namespace Balehook {

class CellSearch;
class TableWorkers;

/// The search of a TableDocument.
class TableFind final : public TextFind
{
    Q_OBJECT

public:
    TableFind(TableWorkers &workers, std::shared_ptr<OpenTable> table, std::shared_ptr<const CellSearch> search,
              QObject *parent);
    ~TableFind() override;

    qint64 matches() const override { return m_counts->total(); }
    bool isComplete() const override { return m_counts->isComplete(); }
    void step(CellPlace from, Direction direction) override;
    void cancel() override;

private:
    struct Step
    {
        CellPlace from;
        Direction direction = Direction::Next;
    };

    void takeReport(double share, qint64 matches);
    void finish(const Outcome &outcome);
    void takeStep();
    void finishStep(const Result<std::optional<FoundCell>> &found, int number, bool isFinal);

    TableWorkers &m_workers;
    const std::shared_ptr<OpenTable> m_table;
    const std::shared_ptr<const CellSearch> m_search;
    const std::shared_ptr<MatchCounts> m_counts = std::make_shared<MatchCounts>();
    const StopFlag m_stop = std::make_shared<std::atomic_bool>(false);
    std::optional<Step> m_step; ///< not answered yet
    int m_stepNumber = 0; ///< the answers to former ones are of no use
    bool m_isStepping = false;
    bool m_hasFinished = false;
};

} // namespace Balehook
