// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/exportpass.h"

namespace Balehook {

Outcome ExportPass::open(const QByteArrayList &header)
{
    if (m_columns.empty() || header.isEmpty())
        return m_exporter.open(header);
    QByteArrayList names;
    for (const int column : m_columns)
        names.append(header.value(column));
    return m_exporter.open(names);
}

bool ExportPass::visit(const RowView &row)
{
    if (m_columns.empty())
        return m_exporter.addRow(row.cells);
    m_cells.clear();
    for (const int column : m_columns)
        m_cells.push_back(row.cell(column));
    return m_exporter.addRow(m_cells);
}

} // namespace Balehook
