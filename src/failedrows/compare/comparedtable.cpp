// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/comparedtable.h"

#include "failedrows/table/rowblock.h"
#include "failedrows/table/tablehead.h"

namespace Balehook {

namespace {

constexpr std::size_t mostSampled = 256;

} // namespace

Result<ComparedTable> ComparedTable::open(const QString &path, const QString &wantedFormat)
{
    const auto head = readTableHead(path, TableFormat::fromString(wantedFormat));
    if (!head)
        return head.error();
    if (head.value().sniffed.kind != ContentKind::Table)
        return Error(ErrorKind::NotATable);
    const TableLayout &layout = head.value().table->layout;
    ComparedTable table{path, layout.format, layout.header, layout.columns, {}, {}};
    ReasonColumnGuess reason(table.header);
    std::vector<QByteArrayView> cells;
    for (const auto &block : head.value().blocks) {
        for (qsizetype row = 0; row < block->rows() && table.sample.size() < mostSampled; ++row) {
            const RowView view = block->view(row, cells);
            reason.addRow(view.cells);
            QByteArrayList copies;
            for (const QByteArrayView cell : view.cells)
                copies.append(cell.toByteArray());
            table.sample.push_back(copies);
        }
    }
    table.reason = reason.guess();
    return table;
}

int ComparedTable::columnNamed(const QString &name) const
{
    for (int column = 0; column < int(columns); ++column) {
        if (columnName(column).compare(name.trimmed(), Qt::CaseInsensitive) == 0)
            return column;
    }
    return -1;
}

QString ComparedTable::columnName(int column) const
{
    const QString name = header.value(column).trimmed();
    return name.isEmpty() ? QString::number(column + 1) : name;
}

} // namespace Balehook
