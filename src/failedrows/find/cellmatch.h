// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/find/wantedvalue.h"
#include "failedrows/table/cellsearch.h"

namespace Balehook {

/// Which cells have what is looked for in all kept files. A value: each thread has one.
class CellMatch final
{
public:
    enum class Kind {
        Value, ///< the whole cell: WantedValue
        Part, ///< the text anywhere in a cell, without regard to case
    };

    /// \a text with something else than blanks in it.
    CellMatch(const QString &text, Kind kind);

    Kind kind() const { return m_kind; }
    /// Calls \a found with each column whose cell has it.
    template <typename Found>
    void eachIn(const RowView &row, Found found) const
    {
        if (m_kind == Kind::Part) {
            m_search.eachIn(row, found);
            return;
        }
        for (qsizetype column = 0; column < qsizetype(row.cells.size()); ++column) {
            if (m_value.isIn(row.cell(column)))
                found(int(column));
        }
    }

    /// The hash that filters know it by; nothing where they do not.
    std::optional<quint64> filterHash() const;
    /// See CellSearch.
    qsizetype mayHold(QByteArrayView fileText, qsizetype from) const { return m_search.mayHold(fileText, from); }
    /// See FoldedNeedle.
    void fitTo(QByteArrayView sample) { m_search.fitTo(sample); }
    /// The longest text in a file in which mayHold() finds one place.
    qsizetype longestPlace() const { return m_longestPlace; }
    /// Its letters are in the same bytes in each encoding but UTF-16.
    bool isAscii() const { return m_isAscii; }

private:
    Kind m_kind;
    WantedValue m_value;
    CellSearch m_search;
    qsizetype m_longestPlace;
    bool m_isAscii;
};

} // namespace Balehook
