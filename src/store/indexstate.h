// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/indexstatus.h"

namespace Balehook {

class SqlRun;

/// The one row of the tables state and moves: what an index knows of itself, but for its size. A value of the writer.
struct IndexState
{
    void load(SqlRun &sql);
    void save(SqlRun &sql) const;
    /// What was loaded may have been saved by this program.
    bool isSane() const;

    /// \a isSameFilling: what the passes before saw of it still counts.
    void beginPass(int perPage, bool isSameFilling);
    /// What the service says now, -1: nothing. Of a list that became shorter jobs left, and others moved up.
    void learnTotal(qint64 total);

    /// The pass that is under way or was interrupted.
    std::optional<IndexPass> activePass() const { return isActive ? std::optional(pass) : std::nullopt; }

    qint64 jobs = 0;
    qint64 unlisted = 0;
    qint64 readSince = 0;
    qint64 lookedAt = 0;
    bool isActive = false;
    bool isSettled = true;
    qint64 gap = 0;
    IndexPass pass;

private:
    void loadMoves(SqlRun &sql);
};

} // namespace Balehook
