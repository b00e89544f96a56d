// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/rowexporter.h"
#include "failedrows/table/rowvisitor.h"

#include <vector>

namespace Balehook {

/// Exports rows while they are read: open() before the scan, commit() after it. cancel() and rowCount() are of
/// RowExporter and may be called meanwhile. A row with fewer cells gets empty ones.
class ExportPass final : public RowVisitor
{
public:
    /// \a columns in the order to write them; none: whatever cells a row has.
    ExportPass(const QString &fileName, ExportFormat format, TableWriter::Options options, std::vector<int> columns)
        : m_exporter(fileName, format, options)
        , m_columns(std::move(columns))
    { }

    RowExporter &exporter() { return m_exporter; }
    /// \a header of the whole file; may be empty.
    Outcome open(const QByteArrayList &header);
    bool visit(const RowView &row) override;

private:
    RowExporter m_exporter;
    std::vector<int> m_columns;
    std::vector<QByteArrayView> m_cells;
};

} // namespace Balehook
