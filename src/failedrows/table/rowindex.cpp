// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/rowindex.h"

#include <algorithm>

namespace Balehook {

void RowIndex::addRow(qint64 number, qint64 offset)
{
    // Only the thread that fills it changes the marks, so it may read them as they are.
    const Mark &last = m_marks.back();
    if (number <= last.row || (number - last.row < rowsInBlock && offset - last.offset < bytesInBlock))
        return;
    const std::lock_guard lock(m_mutex);
    m_marks.push_back({number, offset});
}

void RowIndex::complete(qint64 rows, qint64 end)
{
    const std::lock_guard lock(m_mutex);
    if (rows > m_marks.back().row)
        m_marks.push_back({rows, end});
    m_isComplete = true;
}

bool RowIndex::isComplete() const
{
    const std::lock_guard lock(m_mutex);
    return m_isComplete;
}

qint64 RowIndex::rows() const
{
    const std::lock_guard lock(m_mutex);
    return m_marks.back().row;
}

qint64 RowIndex::blocks() const
{
    const std::lock_guard lock(m_mutex);
    return qint64(m_marks.size()) - 1;
}

RowIndex::Block RowIndex::block(qint64 number) const
{
    const std::lock_guard lock(m_mutex);
    return blockAt(size_t(number));
}

std::optional<RowIndex::Block> RowIndex::blockOf(qint64 row) const
{
    const std::lock_guard lock(m_mutex);
    if (row < 0 || row >= m_marks.back().row)
        return std::nullopt;
    const auto behind = std::upper_bound(m_marks.begin(), m_marks.end(), row,
                                         [](qint64 wanted, const Mark &mark) { return wanted < mark.row; });
    return blockAt(size_t(behind - m_marks.begin()) - 1);
}

RowIndex::Block RowIndex::blockAt(size_t mark) const
{
    const Mark &begin = m_marks[mark];
    const Mark &end = m_marks[mark + 1];
    return {qint64(mark), {begin.offset, end.offset, begin.row}, end.row - begin.row};
}

} // namespace Balehook
