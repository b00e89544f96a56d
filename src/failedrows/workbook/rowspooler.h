// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bounds.h"
#include "failedrows/archive/spool.h"
#include "failedrows/workbook/celltext.h"

namespace Balehook {

/// Writes the rows of a sheet into a spool as a table that RowTokenizer reads. Rows without a text are left out, as
/// they are of CSV; the others are filled up to as many cells as the first one has.
class RowSpooler final
{
public:
    RowSpooler(Spool &spool, const Bounds &bounds)
        : m_spool(spool)
        , m_bounds(bounds)
    { }

    void beginRow();
    /// Where the cell of \a column is appended, in the form of appendSpooledCell(); columns come in order. Null: it is
    /// out of order or beyond the bound, failure() says which.
    QByteArray *cell(int column);
    /// False: no more is wanted, see the spool or failure().
    bool endRow();
    /// The rows that are whole.
    bool flush();

    const std::optional<Obstacle> &failure() const { return m_failure; }

private:
    Spool &m_spool;
    const Bounds m_bounds;
    QByteArray m_buffer;
    bool m_isWithinRow = false;
    qsizetype m_rowBegin = 0; ///< in the buffer
    int m_columns = 0; ///< of the row, so far
    int m_width = 0; ///< of the first row
    qint64 m_rows = 0;
    qsizetype m_flushAt = 16 * 1024; ///< the first rows are on the screen soon
    std::optional<Obstacle> m_failure;
};

} // namespace Balehook
