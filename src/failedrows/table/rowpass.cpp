// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/rowpass.h"

#include "failedrows/table/blockcache.h"
#include "failedrows/table/reportpace.h"
#include "failedrows/table/rowblock.h"
#include "failedrows/table/rowvisitor.h"

namespace Balehook {

namespace {

/// The clock is asked once for so many rows.
constexpr qint64 rowsBetweenReports = 64;

/// How a pass ends whose rows are all read.
Outcome ended(const RowReader &reader, const TableFile &file)
{
    if (reader.error())
        return *reader.error();
    return file.check();
}

Outcome tellEnd(RowVisitor &visitor, const Outcome &outcome)
{
    if (outcome)
        visitor.end();
    return outcome;
}

double shareOf(qint64 part, qint64 whole)
{
    return whole > 0 ? double(part) / double(whole) : 1;
}

} // namespace

Outcome indexRows(OpenTable &table, RowVisitor *visitor, const std::atomic_bool &stop,
                  const std::function<void(const IndexReport &)> &report)
{
    const TableLayout &layout = table.layout;
    TableFile file(layout.path, layout.spool);
    if (const Outcome opened = file.open(layout.stamp); !opened)
        return opened;
    RowReader reader(file, layout.format, table.allRows(), layout.cells);
    ReportPace pace;
    IndexReport known;
    known.columns = table.widestInHead;
    if (layout.openQuoteInHeader)
        known.openQuote = {-1, *layout.openQuoteInHeader};
    while (reader.next()) {
        if (stop)
            return Error(ErrorKind::Cancelled);
        const RowView &row = reader.row();
        known.rows = row.number + 1;
        table.index.addRow(row.number, row.offset);
        known.raggedRows += row.flags.hasFewerCells || row.flags.hasMoreCells;
        if (row.flags.hasMoreCells)
            known.columns = layout.columnsWith(row, known.columns);
        if (row.flags.hasOpenQuote && !known.openQuote)
            known.openQuote = {row.number, reader.openQuote()};
        // A visitor that has enough does not end the index.
        if (visitor && !visitor->visit(row))
            visitor = nullptr;
        if (row.number % rowsBetweenReports == 0 && pace.isDue()) {
            known.bytes = qint64(table.shareAt(row.offset) * double(layout.stamp.size));
            report(known);
        }
    }
    const Outcome outcome = ended(reader, file);
    if (outcome) {
        table.index.complete(known.rows, file.size());
        known.bytes = layout.stamp.size;
        if (visitor)
            visitor->end();
    }
    report(known);
    return outcome;
}

Outcome passAllRows(const OpenTable &table, RowVisitor &visitor, const std::atomic_bool &stop, const PassReport &report)
{
    const TableLayout &layout = table.layout;
    TableFile file(layout.path, layout.spool);
    if (const Outcome opened = file.open(layout.stamp); !opened)
        return opened;
    RowReader reader(file, layout.format, table.allRows(), layout.cells);
    ReportPace pace;
    while (reader.next()) {
        if (stop)
            return Error(ErrorKind::Cancelled);
        const RowView &row = reader.row();
        if (!visitor.visit(row))
            return Nothing();
        if (row.number % rowsBetweenReports == 0 && pace.isDue())
            report(table.shareAt(row.offset), row.number + 1);
    }
    return tellEnd(visitor, ended(reader, file));
}

Outcome passRows(const OpenTable &table, const std::vector<quint32> &rows, RowVisitor &visitor,
                 const std::atomic_bool &stop, const PassReport &report)
{
    TableFile file(table.layout.path, table.layout.spool);
    if (const Outcome opened = file.open(table.layout.stamp); !opened)
        return opened;
    BlockCache cache;
    ReportPace pace;
    std::vector<QByteArrayView> cells;
    for (size_t index = 0; index < rows.size(); ++index) {
        if (stop)
            return Error(ErrorKind::Cancelled);
        const auto place = table.index.blockOf(rows[index]);
        if (!place)
            return Error(ErrorKind::FileChanged);
        auto block = cache.block(place->number);
        if (!block) {
            auto read = RowBlock::read(file, table.layout, *place);
            if (!read)
                return read.error();
            block = std::move(read).value();
            cache.insert(block);
        }
        if (!visitor.visit(block->view(rows[index] - place->range.firstRow, cells)))
            return Nothing();
        if (pace.isDue())
            report(shareOf(qint64(index), qint64(rows.size())), qint64(index));
    }
    return tellEnd(visitor, file.check());
}

} // namespace Balehook
