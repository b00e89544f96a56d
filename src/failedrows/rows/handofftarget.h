// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/disk/durablefile.h"
#include "core/errors/result.h"
#include "core/secrets/secretfilter.h"
#include "core/text/tablewriter.h"
#include "failedrows/archive/zipwriter.h"
#include "failedrows/rows/handoffreport.h"
#include "failedrows/rows/rowmask.h"

#include <QCoreApplication>

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace Balehook {

/// Where a report goes, written in a worker: a Markdown file and an HTML file beside each other, or an archive with
/// both and all rows as CSV. open(), the rows, commit(). Private (0600). Nothing appears before commit(), and a file
/// is on the disk then, or not there.
class HandoffTarget final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::HandoffTarget)

public:
    /// \a fileName: of the Markdown file or of the archive.
    HandoffTarget(const QString &fileName, bool isArchive, RowMask mask);
    ~HandoffTarget();
    Q_DISABLE_COPY_MOVE(HandoffTarget)

    /// A safe name for a file made of \a base, without secrets.
    static QString proposedName(const QString &base, bool isArchive);
    /// \a fileName with the ending of its kind, which the user may have left out.
    static QString withSuffix(const QString &fileName, bool isArchive);
    static QString suffix(bool isArchive); ///< without the dot
    /// The HTML file beside the Markdown file \a fileName.
    static QString besideOf(const QString &fileName);
    /// In the archive.
    static QString rowsName();

    Outcome open();
    /// Archives only, before any row; \a header may be empty.
    bool beginRows(const QByteArrayList &header);
    /// False: stop, it was cancelled or failed; commit() says which.
    bool addRow(std::span<const QByteArrayView> cells);
    /// Paths of the files. Only where the second one cannot be given its name, the first one may be there; the error is
    /// of the second.
    Result<QStringList> commit(const HandoffReport &report);
    /// Cells of the rows that were given an apostrophe.
    qint64 guardedCells() const { return m_writer.guardedCells(); }

    /// From any thread, at any time.
    void cancel() { m_isCancelled = true; }
    /// From any thread.
    qint64 rowCount() const { return m_rows; }

private:
    bool flush(bool isLast);
    void addMember(const char *name, const QByteArray &content);

    const bool m_isArchive;
    const RowMask m_mask;
    std::vector<std::unique_ptr<DurableFile>> m_files; ///< the archive, or both files
    std::optional<ZipWriter> m_zip;
    TableWriter m_writer{ExportFormat::Csv};
    SecretFilter m_filter{SecretFilter::Hidden::Replaced};
    QByteArray m_buffer; ///< of rows
    bool m_hasRows = false;
    Outcome m_outcome = Nothing();
    std::atomic<bool> m_isCancelled = false;
    std::atomic<qint64> m_rows = 0;
};

} // namespace Balehook
