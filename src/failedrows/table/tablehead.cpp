// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/tablehead.h"

#include "failedrows/table/rowblock.h"
#include "failedrows/table/tablesniffer.h"
#include "failedrows/workbook/celltext.h"

namespace Balehook {

namespace {

/// Some screens full.
constexpr qint64 headBlocks = 4;

QStringList texts(std::span<const QByteArrayView> cells)
{
    QStringList list;
    for (const QByteArrayView cell : cells)
        list += QString::fromUtf8(cell);
    return list;
}

/// Makes the table from what its first rows are, and tells its index the first blocks of them.
Result<std::shared_ptr<OpenTable>> openTable(TableFile &file, TableLayout layout)
{
    const TableFormat &format = layout.format;
    RowReader reader(file, format, {format.skippedBytes, file.size(), format.hasHeader ? -1 : 0}, 0);
    bool hasRow = reader.next();
    if (hasRow) {
        layout.cells = qsizetype(reader.row().cells.size());
        layout.columns = std::min(layout.cells, TableLayout::mostColumns);
    }
    if (hasRow && format.hasHeader) {
        layout.header = texts(reader.row().cells.first(size_t(layout.columns)));
        if (reader.row().flags.hasOpenQuote)
            layout.openQuoteInHeader = reader.openQuote();
        hasRow = reader.next();
    }
    layout.rowsBegin = hasRow ? reader.row().offset : file.size();

    auto table = std::make_shared<OpenTable>(layout);
    qint64 rows = 0;
    qsizetype columns = layout.columns;
    for (; hasRow && table->index.blocks() < headBlocks; hasRow = reader.next(), ++rows) {
        table->index.addRow(reader.row().number, reader.row().offset);
        columns = layout.columnsWith(reader.row(), columns);
    }
    if (reader.error())
        return *reader.error();
    if (!hasRow)
        table->index.complete(rows, file.size());
    table->widestInHead = columns;
    return table;
}

/// The first rows of \a head, whose kind and format are known.
Result<TableHead> takeRows(TableFile &file, TableLayout layout, TableHead head)
{
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

} // namespace

TableFormat chosenFormat(const std::optional<TableFormat> &wanted, const TableFormat &guessed)
{
    TableFormat format = wanted.value_or(guessed);
    // What was chosen for a workbook says nothing of a text, and the other way round, but for the header.
    if ((format.delimiter == spooledDelimiter) != (guessed.delimiter == spooledDelimiter)) {
        format.delimiter = guessed.delimiter;
        format.encoding = guessed.encoding;
    }
    format.skippedBytes = guessed.skippedBytes;
    format.hasMark = guessed.hasMark;
    if (guessed.hasMark)
        format.encoding = guessed.encoding;
    return format;
}

Result<TableHead> readTableHead(const QString &path, const std::optional<TableFormat> &format, const StopFlag &stop)
{
    TableFile file(path);
    file.setStop(stop);
    if (const Outcome opened = file.open(); !opened)
        return opened.error();
    TableLayout layout;
    layout.path = path;
    layout.stamp = file.stamp();
    const Result<Sniffed> sniffed = sniffFile(file, false);
    if (!sniffed)
        return sniffed.error();

    TableHead head;
    head.sniffed = sniffed.value();
    if (head.sniffed.kind == ContentKind::Empty)
        return Error(ErrorKind::FileEmpty);
    if (head.sniffed.kind != ContentKind::Table) {
        head.table = std::make_shared<OpenTable>(std::move(layout));
        return head;
    }
    layout.format = chosenFormat(format, head.sniffed.format);
    return takeRows(file, std::move(layout), std::move(head));
}

Result<TableHead> readSpooledHead(const QString &path, const std::shared_ptr<Spool> &spool, bool isRows,
                                  const std::optional<TableFormat> &format)
{
    TableLayout layout;
    layout.path = path;
    layout.stamp = FileStamp::orNone(path);
    layout.spool = spool;
    TableFile file(path, spool);
    const Result<Sniffed> sniffed = sniffFile(file, isRows);
    if (!sniffed)
        return sniffed.error();

    TableHead head;
    head.sniffed = sniffed.value();
    if (head.sniffed.kind == ContentKind::Empty && !spool->failure())
        return Error(ErrorKind::FileEmpty);
    if (head.sniffed.kind != ContentKind::Table) {
        head.table = std::make_shared<OpenTable>(std::move(layout));
        return head;
    }
    layout.format = chosenFormat(format, head.sniffed.format);
    return takeRows(file, std::move(layout), std::move(head));
}

} // namespace Balehook
