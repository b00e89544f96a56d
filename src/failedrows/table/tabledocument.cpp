// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/tabledocument.h"

#include "failedrows/table/cellsearch.h"
#include "failedrows/table/rowblock.h"
#include "failedrows/table/rowvisitor.h"
#include "failedrows/table/tabledocument_p.h"
#include "failedrows/table/tablefind.h"
#include "failedrows/table/tablescan.h"

namespace Balehook {

TableDocument::TableDocument(QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this))
{ }

TableDocument::~TableDocument() = default;

void TableDocument::open(const QString &path, const std::optional<TableFormat> &format, const TableChoice &choice)
{
    d->open(path, format, choice);
}

void TableDocument::readAll(std::shared_ptr<RowVisitor> visitor)
{
    if (d->isTable())
        d->readAll(std::move(visitor));
}

void TableDocument::close()
{
    d->close();
}

QString TableDocument::path() const
{
    return d->path;
}

ContentKind TableDocument::kind() const
{
    return d->kind;
}

const TableContents &TableDocument::contents() const
{
    return d->contents;
}

std::optional<Obstacle> TableDocument::obstacle() const
{
    return d->obstacle;
}

qint64 TableDocument::formulasWithoutValue() const
{
    return d->isTable() && d->table->layout.spool ? d->table->layout.spool->formulasWithoutValue() : 0;
}

bool TableDocument::isUnpacked() const
{
    return d->isTable() && d->table->layout.spool;
}

TableFormat TableDocument::format() const
{
    return d->isTable() ? d->table->layout.format : TableFormat();
}

TableFormat TableDocument::guessedFormat() const
{
    return d->guessedFormat;
}

FileStamp TableDocument::stamp() const
{
    return d->table ? d->table->layout.stamp : FileStamp();
}

QStringList TableDocument::header() const
{
    return d->isTable() ? d->table->layout.header : QStringList();
}

int TableDocument::namedColumns() const
{
    return d->isTable() ? int(d->table->layout.columns) : 0;
}

int TableDocument::columnCount() const
{
    return d->isTable() ? int(d->report.columns) : 0;
}

qint64 TableDocument::rowCount() const
{
    return d->report.rows;
}

bool TableDocument::isComplete() const
{
    return d->isComplete;
}

std::optional<OpenQuote> TableDocument::openQuote() const
{
    return d->report.openQuote;
}

qint64 TableDocument::raggedRows() const
{
    return d->report.raggedRows;
}

std::optional<TableRow> TableDocument::row(qint64 number) const
{
    const auto place = d->isTable() ? d->table->index.blockOf(number) : std::nullopt;
    auto block = place ? d->cache.block(place->number) : nullptr;
    if (!block)
        return std::nullopt;
    return TableRow(std::move(block), number - place->range.firstRow);
}

void TableDocument::fetch(qint64 first, qint64 count)
{
    if (!d->isTable())
        return;
    QSet<qint64> blocks;
    const qint64 behind = std::min(first + count, rowCount());
    for (qint64 row = std::max<qint64>(first, 0); row < behind;) {
        const auto block = d->table->index.blockOf(row);
        blocks.insert(block->number);
        row = block->range.firstRow + block->rows;
    }
    d->fetch(blocks);
}

void TableDocument::fetch(const std::vector<qint64> &rows)
{
    if (!d->isTable())
        return;
    QSet<qint64> blocks;
    for (const qint64 row : rows) {
        if (const auto block = d->table->index.blockOf(row))
            blocks.insert(block->number);
    }
    d->fetch(blocks);
}

RowScan *TableDocument::scan(std::shared_ptr<RowVisitor> visitor, std::shared_ptr<const std::vector<quint32>> rows)
{
    Q_ASSERT(d->isTable());
    return d->keep(new TableScan(d->workers, d->table, std::move(visitor), std::move(rows), this));
}

TextFind *TableDocument::find(const QString &text, const std::vector<int> &columns, CellTextKind kind)
{
    Q_ASSERT(d->isTable() && !text.isEmpty());
    const auto search = std::make_shared<const CellSearch>(text, columns, kind);
    return d->keep(new TableFind(d->workers, d->table, search, this));
}

} // namespace Balehook
