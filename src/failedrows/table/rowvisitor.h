// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/table/rowview.h"

namespace Balehook {

/// Sees rows in a worker thread: groups reasons, filters, collects sort keys, exports. Shared by its owner and the
/// scan; the owner reads its result after RowScan::finished() and touches nothing before, except what is atomic.
class RowVisitor
{
public:
    RowVisitor() = default;
    virtual ~RowVisitor() = default;
    Q_DISABLE_COPY_MOVE(RowVisitor)

    /// Called once for each row, in the order of the scan. The views in \a row are gone afterwards. False ends the scan
    /// early, which then finishes well.
    virtual bool visit(const RowView &row) = 0;
    /// Called in the thread of the pass when the last row was visited; not where it was stopped or failed.
    virtual void end() { }
};

} // namespace Balehook
