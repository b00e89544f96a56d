// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rowexporter.h"

#include "failedrows/diskerror.h"

#include <QFile>

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
    if (!m_file.open(QIODevice::WriteOnly)) {
        m_failed = true;
        return writeError();
    }
    // Before the first byte: rows of customers are nobody else's business.
    if (!m_file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner)) {
        m_failed = true;
        return writeError();
    }
    m_writer.begin(m_buffer, header);
    return Nothing();
}

bool RowExporter::addRow(std::span<const QByteArrayView> cells)
{
    if (m_failed || m_cancelled)
        return false;
    m_writer.row(m_buffer, cells);
    ++m_rows;
    return m_buffer.size() < blockBytes || flush();
}

bool RowExporter::addElement(QByteArrayView json)
{
    if (m_failed || m_cancelled)
        return false;
    m_writer.element(m_buffer, json);
    ++m_rows;
    return m_buffer.size() < blockBytes || flush();
}

bool RowExporter::flush()
{
    if (m_file.write(m_buffer) != m_buffer.size()) {
        m_failed = true;
        return false;
    }
    m_bytes += m_buffer.size();
    m_buffer.resize(0);
    return true;
}

Result<RowExporter::Written> RowExporter::commit()
{
    if (!m_cancelled && !m_failed) {
        m_writer.end(m_buffer);
        flush();
    }
    if (m_cancelled) {
        discard();
        return Error(ErrorKind::Cancelled);
    }
    if (m_failed) {
        const Error error = writeError();
        discard();
        return error;
    }
    if (!m_file.commit())
        return writeError();
    return Written{m_rows, m_bytes, m_writer.guardedCells()};
}

void RowExporter::discard()
{
    if (!m_file.isOpen())
        return;
    m_file.cancelWriting();
    m_file.commit(); // removes what was written
}

Error RowExporter::writeError() const
{
    return diskError(m_file.fileName(), m_file.errorString());
}

} // namespace Balehook
