// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/rowexporter.h"

#include <QLocale>

namespace Balehook {

namespace {

constexpr qsizetype blockBytes = 256 * 1024;

} // namespace

RowExporter::RowExporter(const QString &fileName, ExportFormat format, TableWriter::Options options)
    : m_file(fileName)
    , m_writer(format, options)
{
    if (format == ExportFormat::Xlsx)
        m_workbook.emplace();
}

RowExporter::~RowExporter() = default;

Outcome RowExporter::open(const QByteArrayList &header)
{
    m_outcome = m_file.open();
    if (!m_outcome)
        return m_outcome;
    if (!m_workbook)
        m_writer.begin(m_buffer, header);
    else if (!m_workbook->begin(m_buffer, header))
        m_outcome = refusal(Part::Header);
    return m_outcome;
}

bool RowExporter::addRow(std::span<const QByteArrayView> cells)
{
    if (!m_outcome || m_cancelled)
        return false;
    if (!m_workbook) {
        m_writer.row(m_buffer, cells);
    } else if (!m_workbook->row(m_buffer, cells)) {
        m_outcome = refusal(Part::Row);
        return false;
    }
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

/// Nothing is cut in silence: what a workbook cannot hold is written as CSV.
Error RowExporter::refusal(Part part) const
{
    const qint64 written = m_workbook->refusedRow() - 1;
    const qint64 number = part == Part::Row && m_sourceRow ? m_sourceRow(written) : written;
    const QString row = QLocale().toString(number + 1);
    Error error(ErrorKind::FileNotUsable);
    switch (*m_workbook->refusal()) {
    case WorkbookWriter::Refusal::CellTooLong:
        error.detail = part == Part::Header
            ? tr("The header has a cell with more than 32,767 characters, which a workbook cannot contain. Export the "
                 "rows as CSV instead.")
            : tr("Row %1 has a cell with more than 32,767 characters, which a workbook cannot contain. Export the rows "
                 "as CSV instead.")
                  .arg(row);
        break;
    case WorkbookWriter::Refusal::TooManyColumns:
        error.detail = part == Part::Header
            ? tr("The header has more than 16,384 cells, which a workbook cannot contain. Export the rows as CSV "
                 "instead.")
            : tr("Row %1 has more than 16,384 cells, which a workbook cannot contain. Export the rows as CSV instead.")
                  .arg(row);
        break;
    case WorkbookWriter::Refusal::TooLarge:
        error.detail = tr("The workbook would be larger than 4 GB. Export fewer rows, or export them as CSV instead.");
        break;
    }
    return error;
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
        if (m_workbook)
            m_workbook->end(m_buffer);
        else
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
