// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/disk/durablefile.h"
#include "core/errors/result.h"
#include "core/text/tablewriter.h"
#include "failedrows/workbook/workbookwriter.h"

#include <QByteArray>
#include <QCoreApplication>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace Balehook {

/// Writes rows to a file as CSV, JSON Lines, a workbook or any other format, in a worker: open(), addRow() for each
/// row, commit(). The file appears whole and private (0600) at commit(), and is on the disk then, or not at all; an
/// existing one stays as it is until then. Deleting the exporter without commit() leaves nothing.
class RowExporter final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::RowExporter)

public:
    RowExporter(const QString &fileName, ExportFormat format, TableWriter::Options options = {});
    ~RowExporter();
    Q_DISABLE_COPY_MOVE(RowExporter)

    /// Which row of the source the row is that was written as that number, both from 0. Sentences name that one; called
    /// in the worker. Before open().
    void setSourceRows(std::function<qint64(qint64 row)> sourceRow) { m_sourceRow = std::move(sourceRow); }
    Outcome open(const QByteArrayList &header);
    /// False: stop reading, it was cancelled or failed; commit() says which.
    bool addRow(std::span<const QByteArrayView> cells);
    /// The same for one that is JSON already; formats Json and JsonLines.
    bool addElement(QByteArrayView json);

    struct Written
    {
        qint64 rows = 0;
        qint64 bytes = 0;
        qint64 guardedCells = 0; ///< cells that were given an apostrophe, for the user to know
    };
    /// ErrorKind::Cancelled, DiskFull or DiskFailed if it came to nothing; FileNotUsable, with a sentence, where a
    /// workbook cannot hold what was to be written.
    Result<Written> commit();

    /// From any thread, at any time.
    void cancel() { m_cancelled = true; }
    /// Rows so far; from any thread.
    qint64 rowCount() const { return m_rows; }

private:
    bool flush();
    enum class Part { Header, Row };
    Error refusal(Part part) const;

    DurableFile m_file;
    TableWriter m_writer;
    std::optional<WorkbookWriter> m_workbook; ///< in the place of the writer
    std::function<qint64(qint64 row)> m_sourceRow; ///< none: the same
    QByteArray m_buffer;
    Outcome m_outcome = Nothing(); ///< of the last write
    std::atomic<bool> m_cancelled = false;
    std::atomic<qint64> m_rows = 0;
};

} // namespace Balehook
