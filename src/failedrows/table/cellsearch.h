// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/table/rowview.h"
#include "failedrows/text/cellpattern.h"
#include "failedrows/text/foldedneedle.h"

#include <atomic>
#include <memory>
#include <vector>

namespace Balehook {

/// Which cells of a row hold a text, without regard to case, or something that a regular expression describes.
class CellSearch final
{
public:
    /// In all columns where \a columns is empty.
    CellSearch(const QString &text, std::vector<int> columns, CellTextKind kind = CellTextKind::Text);

    /// Calls \a found with each column whose cell holds the text, until \a stop: an expression may take a moment for
    /// each cell.
    template <typename Found>
    void eachIn(const RowView &row, Found found, const std::atomic_bool &stop = false) const
    {
        if (m_columns.empty()) {
            for (qsizetype column = 0; column < qsizetype(row.cells.size()) && !stop; ++column)
                test(row, int(column), found);
        } else {
            for (std::size_t index = 0; index < m_columns.size() && !stop; ++index)
                test(row, m_columns[index], found);
        }
    }

    /// The first place at or after \a from in the text of a file where a cell may begin to hold it; -1 if there is
    /// none. Rows need not be told apart there, nor quotes be taken off.
    qsizetype mayHold(QByteArrayView fileText, qsizetype from) const
    {
        if (m_pattern)
            return from < fileText.size() ? from : -1;
        return m_probe.indexIn(fileText, from);
    }
    /// See FoldedNeedle.
    void fitTo(QByteArrayView sample) { m_probe.fitTo(sample); }
    /// See CellPattern.
    bool isTooCostly() const { return m_pattern && m_pattern->isTooCostly(); }

private:
    template <typename Found>
    void test(const RowView &row, int column, Found &found) const
    {
        if (m_pattern ? m_pattern->isIn(row.cell(column)) : m_needle.indexIn(row.cell(column)) >= 0)
            found(column);
    }

    FoldedNeedle m_needle;
    FoldedNeedle m_probe; ///< a part that looks the same in quotes
    std::vector<int> m_columns; ///< ascending
    std::shared_ptr<const CellPattern> m_pattern; ///< instead of the needles
};

} // namespace Balehook
