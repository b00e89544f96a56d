// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/table/rowindex.h"
#include "failedrows/table/tablelayout.h"

#include <atomic>
#include <memory>

namespace Balehook {

/// Set by the GUI thread to end work in a worker soon.
using StopFlag = std::shared_ptr<std::atomic_bool>;

/// An open table, shared by the document and its workers. The layout never changes, the index grows.
struct OpenTable
{
    OpenTable(TableLayout tableLayout)
        : layout(std::move(tableLayout))
        , index(layout.rowsBegin)
    { }

    /// All rows behind the header.
    RowReader::Range allRows() const { return {layout.rowsBegin, layout.stamp.size, 0}; }

    const TableLayout layout;
    RowIndex index;
};

} // namespace Balehook
