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
    RowReader::Range allRows() const { return {layout.rowsBegin, size(), 0}; }
    /// Of the text, in bytes; Spool::unknownSize while it is being unpacked.
    qint64 size() const { return layout.spool ? layout.spool->size() : layout.stamp.size; }
    /// How much of the file is read where \a offset is reached, 0 to 1.
    double shareAt(qint64 offset) const
    {
        if (size() == Spool::unknownSize)
            return layout.spool->share();
        return size() > 0 ? double(offset) / double(size()) : 1;
    }

    const TableLayout layout;
    qsizetype widestInHead = 0; ///< columns that show all of the first rows; never changed once the head is read
    RowIndex index;
};

} // namespace Balehook
