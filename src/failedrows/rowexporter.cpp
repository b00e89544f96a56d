// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rowexporter.h"

namespace Balehook {

namespace {

constexpr qsizetype blockBytes = 256 * 1024;

} // namespace

RowExporter::RowExporter(const QString &fileName, ExportFormat format, TableWriter::Options options)
    : m_file(fileName)
    , m_writer(format, options)
{ }

RowExporter::~RowExporter() = default;

Outcome RowExporter::open(const QByteArrayList &header)
{
    m_outcome = m_file.open();
    if (m_outcome)
        m_writer.begin(m_buffer, header);
    return m_outcome;
}

bool RowExporter::addRow(std::span<const QByteArrayView> cells)
{
    if (!m_outcome || m_cancelled)
        return false;
    m_writer.row(m_buffer, cells);
    ++m_rows;
    return m_buffer.size() < blockBytes || flush();
}

bool RowExporter::addElement(QByteArrayView json)
{
    if (!m_outcome || m_cancelled)
        return false;
    m_writer.element(m_buffer, json);
    ++m_rows;
    return m_buffer.size() < blockBytes || flush();
}

bool RowExporter::flush()
{
    m_outcome = m_file.write(m_buffer);
    m_buffer.resize(0);
    return m_outcome.ok();
}

Result<RowExporter::Written> RowExporter::commit()
{
    if (m_outcome && !m_cancelled) {
        m_writer.end(m_buffer);
        flush();
    }
    if (m_cancelled) {
        m_file.discard();
        return Error(ErrorKind::Cancelled);
    }
    if (m_outcome)
        m_outcome = m_file.commit();
    if (!m_outcome)
        return m_outcome.error();
    return Written{m_rows, m_file.size(), m_writer.guardedCells()};
}

} // namespace Balehook
