// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/rowspooler.h"

namespace Balehook {

void RowSpooler::beginRow()
{
    // A row within a row is damage; what it began with is no row of its own.
    if (m_isWithinRow)
        m_buffer.truncate(m_rowBegin);
    m_isWithinRow = true;
    m_rowBegin = m_buffer.size();
    m_columns = 0;
}

QByteArray *RowSpooler::cell(int column)
{
    if (column < 0 || column >= m_bounds.columns) {
        m_failure = Obstacle{Obstacle::Kind::TooManyColumns, {}, m_bounds.columns};
        return nullptr;
    }
    if (!m_isWithinRow || column < m_columns) {
        m_failure = Obstacle{Obstacle::Kind::Damaged};
        return nullptr;
    }
    if (m_buffer.size() - m_rowBegin > m_bounds.rowBytes) {
        m_failure = Obstacle{Obstacle::Kind::RowTooLong, {}, m_bounds.rowBytes};
        return nullptr;
    }
    m_buffer.append(column - m_columns + (m_columns > 0 ? 1 : 0), spooledDelimiter);
    m_columns = column + 1;
    return &m_buffer;
}

bool RowSpooler::endRow()
{
    m_isWithinRow = false;
    if (m_buffer.size() - m_rowBegin <= std::max(0, m_columns - 1)) {
        m_buffer.truncate(m_rowBegin);
        return !m_spool.isStopped();
    }
    if (++m_rows > m_bounds.rows) {
        m_buffer.truncate(m_rowBegin);
        m_failure = Obstacle{Obstacle::Kind::TooManyRows, {}, m_bounds.rows};
        return false;
    }
    if (m_width == 0)
        m_width = m_columns;
    if (m_columns < m_width)
        m_buffer.append(m_width - m_columns, spooledDelimiter);
    if (m_buffer.size() - m_rowBegin > m_bounds.rowBytes) {
        m_buffer.truncate(m_rowBegin);
        m_failure = Obstacle{Obstacle::Kind::RowTooLong, {}, m_bounds.rowBytes};
        return false;
    }
    m_buffer += '\n';
    return m_buffer.size() < m_flushAt || flush();
}

bool RowSpooler::flush()
{
    constexpr qsizetype flushBytes = 256 * 1024;
    if (m_isWithinRow)
        m_buffer.truncate(m_rowBegin);
    const bool works = m_buffer.isEmpty() || m_spool.append(m_buffer);
    m_buffer.resize(0);
    m_flushAt = flushBytes;
    return works;
}

} // namespace Balehook
