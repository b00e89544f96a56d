// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/comparedtable.h"

#include "failedrows/table/rowblock.h"
#include "failedrows/table/tablehead.h"
#include "failedrows/table/unpackedtable.h"

namespace Balehook {

namespace {

constexpr std::size_t mostSampled = 256;

} // namespace

Result<ComparedTable> ComparedTable::open(const Source &source, const StopFlag &stop, qint64 mostBytes)
{
    const FileStamp stamp = FileStamp::orNone(source.path);
    const auto unpacked = UnpackedTable::of(source.path, source.choice, stop, mostBytes);
    if (!unpacked)
        return unpacked.error();
    const std::shared_ptr<Spool> &spool = unpacked.value().spool;
    const auto wanted = TableFormat::fromString(source.format);
    const auto head = spool ? readSpooledHead(source.path, spool, unpacked.value().isRows, wanted)
                            : readTableHead(source.path, wanted, stop);
    if (!head)
        return head.error();
    if (head.value().sniffed.kind != ContentKind::Table)
        return Error(ErrorKind::NotATable);
    const TableLayout &layout = head.value().table->layout;
    ComparedTable table{.path = source.path,
                        .stamp = stamp,
                        .choice = source.choice,
                        .spool = spool,
                        .format = layout.format,
                        .header = layout.header,
                        .columns = layout.columns,
                        .sample = {},
                        .reason = {}};
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
    if (const int column = source.reasonColumn.isEmpty() ? -1 : table.columnNamed(source.reasonColumn); column >= 0)
        table.reason.column = column;
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

QHash<QString, int> ComparedTable::columnsByName() const
{
    QHash<QString, int> byName;
    byName.reserve(columns);
    for (int column = int(columns) - 1; column >= 0; --column) // so that the first of a name stays
        byName.insert(foldedName(columnName(column)), column);
    return byName;
}

QString ComparedTable::columnName(int column) const
{
    const QString name = header.value(column).trimmed();
    return name.isEmpty() ? QString::number(column + 1) : name;
}

} // namespace Balehook
