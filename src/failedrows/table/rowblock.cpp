// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/rowblock.h"

#include "failedrows/table/tablelayout.h"

#include <algorithm>

namespace Balehook {

Result<std::shared_ptr<const RowBlock>> RowBlock::read(TableFile &file, const TableLayout &layout,
                                                       const RowIndex::Block &place)
{
    const auto block = std::make_shared<RowBlock>(place);
    RowReader reader(file, layout.format, place.range, layout.cells);
    const qint64 bytes = place.range.end - place.range.begin;
    block->m_text.reserve(qsizetype(bytes));
    block->m_rows.reserve(size_t(place.rows));
    // Rows may be much shorter than the first one, and no cell takes less than a byte with what is behind it.
    block->m_cellEnds.reserve(size_t(std::min<qint64>(place.rows * layout.cells, bytes)));
    while (reader.next())
        block->append(reader.row());
    if (reader.error())
        return *reader.error();
    if (block->rows() != place.rows)
        return Error(ErrorKind::FileChanged);
    return std::shared_ptr<const RowBlock>(block);
}

void RowBlock::append(const RowView &row)
{
    m_rows.push_back({row.offset, m_cellEnds.size(), row.flags});
    for (const QByteArrayView cell : row.cells) {
        m_text.append(cell);
        m_cellEnds.push_back(m_text.size());
    }
}

int RowBlock::cellCount(qsizetype row) const
{
    const size_t behind = row + 1 < rows() ? m_rows[size_t(row) + 1].firstCell : m_cellEnds.size();
    return int(behind - m_rows[size_t(row)].firstCell);
}

QByteArrayView RowBlock::cell(qsizetype row, qsizetype column) const
{
    const size_t index = m_rows[size_t(row)].firstCell + size_t(column);
    const qsizetype begin = index == 0 ? 0 : m_cellEnds[index - 1];
    return QByteArrayView(m_text).sliced(begin, m_cellEnds[index] - begin);
}

RowView RowBlock::view(qsizetype row, std::vector<QByteArrayView> &cells) const
{
    cells.clear();
    for (int column = 0; column < cellCount(row); ++column)
        cells.push_back(cell(row, column));
    return {m_place.range.firstRow + row, offset(row), cells, flags(row)};
}

qsizetype RowBlock::bytes() const
{
    return m_text.capacity() + qsizetype(m_cellEnds.capacity() * sizeof(qsizetype) + m_rows.capacity() * sizeof(Row));
}

} // namespace Balehook
