// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/table/rowvisitor.h"

#include <QByteArrayList>

#include <vector>

namespace Balehook {

/// Keeps the cells of the rows of a pass, for the clipboard. Ends the pass when they become too many.
class CellCollector final : public RowVisitor
{
public:
    static constexpr qint64 mostBytes = 64 * 1024 * 1024;

    explicit CellCollector(std::vector<int> columns)
        : m_columns(std::move(columns))
    { }

    bool visit(const RowView &row) override
    {
        QByteArrayList cells;
        cells.reserve(qsizetype(m_columns.size()));
        for (const int column : m_columns) {
            cells.append(row.cell(column).toByteArray());
            m_bytes += cells.back().size();
        }
        rows.push_back(std::move(cells));
        return m_bytes <= mostBytes;
    }

    bool isTooMuch() const { return m_bytes > mostBytes; }

    std::vector<QByteArrayList> rows; ///< one for each row, with the columns asked for

private:
    const std::vector<int> m_columns;
    qint64 m_bytes = 0;
};

} // namespace Balehook
