// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/table/rowview.h"
#include "failedrows/table/tablefile.h"
#include "failedrows/text/tableformat.h"

#include <QStringList>

#include <algorithm>
#include <optional>

namespace Balehook {

/// A table file as it was found when it was opened, and what is needed to read its rows again.
struct TableLayout
{
    /// As many as a sheet may have, however many cells a row has: those behind them are read, but in no column.
    static constexpr qsizetype mostColumns = 16'384;
    /// Rows whose cells go on for ever do not make as many columns.
    static constexpr qsizetype mostExtraColumns = 1'000;

    QString path;
    FileStamp stamp;
    std::shared_ptr<Spool> spool; ///< with the text, where the file is not read as it is
    TableFormat format;
    QStringList header; ///< of the columns; empty where the format has none
    qsizetype cells = 0; ///< of the header or of the first row
    qsizetype columns = 0; ///< as many of these cells as have one
    qint64 rowsBegin = 0; ///< where in the file the first row behind the header begins, or what is before it
    std::optional<qint64> openQuoteInHeader; ///< where in the file

    /// How many columns it takes to show \a row too, where \a known ones were enough before. Empty cells behind the
    /// last text need none.
    qsizetype columnsWith(const RowView &row, qsizetype known) const
    {
        auto filled = std::min({qsizetype(row.cells.size()), columns + mostExtraColumns, mostColumns});
        while (filled > known && row.cells[size_t(filled) - 1].isEmpty())
            --filled;
        return std::max(filled, known);
    }
};

} // namespace Balehook
