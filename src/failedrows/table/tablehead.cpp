// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/tablehead.h"

#include "failedrows/table/rowblock.h"

namespace Balehook {

namespace {

/// Some screens full.
constexpr qint64 headBlocks = 4;

QStringList texts(const RowView &row)
{
    QStringList list;
    for (const QByteArrayView cell : row.cells)
        list += QString::fromUtf8(cell);
    return list;
}

/// Makes the table from what its first rows are, and tells its index the first blocks of them.
Result<std::shared_ptr<OpenTable>> openTable(TableFile &file, TableLayout layout)
{
    const TableFormat &format = layout.format;
    const qint64 size = layout.stamp.size;
    RowReader reader(file, format, {format.bomLength, size, format.hasHeader ? -1 : 0}, 0);
    bool hasRow = reader.next();
    if (hasRow)
        layout.columns = qsizetype(reader.row().cells.size());
    if (hasRow && format.hasHeader) {
        layout.header = texts(reader.row());
        if (reader.row().flags.hasOpenQuote)
            layout.openQuoteInHeader = reader.openQuote();
        hasRow = reader.next();
    }
    layout.rowsBegin = hasRow ? reader.row().offset : size;

    auto table = std::make_shared<OpenTable>(std::move(layout));
    qint64 rows = 0;
    for (; hasRow && table->index.blocks() < headBlocks; hasRow = reader.next(), ++rows)
        table->index.addRow(reader.row().number, reader.row().offset);
    if (reader.error())
        return *reader.error();
    if (!hasRow)
        table->index.complete(rows, size);
    return table;
}

} // namespace

TableFormat chosenFormat(const std::optional<TableFormat> &wanted, const TableFormat &guessed)
{
    TableFormat format = wanted.value_or(guessed);
    format.bomLength = guessed.bomLength;
    if (guessed.bomLength > 0)
        format.encoding = guessed.encoding;
    return format;
}

Result<TableHead> readTableHead(const QString &path, const std::optional<TableFormat> &format)
{
    TableFile file(path);
    if (const Outcome opened = file.open(); !opened)
        return opened.error();
    TableLayout layout;
    layout.path = path;
    layout.stamp = file.stamp();
    QByteArray firstBytes(std::min<qint64>(layout.stamp.size, sniffedBytes), Qt::Uninitialized);
    if (const Outcome read = file.read(firstBytes.data(), 0, firstBytes.size()); !read)
        return read.error();

    TableHead head;
    head.sniffed = sniff(firstBytes, firstBytes.size() == layout.stamp.size);
    if (head.sniffed.kind == ContentKind::Empty)
        return Error(ErrorKind::FileEmpty);
    if (head.sniffed.kind != ContentKind::Table) {
        head.table = std::make_shared<OpenTable>(std::move(layout));
        return head;
    }
    layout.format = chosenFormat(format, head.sniffed.format);
    const auto table = openTable(file, std::move(layout));
    if (!table)
        return table.error();
    head.table = table.value();
    for (qint64 number = 0; number < std::min(head.table->index.blocks(), headBlocks); ++number) {
        auto block = RowBlock::read(file, head.table->layout, head.table->index.block(number));
        if (!block)
            return block.error();
        head.blocks.push_back(std::move(block).value());
    }
    return head;
}

} // namespace Balehook
