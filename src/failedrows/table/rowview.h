// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <span>

namespace Balehook {

/// What is odd about a row.
struct RowFlags
{
    bool hasFewerCells = false; ///< than the header, or than the first row where there is no header
    bool hasMoreCells = false;
    bool hasOpenQuote = false; ///< holds a quote that never ends, which was read as a plain character
    bool isCut = false; ///< goes on in the next row, because the line is longer than a row may be

    friend bool operator==(const RowFlags &a, const RowFlags &b) = default;
};

/// One row while it is read; valid until the next one is. Empty lines are no rows.
struct RowView
{
    qint64 number = 0; ///< from 0; the header is no row
    qint64 offset = 0; ///< of its first byte in the file
    std::span<const QByteArrayView> cells; ///< UTF-8 (invalid bytes as they are), quotes taken off
    RowFlags flags;

    /// Empty where the row has no such cell.
    QByteArrayView cell(qsizetype column) const
    {
        return column >= 0 && column < qsizetype(cells.size()) ? cells[size_t(column)] : QByteArrayView();
    }
};

} // namespace Balehook
