// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/tablerow.h"

#include "failedrows/table/rowblock.h"

namespace Balehook {

TableRow::TableRow(std::shared_ptr<const RowBlock> block, qsizetype indexInBlock)
    : m_block(std::move(block))
    , m_index(indexInBlock)
{ }

qint64 TableRow::number() const
{
    return m_block->place().range.firstRow + m_index;
}

qint64 TableRow::offset() const
{
    return m_block->offset(m_index);
}

RowFlags TableRow::flags() const
{
    return m_block->flags(m_index);
}

int TableRow::cellCount() const
{
    return m_block->cellCount(m_index);
}

QByteArrayView TableRow::cell(int column) const
{
    return column >= 0 && column < cellCount() ? m_block->cell(m_index, column) : QByteArrayView();
}

QString TableRow::text(int column) const
{
    return QString::fromUtf8(cell(column));
}

} // namespace Balehook
